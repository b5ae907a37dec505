"""Sign-in through the provider, and everything that can go wrong on the way."""

import re
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import pytest
import redis

from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.visitor import CSRF_COOKIE, CSRF_HEADER, Visitor

# The beginning of a JWT, longer than a hashed key (22 characters), in which its first three letters occur by chance.
_JWT = re.compile(rb"eyJ[\w-]{20,}")


def test_nobody_is_signed_in_at_first(visitor: Visitor) -> None:
    """The console gets the address of the sign-in, without an error in the browser's console."""
    answer = visitor.navigate("bff/session")

    assert answer.json() == {"signedIn": False, "loginUrl": "bff/login"}


def test_asks_the_provider_for_a_code_with_pkce(visitor: Visitor, stack: Stack) -> None:
    """The request has state, nonce and an S256 challenge, but not the verifier (RFC 7636)."""
    address = urlsplit(visitor.navigate("bff/login").headers["Location"])
    query = parse_qs(address.query)

    assert f"{address.scheme}://{address.netloc}" == stack.mock_url
    assert query["response_type"] == ["code"]
    assert query["client_id"] == [stack.environ["BFF_OIDC_CLIENT_ID"]]
    assert query["code_challenge_method"] == ["S256"]
    assert query["redirect_uri"] == [f"{stack.console_url}/bff/callback"]
    assert {"state", "nonce", "code_challenge"} < query.keys()
    assert "code_verifier" not in query


def test_opens_the_console_where_the_person_was(visitor: Visitor, stack: Stack) -> None:
    """The hash route is kept during the sign-in at the provider."""
    answer = visitor.sign_in(return_to="#/users?q=ann&page=2")

    assert answer.status_code == 302
    assert answer.headers["Location"] == f"{stack.console_url}/#/users?q=ann&page=2"


def test_tells_who_is_signed_in(signed_in: Visitor) -> None:
    """The answer has the name, the ends of the session and the anti-forgery token, but no provider token."""
    session = signed_in.get("bff/session").json()

    assert session["signedIn"] is True
    assert session["userName"] == "admin"
    assert session["idleEndsAt"] < session["absoluteEndsAt"]
    assert session["csrfToken"] == signed_in.csrf_token
    assert set(session) == {"signedIn", "userName", "fullName", "csrfToken", "idleEndsAt", "absoluteEndsAt"}


def test_cookies_are_as_strict_as_plain_http_allows(visitor: Visitor) -> None:
    """The session id is out of reach of scripts, the anti-forgery token is not; both stay on this site."""
    cookies = visitor.sign_in().raw.headers.getlist("Set-Cookie")
    session = next(cookie for cookie in cookies if cookie.startswith("idmc="))
    csrf = next(cookie for cookie in cookies if cookie.startswith(f"{CSRF_COOKIE}="))

    assert "HttpOnly" in session
    assert "HttpOnly" not in csrf
    assert all("SameSite=Strict" in cookie and "Path=/" in cookie for cookie in (session, csrf))
    assert not any(word in cookie for word in ("Expires", "Max-Age") for cookie in (session, csrf))


def test_the_login_cookie_survives_the_way_back(visitor: Visitor) -> None:
    """The login cookie is ``SameSite=Lax``, because the callback comes from another site, and short-lived."""
    cookie = visitor.navigate("bff/login").headers["Set-Cookie"]

    assert "SameSite=Lax" in cookie
    assert "HttpOnly" in cookie
    assert "Max-Age=600" in cookie


def test_a_sign_in_takes_no_anti_forgery_secret_of_the_session_before(signed_in: Visitor) -> None:
    """
    The callback carries the cookie of the earlier session.

    Its anti-forgery token is not valid in the new session.
    """
    token_before = signed_in.csrf_token
    signed_in.forget("oidp")

    signed_in.sign_in("helpdesk")

    refused = signed_in.call("POST", "bff/logout", headers={CSRF_HEADER: token_before})
    assert (refused.status_code, refused.json()["code"]) == (403, "csrf")
    assert signed_in.call("POST", "bff/logout").status_code == 200


def test_a_sign_in_writes_nothing_into_the_session_before(visitor: Visitor, stack: Stack) -> None:
    """A session that began during this sign-in keeps its own anti-forgery token."""
    callback = visitor.callback_url()
    visitor.sign_in()
    before = Visitor(stack.console_url)
    before.http.cookies.update(visitor.http.cookies)

    assert visitor.navigate(callback).status_code == 302

    assert before.csrf_token != visitor.csrf_token
    assert before.call("POST", "bff/logout").status_code == 200


def test_four_tabs_sign_in_at_once(visitor: Visitor) -> None:
    """Each sign-in has its own record, so the callbacks may arrive in any order."""
    callbacks = [visitor.callback_url(return_to=f"#/users?page={tab}") for tab in range(4)]

    answers = [visitor.navigate(callback) for callback in reversed(callbacks)]

    assert [answer.headers["Location"].rpartition("=")[2] for answer in answers] == ["3", "2", "1", "0"]


def test_begun_sign_ins_do_not_pile_up(visitor: Visitor) -> None:
    """At most five login cookies wait in a browser; the oldest make room."""
    for _ in range(7):
        visitor.navigate("bff/login")

    assert sum(cookie.name.startswith("idmc-login-") for cookie in visitor.http.cookies) == 5


def _tampered_state(url: str) -> str:
    return url.replace("state=", "state=x")


def _state_with_a_tail(url: str) -> str:
    return re.sub(r"state=[^&]+", r"\g<0>x", url)


def _no_state(url: str) -> str:
    return url.replace("state=", "stale=")


def _another_issuer(url: str) -> str:
    return url.replace("iss=http", "iss=https")


def _no_issuer(url: str) -> str:
    return url.replace("iss=", "less=")


def _another_code(url: str) -> str:
    return url.replace("code=", "code=x")


def _an_error(url: str) -> str:
    return url.replace("code=", "error=access_denied&less=")


@pytest.mark.parametrize(
    "tamper", [_tampered_state, _state_with_a_tail, _no_state, _another_issuer, _no_issuer, _another_code, _an_error]
)
def test_a_tampered_callback_signs_nobody_in(visitor: Visitor, tamper: Callable[[str], str]) -> None:
    """One page with a way on, no session, and no second try with the same answer."""
    answer = visitor.navigate(tamper(visitor.callback_url()))

    assert answer.status_code == 400
    assert answer.headers["Content-Type"].startswith("text/html")
    assert "login_refused" in answer.text
    assert visitor.get("bff/session").json()["signedIn"] is False


def test_a_callback_works_once(visitor: Visitor, mock: MockControl) -> None:
    """
    A replayed address is refused even with its cookie.

    It makes no call to the provider and does not change the session.
    """
    callback = visitor.callback_url()
    login = {
        cookie.name: cookie.value or "" for cookie in visitor.http.cookies if cookie.name.startswith("idmc-login-")
    }
    assert visitor.navigate(callback).status_code == 302

    visitor.http.cookies.update(login)

    assert visitor.navigate(callback).status_code == 400
    assert mock.stats()["calls"]["POST /osp/a/idm/auth/oauth2/token"] == 1
    assert visitor.get("bff/session").json()["signedIn"] is True


def test_a_callback_belongs_to_its_browser(visitor: Visitor, stack: Stack) -> None:
    """The authorization answer of another person's sign-in is refused (login CSRF)."""
    victim = Visitor(stack.console_url)

    assert victim.navigate(visitor.callback_url()).status_code == 400
    assert victim.get("bff/session").json()["signedIn"] is False


@pytest.mark.parametrize("route", ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"])
def test_a_foreign_return_address_is_refused(visitor: Visitor, route: str) -> None:
    """The sign-in is refused before it goes to the provider."""
    answer = visitor.http.get(
        f"{visitor.console_url}/bff/login", params={"return": route}, timeout=20, allow_redirects=False
    )

    assert (answer.status_code, answer.json()["code"]) == (400, "return_refused")


def test_tokens_are_nowhere_in_redis_to_be_read(signed_in: Visitor, stack: Stack) -> None:
    """A dump of Redis shows no session id, no token and no name."""
    client = redis.Redis.from_url(stack.redis_url)
    dump = b"".join(client.dump(key) or b"" for key in client.scan_iter("*"))
    dump += b"".join(client.scan_iter("*"))

    assert signed_in.http.cookies["idmc"].encode() not in dump
    assert not _JWT.search(dump)
    assert b"admin" not in dump
    client.close()
