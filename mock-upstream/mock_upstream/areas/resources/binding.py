"""Binding a resource to an entitlement and its value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.areas.resources.usage import require_unused
from mock_upstream.errors import FaultError
from mock_upstream.store.drivers import VALUELESS, Entitlement, EntitlementValue, EntitlementView
from mock_upstream.store.resources import DYNAMIC

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.store.resources import Resource


def bind(session: Session, resource: Resource, given: list[dict[str, Any]]) -> None:
    """
    Let a resource give the value of an entitlement, or nothing where ``given`` is empty.

    Raises:
        FaultError: ``given`` has several values; or see `found_binding`, and `require_unused` when the value would
            change.
    """
    if len(given) > 1:
        raise FaultError("InvalidInput", "A resource gives one entitlement.")
    view = found_binding(session, given[0]) if given else None
    parameter = given[0]["parameterValue"] if given else ""
    if (view.id if view else None, parameter) == (resource.view_id, resource.parameter):
        return
    require_unused(session, resource)
    resource.view, resource.entitlement = view, view.entitlement if view else None
    resource.parameter = parameter


def found_binding(session: Session, given: dict[str, Any]) -> EntitlementView:
    """
    Give the view of the entitlement ``id`` that has the value ``parameterValue``.

    The view is that of the logical system ``paramLogicSystem`` if named, else the only one that fits. The value is
    empty for a valueless entitlement, and `resources.DYNAMIC` when the requester chooses it.

    Raises:
        FaultError: The entitlement or the value does not exist, or more than one logical system fits.
    """
    entitlement = session.get(Entitlement, given["id"])
    if entitlement is None:
        raise FaultError("NotFound", f"The entitlement {given['id']} does not exist.")
    system = given["paramLogicSystem"]
    views = [view for view in entitlement.views if not system or view.logical_system_id == system]
    fitting = [view for view in views if _has(session, view, given["parameterValue"])]
    if not fitting:
        raise FaultError("InvalidInput", f"The entitlement {entitlement.name} does not have this value.")
    if len(fitting) > 1:
        raise FaultError("InvalidInput", f"Which logical system of {entitlement.name}?")
    return fitting[0]


def _has(session: Session, view: EntitlementView, parameter: str) -> bool:
    if view.entitlement.kind == VALUELESS:
        return not parameter
    if parameter == DYNAMIC:
        return True
    value = session.get(EntitlementValue, (view.id, parameter))
    return value is not None and value.known
