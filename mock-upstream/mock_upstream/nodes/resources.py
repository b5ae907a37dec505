"""Resources on the wire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.nodes.categories import CategoryNodes
from mock_upstream.nodes.entitlements import entitlement_node, value_node, view_node
from mock_upstream.nodes.localized import in_language, localized_nodes
from mock_upstream.nodes.named import named
from mock_upstream.store.drivers import EntitlementValue
from mock_upstream.store.request_definitions import RequestDefinition
from mock_upstream.store.resources import CATEGORY_KIND, DYNAMIC, PARAMETER_KEY

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy.orm import Session

    from mock_upstream.store.listing import Rows
    from mock_upstream.store.resources import Resource


class ResourceNodes:
    """Describes resources in one language; objects that they refer to are loaded from ``session``."""

    def __init__(self, session: Session, language: str) -> None:
        self._session = session
        self._language = language
        self._categories = CategoryNodes(session, CATEGORY_KIND, language)

    def brief(self, resource: Resource) -> dict[str, Any]:
        """The fields of a resource that a list shows."""
        return {
            "id": resource.dn,
            "name": in_language(resource.names, self._language),
            "description": in_language(resource.descriptions, self._language),
            "categories": self._categories.of(resource.category_ids),
            "status": resource.status,
            "isActive": resource.active,
            "allowMultiple": resource.allow_multiple,
            "managedBy": resource.managed_by,
        }

    def whole(self, resource: Resource) -> dict[str, Any]:
        """Everything about a resource."""
        approval = resource.approval
        return {
            **self.brief(resource),
            "subContainer": resource.container_dn,
            "localizedNames": localized_nodes(resource.names, "name"),
            "localizedDescriptions": localized_nodes(resource.descriptions, "desc"),
            "owners": named(self._session, resource.owners),
            **approval,
            "approvers": named(self._session, approval["approvers"]),
            "requestDefName": self._workflow(approval["requestDef"]),
            "revokeApprovers": named(self._session, approval["revokeApprovers"]),
            "revokeRequestDefName": self._workflow(approval["revokeRequestDef"]),
            "isExpirationRequired": resource.expiration_required,
            "expiresAfter": resource.expires_after,
            "resourceWeightage": resource.weight,
            "driver": driver_name(resource),
            "entitlements": self.entitlements(resource),
            "entitlementValues": [value_node(each) for each in self._given(resource)],
            "resourceParameters": resource_parameters(resource),
            "isExisted": True,
        }

    def entitlements(self, resource: Resource) -> list[dict[str, Any]]:
        """The entitlement with the value that the resource grants; an empty list without an entitlement."""
        entitlement, view = resource.entitlement, resource.view
        if entitlement is None or view is None:
            return []
        given = self._given(resource)
        fixed = resource.parameter not in {"", DYNAMIC}
        return [
            {
                **entitlement_node(entitlement),
                "parameterValue": resource.parameter,
                "parameterName": given[0].name if given else "",
                "paramLogicSystem": view.logical_system_id or "",
                "isInvalidValue": fixed and not given,
                "views": [view_node(view)],
            }
        ]

    def _given(self, resource: Resource) -> list[EntitlementValue]:
        value = self._session.get(EntitlementValue, (resource.view_id, resource.parameter))
        return [value] if value and value.known else []

    def _workflow(self, dn: str) -> str:
        definition = self._session.get(RequestDefinition, dn)
        return in_language(definition.names, self._language) if definition else ""


def driver_name(resource: Resource) -> str:
    """Name of the driver that provisions the resource; empty without a driver."""
    return resource.entitlement.driver.name if resource.entitlement else ""


def resource_parameters(resource: Resource) -> list[dict[str, Any]]:
    """
    The questions to a requester of a resource: the value if it is not fixed, then the resource's own questions.

    Source:
        SPEC 3 "Resource" (entitlement parameter).
    """
    entitlement = resource.entitlement
    if entitlement is None or resource.parameter != DYNAMIC:
        return resource.questions
    chosen = {
        "id": PARAMETER_KEY,
        "type": "EntitlementRef",
        "scope": "user",
        "binding": "dynamic",
        "codeMapKey": resource.view_id,
        "entitlementDn": entitlement.dn,
        "displayValue": entitlement.name,
        "localizedDisplayValues": [{"locale": "en", "name": entitlement.name}],
        "staticValue": "",
        "multiValue": resource.allow_multiple,
        "instance": True,
        "hide": False,
        "parentType": "resource",
    }
    return [chosen, *resource.questions]


def resource_list(found: Rows[Any], nodes: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """ResourcesListResponseNode of one page."""
    described = list(nodes)
    return {
        "resources": described,
        "nextIndex": found.next_index,
        "arraySize": len(described),
        "total": found.total,
        "totalSize": found.total,
    }
