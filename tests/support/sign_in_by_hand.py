"""A sign-in with our client alone: no gateway, no browser."""

from urllib.parse import parse_qs, urlsplit

from bff.auth.oidc_client import OidcClient, SignIn
from tests.support.scripted_provider import ScriptedProvider
from tests.support.visitor import Visitor

_NONCE = "a-nonce"
_VERIFIER = "v" * 43


def sign_in(client: OidcClient, provider: ScriptedProvider) -> SignIn:
    """Go to the provider and redeem the code that it gives."""
    address = client.authorization_url("state", _NONCE, _VERIFIER)
    back = Visitor(provider.url).navigate(address).headers["Location"]
    [code] = parse_qs(urlsplit(back).query)["code"]
    return client.redeem(code, _NONCE, _VERIFIER)
