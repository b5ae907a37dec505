"""The container calls below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import fields

from mock_upstream.errors import FaultError
from mock_upstream.nodes.containers import ROOTS, found_container, sub_containers
from mock_upstream.nodes.fields import Given
from mock_upstream.store.database import database
from mock_upstream.store.roles import LEVELS, level_container

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

containers = Blueprint("containers", __name__, url_prefix="/IDMProv/rest/access/containers")


class _ContainerBody(Given):
    dn = fields.String()
    level = fields.Integer()


@containers.get("/role")
@containers.get("/resource")
@containers.get("/prd")
def show_root() -> ResponseReturnValue:
    """Give the container that all roles, resources or request definitions are in."""
    with database().read() as session:
        return found_container(session, ROOTS[request.path.rpartition("/")[2]])


@containers.post("/container")
def list_sub_containers() -> ResponseReturnValue:
    """
    Give a container, named by DN or by the level of its roles, with those directly below it.

    Source:
        SPEC 7 "Picker and lookup lists"; SPEC 7 "Roles"; docs/assumptions.md A-105.
    """
    dn = _asked_dn(_ContainerBody().load(request.get_json()))
    with database().read() as session:
        container = found_container(session, dn)
        below = sub_containers(session, dn)
    return {"dn": dn, "name": container["name"], "subContainers": below, "arraySize": len(below)}


def _asked_dn(asked: dict[str, Any]) -> str:
    if dn := asked.get("dn"):
        return str(dn)
    if asked.get("level") not in LEVELS:
        raise FaultError("InvalidInput", "A dn or a level (10, 20, 30) is required.")
    return level_container(asked["level"])
