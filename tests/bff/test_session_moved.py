"""The old session id after a sign-in has replaced it."""

from http import HTTPStatus

import pytest
import redis

from bff.sessions.record import session_key
from tests.conftest import Stack
from tests.support.visitor import Visitor

VERSION = "IDMProv/rest/access/info/version"


@pytest.fixture
def left_behind(signed_in: Visitor, stack: Stack) -> Visitor:
    """A tab whose calls left with the old id before the same person's new sign-in came back."""
    tab = Visitor(stack.console_url)
    tab.http.cookies.update(signed_in.http.cookies)
    signed_in.sign_in()
    assert signed_in.http.cookies["idmc"] != tab.http.cookies["idmc"]
    return tab


@pytest.mark.parametrize("path", [VERSION, "bff/bootstrap", "bff/openapi.json"])
def test_the_old_id_opens_nothing_and_says_why(left_behind: Visitor, path: str) -> None:
    """Proxied calls and guarded views get ``session_moved``; the console repeats the call with its new cookie."""
    answer = left_behind.get(path)

    assert (answer.status_code, answer.json()["code"]) == (HTTPStatus.UNAUTHORIZED, "session_moved")
    assert "Set-Cookie" not in answer.headers


def test_the_old_id_cannot_sign_the_new_session_out(left_behind: Visitor, signed_in: Visitor) -> None:
    """A late sign-out in another tab is told to try again."""
    assert left_behind.call("POST", "bff/logout").json()["code"] == "session_moved"
    assert signed_in.get(VERSION).status_code == HTTPStatus.OK


def test_the_session_goes_on_for_who_asks_with_the_old_id(left_behind: Visitor) -> None:
    """The session check says that the session continues and nothing else, so no page goes to the sign-in."""
    answer = left_behind.get("bff/session")

    assert (answer.status_code, answer.json()) == (HTTPStatus.OK, {"signedIn": True})
    assert "Set-Cookie" not in answer.headers


def test_after_30_seconds_the_old_id_is_unknown(left_behind: Visitor, stack: Stack) -> None:
    """After 30 seconds the old id gets the same answer as any unknown id."""
    client = redis.Redis.from_url(stack.redis_url)
    client.pexpire(session_key(left_behind.http.cookies["idmc"]), 0)
    client.close()

    assert left_behind.get(VERSION).json()["code"] == "no_session"
    assert left_behind.get("bff/session").json()["signedIn"] is False


def test_another_persons_sign_in_moves_nothing(signed_in: Visitor, stack: Stack) -> None:
    """The calls of the one who left are not repeated in the name of the one who came."""
    tab = Visitor(stack.console_url)
    tab.http.cookies.update(signed_in.http.cookies)
    signed_in.forget("oidp")

    assert signed_in.sign_in("helpdesk").status_code == HTTPStatus.FOUND
    assert signed_in.get("bff/session").json()["userName"] == "helpdesk"
    assert tab.get(VERSION).json()["code"] == "no_session"
    assert tab.get("bff/session").json()["signedIn"] is False
