"""What the provider's answer to a sign-in is worth."""

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
        LoginRefusedError: Another issuer's answer, an error instead of a code, or a code that is not good.
        ProviderUnreachableError: The provider is away.
    """
    oidc.check_issuer(query["iss"])
    if not query["code"]:
        raise _refused_by_provider(query["error"])
    return oidc.redeem(query["code"], login.nonce, login.verifier)


@contextmanager
def refusals_audited() -> Iterator[None]:
    """Note a sign-in that comes to nothing: refused, or failed because a neighbour is away."""
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
    """Count the errors of the standard each, any other text, which the browser can make up, as one."""
    return LoginRefusedError(
        reason=f"the provider says {error}", counted_as=error if error in _PROVIDER_ERRORS else "another error"
    )
