"""A provider whose metadata or keys lie, change or are odd; only our client is tested, as a gateway reads them once."""

from typing import Any

import pytest

from bff.auth.oidc_client import GrantOverError, OidcClient
from bff.errors import LoginRefusedError, ProviderUnreachableError
from bff.settings import load_settings
from tests.support.forged_tokens import unsigned
from tests.support.scripted_provider import CURVE_KEY, KEY, OTHER_KEY, Says, ScriptedProvider
from tests.support.servers import bff_environ
from tests.support.sign_in_by_hand import sign_in


def _client(provider: ScriptedProvider) -> OidcClient:
    environ = bff_environ("http://127.0.0.1:8080", 8080, "redis://127.0.0.1:9/0", provider.url)
    return OidcClient(load_settings(environ | {"BFF_OIDC_ISSUER": provider.url}))


@pytest.mark.parametrize("key", [OTHER_KEY, CURVE_KEY], ids=["RSA", "EC"])
def test_keys_may_change_between_two_sign_ins(provider: ScriptedProvider, key: Any) -> None:
    """A token with the new key makes the gateway read the keys again, even if they were read a moment ago."""
    client = _client(provider)
    sign_in(client, provider)
    provider.says = Says(keys=(key, KEY), key=key, kid=key.kid, alg="ES256" if key is CURVE_KEY else "PS256")

    assert sign_in(client, provider).identity.subject == "cn=ann"


def test_keys_are_not_read_for_every_forgery(provider: ScriptedProvider) -> None:
    """An attacker who sends many forged tokens cannot cause a call to the provider for each of them."""
    client = _client(provider)
    sign_in(client, provider)
    provider.says = Says(kid="unknown")
    for _ in range(3):
        with pytest.raises(LoginRefusedError):
            sign_in(client, provider)

    assert provider.asked.count("/keys") == 2


def test_a_key_may_change_under_its_name(provider: ScriptedProvider) -> None:
    """A signature that fits no known key also makes the gateway read the keys again."""
    client = _client(provider)
    sign_in(client, provider)
    fresh = type(KEY).generate_key(2048, {"kid": "current"})
    provider.says = Says(keys=(fresh,), key=fresh)

    assert sign_in(client, provider).identity.subject == "cn=ann"


def test_no_key_id_with_one_key(provider: ScriptedProvider) -> None:
    """With one key the token needs no key id (OpenID Connect Core 1.0, 10.1)."""
    provider.says = Says(kid=None)

    assert sign_in(_client(provider), provider).identity.subject == "cn=ann"


def test_no_key_id_with_several_keys(provider: ScriptedProvider) -> None:
    """With several keys the token needs a key id; the gateway does not guess the key."""
    provider.says = Says(kid=None, keys=(KEY, OTHER_KEY))

    with pytest.raises(LoginRefusedError):
        sign_in(_client(provider), provider)


def test_keys_of_a_kind_that_we_do_not_know_disturb_nothing(provider: ScriptedProvider) -> None:
    """A provider may publish keys of the future beside its own."""
    provider.says = Says(metadata={"jwks_uri": f"{provider.url}/keys_of_the_future"})

    assert sign_in(_client(provider), provider).identity.subject == "cn=ann"


def test_metadata_cannot_allow_unsigned_tokens(provider: ScriptedProvider) -> None:
    """The operator's list of algorithms decides."""
    provider.says = Says(metadata={"id_token_signing_alg_values_supported": ["none"]}, forge=unsigned)

    with pytest.raises(LoginRefusedError):
        sign_in(_client(provider), provider)


def test_metadata_of_another_issuer(provider: ScriptedProvider) -> None:
    """The metadata is refused, and no browser is sent to that issuer."""
    provider.says = Says(metadata={"issuer": "https://other.example"})

    with pytest.raises(ProviderUnreachableError):
        _client(provider).authorization_url("s", "n", "v" * 43)


@pytest.mark.parametrize(("given", "good"), [(None, True), ("ours", True), ("https://other.example", False)])
def test_an_issuer_in_the_answer_that_was_not_promised(
    provider: ScriptedProvider,
    given: str | None,
    good: bool,  # noqa: FBT001
) -> None:
    """``iss`` may be missing from the answer, but must not name another issuer (RFC 9207, 2.4)."""
    provider.says = Says(metadata={"authorization_response_iss_parameter_supported": None})
    issuer = provider.url if given == "ours" else given

    try:
        _client(provider).check_issuer(issuer)
    except LoginRefusedError:
        assert not good
    else:
        assert good


def test_a_dead_grant_is_told_apart(provider: ScriptedProvider) -> None:
    """A refresh token that was used before is reported as a grant that is over, not as a failure."""
    client = _client(provider)
    tokens = sign_in(client, provider).tokens
    client.refresh(tokens, "cn=ann")

    with pytest.raises(GrantOverError):
        client.refresh(tokens, "cn=ann")


def test_no_refresh_token_is_spent_while_a_new_id_token_could_not_be_checked(provider: ScriptedProvider) -> None:
    """A worker that has no keys and cannot get them does not send the refresh token."""
    tokens = sign_in(_client(provider), provider).tokens
    provider.says = Says(keys=())

    with pytest.raises(ProviderUnreachableError):
        _client(provider).refresh(tokens, "cn=ann")
    assert provider.renewals() == 0
