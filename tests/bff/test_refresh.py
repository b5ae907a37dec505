"""Tokens that expire while people work."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.time_travel import age_tokens
from tests.support.visitor import Visitor
from tests.support.waiting import wait_until

pytestmark = pytest.mark.usefixtures("nobody_else")

REST = "IDMProv/rest/access"
VERSION = f"{REST}/info/version"
PREFERENCE = f"{REST}/preference?attribute=idm.userList.pageSize"


def _refreshes(mock: MockControl) -> int:
    return int(mock.stats()["grants"].get("refresh_token", 0))


def _age(stack: Stack, seconds: int) -> None:
    age_tokens(stack.redis_url, stack.environ["BFF_SECRET_KEYS"], seconds)


def test_a_refused_token_is_renewed_and_the_call_repeated(signed_in: Visitor, stack: Stack, mock: MockControl) -> None:
    """The call succeeds after one renewal and one replay."""
    _age(stack, 30)
    mock.expire_tokens()

    assert signed_in.get(VERSION).status_code == 200
    assert _refreshes(mock) == 1


def test_a_write_is_repeated_with_its_body(signed_in: Visitor, stack: Stack, mock: MockControl) -> None:
    """The body is kept until the upstream has accepted the write."""
    _age(stack, 30)
    mock.expire_tokens()

    assert signed_in.call("POST", PREFERENCE, json={"columns": ["50"]}).status_code == 200
    assert signed_in.get(PREFERENCE).json()["columns"] == ["50"]


def test_many_calls_share_one_renewal(signed_in: Visitor, stack: Stack, mock: MockControl) -> None:
    """Of twelve parallel calls on two workers, one renews the tokens, and nobody is signed out."""
    _age(stack, 30)
    mock.expire_tokens()
    headers = {"Cookie": f"idmc={signed_in.http.cookies['idmc']}"}
    visitors = [Visitor(stack.console_url) for _ in range(12)]

    def call(visitor: Visitor) -> int:
        return visitor.get(VERSION, headers={**headers, "netiq-idm-rbpm-acsrf": signed_in.csrf_token}).status_code

    with ThreadPoolExecutor(12) as pool:
        statuses = list(pool.map(call, visitors))

    assert statuses == [200] * 12
    assert _refreshes(mock) == 1


def test_tokens_are_renewed_ahead_of_their_end(signed_in: Visitor, stack: Stack, mock: MockControl) -> None:
    """Tokens are renewed in the last quarter of their life, before a call fails."""
    _age(stack, 110)

    assert signed_in.get(VERSION).status_code == 200
    assert _refreshes(mock) == 1
    assert mock.stats()["calls"].get("GET /IDMProv/rest/access/info/version") == 1


def test_a_dead_grant_ends_the_session(signed_in: Visitor, stack: Stack, mock: MockControl) -> None:
    """The provider answers ``invalid_grant``: the call gets 489 ``session_over``, and the person signs in again."""
    _age(stack, 30)
    mock.expire_tokens(refresh=True)

    answer = signed_in.get(VERSION)

    assert (answer.status_code, answer.json()["code"]) == (489, "session_over")
    assert signed_in.get("bff/session").json()["signedIn"] is False


def test_a_provider_that_is_away_ends_no_session(signed_in: Visitor, stack: Stack, mock: MockControl) -> None:
    """The call gets 503 with Retry-After; when the provider is back, the person is still signed in."""
    _age(stack, 30)
    mock.expire_tokens()
    mock.fault("/osp/a/idm/auth/oauth2/token", status=500, times=1)

    answer = signed_in.get(VERSION)

    assert (answer.status_code, answer.json()["code"]) == (503, "try_again")
    assert "Retry-After" in answer.headers
    wait_until(lambda: signed_in.get(VERSION).status_code == 200)


def test_a_fresh_token_that_is_refused_is_not_renewed(signed_in: Visitor, mock: MockControl) -> None:
    """A renewal would not help and would never end: the call gets 502, and the session is kept."""
    mock.fault(f"/{VERSION}", status=401, times=1)

    answer = signed_in.get(VERSION)

    assert (answer.status_code, answer.json()["code"]) == (502, "upstream_refused")
    assert _refreshes(mock) == 0
    assert signed_in.get(VERSION).status_code == 200


def test_a_second_refusal_is_the_last(signed_in: Visitor, stack: Stack, mock: MockControl) -> None:
    """After one renewal and one replay the call gets 502, and the session is kept."""
    _age(stack, 30)
    mock.fault(f"/{VERSION}", status=401, times=2)

    answer = signed_in.get(VERSION)

    assert (answer.status_code, answer.json()["code"]) == (502, "upstream_refused")
    assert _refreshes(mock) == 1
    assert signed_in.get(VERSION).status_code == 200


def test_the_start_answer_renews_too(signed_in: Visitor, stack: Stack, mock: MockControl) -> None:
    """Eleven parallel calls of the start answer share one renewal."""
    _age(stack, 30)
    mock.expire_tokens()

    assert signed_in.get("bff/bootstrap").status_code == 200
    assert _refreshes(mock) == 1
