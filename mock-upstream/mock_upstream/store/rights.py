"""What a person may do: pages by duty and by domain, and what an administrator may do with what (A-25)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from flask import g

from mock_upstream.store.administrators import (
    COMPLIANCE,
    CONFIGURATION,
    DOMAINS,
    PROVISIONING,
    RESOURCES,
    ROLES,
    SECURITY,
    in_force,
)
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database
from mock_upstream.store.teams import SET_DELEGATES, SET_PROXIES, may_for_a_team

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mock_upstream.store.administrators import AdminAssignment
    from mock_upstream.store.models import Person

GUEST = "guest"
EMPLOYEE = "employee"
HELPDESK = "helpdesk"

_GUEST = frozenset({"landing", "profile"})
_EMPLOYEE = _GUEST | {
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
    "dashboard",
}
_HELPDESK = _EMPLOYEE | {"entities", "groups"}

_OF_DUTY: dict[str, frozenset[str]] = {GUEST: _GUEST, EMPLOYEE: _EMPLOYEE, HELPDESK: _HELPDESK}
_OF_ANY_ADMINISTRATOR = _HELPDESK | {"createDelegation"}
_OF_PART: dict[str, frozenset[str]] = {
    ROLES: frozenset({"role", "create Role", "mapresources"}),
    RESOURCES: frozenset({"resource", "create Resource", "mapresources"}),
    PROVISIONING: frozenset({"proxyassignments", "workflowmonitoring"}),
}
_OF_WHOLE: dict[str, frozenset[str]] = {
    ROLES: _OF_PART[ROLES] | {"sod", "create Sod"},
    RESOURCES: _OF_PART[RESOURCES] | {"cprs"},
    PROVISIONING: _OF_PART[PROVISIONING] | {"emailapproval"},
    SECURITY: frozenset({"createUser", "manageusers", "configuration"}),
    CONFIGURATION: frozenset(
        {
            "configuration",
            "cprs",
            "settings",
            "localekit",
            "editlanding",
            "editrequest",
            "globalDashboard",
            "emailapproval",
        }
    ),
    COMPLIANCE: frozenset({"sod"}),
}
PAGES = _OF_ANY_ADMINISTRATOR.union(*_OF_WHOLE.values())
"""Every page key there is."""


@dataclass(frozen=True)
class Rights:
    """The rights of a person at one moment."""

    duty: str
    assignments: Sequence[AdminAssignment]
    sets_delegates: bool = False
    """Whether it is a manager of a team that may set delegates for its members."""
    sets_proxies: bool = False
    """Whether it is a manager of a team that may set proxies for its members."""

    @property
    def domains(self) -> list[str]:
        """The domains that are administered, all of each or a part."""
        held = {each.domain for each in self.assignments}
        return [domain for domain in DOMAINS if domain in held]

    @property
    def whole(self) -> list[str]:
        """The domains that are administered without limits."""
        return [each.domain for each in self.assignments if each.whole]

    @property
    def defines_teams(self) -> bool:
        """Whether teams can be defined: for a domain that is administered without limits, or for all by security."""
        return not {ROLES, RESOURCES, PROVISIONING, SECURITY}.isdisjoint(self.whole)

    @property
    def everything(self) -> bool:
        """Whether it is an administrator of all domains."""
        return set(self.whole) == set(DOMAINS)

    def opens(self, page: str) -> bool:
        """Whether the page with this key is open."""
        if page in _OF_DUTY[self.duty] or (self.assignments and page in _OF_ANY_ADMINISTRATOR):
            return True
        if (self.sets_delegates and page == "createDelegation") or (self.sets_proxies and page == "proxyassignments"):
            return True
        return any(page in (_OF_WHOLE if each.whole else _OF_PART)[each.domain] for each in self.assignments)

    def permits(self, domain: str, permission: str, dn: str) -> bool:
        """Whether an object of a domain may be dealt with so; ``permission`` is one of `administrators.PERMISSIONS`."""
        return any(each.permits(permission, dn) for each in self.assignments if each.domain == domain)

    def permits_somewhere(self, domain: str, permission: str) -> bool:
        """Whether any object of a domain may be dealt with so."""
        held = [each for each in self.assignments if each.domain == domain]
        return any(each.whole or permission in {own.permission for own in each.permissions} for each in held)


def rights_of(person: Person) -> Rights:
    """Give what a person may do now; within a call it is read only once."""
    known: dict[str, Rights] = g.setdefault("rights", {})
    if person.dn not in known:
        with database().read() as session:
            known[person.dn] = Rights(
                person.duty,
                in_force(session, person.dn, clock().now_ms()),
                may_for_a_team(session, person.dn, SET_DELEGATES),
                may_for_a_team(session, person.dn, SET_PROXIES),
            )
    return known[person.dn]


def may_open(person: Person, page: str) -> bool:
    """Whether a person may open the page with this key."""
    return rights_of(person).opens(page)


def is_known_page(page: str) -> bool:
    """Whether there is such a page; other keys are not pages at all."""
    return page in PAGES
