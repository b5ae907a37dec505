"""What each duty may do: pages and administration domains (docs/assumptions.md A-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mock_upstream.store.models import Person

ADMINISTRATOR = "administrator"
DELEGATED_ADMINISTRATOR = "delegated_administrator"
HELPDESK = "helpdesk"
EMPLOYEE = "employee"

_EVERYBODY = frozenset(
    (
        "landing",
        "tasks",
        "taskHistory",
        "requests",
        "permissions",
        "history",
        "delegation",
        "availability",
        "teams",
        "orgchart",
        "orgChart",
        "users",
        "profile",
        "dashboard",
    )
)
_HELPDESK = _EVERYBODY | {"entities", "groups"}
_DELEGATED = _HELPDESK | {"createDelegation", "role", "resource", "create Role", "create Resource", "mapresources"}
_ADMINISTRATION = frozenset(
    (
        "sod",
        "create Sod",
        "createUser",
        "manageusers",
        "proxyassignments",
        "workflowmonitoring",
        "emailapproval",
        "configuration",
        "cprs",
        "settings",
        "localekit",
        "editlanding",
        "editrequest",
        "globalDashboard",
    )
)

PAGES: dict[str, frozenset[str]] = {
    EMPLOYEE: _EVERYBODY,
    HELPDESK: _HELPDESK,
    DELEGATED_ADMINISTRATOR: _DELEGATED,
    ADMINISTRATOR: _DELEGATED | _ADMINISTRATION,
}
"""Duty -> the page keys it may open. The administrator's set is every key there is."""

DOMAINS: dict[str, tuple[str, ...]] = {
    EMPLOYEE: (),
    HELPDESK: (),
    DELEGATED_ADMINISTRATOR: ("ROLES", "RESOURCES"),
    ADMINISTRATOR: ("ROLES", "RESOURCES", "PROVISIONING"),
}
"""Duty -> the domains it administers (SPEC 3 "Other entities", admin assignment)."""


def may_open(person: Person, page: str) -> bool:
    """Whether the person's duty opens the page with this key."""
    return page in PAGES[person.duty]


def is_known_page(page: str) -> bool:
    """Whether any duty opens this page; other keys are not pages at all."""
    return page in PAGES[ADMINISTRATOR]
