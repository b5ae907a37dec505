"""The provider's answer to a sign-in: checked, and exchanged for tokens."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from bff.auth.login_flow import Login
from bff.auth.oidc_client import OidcClient, SignIn
from bff.errors import AppError, LoginRefusedError
from bff.observability.audit import audit
from bff.observability.metrics import FAILED_SIGN_INS

_PROVIDER_ERRORS = frozenset(
    {
        "access_denied",
        "account_selection_required",
        "consent_required",
        "interaction_required",
        "invalid_request",
        "invalid_scope",
        "login_required",
        "server_error",
        "temporarily_unavailable",
        "unauthorized_client",
        "unsupported_response_type",
    }
)
"""RFC 6749, 4.1.2.1 "Error Response"; OpenID Connect Core 1.0, 3.1.2.6 "Authentication Error Response"."""


def redeemed(oidc: OidcClient, query: Mapping[str, Any], login: Login) -> SignIn:
    """
    Exchange the answer (RFC 6749, 4.1.2) to a sign-in for tokens and a person.

    Raises:
        LoginRefusedError: The answer comes from another issuer, holds an error, or its code is not valid.
        ProviderUnreachableError: The provider is away.
    """
    oidc.check_issuer(query["iss"])
    if not query["code"]:
        raise _refused_by_provider(query["error"])
    return oidc.redeem(query["code"], login.nonce, login.verifier)


@contextmanager
def refusals_audited() -> Iterator[None]:
    """Write an audit line for a sign-in that is refused, or that fails because a neighbour is away."""
    try:
        yield
    except LoginRefusedError as refusal:
        FAILED_SIGN_INS.labels(refusal.counted_as).inc()
        audit("sign_in", "refused", reason=refusal.reason)
        raise
    except AppError as failure:
        FAILED_SIGN_INS.labels(failure.code).inc()
        audit("sign_in", "failed", reason=failure.code)
        raise


def _refused_by_provider(error: str) -> LoginRefusedError:
    """Count each standard error code by itself, and all other texts as one, because a browser can invent them."""
    return LoginRefusedError(
        reason=f"the provider says {error}", counted_as=error if error in _PROVIDER_ERRORS else "another error"
    )
