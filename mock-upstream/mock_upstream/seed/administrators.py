"""Seeds administrator assignments: one person has all domains, each head one domain, one person a part."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.seed.people import CONTAINER
from mock_upstream.seed.role_catalogue import MANAGER
from mock_upstream.seed.roles import category_container, department_role_dn
from mock_upstream.store.administrators import (
    COMPLIANCE,
    CONFIGURATION,
    DOMAINS,
    PERMISSIONS,
    PROVISIONING,
    RESOURCES,
    ROLES,
    SECURITY,
    AdminAssignment,
    AdminPermission,
)
from mock_upstream.store.resources import RESOURCE_DEFINITIONS

if TYPE_CHECKING:
    from mock_upstream.seed.planting import Ground

Row = dict[str, Any]

_BEGAN_MS = 1_735_689_600_000  # 2025-01-01
_ENDED_MS = 1_751_328_000_000  # 2025-07-01
_BEGINS_MS = 2_208_988_800_000  # 2040-01-01
_LEGAL = department_role_dn("Legal", MANAGER)
_DELEGATE = f"cn=delegate,{CONTAINER}"
_HEAD_OF = {
    ROLES: "People",
    RESOURCES: "Engineering",
    PROVISIONING: "Operations",
    SECURITY: "IT",
    CONFIGURATION: "Sales",
    COMPLIANCE: "Legal",
}
"""Domain -> the department whose head administers it."""

_PARTS = {
    ROLES: category_container("finance"),
    RESOURCES: RESOURCE_DEFINITIONS,
}
"""Domain -> the container that the delegated administrator looks after."""


def plant_administrators(ground: Ground) -> None:
    """Fill the tables of the administrators."""
    assignments = administrator_rows(ground.heads)
    ground.plant(AdminAssignment, assignments)
    ground.plant(AdminPermission, permission_rows(assignments))


def administrator_rows(heads: dict[str, str]) -> list[Row]:
    """Build the rows of the assignments: current ones, two that have ended and two that have not begun."""
    assignments = [
        *(_row(f"cn=admin,{CONTAINER}", domain) for domain in DOMAINS),
        *(_row(heads[department], domain) for domain, department in _HEAD_OF.items()),
        *(_row(_DELEGATE, domain, whole=False, comment="One container") for domain in _PARTS),
        _row(heads["Finance"], ROLES, expires_ms=_ENDED_MS, comment="For the audit of 2025"),
        _row(heads["Procurement"], RESOURCES, effective_ms=_BEGINS_MS, comment="After the move to the new system"),
        _row(CONTAINER, PROVISIONING, kind="container", expires_ms=_ENDED_MS, comment="For the move in 2025"),
        _row(_LEGAL, COMPLIANCE, kind="role", effective_ms=_BEGINS_MS, comment="After the move to the new system"),
    ]
    return [{"id": number, **row} for number, row in enumerate(assignments, start=1)]


def permission_rows(assignments: list[Row]) -> list[Row]:
    """Build the rows of the permissions of delegated administrators: they may do everything in their containers."""
    return [
        {"assignment_id": row["id"], "object_dn": _PARTS[row["domain"]], "permission": key, "object_type": "container"}
        for row in assignments
        if not row["whole"]
        for key in PERMISSIONS[row["domain"]]
    ]


def _row(  # noqa: PLR0913
    assignee: str,
    domain: str,
    *,
    kind: str = "person",
    whole: bool = True,
    effective_ms: int = _BEGAN_MS,
    expires_ms: int | None = None,
    comment: str = "",
) -> Row:
    return {
        **dict.fromkeys(("person_dn", "group_dn", "container_dn", "role_dn")),
        f"{kind}_dn": assignee,
        "domain": domain,
        "whole": whole,
        "effective_ms": effective_ms,
        "expires_ms": expires_ms,
        "comment": comment,
    }
