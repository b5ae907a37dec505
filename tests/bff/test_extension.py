"""Extending a session by signing in once more."""

from concurrent.futures import ThreadPoolExecutor
from urllib.parse import parse_qs, urlsplit

import pytest
import redis

from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.time_travel import age_sessions
from tests.support.visitor import Visitor
from tests.support.waiting import wait_until

REVOKE = "POST /osp/a/idm/auth/oauth2/revoke"
VERSION = "IDMProv/rest/access/info/version"


def _callback(visitor: Visitor, user: str = "admin") -> str:
    return visitor.callback_url(user, begin="bff/extend")


def test_asks_the_provider_under_the_state_of_the_specification(signed_in: Visitor) -> None:
    """The state has the specified prefix and 128 random bits; the provider decides whether to ask for a password."""
    query = parse_qs(urlsplit(signed_in.navigate("bff/extend").headers["Location"]).query)

    word, _, random = query["state"][0].partition(".")
    assert (word, len(random)) == ("reauthenitcate", 22)
    assert "prompt" not in query


def test_the_window_has_five_minutes(signed_in: Visitor, stack: Stack) -> None:
    """After five minutes the record of the sign-in is gone, and the callback is refused."""
    client = redis.Redis.from_url(stack.redis_url)
    client.delete(*client.scan_iter("idmc:login:*"), "none")

    callback = _callback(signed_in)

    [login] = client.scan_iter("idmc:login:*")
    assert 240 < client.ttl(login) <= 300
    client.expire(login, 0)
    client.close()
    assert "login_refused" in signed_in.navigate(callback).text
    assert signed_in.get(VERSION).status_code == 200


def test_needs_a_session(visitor: Visitor) -> None:
    """Without a session there is nothing to extend, and no redirect to the provider."""
    assert visitor.get("bff/extend").json()["code"] == "no_session"


def test_the_same_person_goes_on(signed_in: Visitor, stack: Stack, mock: MockControl) -> None:
    """The session gets a new id and later ends and keeps its anti-forgery token; the old tokens are revoked."""
    age_sessions(stack.redis_url, stack.environ["BFF_SECRET_KEYS"], 600)
    before, old_id = signed_in.get("bff/session?touch=false").json(), signed_in.http.cookies["idmc"]

    page = signed_in.navigate(_callback(signed_in))

    after = signed_in.get("bff/session?touch=false").json()
    assert (page.status_code, 'data-result="extended"' in page.text) == (200, True)
    assert signed_in.http.cookies["idmc"] != old_id
    assert after["idleEndsAt"] >= before["idleEndsAt"] + 600_000
    assert after["absoluteEndsAt"] >= before["absoluteEndsAt"] + 600_000
    assert (after["userName"], after["csrfToken"]) == (before["userName"], before["csrfToken"])
    assert signed_in.get(VERSION).status_code == 200
    assert mock.stats()["calls"][REVOKE] == 1
    assert len([each for each in signed_in.get("bff/sessions").json()["sessions"] if each["current"]]) == 1


def test_calls_with_the_old_id_are_told(signed_in: Visitor, stack: Stack) -> None:
    """Other tabs go on with the new id."""
    tab = Visitor(stack.console_url)
    tab.http.cookies.update(signed_in.http.cookies)

    signed_in.navigate(_callback(signed_in))

    assert tab.get(VERSION).json()["code"] == "session_moved"


def test_a_call_in_flight_is_told_too(signed_in: Visitor, stack: Stack, mock: MockControl) -> None:
    """A call whose token is revoked on its way gets ``session_moved``, not an upstream error; the tab repeats it."""
    tab = Visitor(stack.console_url)
    tab.http.cookies.update(signed_in.http.cookies)
    callback = _callback(signed_in)
    mock.fault(f"/{VERSION}", latencyMs=1500, times=1)

    with ThreadPoolExecutor(1) as pool:
        in_flight = pool.submit(tab.get, VERSION)
        wait_until(lambda: mock.stats()["calls"].get(f"GET /{VERSION}"))
        signed_in.navigate(callback)

    assert in_flight.result().json()["code"] == "session_moved"


def test_another_person_ends_the_session(signed_in: Visitor, mock: MockControl) -> None:
    """The session ends: both sets of tokens are revoked, and the cookies are deleted."""
    signed_in.forget("oidp")

    page = signed_in.navigate(_callback(signed_in, "helpdesk"))

    assert 'data-result="other-user"' in page.text
    assert "idmc" not in signed_in.http.cookies
    assert mock.stats()["calls"][REVOKE] == 2


def test_a_sign_out_meanwhile_wins(signed_in: Visitor, mock: MockControl) -> None:
    """The session does not come back, and the tokens of the extension are revoked as well."""
    callback = _callback(signed_in)
    signed_in.call("POST", "bff/logout")

    page = signed_in.navigate(callback)

    assert 'data-result="failed"' in page.text
    assert signed_in.get("bff/session").json()["signedIn"] is False
    assert mock.stats()["calls"][REVOKE] == 2


@pytest.mark.parametrize(("good", "bad"), [("code=", "code=x"), ("code=", "error=access_denied&less="), ("iss=", "x=")])
def test_a_bad_answer_leaves_the_session_alone(signed_in: Visitor, good: str, bad: str) -> None:
    """The window says that it failed; the old id still works."""
    page = signed_in.navigate(_callback(signed_in).replace(good, bad))

    assert (page.status_code, 'data-result="failed"' in page.text) == (400, True)
    assert signed_in.get(VERSION).status_code == 200


def test_windows_and_sign_ins_do_not_disturb_each_other(signed_in: Visitor) -> None:
    """Each sign-in has its own login cookie, although all states of extensions begin alike."""
    first, second = _callback(signed_in), _callback(signed_in)

    assert 'data-result="extended"' in signed_in.navigate(second).text
    assert 'data-result="failed"' in signed_in.navigate(first).text
    assert signed_in.get(VERSION).status_code == 200


def test_the_script_of_the_last_page_is_a_file(visitor: Visitor) -> None:
    """The policy allows no script in the page."""
    answer = visitor.get("bff/extension.js")

    assert (answer.status_code, answer.headers["Content-Type"]) == (200, "text/javascript; charset=utf-8")
