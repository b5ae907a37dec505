"""Answers of providers that the mock's provider does not give."""

from typing import Any

import pytest
import requests
import responses

from bff.auth.oidc_client import GrantOverError, OidcClient
from bff.errors import LoginRefusedError, ProviderUnreachableError
from bff.sessions.record import Tokens
from bff.settings import load_settings
from tests.support.servers import bff_environ

PROVIDER = "http://login.example"
ISSUER = f"{PROVIDER}/osp/a/idm/auth/oauth2"
METADATA = {
    "issuer": ISSUER,
    "authorization_endpoint": f"{PROVIDER}/authorize",
    "token_endpoint": f"{PROVIDER}/token",
    "jwks_uri": f"{PROVIDER}/keys",
    "userinfo_endpoint": f"{PROVIDER}/userinfo",
    "revocation_endpoint": f"{PROVIDER}/revoke",
}
TOKENS = Tokens(access_token="a", refresh_token="r1", id_token="", obtained_ms=0, expires_ms=0)
REPLY = {"access_token": "b", "token_type": "Bearer", "expires_in": 120, "refresh_token": "r2"}


@pytest.fixture
def oidc() -> OidcClient:
    """Our client at a provider that ``responses`` plays."""
    environ = bff_environ("http://127.0.0.1:8080", 8080, "redis://127.0.0.1:9/0", PROVIDER)
    return OidcClient(load_settings(environ))


def _publish(**changed: Any) -> None:
    responses.get(f"{ISSUER}/.well-known/openid-configuration", json=METADATA | changed)


@pytest.mark.parametrize(
    "answer",
    [
        {"json": METADATA | {"issuer": "http://other.example"}},
        {"json": METADATA | {"token_endpoint": "not a url"}},
        {"json": {"issuer": ISSUER}},
        {"body": "<html>"},
        {"status": 404},
        {"status": 302, "headers": {"Location": "http://other.example"}},
        {"body": requests.ConnectTimeout()},
    ],
    ids=["other issuer", "broken endpoint", "incomplete", "not json", "404", "redirect", "away"],
)
@responses.activate
def test_metadata_that_cannot_be_trusted_is_not_used(oidc: OidcClient, answer: dict[str, Any]) -> None:
    """The issuer must be exactly the configured one (OpenID Connect Discovery 1.0, 4.3)."""
    responses.get(f"{ISSUER}/.well-known/openid-configuration", **answer)

    with pytest.raises(ProviderUnreachableError):
        oidc.authorization_url("state", "nonce", "verifier" * 6)


@responses.activate
def test_metadata_is_read_once(oidc: OidcClient) -> None:
    """Later sign-ins do not load the metadata again."""
    _publish()
    oidc.authorization_url("s", "n", "v" * 43)
    oidc.authorization_url("s", "n", "v" * 43)

    assert len(responses.calls) == 1


@pytest.mark.parametrize("kind", ["Bearer", "bearer", "BEARER"])
@responses.activate
def test_a_renewal_in_any_spelling(oidc: OidcClient, kind: str) -> None:
    """The token type may be written in any case, as OSP does."""
    _publish()
    responses.post(METADATA["token_endpoint"], json=REPLY | {"token_type": kind})

    renewed = oidc.refresh(TOKENS, "cn=ann")

    assert (renewed.access_token, renewed.refresh_token) == ("b", "r2")
    assert renewed.expires_ms - renewed.obtained_ms == 120_000


@responses.activate
def test_what_a_renewal_does_not_mention_stays(oidc: OidcClient) -> None:
    """OSP gives no new refresh token, so the old one is kept."""
    _publish()
    responses.post(METADATA["token_endpoint"], json={"access_token": "b", "token_type": "Bearer"})

    renewed = oidc.refresh(TOKENS, "cn=ann")

    assert (renewed.refresh_token, renewed.id_token, renewed.expires_ms) == ("r1", "", 0)


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ({"status": 400, "json": {"error": "invalid_grant"}}, GrantOverError),
        ({"status": 400, "json": {"error": "invalid_request"}}, ProviderUnreachableError),
        ({"status": 401, "json": {"error": "invalid_client"}}, ProviderUnreachableError),
        ({"status": 500, "body": "oops"}, ProviderUnreachableError),
        ({"status": 200, "body": "<html>"}, ProviderUnreachableError),
        ({"status": 200, "json": {"token_type": "Bearer"}}, ProviderUnreachableError),
        ({"status": 200, "json": REPLY | {"token_type": "mac"}}, ProviderUnreachableError),
        ({"body": requests.ReadTimeout()}, ProviderUnreachableError),
    ],
    ids=["invalid_grant", "invalid_request", "invalid_client", "500", "html", "no token", "mac", "late"],
)
@responses.activate
def test_only_a_dead_grant_is_a_verdict(oidc: OidcClient, answer: dict[str, Any], expected: type[Exception]) -> None:
    """Only ``invalid_grant`` ends the session; other errors keep it (docs/assumptions.md A-15)."""
    _publish()
    responses.post(METADATA["token_endpoint"], **answer)

    with pytest.raises(expected):
        oidc.refresh(TOKENS, "cn=ann")


@pytest.mark.parametrize("userinfo", [{}, {"sub": ""}, {"name": "Ann"}])
@responses.activate
def test_a_provider_that_names_nobody_signs_nobody_in(oidc: OidcClient, userinfo: dict[str, str]) -> None:
    """Without an id token the userinfo answer must name the person."""
    _publish()
    responses.post(METADATA["token_endpoint"], json=REPLY)
    responses.get(METADATA["userinfo_endpoint"], json=userinfo)

    with pytest.raises(LoginRefusedError):
        oidc.redeem("code", "nonce", "verifier" * 6)


@responses.activate
def test_a_provider_without_id_tokens_will_do(oidc: OidcClient) -> None:
    """When there is no id token, the userinfo answer names the person."""
    _publish()
    responses.post(METADATA["token_endpoint"], json=REPLY)
    responses.get(METADATA["userinfo_endpoint"], json={"sub": "cn=ann", "name": "Ann"})

    assert oidc.redeem("code", "nonce", "verifier" * 6).identity.claims == {"sub": "cn=ann", "name": "Ann"}


@responses.activate
def test_a_revocation_that_fails_stops_nothing(oidc: OidcClient) -> None:
    """The person is signed out at the gateway although the revocation failed."""
    _publish()
    responses.post(METADATA["revocation_endpoint"], body=requests.ConnectionError())

    assert oidc.revoke(TOKENS) is False
    assert responses.calls[-1].request.url == METADATA["revocation_endpoint"]


@pytest.mark.parametrize(("status", "settled"), [(200, True), (400, True), (401, True), (429, False), (503, False)])
@responses.activate
def test_a_busy_provider_is_asked_to_revoke_again(oidc: OidcClient, status: int, settled: bool) -> None:  # noqa: FBT001
    """A busy provider is asked again later; one that refuses for good is not (RFC 7009, 2.2.1)."""
    _publish()
    responses.post(METADATA["revocation_endpoint"], status=status)

    assert oidc.revoke(TOKENS) is settled


@pytest.mark.parametrize(("offered", "in_header"), [(["client_secret_post"], False), (["client_secret_basic"], True)])
@responses.activate
def test_authenticates_as_the_provider_takes_it(oidc: OidcClient, offered: list[str], in_header: bool) -> None:  # noqa: FBT001
    """The client uses Basic if the provider offers it, else the body."""
    _publish(token_endpoint_auth_methods_supported=offered)
    responses.post(METADATA["token_endpoint"], json=REPLY)

    oidc.refresh(TOKENS, "cn=ann")

    assert ("Authorization" in responses.calls[-1].request.headers) is in_header
