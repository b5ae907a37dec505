"""Token revocation (RFC 7009)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from authlib.oauth2.rfc7009 import RevocationEndpoint
from flask import Blueprint

from mock_upstream.oidc.addresses import OAUTH
from mock_upstream.oidc.client import AUTH_METHODS
from mock_upstream.oidc.current_provider import provider
from mock_upstream.oidc.records import TokenRecord, revoke_family, token_by_access, token_by_refresh
from mock_upstream.oidc.transaction import in_transaction

if TYPE_CHECKING:
    from flask import Response

revoke = Blueprint("revoke", __name__, url_prefix=OAUTH)


class Revocation(RevocationEndpoint):
    """Revoking either token ends the whole family."""

    CLIENT_AUTH_METHODS = AUTH_METHODS

    def query_token(self, token_string: str, token_type_hint: str | None) -> TokenRecord | None:  # noqa: ARG002 - only a hint
        """Find by either token."""
        return token_by_refresh(token_string) or token_by_access(token_string)

    def revoke_token(self, token: TokenRecord, request: object) -> None:  # noqa: ARG002 - Authlib's signature
        """End the family."""
        revoke_family(token.row.family)


@revoke.post("/revoke")
@in_transaction
def answer() -> Response:
    """End a token and its family."""
    response: Response = provider().create_endpoint_response("revocation")
    return response
