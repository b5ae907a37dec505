"""Providers with other ways to reach them, other metadata or other answers than the mock's."""

import base64
import json

import pytest

from bff.auth.oidc_client import OidcClient
from bff.errors import LoginRefusedError, ProviderUnreachableError
from bff.settings import load_settings
from tests.support.scripted_provider import Says, ScriptedProvider
from tests.support.scripted_server import ScriptedServer, scripted_server
from tests.support.servers import bff_environ
from tests.support.sign_in_by_hand import sign_in


@pytest.fixture
def environ(provider: ScriptedProvider) -> dict[str, str]:
    """Settings for the scripted provider."""
    environ = bff_environ("http://127.0.0.1:8080", 8080, "redis://127.0.0.1:9/0", provider.url)
    return environ | {"BFF_OIDC_ISSUER": provider.url}


@pytest.fixture
def by_hand(environ: dict[str, str], provider: ScriptedProvider) -> dict[str, str]:
    """The least that must be set for a provider without metadata."""
    endpoints = {"AUTHORIZATION": "authorize", "TOKEN": "token", "USERINFO": "userinfo"}
    return environ | {f"BFF_OIDC_{name}_URL": f"{provider.url}/{path}" for name, path in endpoints.items()}


def _client(environ: dict[str, str]) -> OidcClient:
    return OidcClient(load_settings(environ))


def test_endpoints_set_by_hand(by_hand: dict[str, str], provider: ScriptedProvider) -> None:
    """The gateway does not run discovery; the keys come from the address in the settings."""
    client = _client(by_hand | {"BFF_OIDC_JWKS_URL": f"{provider.url}/keys"})

    assert sign_in(client, provider).identity.subject == "cn=ann"
    assert provider.asked == ["/authorize", "authorization_code", "/keys", "/userinfo"]


def test_a_provider_without_keys_gives_no_id_token(by_hand: dict[str, str], provider: ScriptedProvider) -> None:
    """The user info names the person."""
    provider.says = Says(claims=None)

    assert sign_in(_client(by_hand), provider).identity.subject == "cn=ann"


def test_an_id_token_that_nobody_can_check_is_refused(by_hand: dict[str, str], provider: ScriptedProvider) -> None:
    """Without keys in the settings an id token is refused."""
    with pytest.raises(LoginRefusedError):
        sign_in(_client(by_hand), provider)


@pytest.mark.parametrize("revocation", ["", "revoke"])
def test_tokens_are_revoked_where_that_was_named(
    by_hand: dict[str, str], provider: ScriptedProvider, revocation: str
) -> None:
    """Without a revocation address in the settings, tokens live until they expire."""
    url = f"{provider.url}/{revocation}" if revocation else ""
    provider.says = Says(claims=None)
    client = _client(by_hand | {"BFF_OIDC_REVOCATION_URL": url})

    assert client.revoke(sign_in(client, provider).tokens) is True
    assert len(provider.revoked) == len(revocation) // len("revoke")


@pytest.mark.parametrize("logout", ["", "https://login.example/logout"])
def test_a_sign_out_leads_where_that_was_named(by_hand: dict[str, str], logout: str) -> None:
    """Without a logout address in the settings, a sign-out leads to the console."""
    location = _client(by_hand | {"BFF_OIDC_LOGOUT_URL": logout}).logout_url("")

    assert location.partition("?")[0] == (logout or "http://127.0.0.1:8080/")


def test_metadata_without_keys(environ: dict[str, str], provider: ScriptedProvider) -> None:
    """The metadata of a plain OAuth server has no keys (RFC 8414, 2)."""
    provider.says = Says(metadata={"jwks_uri": None}, claims=None)

    assert sign_in(_client(environ), provider).identity.subject == "cn=ann"


@pytest.mark.parametrize("body", [{}, {"keys": []}, {"keys": "none"}, {"keys": [{"kty": "RSA"}]}, []], ids=str)
def test_keys_that_cannot_be_used(environ: dict[str, str], body: object) -> None:
    """The error is that the provider is unreachable, not an internal one."""
    published = json.dumps(body).encode()
    head = f"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {len(published)}\r\n\r\n".encode()
    with scripted_server([head + published]) as server:
        url = f"http://127.0.0.1:{server.port}"
        named = {"BFF_OIDC_AUTHORIZATION_URL": url, "BFF_OIDC_TOKEN_URL": url, "BFF_OIDC_JWKS_URL": url}

        with pytest.raises(ProviderUnreachableError):
            _client(environ | named).metadata.keys()


def test_another_claim_names_people(environ: dict[str, str], provider: ScriptedProvider) -> None:
    """``sub`` is kept too, because renewals and logout tokens of the provider have it."""
    provider.says = Says(claims={"employee": "e-7"})

    identity = sign_in(_client(environ | {"BFF_OIDC_USER_CLAIM": "employee"}), provider).identity

    assert (identity.claim, identity.subject, identity.said("sub")) == ("employee", "e-7", "cn=ann")


def test_osp_is_asked_for_the_name(environ: dict[str, str], provider: ScriptedProvider) -> None:
    """If the claim is missing, OSP's attributes call gives the DN."""
    provider.says = Says(claims=None, userinfo={"sub": None})
    attributes = {"BFF_OIDC_ATTRIBUTES_URL": f"{provider.url}/getattributes"}

    identity = sign_in(_client(environ | attributes), provider).identity

    assert (identity.claim, identity.subject) == ("name", "cn=ann,o=idm")


def test_osp_is_not_asked_without_need(environ: dict[str, str], provider: ScriptedProvider) -> None:
    """OSP gets no call if the token has the claim."""
    attributes = {"BFF_OIDC_ATTRIBUTES_URL": f"{provider.url}/getattributes"}

    assert sign_in(_client(environ | attributes), provider).identity.claim == "sub"
    assert "/getattributes" not in provider.asked


@pytest.mark.parametrize("claim", ["employee", "groups"])
def test_no_identity_no_sign_in(environ: dict[str, str], provider: ScriptedProvider, claim: str) -> None:
    """If the claim is missing or not a text, the sign-in is refused, even if there is a ``sub``."""
    provider.says = Says(claims={"groups": ["a"]})

    with pytest.raises(LoginRefusedError):
        sign_in(_client(environ | {"BFF_OIDC_USER_CLAIM": claim}), provider)
    assert len(provider.revoked) == 1


def _through(environ: dict[str, str], provider: ScriptedProvider, user: str) -> tuple[OidcClient, ScriptedServer]:
    metadata = json.dumps({"issuer": provider.url} | dict.fromkeys(ENDPOINTS, provider.url)).encode()
    head = f"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {len(metadata)}\r\n\r\n".encode()
    with scripted_server([head + metadata]) as proxy:
        client = _client(environ | {"BFF_OIDC_PROXY": f"http://{user}127.0.0.1:{proxy.port}"})
        assert client.metadata["issuer"] == provider.url
    return client, proxy


ENDPOINTS = ("authorization_endpoint", "token_endpoint", "jwks_uri")


def test_reaches_the_provider_through_a_proxy(environ: dict[str, str], provider: ScriptedProvider) -> None:
    """The proxy gets the user and password of the proxy's address (RFC 9110, 11.7)."""
    _, proxy = _through(environ, provider, "us%40er:pa%3Ass@")

    [request] = proxy.requests
    assert request.startswith(f"GET {provider.url}/.well-known/openid-configuration HTTP/1.1".encode())
    assert b"Proxy-Authorization: Basic " + base64.b64encode(b"us@er:pa:ss") in request
    assert provider.asked == []


def test_the_environment_names_no_proxy(
    environ: dict[str, str], provider: ScriptedProvider, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Proxies of the environment are ignored: tokens and the client secret go where the settings say."""
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
    monkeypatch.setenv("NO_PROXY", "")

    assert _client(environ).metadata["issuer"] == provider.url


def test_the_environment_does_not_go_around_the_proxy(
    environ: dict[str, str], provider: ScriptedProvider, monkeypatch: pytest.MonkeyPatch
) -> None:
    """``NO_PROXY`` is not read either."""
    monkeypatch.setenv("NO_PROXY", "*")

    _through(environ, provider, "")
    assert provider.asked == []
