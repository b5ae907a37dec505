"""What the provider's answer to a sign-in is worth."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from bff.auth.login_flow import Login
from bff.auth.oidc_client import OidcClient, SignIn
from bff.errors import AppError, LoginRefusedError
from bff.observability.audit import audit


def redeemed(oidc: OidcClient, query: Mapping[str, Any], login: Login) -> SignIn:
    """
    Exchange the answer (RFC 6749, 4.1.2) to a sign-in for tokens and a person.

    Raises:
        LoginRefusedError: Another issuer's answer, an error instead of a code, or a code that is not good.
        ProviderUnreachableError: The provider is away.
    """
    oidc.check_issuer(query["iss"])
    if not query["code"]:
        raise LoginRefusedError(reason=f"the provider says {query['error']}")
    return oidc.redeem(query["code"], login.nonce, login.verifier)


@contextmanager
def refusals_audited() -> Iterator[None]:
    """Note a sign-in that comes to nothing: refused, or failed because a neighbour is away."""
    try:
        yield
    except LoginRefusedError as refusal:
        audit("sign_in", "refused", reason=refusal.reason)
        raise
    except AppError as failure:
        audit("sign_in", "failed", reason=failure.code)
        raise
