"""How dashboards look: ``dashboard/globalTiles`` and ``preference/dashboard`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import ValidationError, fields, validate

from mock_upstream.admission import require_page
from mock_upstream.bearer import caller
from mock_upstream.nodes.client import found_client
from mock_upstream.nodes.fields import Given
from mock_upstream.nodes.scripts import refuse_scripts
from mock_upstream.store.clients import client_of
from mock_upstream.store.dashboard import TILES, GlobalTiles, OwnDashboard
from mock_upstream.store.database import database
from mock_upstream.store.trustees import Standing

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

    from mock_upstream.store.models import Client

dashboard_layout = Blueprint("dashboard_layout", __name__, url_prefix="/IDMProv/rest/access")


class _Tile(Given):
    key = fields.String(required=True, validate=validate.OneOf(TILES))
    hidden = fields.Boolean(load_default=False)


def _each_once(tiles: list[dict[str, Any]]) -> None:
    if len({tile["key"] for tile in tiles}) < len(tiles):
        raise ValidationError("A tile is named twice.")


class _TilesBody(Given):
    tiles = fields.List(fields.Nested(_Tile), required=True, validate=_each_once)


class _DashboardBody(Given):
    customizations = fields.String(data_key="dashboardCustomizations", required=True, validate=validate.Length(min=1))


@dashboard_layout.get("/dashboard/globalTiles")
def show_tiles() -> ResponseReturnValue:
    """Give ``{"tiles": [{"key": "tasks", "hidden": false}]}`` of a client, in their order."""
    with database().read() as session:
        return {"tiles": _tiles(session, _asked_client(session))}


@dashboard_layout.post("/dashboard/globalTiles")
def keep_tiles() -> ResponseReturnValue:
    """Replace the tiles of a client and return them; tiles that are not named come last."""
    require_page("globalDashboard")
    given: dict[str, Any] = _TilesBody().load(request.get_json())
    with database().write() as session:
        client = _asked_client(session)
        session.merge(GlobalTiles(client_id=client.id, tiles=given["tiles"]))
        session.flush()
        return {"tiles": _tiles(session, client)}


@dashboard_layout.get("/preference/dashboard")
def show_own() -> ResponseReturnValue:
    """
    Give the caller's own dashboard, or else the common tiles, and the tiles that the caller may see.

    Source:
        docs/assumptions.md A-165.
    """
    with database().read() as session:
        return _own(session)


@dashboard_layout.post("/preference/dashboard")
def keep_own() -> ResponseReturnValue:
    """Keep how the caller wants the dashboard."""
    given: dict[str, str] = _DashboardBody().load(request.get_json())
    refuse_scripts(given)
    with database().write() as session:
        session.merge(OwnDashboard(person_dn=caller().dn, attribute=_attribute(), **given))
    return {"success": True}


@dashboard_layout.delete("/preference/dashboard")
def forget_own() -> ResponseReturnValue:
    """Go back to the dashboard that everybody has, and give it."""
    with database().write() as session:
        kept = session.get(OwnDashboard, (caller().dn, _attribute()))
        if kept is not None:
            session.delete(kept)
            session.flush()
        return _own(session)


def _own(session: Session) -> dict[str, Any]:
    client, standing = client_of(session, caller()), Standing(session, caller())
    kept = session.get(OwnDashboard, (caller().dn, _attribute()))
    access = client.config["dashboardAccess"]
    trustees = {tile: access.get(tile, {}).get("value") for tile in TILES}
    return {
        "isDashboardCustomized": kept is not None,
        "dashboardCustomizations": kept.customizations if kept else json.dumps(_tiles(session, client)),
        "dashboardWidgetsAccess": [
            {"key": tile, "value": "true" if not named or standing.among(named) else "false"}
            for tile, named in trustees.items()
        ],
    }


def _tiles(session: Session, client: Client) -> list[dict[str, Any]]:
    row = session.get(GlobalTiles, client.id)
    kept: list[dict[str, Any]] = list(row.tiles) if row else []
    named = {tile["key"] for tile in kept}
    return [*kept, *({"key": key, "hidden": False} for key in TILES if key not in named)]


def _asked_client(session: Session) -> Client:
    return found_client(session, request.args.get("client", "1"))


def _attribute() -> str:
    return request.args.get("attribute", "All")
