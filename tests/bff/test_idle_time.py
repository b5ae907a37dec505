"""How long a session may idle."""

import pytest

from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.time_travel import age_sessions
from tests.support.visitor import Visitor

CONTEXT = "/IDMProv/context/LoadContextConfigServlet"
VERSION = "IDMProv/rest/access/info/version"
SETTING_MS = 1_200_000


def _idle_ms(visitor: Visitor) -> int:
    """Milliseconds from the last activity to the idle end; the tests act within a minute of the sign-in."""
    told = visitor.get("bff/session?touch=false").json()
    since = next(each["lastSeen"] for each in visitor.get("bff/sessions").json()["sessions"] if each["current"])
    return int(told["idleEndsAt"] - since)


def _start(visitor: Visitor, mock: MockControl, session_time_out: int) -> None:
    context = {"contextPath": "/IDMProv", "sessionTimeOut": session_time_out, "applicationDomain": "aldermoor.example"}
    mock.fault(
        CONTEXT, status=200, times=1, body={**context, "searchWithRequesterCN": False, "provisioningRoot": "o=system"}
    )
    assert visitor.get("bff/bootstrap").status_code == 200


def test_it_is_what_the_identity_applications_say(signed_in: Visitor, mock: MockControl) -> None:
    """The idle time is that of the identity applications after the first start answer; before, that of the setting."""
    assert _idle_ms(signed_in) == SETTING_MS

    _start(signed_in, mock, 300)

    assert _idle_ms(signed_in) == 300_000


def test_an_extended_session_keeps_it(signed_in: Visitor, mock: MockControl) -> None:
    """An extension keeps the idle time, because the console does not load its start answer again."""
    _start(signed_in, mock, 300)

    signed_in.navigate(signed_in.callback_url(begin="bff/extend"))

    assert _idle_ms(signed_in) == 300_000


@pytest.mark.parametrize("session_time_out", [0, -1])
def test_no_time_out_is_none_of_ours(signed_in: Visitor, mock: MockControl, session_time_out: int) -> None:
    """With a time-out of 0 or less the setting counts: a session must end by idling, but not at once."""
    _start(signed_in, mock, session_time_out)

    assert _idle_ms(signed_in) == SETTING_MS


def test_what_a_page_does_by_itself_is_no_activity(signed_in: Visitor, stack: Stack) -> None:
    """Such a call is answered, and the session ends as early as before; any other call puts its end off."""
    age_sessions(stack.redis_url, stack.environ["BFF_SECRET_KEYS"], 600)

    def _end_ms() -> int:
        return int(signed_in.get("bff/session?touch=false").json()["idleEndsAt"])

    before = _end_ms()
    assert signed_in.get(VERSION, headers={"X-Background": "1"}).status_code == 200
    assert _end_ms() == before
    assert signed_in.get(VERSION).status_code == 200
    assert _end_ms() >= before + 600_000
