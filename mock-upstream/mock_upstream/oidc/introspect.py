"""Token introspection (RFC 7662), in the shape that the product answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Blueprint

from mock_upstream.oidc.addresses import OAUTH
from mock_upstream.oidc.current_provider import provider
from mock_upstream.oidc.transaction import in_transaction

if TYPE_CHECKING:
    from flask import Response

introspect = Blueprint("introspect", __name__, url_prefix=OAUTH)


@introspect.post("/introspect")
@in_transaction
def answer() -> Response:
    """Answer whether a token is valid."""
    response: Response = provider().create_endpoint_response("introspection")
    return response
