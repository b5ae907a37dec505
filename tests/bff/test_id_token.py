"""Which id tokens are accepted at a sign-in (OpenID Connect Core 1.0, 3.1.3.7)."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from joserfc.jwk import KeySet, RSAKey

from bff.auth.id_token import IdTokenError, check_renewed, claims_at_sign_in
from bff.auth.provider_http import ProviderHttp
from bff.auth.provider_metadata import ProviderMetadata
from bff.settings import Settings, load_settings
from tests.support.forged_tokens import altered, signed, signed_with_public_key, unsigned
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
    return claims_at_sign_in(token, KnownKeys(settings, ProviderHttp(settings)), settings, NONCE)


def _signed(claims: dict[str, Any]) -> str:
    return signed(claims, KEY)


@pytest.mark.parametrize("changed", [{}, {"aud": ["idm-console"]}, {"aud": ["x", "idm-console"], "azp": "idm-console"}])
def test_takes_a_good_one(settings: Settings, changed: dict[str, Any]) -> None:
    """The token may have one audience, or several if we are the authorized party."""
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
    """Every claim is checked against our settings, not against the provider's metadata."""
    with pytest.raises(IdTokenError):
        _check(settings, _signed(_claims(settings, **changed)))


def _hs256(token: str) -> str:
    return signed_with_public_key(token, KEY)


@pytest.mark.parametrize("forge", [unsigned, _hs256, altered, lambda _: "not.a.token"])
def test_refuses_a_forged_one(settings: Settings, forge: Callable[[str], str]) -> None:
    """The check refuses tokens without a signature, signed with the public key as a secret, altered, or nonsense."""
    with pytest.raises(IdTokenError):
        _check(settings, forge(_signed(_claims(settings))))


@pytest.mark.parametrize(("key", "kid"), [(STRANGER, "current"), (KEY, "unknown")])
def test_refuses_another_key(settings: Settings, key: RSAKey, kid: str) -> None:
    """A stranger's key with the id of the provider's key is refused, and so is a key that is not published."""
    with pytest.raises(IdTokenError):
        _check(settings, signed(_claims(settings), key, kid=kid))


def _renew(settings: Settings, token: str) -> None:
    check_renewed(token, KnownKeys(settings, ProviderHttp(settings)), settings, "cn=ann")


@pytest.mark.parametrize("nonce", [None, NONCE, "another"], ids=str)
def test_a_renewed_one_needs_no_nonce(settings: Settings, nonce: str | None) -> None:
    """A renewed id token may lack the nonce, which belongs to the sign-in (OpenID Connect Core 1.0, 12.2)."""
    _renew(settings, _signed(_claims(settings, nonce=nonce)))


@pytest.mark.parametrize(
    "changed",
    [
        {"sub": "cn=bob"},
        {"sub": None},
        {"iss": "https://other.example"},
        {"aud": "other"},
        {"exp": 1},
        {"iat": int(time.time()) - 3600},
    ],
    ids=" ".join,
)
def test_a_renewed_one_must_speak_of_the_same_person(settings: Settings, changed: dict[str, Any]) -> None:
    """A renewed token must have the same ``sub`` and issuer, be issued for us, and be new."""
    with pytest.raises(IdTokenError):
        _renew(settings, _signed(_claims(settings, **changed)))


def test_a_renewed_one_is_signed_too(settings: Settings) -> None:
    """A renewed token must be signed by a key of the provider."""
    with pytest.raises(IdTokenError):
        _renew(settings, signed(_claims(settings), STRANGER))
