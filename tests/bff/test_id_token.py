"""Which id tokens sign somebody in (OpenID Connect Core 1.0, 3.1.3.7)."""

import base64
import hmac
import time
from collections.abc import Callable
from typing import Any

import pytest
from joserfc import jwt
from joserfc.jwk import KeySet, RSAKey

from bff.auth.id_token import checked_claims
from bff.auth.provider_http import ProviderHttp
from bff.auth.provider_metadata import ProviderMetadata
from bff.errors import LoginRefusedError
from bff.settings import Settings, load_settings
from tests.support.servers import bff_environ

KEY = RSAKey.generate_key(2048, {"kid": "current"})
STRANGER = RSAKey.generate_key(2048, {"kid": "current"})
NONCE = "a-nonce"


@pytest.fixture(scope="module")
def settings() -> Settings:
    """Settings whose issuer answers nothing: the keys are given."""
    return load_settings(bff_environ("http://127.0.0.1:8080", 8080, "redis://127.0.0.1:9/0", "http://127.0.0.1:9"))


class KnownKeys(ProviderMetadata):
    """Metadata of a provider that publishes one key."""

    def keys(self, *, renewed: bool = False) -> KeySet:  # noqa: ARG002
        """Give the key, however often it is asked for."""
        return KeySet([KEY])


def _claims(settings: Settings, **changed: Any) -> dict[str, Any]:
    now = int(time.time())
    claims = {
        "iss": settings.oidc_issuer,
        "aud": settings.oidc_client_id,
        "sub": "cn=ann",
        "nonce": NONCE,
        "iat": now,
        "exp": now + 120,
    }
    return {name: value for name, value in (claims | changed).items() if value is not None}


def _check(settings: Settings, token: str) -> Any:
    return checked_claims(token, KnownKeys(settings, ProviderHttp(settings)), settings, NONCE)


def _signed(claims: dict[str, Any], key: RSAKey = KEY, **header: Any) -> str:
    return jwt.encode({"alg": "RS256", "kid": "current", **header}, claims, key)


@pytest.mark.parametrize("changed", [{}, {"aud": ["idm-console"]}, {"aud": ["x", "idm-console"], "azp": "idm-console"}])
def test_takes_a_good_one(settings: Settings, changed: dict[str, Any]) -> None:
    """One audience, or several with us as the authorized party."""
    assert _check(settings, _signed(_claims(settings, **changed)))["sub"] == "cn=ann"


@pytest.mark.parametrize(
    "changed",
    [
        {"iss": "https://other.example"},
        {"iss": None},
        {"sub": None},
        {"aud": "other"},
        {"aud": None},
        {"aud": "other", "azp": "idm-console"},
        {"aud": ["idm-console", "x"]},
        {"aud": ["idm-console", "x"], "azp": "x"},
        {"nonce": "another"},
        {"nonce": None},
        {"exp": 1},
        {"exp": None},
        {"iat": None},
        {"iat": int(time.time()) + 3600},
        {"iat": int(time.time()) - 3600},
    ],
    ids=" ".join,
)
def test_refuses_a_wrong_claim(settings: Settings, changed: dict[str, Any]) -> None:
    """Every claim is checked by us, not by what the provider says of itself."""
    with pytest.raises(LoginRefusedError):
        _check(settings, _signed(_claims(settings, **changed)))


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _none(claims: dict[str, Any]) -> str:
    _, body, _ = _signed(claims).split(".")
    head = _base64(b'{"alg": "none"}')
    return f"{head}.{body}."


def _hs256(claims: dict[str, Any]) -> str:
    _, body, _ = _signed(claims).split(".")
    head = _base64(b'{"alg": "HS256", "kid": "current"}')
    signature = hmac.digest(KEY.as_pem(private=False), f"{head}.{body}".encode(), "sha256")
    return f"{head}.{body}.{_base64(signature)}"


def _stranger(claims: dict[str, Any]) -> str:
    return _signed(claims, STRANGER)


def _altered(claims: dict[str, Any]) -> str:
    head, body, signature = _signed(claims).split(".")
    return f"{head}.{body}.{signature[:-4]}AAAA"


def _unknown_key(claims: dict[str, Any]) -> str:
    return _signed(claims, kid="unknown")


@pytest.mark.parametrize("forge", [_none, _hs256, _stranger, _altered, _unknown_key, lambda _: "not.a.token"])
def test_refuses_a_forged_one(settings: Settings, forge: Callable[[dict[str, Any]], str]) -> None:
    """No signature, the public key as a secret, another key, altered bytes, nonsense."""
    with pytest.raises(LoginRefusedError):
        _check(settings, forge(_claims(settings)))
