"""Token introspection (RFC 7662), in the shape that the product answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from authlib.oauth2.rfc7662 import IntrospectionEndpoint
from flask import Blueprint

from mock_upstream.oidc.addresses import OAUTH
from mock_upstream.oidc.client import AUTH_METHODS, ConsoleClient
from mock_upstream.oidc.current_provider import provider
from mock_upstream.oidc.records import TokenRecord, token_by_access
from mock_upstream.oidc.transaction import in_transaction

if TYPE_CHECKING:
    from flask import Response

introspect = Blueprint("introspect", __name__, url_prefix=OAUTH)


class Introspection(IntrospectionEndpoint):
    """Tells a client about its own access tokens."""

    CLIENT_AUTH_METHODS = AUTH_METHODS

    def __init__(self, issuer: str) -> None:
        super().__init__()
        self._issuer = issuer

    def query_token(self, token_string: str, token_type_hint: str | None) -> TokenRecord | None:  # noqa: ARG002 - only a hint
        """Find the access token."""
        return token_by_access(token_string)

    def check_permission(self, token: TokenRecord, client: ConsoleClient, request: object) -> bool:  # noqa: ARG002 - Authlib's signature
        """Allow the client that it was given to."""
        return token.check_client(client)

    def introspect_token(self, token: TokenRecord) -> dict[str, Any]:
        """Describe a live token; times are seconds since 1970 by the mock's clock."""
        row = token.row
        return {
            "active": True,
            "username": row.person.cn,
            "client_id": row.client_id,
            "sub": row.person.dn,
            "aud": [row.client_id],
            "iss": self._issuer,
            "iat": int(row.issued_s),
            "nbf": int(row.issued_s),
            "exp": int(row.expires_s),
            "jti": row.access_hash[:16],
            "scope": row.scope,
            "token_type": "Bearer",
        }


@introspect.post("/introspect")
@in_transaction
def answer() -> Response:
    """Tell whether a token lives."""
    response: Response = provider().create_endpoint_response("introspection")
    return response
