"""A provider that lies, errs or is odd, with the real gateway: the conformance cases of OpenID Connect clients."""

import time
from collections.abc import Iterator

import pytest
import redis

from tests.support.forged_tokens import altered, signed_with_public_key, unsigned
from tests.support.scripted_provider import KEY, OTHER_KEY, Says, ScriptedProvider
from tests.support.servers import bff_environ, free_port, gateway, redis_server
from tests.support.time_travel import age_tokens
from tests.support.visitor import Visitor

VERSION = "IDMProv/rest/access/info/version"


@pytest.fixture(scope="module")
def environ(tmp_path_factory: pytest.TempPathFactory, running_provider: ScriptedProvider) -> Iterator[dict[str, str]]:
    """Settings of a gateway with one worker that runs in front of the provider."""
    folder, port = tmp_path_factory.mktemp("adversary"), free_port()
    with redis_server(folder) as redis_url:
        environ = bff_environ(f"http://127.0.0.1:{port}", port, redis_url, running_provider.url)
        environ |= {"BFF_OIDC_ISSUER": running_provider.url, "BFF_WORKERS": "1"}
        with gateway(environ, folder):
            yield environ


@pytest.fixture
def visitor(environ: dict[str, str], provider: ScriptedProvider) -> Visitor:  # noqa: ARG001 - the provider must be good
    """A browser without a session."""
    return Visitor(environ["BFF_PUBLIC_URL"])


@pytest.fixture
def aged(visitor: Visitor, environ: dict[str, str], provider: ScriptedProvider) -> Visitor:
    """A signed-in person, the only one, whose tokens the upstream refuses by now."""
    with redis.Redis.from_url(environ["BFF_REDIS_URL"]) as client:
        client.flushall()
    assert visitor.sign_in().status_code == 302
    age_tokens(environ["BFF_REDIS_URL"], environ["BFF_SECRET_KEYS"], 200)
    provider.expire()
    return visitor


SIGN_INS = {
    "RS256": Says(),
    "one audience in a list": Says(claims={"aud": ["idm-console"]}),
    "we are the authorized party": Says(claims={"aud": ["x", "idm-console"], "azp": "idm-console"}),
    "a token type in another case": Says(reply={"token_type": "bEARER"}),
    "no end of the token": Says(reply={"expires_in": None}),
    "a number as text": Says(reply={"expires_in": "120"}),
    "no refresh token": Says(reply={"refresh_token": None}),
    "no id token": Says(claims=None),
    "a JWT as access token": Says(reply={"access_token": "eyJhbGciOiJub25lIn0.e30."}),
    "extra members": Says(reply={"x": {"y": 1}}, claims={"x": 1}),
}


@pytest.mark.parametrize("says", SIGN_INS.values(), ids=SIGN_INS)
def test_takes_what_good_providers_say(provider: ScriptedProvider, visitor: Visitor, says: Says) -> None:
    """The sign-in works with every variant of an answer that the standards allow."""
    provider.says = says

    assert visitor.sign_in().status_code == 302
    assert visitor.get("bff/session").json()["signedIn"] is True


REFUSED = {
    "iss wrong": Says(claims={"iss": "https://other.example"}),
    "iss missing": Says(claims={"iss": None}),
    "sub missing": Says(claims={"sub": None}),
    "sub empty": Says(claims={"sub": ""}, userinfo={"sub": ""}),
    "sub empty in the userinfo alone": Says(claims=None, userinfo={"sub": ""}),
    "sub no text": Says(claims={"sub": 5}, userinfo={"sub": 5}),
    "aud wrong": Says(claims={"aud": "other"}),
    "aud missing": Says(claims={"aud": None}),
    "aud foreign with our azp": Says(claims={"aud": "other", "azp": "idm-console"}),
    "azp foreign": Says(claims={"azp": "other"}),
    "iat missing": Says(claims={"iat": None}),
    "iat long ago": Says(claims={"iat": int(time.time()) - 3600}),
    "iat to come": Says(claims={"iat": int(time.time()) + 3600}),
    "iat no number": Says(claims={"iat": "now"}),
    "expired": Says(claims={"exp": int(time.time()) - 3600}),
    "exp missing": Says(claims={"exp": None}),
    "nonce wrong": Says(claims={"nonce": "another"}),
    "nonce missing": Says(claims={"nonce": None}),
    "alg none": Says(forge=unsigned),
    "alg HS256 with the public key": Says(forge=lambda token: signed_with_public_key(token, KEY)),
    "alg unpinned": Says(alg="RS512"),
    "signature altered": Says(forge=altered),
    "signature of a stranger": Says(key=OTHER_KEY),
    "no token at all": Says(forge=lambda _: "not.a.token"),
    "userinfo of another sub": Says(userinfo={"sub": "cn=bob"}),
    "userinfo without sub": Says(userinfo={"sub": None}),
    "nobody named": Says(claims=None, userinfo={"sub": None}),
    "code refused": Says(reply={"error": "invalid_grant"}, status=400),
    "iss of the answer wrong": Says(callback={"iss": "https://other.example"}),
    "iss of the answer missing though promised": Says(callback={"iss": None}),
    "error": Says(callback={"code": None, "error": "access_denied"}),
    "error without state": Says(callback={"code": None, "error": "access_denied", "state": None}),
    "state of another sign-in": Says(callback={"state": "x" * 32}),
}


@pytest.mark.parametrize("says", REFUSED.values(), ids=REFUSED)
def test_refuses_a_sign_in_that_proves_nothing(provider: ScriptedProvider, visitor: Visitor, says: Says) -> None:
    """The answer is a page with a link to try again; there is no session, and issued tokens are revoked."""
    provider.says = says

    answer = visitor.navigate(visitor.callback_url())

    assert (answer.status_code, "login_refused" in answer.text) == (400, True)
    assert visitor.get("bff/session").json()["signedIn"] is False
    assert len(provider.revoked) == ("authorization_code" in provider.asked and says.status == 200)


UNUSABLE = {
    "token reply an array": Says(reply=["access_token"]),
    "no access token": Says(reply={"access_token": None}),
    "token type unknown": Says(reply={"token_type": "mac"}),
    "access token no text": Says(reply={"access_token": 5}),
    "refresh token no text": Says(reply={"refresh_token": ["r"]}),
    "end no number": Says(reply={"expires_in": {"s": 1}}),
    "end before the beginning": Says(reply={"expires_in": -1}),
    "userinfo an array": Says(userinfo=["cn=ann"]),
    "userinfo refused": Says(userinfo=None),
    "500": Says(status=500),
    "redirect of the token call": Says(status=307, headers={"Location": "/elsewhere"}),
}


@pytest.mark.parametrize("says", UNUSABLE.values(), ids=UNUSABLE)
def test_a_provider_that_breaks_the_protocol_is_told_as_such(
    provider: ScriptedProvider, visitor: Visitor, says: Says
) -> None:
    """The answer is 502 with a page, not an internal error; nobody is signed in, and no secret follows a redirect."""
    provider.says = says

    answer = visitor.navigate(visitor.callback_url())

    assert (answer.status_code, "provider_unreachable" in answer.text) == (502, True)
    assert provider.asked.count("authorization_code") == 1


RENEWALS = {
    "without an id token": Says(),
    "with an id token": Says(renewed={}),
    "with an id token without nonce": Says(renewed={"nonce": None}),
    "without a new refresh token": Says(renewal={"refresh_token": None}),
    "a token type in another case": Says(renewal={"token_type": "BEARER"}),
    "no end of the token": Says(renewal={"expires_in": None}),
}


@pytest.mark.parametrize("says", RENEWALS.values(), ids=RENEWALS)
def test_renews_with_what_good_providers_say(provider: ScriptedProvider, aged: Visitor, says: Says) -> None:
    """The person notices nothing."""
    provider.says = says

    assert aged.get(VERSION).status_code == 200
    assert provider.renewals() == 1


RENEWALS_FOR_OTHERS = {
    "sub wrong": Says(renewed={"sub": "cn=bob"}),
    "iss wrong": Says(renewed={"iss": "https://other.example"}),
    "aud wrong": Says(renewed={"aud": "other"}),
    "signature altered": Says(renewed={}, forge=altered),
    "alg none": Says(renewed={}, forge=unsigned),
}


@pytest.mark.parametrize("says", RENEWALS_FOR_OTHERS.values(), ids=RENEWALS_FOR_OTHERS)
def test_a_renewal_for_somebody_else_ends_the_session(provider: ScriptedProvider, aged: Visitor, says: Says) -> None:
    """The tokens of another person are revoked and not used (OpenID Connect Core 1.0, 12.2)."""
    provider.says = says

    answer = aged.get(VERSION)

    assert (answer.status_code, answer.json()["code"]) == (489, "session_over")
    assert len(provider.revoked) == 1
    assert aged.get("bff/session").json()["signedIn"] is False


@pytest.mark.parametrize(
    "says",
    [Says(status=500), Says(renewal={"token_type": "mac"}), Says(status=307, headers={"Location": "/elsewhere"})],
    ids=["500", "token type unknown", "redirect"],
)
def test_a_renewal_that_breaks_the_protocol_keeps_the_session(
    provider: ScriptedProvider, aged: Visitor, says: Says
) -> None:
    """The call gets 503 and the session stays; the refresh token follows no redirect."""
    provider.says = says

    assert aged.get(VERSION).json()["code"] == "try_again"
    assert provider.renewals() == 1
    assert aged.get("bff/session").json()["signedIn"] is True


@pytest.mark.parametrize("query", ["", "?state=another"], ids=["no state", "wrong state"])
def test_coming_back_from_the_providers_logout_changes_nothing(visitor: Visitor, query: str) -> None:
    """We sent no ``state`` with the logout, so the gateway ignores one: the console opens, signed out."""
    visitor.sign_in()
    location = visitor.call("POST", "bff/logout").json()["location"]

    back = visitor.http.get(location, timeout=20, allow_redirects=False).headers["Location"]

    assert back == f"{visitor.console_url}/"
    assert visitor.navigate(back + query).status_code == 200
    assert visitor.get("bff/session").json()["signedIn"] is False
