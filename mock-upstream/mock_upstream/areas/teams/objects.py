"""The objects of team permissions: roles, resources and request definitions, and containers of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mock_upstream.nodes.containers import ROOTS, find_container
from mock_upstream.nodes.localized import in_language
from mock_upstream.store.administrators import PROVISIONING, RESOURCES, ROLES
from mock_upstream.store.requestable import DEFINITION, RESOURCE, ROLE, TABLES, things_of
from mock_upstream.store.teams import PERMISSIONS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlalchemy.orm import Session

    from mock_upstream.store.teams import TeamPermission

DOMAIN_OF = {ROLE: ROLES, RESOURCE: RESOURCES, DEFINITION: PROVISIONING}
"""Kind of object -> the domain of its permissions."""
_KIND_OF = {domain: kind for kind, domain in DOMAIN_OF.items()}
_CLASSES = {
    ROLE: ("nrfRole", "nrfRoleDefs"),
    RESOURCE: ("nrfResource", "nrfResourceDefs"),
    DEFINITION: ("srvprvRequest", "srvprvRequestDefs"),
}
"""Kind -> object class of a single object, and of a container."""


@dataclass(frozen=True)
class Object:
    """An object or a container, with its name in one language."""

    kind: str
    dn: str
    name: str
    object_class: str


class Objects:
    """Finds what permissions are about; names are in one language."""

    def __init__(self, session: Session, language: str) -> None:
        self._session = session
        self._language = language

    def find(self, kind: str, dn: str) -> Object | None:
        """Give the object, or the container of such objects, with this DN; None if it does not exist."""
        thing = self._session.get(TABLES[kind], dn)
        if thing:
            return Object(kind, dn, in_language(thing.names, self._language), _CLASSES[kind][0])
        container = find_container(self._session, dn) if f",{dn}".endswith(f",{ROOTS[kind]}") else None
        return Object(kind, dn, container["name"], _CLASSES[kind][1]) if container else None

    def of(self, permissions: Sequence[TeamPermission]) -> Iterator[tuple[TeamPermission, Object]]:
        """Give each permission with its object; permissions on deleted objects are left out."""
        _loaded = things_of(self._session, TABLES, [each.object_dn for each in permissions])  # find() meets them here
        for permission in permissions:
            about = self.find(_KIND_OF[permission.domain], permission.object_dn)
            if about:
                yield permission, about


def node(permission: TeamPermission, about: Object) -> dict[str, Any]:
    """A PermissionNode with the fields that a team adds."""
    named = {"permission": permission.permission} if permission.permission else {}
    return {
        "id": about.dn,
        "name": about.name,
        "entityType": about.kind,
        "objClass": about.object_class,
        "excluded": permission.excluded,
        **named,
    }


def bean(permission: TeamPermission, about: Object) -> dict[str, Any]:
    """A PermissionBeanNode."""
    key = permission.permission or ""
    return {
        "objType": about.kind,
        "objClass": about.object_class,
        "authObjDN": about.dn,
        "resolvedAuthObjDN": about.dn,
        "permission": key,
        "permissionDisplay": PERMISSIONS[permission.domain].get(key, ""),
        "domainType": permission.domain,
        "name": about.name,
        "excluded": permission.excluded,
    }
