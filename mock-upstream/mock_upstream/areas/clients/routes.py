"""The calls about clients below ``/IDMProv/rest/access/config/clients``."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import select

from mock_upstream.admission import require_page
from mock_upstream.areas.clients.requests import ClientBody, ClientsBody
from mock_upstream.areas.clients.rules import change_client, delete_client, new_client
from mock_upstream.nodes.client import found_client
from mock_upstream.nodes.response import one_by_one
from mock_upstream.store.database import database
from mock_upstream.store.models import Client

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

clients = Blueprint("clients", __name__, url_prefix="/IDMProv/rest/access/config/clients")


@clients.get("")
def list_clients() -> ResponseReturnValue:
    """Give all clients, the default one first."""
    require_page("settings")
    with database().read() as session:
        found = session.scalars(select(Client).order_by(Client.is_default.desc(), Client.name)).all()
        return {"clients": [_node(client) for client in found], "totalCount": len(found)}


@clients.post("")
def create_client() -> ResponseReturnValue:
    """Create a client and give it back."""
    require_page("settings")
    given: dict[str, Any] = ClientBody().load(request.get_json())
    with database().write() as session:
        return _node(new_client(session, given))


@clients.delete("")
def delete_clients() -> ResponseReturnValue:
    """Delete the named clients, each for itself."""
    require_page("settings")
    given: dict[str, Any] = ClientsBody().load(request.get_json())
    with database().write() as session:

        def delete(wanted: dict[str, Any]) -> tuple[str, str]:
            client = delete_client(session, wanted["id"])
            return client.id, client.name

        return one_by_one([{"id": each} for each in given["values"]], delete, "client")


@clients.get("/<client_id>")
def show_client(client_id: str) -> ResponseReturnValue:
    """Give a client; ``config`` is JSON inside a text."""
    with database().read() as session:
        return _node(found_client(session, client_id))


@clients.post("/<client_id>")
def change_one_client(client_id: str) -> ResponseReturnValue:
    """Change a client; the sections that ``config`` has replace the kept ones."""
    require_page("settings")
    given: dict[str, Any] = ClientBody().load(request.get_json())
    with database().write() as session:
        change_client(session, found_client(session, client_id), given)
    return {"success": True}


def _node(client: Client) -> dict[str, Any]:
    return {
        "name": client.name,
        "id": client.id,
        "matchCondition": client.match_condition,
        "config": json.dumps(client.config, ensure_ascii=False),
        "isDefault": client.is_default,
    }
