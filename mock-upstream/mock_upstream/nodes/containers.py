"""All containers as one forest: containers of roles, resources and request definitions, and of the directory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.errors import FaultError
from mock_upstream.store.directory import DirectoryContainer
from mock_upstream.store.request_definitions import REQUEST_DEFINITIONS
from mock_upstream.store.resources import RESOURCE_DEFINITIONS, ResourceContainer
from mock_upstream.store.roles import ROLE_DEFINITIONS, Container

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

ROOTS = {"role": ROLE_DEFINITIONS, "resource": RESOURCE_DEFINITIONS, "prd": REQUEST_DEFINITIONS}
"""Last part of the path -> DN."""

_TABLES: tuple[type[Any], ...] = (Container, ResourceContainer, DirectoryContainer)


def find_container(session: Session, dn: str) -> dict[str, Any] | None:
    """
    Describe the container with this DN.

    Returns:
        ContainerNode, with ``level`` for containers of roles; None if the container does not exist.
    """
    row = next((row for table in _TABLES if (row := session.get(table, dn))), None)
    if row is not None:
        return _node(row)
    if dn in ROOTS.values():
        return {"dn": dn, "name": dn.partition(",")[0].removeprefix("cn="), "type": "container"}
    return None


def found_container(session: Session, dn: str) -> dict[str, Any]:
    """Describe the container with this DN; 489 ``NotFound`` if it does not exist."""
    container = find_container(session, dn)
    if container is None:
        raise FaultError("NotFound", f"The container {dn} does not exist.")
    return container


def sub_containers(session: Session, dn: str) -> list[dict[str, Any]]:
    """Describe the containers directly below one, by name; below the root of roles are the levels."""
    rows = [row for table in _TABLES for row in session.scalars(select(table).where(table.parent_dn == dn))]
    if dn == ROLE_DEFINITIONS:
        rows += session.scalars(select(Container).where(Container.parent_dn.is_(None)))
    return [_node(row) for row in sorted(rows, key=lambda row: row.name)]


def _node(row: Container | ResourceContainer | DirectoryContainer) -> dict[str, Any]:
    node = {"dn": row.dn, "name": row.name, "type": "container"}
    return {**node, "level": row.level} if isinstance(row, Container) else node
