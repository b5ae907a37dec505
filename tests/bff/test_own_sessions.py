"""Where a person is signed in."""

import time

import pytest
import redis

from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.visitor import CSRF_HEADER, Visitor

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
REVOKE = "POST /osp/a/idm/auth/oauth2/revoke"


@pytest.fixture
def elsewhere(stack: Stack) -> Visitor:
    """The same administrator in another browser."""
    visitor = Visitor(stack.console_url)
    visitor.http.headers["User-Agent"] = FIREFOX
    visitor.sign_in()
    return visitor


@pytest.fixture(autouse=True)
def nobody_else(stack: Stack) -> None:
    """No sessions of other tests."""
    client = redis.Redis.from_url(stack.redis_url)
    client.flushall()
    client.close()


def test_lists_every_session_of_the_person(signed_in: Visitor, elsewhere: Visitor) -> None:
    """Each session has its device, address and times, and exactly one is marked as the caller's."""
    there, here = sorted(signed_in.get("bff/sessions").json()["sessions"], key=lambda each: each["current"])

    assert (there["browser"], there["system"], there["current"]) == ("Firefox", "Linux", False)
    assert (here["browser"], here["address"], here["current"]) == ("", "127.0.0.1", True)
    assert here["since"] <= here["lastSeen"] <= time.time() * 1000
    assert elsewhere.http.cookies["idmc"] not in signed_in.get("bff/sessions").text


def test_shows_nobody_elses(signed_in: Visitor, stack: Stack) -> None:
    """A person sees only their own sessions, and cannot end those of another person."""
    helpdesk = Visitor(stack.console_url)
    helpdesk.sign_in("helpdesk")
    [theirs] = helpdesk.get("bff/sessions").json()["sessions"]

    assert theirs["id"] not in signed_in.get("bff/sessions").text
    assert signed_in.call("DELETE", f"bff/sessions/{theirs['id']}").json()["code"] == "not_found"
    assert signed_in.call("DELETE", "bff/sessions").json() == {"ended": 0}
    assert helpdesk.get("bff/session").json()["signedIn"] is True


def test_ends_one_session(signed_in: Visitor, elsewhere: Visitor, mock: MockControl) -> None:
    """The session ends at once, its tokens are revoked, and it leaves the list."""
    [other] = [each for each in signed_in.get("bff/sessions").json()["sessions"] if not each["current"]]

    assert signed_in.call("DELETE", f"bff/sessions/{other['id']}").json() == {"ended": 1}
    assert elsewhere.get("bff/sessions").json()["code"] == "no_session"
    assert mock.stats()["calls"][REVOKE] == 1
    assert [each["current"] for each in signed_in.get("bff/sessions").json()["sessions"]] == [True]
    assert signed_in.call("DELETE", f"bff/sessions/{other['id']}").status_code == 404


def test_ends_all_other_sessions(signed_in: Visitor, elsewhere: Visitor) -> None:
    """The session that asks goes on."""
    assert signed_in.call("DELETE", "bff/sessions").json() == {"ended": 1}
    assert elsewhere.get("bff/session").json()["signedIn"] is False
    assert signed_in.get("bff/session").json()["signedIn"] is True


def test_may_end_itself(signed_in: Visitor) -> None:
    """When a session ends itself, its cookies are deleted too."""
    [mine] = signed_in.get("bff/sessions").json()["sessions"]

    answer = signed_in.call("DELETE", f"bff/sessions/{mine['id']}")

    assert answer.status_code == 200
    assert "idmc" not in signed_in.http.cookies
    assert signed_in.get("bff/sessions").json()["code"] == "no_session"


@pytest.mark.parametrize("path", ["bff/sessions", "bff/sessions/x"])
def test_needs_the_anti_forgery_header(signed_in: Visitor, path: str) -> None:
    """Another site cannot end sessions."""
    assert signed_in.call("DELETE", path, headers={CSRF_HEADER: "wrong"}).json()["code"] == "csrf"


def test_a_sign_out_leaves_nothing_behind(signed_in: Visitor, stack: Stack) -> None:
    """No entry of the registry outlives its session."""
    client = redis.Redis.from_url(stack.redis_url)
    assert len(list(client.scan_iter("idmc:owner:*"))) == 1

    signed_in.call("POST", "bff/logout")

    assert list(client.scan_iter("idmc:owner:*")) == []
    client.close()
