"""The provider signs people out (OpenID Connect Back-Channel Logout 1.0), with tokens made here."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import responses
from flask.testing import FlaskClient
from joserfc.jwk import RSAKey
from werkzeug.test import TestResponse

from bff.app import Parts, create_pages
from bff.sessions.record import SessionMeta, Tokens, now_ms, session_key
from bff.sessions.registry import Registry
from bff.settings import load_settings
from tests.support.forged_tokens import signed_with_public_key, unsigned
from tests.support.logout_tokens import EVENT, ISSUER, KEY, PROVIDER, logout_claims, signed_logout
from tests.support.operators import audited
from tests.support.servers import bff_environ, redis_server

STRANGER = RSAKey.generate_key(2048, {"kid": "current"})
METADATA = {
    "issuer": ISSUER,
    "authorization_endpoint": f"{PROVIDER}/authorize",
    "token_endpoint": f"{PROVIDER}/token",
    "jwks_uri": f"{PROVIDER}/keys",
    "revocation_endpoint": f"{PROVIDER}/revoke",
}


@pytest.fixture(scope="module")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Redis of this module's own."""
    with redis_server(tmp_path_factory.mktemp("redis")) as url:
        yield url


@pytest.fixture
def provider() -> Iterator[responses.RequestsMock]:
    """A provider with one key, which accepts every revocation."""
    with responses.RequestsMock(assert_all_requests_are_fired=False) as played:
        played.get(f"{ISSUER}/.well-known/openid-configuration", json=METADATA)
        played.get(METADATA["jwks_uri"], json={"keys": [KEY.as_dict(private=False)]})
        played.post(METADATA["revocation_endpoint"])
        yield played


@pytest.fixture
def parts(redis_url: str, provider: responses.RequestsMock) -> Iterator[Parts]:  # noqa: ARG001 - played meanwhile
    """The objects that the gateway's views share; nobody is signed in."""
    built = Parts(load_settings(bff_environ("http://127.0.0.1:8080", 8080, redis_url, PROVIDER)))
    built.redis.flushall()
    yield built
    built.redis.close()


@pytest.fixture
def browser(parts: Parts) -> FlaskClient:
    """A client that posts to the gateway without our cookies or headers."""
    return create_pages(parts).test_client()


def _sign_in(parts: Parts, subject: str = "cn=ann", sid: str = "", **more: Any) -> str:
    now = now_ms()
    meta = SessionMeta(
        subject=subject,
        user_name=subject,
        full_name=subject,
        csrf_token="t",
        created_ms=now,
        absolute_end_ms=now + 3_600_000,
        issuer=ISSUER,
        provider_sid=sid,
        **more,
    )
    tokens = Tokens(access_token="a", refresh_token="r", id_token="", obtained_ms=now, expires_ms=0)
    return parts.store.create(meta, tokens)


def _post(browser: FlaskClient, token: str) -> TestResponse:
    return browser.post("/bff/backchannel-logout", data={"logout_token": token})


def _alive(parts: Parts, *session_ids: str) -> list[bool]:
    return [parts.store.load(session_id) is not None for session_id in session_ids]


def test_ends_all_sessions_of_a_person(provider: responses.RequestsMock, parts: Parts, browser: FlaskClient) -> None:
    """A token with only ``sub`` revokes the person's tokens only; the answer is not cached."""
    first, second, other = _sign_in(parts), _sign_in(parts, sid="s1"), _sign_in(parts, "cn=bob")

    with audited() as lines:
        answer = _post(browser, signed_logout(logout_claims()))

    assert (answer.status_code, answer.data, answer.headers["Cache-Control"]) == (200, b"", "no-store")
    assert _alive(parts, first, second, other) == [False, False, True]
    assert [(each["event"], each["by"], each["subject"]) for each in lines] == [
        ("session_ended", "provider", "cn=ann")
    ] * 2
    assert provider.assert_call_count(METADATA["revocation_endpoint"], 2)


@pytest.mark.parametrize("claims", [{"sid": "s1"}, {"sid": "s1", "sub": None}], ids=["sid and sub", "sid alone"])
def test_ends_one_session(parts: Parts, browser: FlaskClient, claims: dict[str, Any]) -> None:
    """Another session of the person at the provider stays."""
    meant, other = _sign_in(parts, sid="s1"), _sign_in(parts, sid="s2")
    assert _post(browser, signed_logout(logout_claims(**claims))).status_code == 200
    assert _alive(parts, meant, other) == [False, True]


@pytest.mark.parametrize("claims", [{}, {"sid": "s1"}, {"sid": "s1", "sub": None}], ids=["sub", "both", "sid"])
def test_follows_a_session_that_moves_meanwhile(parts: Parts, browser: FlaskClient, claims: dict[str, Any]) -> None:
    """An extension gives the session a new id after the logout has read the list of sessions."""
    old, new = _sign_in(parts, sid="s1"), _sign_in(parts, sid="s1")
    record = parts.store.load(old)
    assert record is not None
    parts.store.end_moved(record.key, session_key(new))
    registry = Registry(parts.redis)
    registry.add(record.meta.owners, record.key, record.meta.absolute_end_ms)
    registry.remove(record.meta.owners, session_key(new))

    assert _post(browser, signed_logout(logout_claims(**claims))).status_code == 200
    assert _alive(parts, new) == [False]


def test_a_session_without_a_known_sid_may_be_the_one(parts: Parts, browser: FlaskClient) -> None:
    """A provider that puts ``sid`` into logout tokens only still signs the person out."""
    unknown = _sign_in(parts)
    _post(browser, signed_logout(logout_claims(sid="s1")))

    assert _alive(parts, unknown) == [False]


def test_a_person_is_found_by_sub_whatever_else_names_them(parts: Parts, browser: FlaskClient) -> None:
    """The provider names people by ``sub``, also when the operator chose another claim, whose value is no ``sub``."""
    meant = _sign_in(parts, "e-7", claim="employee", provider_subject="cn=ann")
    other = _sign_in(parts, "cn=ann", claim="employee", provider_subject="cn=bob")

    assert _post(browser, signed_logout(logout_claims())).status_code == 200
    assert _alive(parts, meant, other) == [False, True]


def test_a_sid_of_another_person_ends_nothing(parts: Parts, browser: FlaskClient) -> None:
    """``sub`` and ``sid`` must both match the session."""
    session = _sign_in(parts, "cn=bob", sid="s1")
    assert _post(browser, signed_logout(logout_claims(sid="s1"))).status_code == 200
    assert _alive(parts, session) == [True]


def test_nobody_left_to_sign_out_is_no_error(browser: FlaskClient) -> None:
    """The session may have ended at the gateway before, so the answer is 200."""
    assert _post(browser, signed_logout(logout_claims())).status_code == 200


@pytest.mark.parametrize("kind", ["LOGOUT+JWT", "application/logout+jwt"])
def test_spellings_of_the_type(parts: Parts, browser: FlaskClient, kind: str) -> None:
    """The media type may be written in any case, with or without its prefix (RFC 7515, 4.1.9)."""
    session = _sign_in(parts)

    assert _post(browser, signed_logout(logout_claims(), typ=kind)).status_code == 200
    assert _alive(parts, session) == [False]


def test_several_audiences_with_us_among_them(browser: FlaskClient) -> None:
    """One token for several clients is allowed."""
    assert _post(browser, signed_logout(logout_claims(aud=["other", "idm-console"]))).status_code == 200


@pytest.mark.parametrize(
    "changed",
    [
        {"iss": "https://other.example"},
        {"iss": None},
        {"aud": "other"},
        {"aud": ["other"]},
        {"aud": None},
        {"iat": None},
        {"exp": None},
        {"exp": 1},
        {"jti": None},
        {"jti": 5},
        {"nonce": "n"},
        {"nonce": ""},
        {"events": None},
        {"events": {}},
        {"events": {"http://schemas.openid.net/event/other": {}}},
        {"events": {next(iter(EVENT)): True}},
        {"events": [next(iter(EVENT))]},
        {"sub": None},
        {"sub": ""},
        {"sub": ["cn=ann"]},
        {"sid": ""},
        {"sid": 1},
    ],
    ids=str,
)
def test_refuses_a_wrong_claim(parts: Parts, browser: FlaskClient, changed: dict[str, Any]) -> None:
    """The answer is 400 with a stable code, and nobody is signed out."""
    session = _sign_in(parts)

    _refused(_post(browser, signed_logout(logout_claims(**changed))))
    assert _alive(parts, session) == [True]


@pytest.mark.parametrize("age_s", [3600, -3600], ids=["an hour ago", "in an hour"])
def test_refuses_a_token_of_another_time(parts: Parts, browser: FlaskClient, age_s: int) -> None:
    """A token that was issued long ago or in the future gets 400, and nobody is signed out."""
    session = _sign_in(parts)

    _refused(_post(browser, signed_logout(logout_claims(iat=int(time.time()) - age_s))))
    assert _alive(parts, session) == [True]


def _stranger() -> str:
    return signed_logout(logout_claims(), STRANGER)


def _unknown_key() -> str:
    return signed_logout(logout_claims(), kid="unknown")


def _other_algorithm() -> str:
    return signed_logout(logout_claims(), alg="RS384")


def _id_token() -> str:
    return signed_logout(logout_claims(), typ="JWT")


def _untyped() -> str:
    return signed_logout(logout_claims(), typ=None)


FORGED = [
    lambda: unsigned(signed_logout(logout_claims())),
    lambda: signed_with_public_key(signed_logout(logout_claims()), KEY),
    _stranger,
    _unknown_key,
    _other_algorithm,
    _id_token,
    _untyped,
    lambda: "no.token",
    lambda: "",
]


@pytest.mark.parametrize("forge", FORGED)
def test_refuses_a_forged_token(parts: Parts, browser: FlaskClient, forge: Callable[[], str]) -> None:
    """Refused are unsigned tokens, symmetric or unlisted algorithms, a wrong key or type, nonsense and no token."""
    session = _sign_in(parts)

    _refused(_post(browser, forge()))
    assert _alive(parts, session) == [True]


def test_a_token_works_once(parts: Parts, browser: FlaskClient) -> None:
    """Somebody who recorded a token cannot sign the person out again with it."""
    token = signed_logout(logout_claims())
    assert _post(browser, token).status_code == 200
    again = _sign_in(parts)

    _refused(_post(browser, token))
    assert _alive(parts, again) == [True]


def test_a_post_without_a_token_is_refused(browser: FlaskClient) -> None:
    """The answer is 400, not 500."""
    _refused(browser.post("/bff/backchannel-logout"))


def _refused(answer: TestResponse) -> None:
    assert (answer.status_code, (answer.json or {})["code"]) == (400, "logout_refused")
    assert answer.headers["Cache-Control"] == "no-store"


def test_refused_tokens_are_counted_and_good_ones_are_not(redis_url: str, provider: responses.RequestsMock) -> None:  # noqa: ARG001
    """Junk from the provider's address does not use up the rate limit for good tokens."""
    environ = bff_environ("http://127.0.0.1:8080", 8080, redis_url, PROVIDER) | {"BFF_RATE_LIMIT": "2 per hour"}
    strict = Parts(load_settings(environ))
    strict.redis.flushall()
    poster = create_pages(strict).test_client()

    assert [_post(poster, "junk").status_code for _ in range(3)] == [400, 400, 429]
    alive = _sign_in(strict)
    assert _post(poster, signed_logout(logout_claims())).status_code == 200
    assert _alive(strict, alive) == [False]
    strict.redis.close()
