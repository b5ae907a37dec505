"""The resources that grant values of entitlements, and those that could be created for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import select

from mock_upstream.admission import require_page
from mock_upstream.areas.resources.binding import found_binding
from mock_upstream.areas.resources.requests import EntitlementsBody
from mock_upstream.areas.resources.rules import suggested_names
from mock_upstream.bearer import caller
from mock_upstream.nodes.entitlements import entitlement_node, view_node
from mock_upstream.nodes.resources import ResourceNodes
from mock_upstream.store.database import database
from mock_upstream.store.drivers import EntitlementValue, EntitlementView
from mock_upstream.store.resources import Resource

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

proposals = Blueprint("resource_proposals", __name__, url_prefix="/IDMProv/rest/catalog/entitlements")


@proposals.before_request
def _let_in() -> None:
    require_page("mapresources")


@proposals.post("/resources")
def list_resources_of_entitlements() -> ResponseReturnValue:
    """Give the resources that give one of the values."""
    asked: dict[str, Any] = EntitlementsBody().load(request.get_json())
    with database().read() as session:
        describe = ResourceNodes(session, caller().locale).whole
        return _list([describe(resource) for each in asked["entitlements"] for resource in _giving(session, each)])


@proposals.post("/tempResources")
def propose_resources() -> ResponseReturnValue:
    """Give for each value the resources that grant it, or else a resource that could be created; nothing is stored."""
    asked: dict[str, Any] = EntitlementsBody().load(request.get_json())
    with database().read() as session:
        describe = ResourceNodes(session, caller().locale).whole
        found = [(each, _giving(session, each)) for each in asked["entitlements"]]
        proposed = _proposals(session, [each for each, giving in found if not giving])
        nodes = [node for _, giving in found for node in [describe(each) for each in giving] or [next(proposed)]]
    return _list(nodes)


def _list(nodes: list[dict[str, Any]]) -> ResponseReturnValue:
    return {"resources": nodes, "nextIndex": 0, "arraySize": len(nodes)}


def _giving(session: Session, given: dict[str, Any]) -> Sequence[Resource]:
    view = found_binding(session, given)
    query = select(Resource).where(Resource.view_id == view.id, Resource.parameter == given["parameterValue"])
    return session.scalars(query.order_by(Resource.sort_name, Resource.dn)).all()


def _proposals(session: Session, free: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Proposals, each with a name that no resource and no earlier proposal has."""
    bound = [(each, *_bound(session, each)) for each in free]
    wished = [each["resourceName"] or (value or view.entitlement).name for each, view, value in bound]
    for (each, view, value), (_, name) in zip(bound, suggested_names(session, wished), strict=True):
        yield _proposal(name, each, view, value)


def _bound(session: Session, given: dict[str, Any]) -> tuple[EntitlementView, EntitlementValue | None]:
    view = found_binding(session, given)
    return view, session.get(EntitlementValue, (view.id, given["parameterValue"]))


def _proposal(
    name: str, given: dict[str, Any], view: EntitlementView, value: EntitlementValue | None
) -> dict[str, Any]:
    description = given["resourceDescription"] or (value or view.entitlement).description
    entitlement = {
        **entitlement_node(view.entitlement),
        "parameterValue": given["parameterValue"],
        "parameterName": value.name if value else "",
        "paramLogicSystem": view.logical_system_id or "",
        "resourceName": name,
        "resourceDescription": description,
        "views": [view_node(view)],
    }
    return {
        "id": "",
        "name": name,
        "description": description,
        "driver": view.entitlement.driver.name,
        "entitlements": [entitlement],
        "isExisted": False,
    }
