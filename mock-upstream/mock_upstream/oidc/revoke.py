"""Token revocation (RFC 7009)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Blueprint

from mock_upstream.oidc.addresses import OAUTH
from mock_upstream.oidc.current_provider import provider
from mock_upstream.oidc.transaction import in_transaction

if TYPE_CHECKING:
    from flask import Response

revoke = Blueprint("revoke", __name__, url_prefix=OAUTH)


@revoke.post("/revoke")
@in_transaction
def answer() -> Response:
    """End a token and its family."""
    response: Response = provider().create_endpoint_response("revocation")
    return response
