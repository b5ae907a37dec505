"""Tokens: issue, refresh, revocation, introspection and use."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from joserfc import jwt
from joserfc.jwk import KeySet

from tests.mock_upstream.console import CLIENT_ID, CLIENT_SECRET, PASSWORD, Console, code_in

if TYPE_CHECKING:
    from collections.abc import Callable

    import requests

SUBJECT = "cn=admin,ou=users,o=data"


@pytest.fixture
def admin(sign_in_now: Callable[[str], Console]) -> Console:
    """The administrator, whose tokens live as long as the mock says."""
    return sign_in_now("admin")


def _is_accepted(console: Console, access_token: str) -> bool:
    headers = {"Authorization": f"Bearer {access_token}"}
    answer = console.send("GET", "/IDMProv/rest/access/info/version", headers=headers)
    return answer.status_code == 200


def _claims(console: Console, token: str) -> dict[str, object]:
    keys = KeySet.import_key_set(console.send("GET", f"{console.issuer}/jwks").json())
    return jwt.decode(token, keys, algorithms=["RS256"]).claims


def test_the_reply_has_the_products_shape(admin: Console) -> None:
    """The reply has ``bearer`` in lower case, a life of 120 seconds, a refresh token and an ID token."""
    assert admin.tokens["token_type"] == "bearer"
    assert admin.tokens["expires_in"] == 120
    assert admin.tokens.keys() >= {"access_token", "refresh_token", "id_token"}


def test_the_id_token_says_who_signed_in(admin: Console) -> None:
    """The ID token is signed with the published key, for this client, with the nonce of the request."""
    claims = _claims(admin, admin.tokens["id_token"])

    assert claims["iss"] == admin.issuer
    assert claims["aud"] == [CLIENT_ID]
    assert claims["sub"] == SUBJECT
    assert claims["nonce"] == "some-nonce"
    assert (claims["preferred_username"], claims["name"]) == ("admin", "Amara Okafor")
    assert (claims["email"], claims["locale"]) == ("admin@aldermoor.example", "en")


def test_the_access_token_is_a_jwt(admin: Console) -> None:
    """The access token follows RFC 9068, signed with RS256."""
    assert _claims(admin, admin.tokens["access_token"])["sub"] == SUBJECT


def test_the_client_may_authenticate_in_the_body(console: Console) -> None:
    """``client_secret_post`` works as Basic does."""
    code = code_in(console.submit(console.authorize(), username="admin", password=PASSWORD))
    form = {
        "grant_type": "authorization_code",
        "code": code,
        "redirect_uri": console.redirect_uri,
        "code_verifier": console.verifier,
        "client_id": CLIENT_ID,
        "client_secret": CLIENT_SECRET,
    }

    assert console.send("POST", f"{console.issuer}/token", data=form).status_code == 200


def test_a_wrong_client_secret_is_refused(console: Console) -> None:
    """The answer is 401 ``invalid_client``, so that the console does not take it for a dead session."""
    answer = console.send(
        "POST",
        f"{console.issuer}/token",
        data={"grant_type": "refresh_token", "refresh_token": "any"},
        auth=(CLIENT_ID, "wrong"),
    )

    assert (answer.status_code, answer.json()["error"]) == (401, "invalid_client")


@pytest.mark.parametrize("verifier", ["", "x" * 64], ids=["missing", "wrong"])
def test_a_code_is_worth_nothing_without_its_verifier(console: Console, verifier: str) -> None:
    """PKCE is checked at the token endpoint."""
    code = code_in(console.submit(console.authorize(), username="admin", password=PASSWORD))
    console.verifier = verifier

    assert console.redeem(code).status_code == 400


def test_a_code_is_redeemed_once_and_its_reuse_ends_the_tokens(console: Console) -> None:
    """The second use gets ``invalid_grant`` and ends the tokens of the first (RFC 6749, 4.1.2)."""
    code = code_in(console.submit(console.authorize(), username="admin", password=PASSWORD))
    tokens = console.redeem(code).json()

    again = console.redeem(code)

    assert (again.status_code, again.json()["error"]) == (400, "invalid_grant")
    assert not _is_accepted(console, tokens["access_token"])


def test_a_code_lives_two_minutes(console: Console) -> None:
    """A late redemption is refused."""
    code = code_in(console.submit(console.authorize(), username="admin", password=PASSWORD))
    console.control("POST", "clock", {"advanceS": 120})

    assert console.redeem(code).json()["error"] == "invalid_grant"


def test_an_access_token_expires(admin: Console) -> None:
    """After 120 seconds the identity applications answer 401 with a fault."""
    admin.control("POST", "clock", {"advanceS": 119})
    assert _is_accepted(admin, admin.tokens["access_token"])

    admin.control("POST", "clock", {"advanceS": 1})
    assert not _is_accepted(admin, admin.tokens["access_token"])


def test_a_refresh_gives_new_tokens_of_both_kinds(admin: Console) -> None:
    """Both new tokens work."""
    fresh = admin.refresh(admin.tokens["refresh_token"]).json()

    assert fresh["refresh_token"] != admin.tokens["refresh_token"]
    assert _is_accepted(admin, fresh["access_token"])
    assert admin.refresh(fresh["refresh_token"]).status_code == 200


def test_using_a_refresh_token_twice_ends_the_whole_family(admin: Console) -> None:
    """A second use may be a theft, so the tokens of the first use end too (RFC 9700, 4.14.2)."""
    fresh = admin.refresh(admin.tokens["refresh_token"]).json()

    again = admin.refresh(admin.tokens["refresh_token"])

    assert (again.status_code, again.json()["error"]) == (400, "invalid_grant")
    assert admin.refresh(fresh["refresh_token"]).json()["error"] == "invalid_grant"
    assert not _is_accepted(admin, fresh["access_token"])


def test_a_refresh_token_lives_48_hours(admin: Console) -> None:
    """The life is the default of the product."""
    admin.control("POST", "clock", {"advanceS": 48 * 3600})

    assert admin.refresh(admin.tokens["refresh_token"]).json()["error"] == "invalid_grant"


def test_tokens_of_two_sign_ins_do_not_touch_each_other(admin: Console, console: Console) -> None:
    """The end of one family of tokens does not affect the other."""
    other = console.redeem(code_in(console.submit(console.authorize(), username="admin", password=PASSWORD)))
    admin.refresh(admin.tokens["refresh_token"])
    admin.refresh(admin.tokens["refresh_token"])

    assert _is_accepted(admin, other.json()["access_token"])


@pytest.mark.parametrize("kind", ["access_token", "refresh_token"])
def test_revoking_either_token_ends_both(admin: Console, kind: str) -> None:
    """RFC 7009 applies; the answer is 200 for an unknown token too."""
    for token in (admin.tokens[kind], "unknown"):
        answer = admin.send("POST", f"{admin.issuer}/revoke", data={"token": token}, auth=(CLIENT_ID, CLIENT_SECRET))
        assert answer.status_code == 200

    assert not _is_accepted(admin, admin.tokens["access_token"])
    assert admin.refresh(admin.tokens["refresh_token"]).json()["error"] == "invalid_grant"


def test_introspection_tells_a_live_token_from_a_dead_one(admin: Console) -> None:
    """The answer has the shape of the product (RFC 7662); a dead token is only ``active: false``."""

    def introspect() -> dict[str, object]:
        form = {"token": admin.tokens["access_token"]}
        answer = admin.send("POST", f"{admin.issuer}/introspect", data=form, auth=(CLIENT_ID, CLIENT_SECRET))
        found: dict[str, object] = answer.json()
        return found

    alive = introspect()
    admin.control("POST", "expire-tokens")

    assert (alive["active"], alive["username"], alive["sub"]) == (True, "admin", SUBJECT)
    assert alive["token_type"] == "Bearer"
    assert introspect() == {"active": False}


def test_userinfo_gives_the_claims_of_the_scopes(admin: Console) -> None:
    """A dead token gets the challenge of RFC 6750."""
    headers = {"Authorization": f"Bearer {admin.tokens['access_token']}"}

    claims = admin.send("GET", f"{admin.issuer}/userinfo", headers=headers).json()
    admin.control("POST", "expire-tokens")
    refused = admin.send("GET", f"{admin.issuer}/userinfo", headers=headers)

    assert (claims["sub"], claims["email"]) == (SUBJECT, "admin@aldermoor.example")
    assert refused.status_code == 401
    assert "invalid_token" in refused.headers["WWW-Authenticate"]


def test_the_products_own_attribute_call(admin: Console) -> None:
    """The call needs the client's secret and a live token, and returns only the requested attributes."""

    def ask(secret: str) -> requests.Response:
        query = {"attributes": "name first_name email", "access_token": admin.tokens["access_token"]}
        return admin.send("GET", f"{admin.issuer}/getattributes", params=query, auth=(CLIENT_ID, secret))

    told = ask(CLIENT_SECRET).json()
    assert (told["name"], told["first_name"]) == (SUBJECT, "Amara")
    assert (told["email"], told["client"]) == (["admin@aldermoor.example"], CLIENT_ID)
    assert "last_name" not in told
    assert ask("wrong").status_code == 401
    admin.control("POST", "expire-tokens")
    assert ask(CLIENT_SECRET).json() == {"error": "invalid_token"}


@pytest.mark.parametrize("headers", [{}, {"Authorization": "Bearer nonsense"}, {"Authorization": "Basic YTpi"}])
def test_no_call_of_the_applications_works_without_a_live_token(console: Console, headers: dict[str, str]) -> None:
    """The answer is 401 with a fault."""
    answer = console.send("GET", "/IDMProv/rest/access/users/userDefaults", headers=headers)

    assert answer.status_code == 401
    assert answer.json()["Fault"]["Code"]["Subcode"]["Value"] == "SecurityException"
