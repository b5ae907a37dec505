"""The product's own call for attributes of a token's owner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from authlib.oauth2.rfc6749 import InvalidClientError
from flask import Blueprint, request

from mock_upstream.oidc.addresses import OAUTH
from mock_upstream.oidc.current_provider import provider
from mock_upstream.oidc.records import TokenRecord, token_by_access
from mock_upstream.oidc.transaction import in_transaction

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

attributes = Blueprint("attributes", __name__, url_prefix=OAUTH)


@attributes.get("/getattributes")
@in_transaction
def get_attributes() -> ResponseReturnValue:
    """
    Give the attributes named in ``attributes`` (separated by blanks), with the data of the token.

    The client authenticates with Basic, else 401; a dead token gets 400 with ``{"error": "invalid_token"}``.
    """
    server = provider()
    try:
        client = server.authenticate_client(server.create_oauth2_request(None), ["client_secret_basic"])
    except InvalidClientError:
        return {"error": "invalid_client"}, 401
    token = token_by_access(request.args.get("access_token", ""))
    if token is None or token.is_expired() or token.is_revoked() or not token.check_client(client):
        return {"error": "invalid_token"}, 400
    wanted = request.args.get("attributes", "").split()
    known = _known(token)
    facts = {"client": token.row.client_id, "cacheable": False, "expiration": int(token.row.expires_s * 1000)}
    return {**{name: known[name] for name in wanted if name in known}, **facts}


def _known(token: TokenRecord) -> dict[str, Any]:
    person = token.row.person
    return {
        "name": person.dn,
        "first_name": person.first_name,
        "last_name": person.last_name,
        "initials": person.first_name[:1] + person.last_name[:1],
        "email": [person.mail],
        "language": person.locale,
        "roles": [person.duty],
    }
