"""What the permissions of teams are about: things that can be asked for, and containers of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mock_upstream.errors import FaultError
from mock_upstream.nodes.containers import ROOTS, found_container
from mock_upstream.nodes.localized import in_language
from mock_upstream.store.administrators import PROVISIONING, RESOURCES, ROLES
from mock_upstream.store.requestable import DEFINITION, RESOURCE, ROLE, things_of
from mock_upstream.store.teams import PERMISSIONS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy.orm import Session

    from mock_upstream.store.teams import TeamPermission

DOMAIN_OF = {ROLE: ROLES, RESOURCE: RESOURCES, DEFINITION: PROVISIONING}
_KIND_OF = {domain: kind for kind, domain in DOMAIN_OF.items()}
_CLASSES = {
    ROLE: ("nrfRole", "nrfRoleDefs"),
    RESOURCE: ("nrfResource", "nrfResourceDefs"),
    DEFINITION: ("srvprvRequest", "srvprvRequestDefs"),
}
"""Kind -> object class of a thing, and of a container."""


@dataclass(frozen=True)
class Object:
    """A thing or a container, by its name in one language."""

    kind: str
    dn: str
    name: str
    object_class: str


class Objects:
    """Finds what permissions are about; names are in one language."""

    def __init__(self, session: Session, language: str) -> None:
        self._session = session
        self._language = language

    def found(self, kind: str, dn: str) -> Object:
        """
        Give the thing, or the container of such things, with a DN.

        Raises:
            FaultError: There is none; ``NotFound``.
        """
        for thing in things_of(self._session, [kind], [dn]):
            return Object(kind, dn, in_language(thing.names, self._language), _CLASSES[kind][0])
        if not f",{dn}".endswith(f",{ROOTS[kind]}"):
            raise FaultError("NotFound", f"There is no {kind} and no container of such with the DN {dn}.")
        return Object(kind, dn, found_container(self._session, dn)["name"], _CLASSES[kind][1])

    def of(self, permission: TeamPermission) -> Object | None:
        """Give what a permission is about; None when it has been deleted since."""
        try:
            return self.found(_KIND_OF[permission.domain], permission.object_dn)
        except FaultError:
            return None

    def nodes(self, permissions: Iterable[TeamPermission]) -> list[dict[str, Any]]:
        """PermissionNodes; what has been deleted since is left out."""
        known = ((each, self.of(each)) for each in permissions)
        return [_node(each, about) for each, about in known if about]

    def beans(self, permissions: Iterable[TeamPermission]) -> list[dict[str, Any]]:
        """PermissionBeanNodes; what has been deleted since is left out."""
        known = ((each, self.of(each)) for each in permissions)
        return [_bean(each, about) for each, about in known if about]


def _node(permission: TeamPermission, about: Object) -> dict[str, Any]:
    named = {"permission": permission.permission} if permission.permission else {}
    return {
        "id": about.dn,
        "name": about.name,
        "entityType": about.kind,
        "objClass": about.object_class,
        "excluded": permission.excluded,
        **named,
    }


def _bean(permission: TeamPermission, about: Object) -> dict[str, Any]:
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
