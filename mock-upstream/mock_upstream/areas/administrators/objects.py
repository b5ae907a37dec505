"""The objects of permissions: roles, resources, workflows, and the containers above them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.errors import FaultError
from mock_upstream.nodes.localized import in_language
from mock_upstream.store.administrators import PROVISIONING, RESOURCES, ROLES
from mock_upstream.store.request_definitions import REQUEST_DEFINITIONS, RequestDefinition
from mock_upstream.store.resources import Resource, ResourceContainer
from mock_upstream.store.roles import Container, Role

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

CONTAINER = "container"


@dataclass(frozen=True)
class AuthorisedObject:
    """An object of a domain; ``kind`` is ``role``, ``resource``, ``prd`` or ``container``."""

    dn: str
    kind: str
    domain: str
    name: str
    description: str = ""


_CATALOGUED: tuple[tuple[type[Any], str, str], ...] = (
    (Role, "role", ROLES),
    (Resource, "resource", RESOURCES),
    (RequestDefinition, "prd", PROVISIONING),
)
_CONTAINERS: tuple[tuple[type[Any], str], ...] = ((Container, ROLES), (ResourceContainer, RESOURCES))
_WORKFLOWS = AuthorisedObject(REQUEST_DEFINITIONS, CONTAINER, PROVISIONING, "RequestDefs")


def found_object(session: Session, dn: str, language: str) -> AuthorisedObject:
    """The object with this DN; 489 ``NotFound`` if it does not exist."""
    found = object_at(session, dn, language)
    if found is None:
        raise FaultError("NotFound", f"There is no object {dn}.")
    return found


def object_at(session: Session, dn: str, language: str) -> AuthorisedObject | None:
    """The object with a DN, or None."""
    if dn == _WORKFLOWS.dn:
        return _WORKFLOWS
    for model, kind, domain in _CATALOGUED:
        row = session.get(model, dn)
        if row is not None:
            texts = in_language(row.names, language), in_language(row.descriptions, language)
            return AuthorisedObject(dn, kind, domain, *texts)
    for container, domain in _CONTAINERS:
        held = session.get(container, dn)
        if held is not None:
            return AuthorisedObject(dn, CONTAINER, domain, held.name)
    return None


def root_containers(session: Session, domain: str) -> list[AuthorisedObject]:
    """The containers of a domain that are in no other."""
    if domain == PROVISIONING:
        return [_WORKFLOWS]
    return [
        AuthorisedObject(row.dn, CONTAINER, domain, row.name)
        for model, contained in _CONTAINERS
        if contained == domain
        for row in session.scalars(select(model).where(model.parent_dn.is_(None)).order_by(model.name))
    ]
