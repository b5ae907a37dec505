"""Builds the rows of the resources, and of the mappings of resources to roles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mock_upstream.seed.connected_systems import native_value, place_of
from mock_upstream.seed.departments import DEPARTMENTS
from mock_upstream.seed.drivers import view_id
from mock_upstream.seed.resource_catalogue import (
    CUSTOM,
    NO_APPROVAL,
    OFFERED,
    OFFERS,
    QUORUM,
    WORKFLOW,
    Offer,
    question_node,
)
from mock_upstream.seed.role_catalogue import DUTIES, EMPLOYEE, SYSTEMS, USER, System
from mock_upstream.seed.roles import bundle_dn, department_role_dn, permission_dn
from mock_upstream.store.drivers import parameter_of
from mock_upstream.store.listing import sort_key
from mock_upstream.store.resources import (
    CREATED,
    MANAGED,
    RESOURCE_DEFINITIONS,
    Resource,
    ResourceContainer,
    RoleResource,
    association_dn,
)
from mock_upstream.store.roles import searchable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mock_upstream.seed.planting import Ground

Row = dict[str, Any]

_CONTAINERS = ("Equipment",)
_NORTHERN = ("Operations", "Engineering", "IT", "Legal")


def plant_resources(ground: Ground) -> None:
    """Fill the tables of the resource catalogue, and of the resources that roles map to."""
    ground.plant(ResourceContainer, resource_container_rows())
    ground.plant(Resource, ResourceCatalogue(ground.heads).rows())
    ground.plant(RoleResource, role_resource_rows())


def resource_container_rows() -> list[Row]:
    """The container of all resources, and those below it."""
    root = {"dn": RESOURCE_DEFINITIONS, "name": "ResourceDefs", "parent_dn": None}
    return [root, *({"dn": _container(name), "name": name, "parent_dn": root["dn"]} for name in _CONTAINERS)]


def role_resource_rows() -> list[Row]:
    """Rows of the mappings: permissions bring their access along, people of a department their accounts."""
    return [_mapping(role, resource, parameter) for role, resource, parameter in _mapped()]


@dataclass(frozen=True)
class ResourceCatalogue:
    """
    All resources.

    ``heads`` gives the DN of the head of each department, who owns and approves its resources.
    """

    heads: dict[str, str]

    def rows(self) -> list[Row]:
        """Rows of the resources table."""
        return [self._row(offer) for offer in (*_accesses(), *OFFERS)]

    def _row(self, offer: Offer) -> Row:
        place, container = offer.place, _container(offer.container)
        entitlement = place.entitlement_dn if place else None
        view = view_id(entitlement, place.logical_system) if place and entitlement else None
        return {
            "dn": resource_dn(offer),
            "container_dn": container,
            "names": offer.names,
            "descriptions": {"en": offer.description},
            "category_ids": [offer.category],
            "owners": [{"id": self.heads[offer.department], "type": "user"}],
            "approval": {**self._grant(offer), **self._revocation(offer)},
            "status": CREATED,
            "active": True,
            "allow_multiple": offer.allow_multiple,
            "managed_by": MANAGED if offer.managed else 0,
            "expiration_required": bool(offer.expires_after),
            "expires_after": offer.expires_after,
            "weight": "",
            "entitlement_dn": entitlement,
            "view_id": view,
            "parameter": offer.parameter,
            "questions": [question_node(each) for each in offer.questions],
            "sort_name": sort_key(offer.names["en"]),
            "searched_names": searchable(offer.names),
            "searched_descriptions": searchable({"en": offer.description}),
        }

    def _grant(self, offer: Offer) -> Row:
        standard = offer.approval != CUSTOM
        return {
            "approvalOverRide": False,
            "approvalRequired": offer.approval != NO_APPROVAL,
            "approvalIsStandard": standard,
            "approvers": self._approvers(offer) if standard else [],
            "quorum": "50%" if offer.approval == QUORUM else "",
            "requestDef": "" if standard else WORKFLOW,
        }

    def _revocation(self, offer: Offer) -> Row:
        own = offer.revoke and offer.approval != QUORUM
        return {
            "revokeRequired": offer.revoke,
            "revokeEqualsGrant": offer.revoke and not own,
            "revokeApprovalIsStandard": True,
            "revokeApprovers": _approver_nodes([self.heads[offer.department]]) if own else [],
            "revokeQuorum": "",
            "revokeRequestDef": "",
        }

    def _approvers(self, offer: Offer) -> list[Row]:
        if offer.approval == NO_APPROVAL:
            return []
        return _approver_nodes([self.heads[name] for name in dict.fromkeys((offer.department, "IT", "Finance"))])


def resource_dn(offer: Offer) -> str:
    """DN of a resource."""
    plain = "".join(letter for letter in offer.names["en"].title() if letter.isalnum())
    return f"cn={plain},{_container(offer.container)}"


def access(system: System, duty: str) -> Offer:
    """The resource that lets people do something in a system."""
    place = place_of(system)
    names = {language: text.format(f"{system.name} {DUTIES[duty][language]}") for language, text in OFFERED.items()}
    return Offer(
        names,
        f"{DUTIES[duty]['en']} in {system.name}, as the connected system has it",
        system.category,
        system.departments[0],
        place,
        parameter_of(native_value(system, duty), place.logical_system),
        QUORUM if duty in system.sensitive else NO_APPROVAL,
        revoke=duty in system.sensitive,
    )


def _accesses() -> Iterable[Offer]:
    return (access(system, duty) for system in SYSTEMS for duty in system.duties)


def _mapped() -> Iterable[tuple[str, str, str]]:
    offers = {offer.names["en"]: resource_dn(offer) for offer in OFFERS}
    for system in SYSTEMS:
        for duty in system.duties:
            yield permission_dn(system, duty), resource_dn(access(system, duty)), ""
        if system.category == "finance":
            yield bundle_dn(system, USER), offers["ERP Account"], ""
    for department in DEPARTMENTS:
        employee = department_role_dn(department.name, EMPLOYEE)
        database = "MDB-NORTH" if department.name in _NORTHERN else "MDB-SOUTH"
        yield employee, offers["Network Account"], ""
        yield employee, offers["Mailbox"], parameter_of(database, None)


def _mapping(role: str, resource: str, parameter: str) -> Row:
    return {
        "entity_key": association_dn(role, resource, parameter),
        "role_dn": role,
        "resource_dn": resource,
        "parameter": parameter,
        "description": "",
        "status": CREATED,
    }


def _approver_nodes(dns: list[str]) -> list[Row]:
    return [{"id": dn, "type": "user", "sequence": number} for number, dn in enumerate(dns, start=1)]


def _container(name: str) -> str:
    return f"cn={name},{RESOURCE_DEFINITIONS}" if name else RESOURCE_DEFINITIONS
