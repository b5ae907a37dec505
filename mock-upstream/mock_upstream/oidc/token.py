"""The token endpoint (RFC 6749, 3.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Blueprint

from mock_upstream.oidc.addresses import OAUTH
from mock_upstream.oidc.current_provider import provider
from mock_upstream.oidc.transaction import in_transaction

if TYPE_CHECKING:
    from flask import Response

token = Blueprint("token", __name__, url_prefix=OAUTH)


@token.post("/token")
@in_transaction
def give_token() -> Response:
    """Redeem a code or a refresh token."""
    response: Response = provider().create_token_response()
    return response
