"""What the provider's answer to a sign-in is worth."""

from collections.abc import Mapping
from typing import Any

from bff.auth.login_flow import Login
from bff.auth.oidc_client import OidcClient, SignIn
from bff.errors import LoginRefusedError
from bff.observability import log


def redeemed(oidc: OidcClient, query: Mapping[str, Any], login: Login) -> SignIn:
    """
    Exchange the answer (RFC 6749, 4.1.2) to a sign-in for tokens and a person.

    Raises:
        LoginRefusedError: Another issuer's answer, an error instead of a code, or a code that is not good.
        ProviderUnreachableError: The provider is away.
    """
    oidc.check_issuer(query["iss"])
    if not query["code"]:
        log.warning("login.refused_by_provider", reason=query["error"])
        raise LoginRefusedError
    return oidc.redeem(query["code"], login.nonce, login.verifier)
