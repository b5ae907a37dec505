"""The constraint calls below ``/IDMProv/rest/catalog``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.admission import require_page, require_permission
from mock_upstream.areas.sods.requests import RolesBody, SodBody, SodsBody
from mock_upstream.areas.sods.rules import (
    change_sod,
    changeable_sod,
    found_sod,
    new_sod,
    sods_query,
)
from mock_upstream.areas.sods.sod_node import sod_node
from mock_upstream.bearer import caller
from mock_upstream.lifecycle.deletion import start_deletion
from mock_upstream.nodes.listing import ListQuery, asked_page
from mock_upstream.nodes.localized import DEFAULT, in_language
from mock_upstream.nodes.named import named
from mock_upstream.nodes.response import one_by_one
from mock_upstream.store.administrators import ROLES
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database
from mock_upstream.store.models import Setting
from mock_upstream.store.sods import DEFAULTS_SETTING, SOD_DEFINITIONS, Sod

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy import ColumnElement

sods = Blueprint("sods", __name__, url_prefix="/IDMProv/rest/catalog/sods")


_ASKING = ("role", "requests")
"""Pages on which people assign or request roles, and so need to know the constraints between roles."""


@sods.before_request
def _let_in() -> None:
    require_page("sod", *(_ASKING if request.endpoint == "sods.list_sods_of_roles" else ()))


@sods.get("")
def list_sods() -> ResponseReturnValue:
    """Give one page of constraints; ``nextIndex`` is 0 when no rows follow."""
    return _page()


@sods.post("/roleSods")
def list_sods_of_roles() -> ResponseReturnValue:
    """
    Give one page of the constraints that contain one of the roles.

    The right to see roles is enough for this call.
    """
    named_roles: dict[str, Any] = RolesBody().load(request.get_json())
    dns = [each["id"] for each in named_roles["roles"]]
    return _page(Sod.first_dn.in_(dns) | Sod.second_dn.in_(dns))


def _page(*among: ColumnElement[bool]) -> ResponseReturnValue:
    asked: dict[str, Any] = ListQuery().load(request.args)
    with database().read() as session:
        found = asked_page(session, sods_query(asked), asked, *among)
        nodes = [sod_node(session, sod, caller().locale) for sod in found.rows]
    return {"sods": nodes, "arraySize": len(nodes), "nextIndex": found.next_index}


@sods.get("/defaultApprovals")
def show_default_approval() -> ResponseReturnValue:
    """Give the default approval of constraints as a SodNode with only the approval fields."""
    with database().read() as session:
        setting = session.get_one(Setting, DEFAULTS_SETTING).value
        return {**setting, "approvers": named(session, setting["approvers"])}


@sods.post("/sod")
def show_sods() -> ResponseReturnValue:
    """Give the named constraints; 489 ``NotFound`` when one is not there."""
    asked: dict[str, Any] = SodsBody().load(request.get_json())
    with database().read() as session:
        nodes = [sod_node(session, found_sod(session, each["id"]), caller().locale) for each in asked["sods"]]
    return {"sods": nodes, "arraySize": len(nodes), "nextIndex": 0}


@sods.post("")
def create_sod() -> ResponseReturnValue:
    """Create a constraint and give it back; ``id`` of the body is the common name, of the reply the DN."""
    require_permission(ROLES, "manageSod", SOD_DEFINITIONS)
    given: dict[str, Any] = SodBody().load(request.get_json())
    with database().write() as session:
        return sod_node(session, new_sod(session, given), caller().locale)


@sods.put("/sod")
def change_one_sod() -> ResponseReturnValue:
    """Change a constraint and give it back."""
    require_permission(ROLES, "manageSod", SOD_DEFINITIONS)
    given: dict[str, Any] = SodBody().load(request.get_json())
    with database().write() as session:
        sod = changeable_sod(session, given["id"])
        change_sod(session, sod, given)
        return sod_node(session, sod, caller().locale)


@sods.delete("/sod")
def delete_sods() -> ResponseReturnValue:
    """Delete the named constraints, each for itself."""
    require_permission(ROLES, "manageSod", SOD_DEFINITIONS)
    given: dict[str, Any] = SodsBody().load(request.get_json())
    with database().write() as session:

        def delete(wanted: dict[str, Any]) -> tuple[str, str]:
            sod = changeable_sod(session, wanted["id"])
            start_deletion(session, sod, clock().now_ms())
            return sod.dn, in_language(sod.names, DEFAULT)

        return one_by_one(given["sods"], delete, "sod")
