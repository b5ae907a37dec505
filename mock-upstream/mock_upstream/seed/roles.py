"""The roles of the organisation: permissions of systems, roles that bundle them, roles that departments give."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mock_upstream.seed.departments import DEPARTMENTS
from mock_upstream.seed.role_catalogue import (
    CATEGORIES,
    DUTIES,
    EMPLOYEE,
    MANAGER,
    SPECIALIST,
    SYSTEMS,
    USER,
    Names,
    System,
)
from mock_upstream.store.listing import sort_key
from mock_upstream.store.roles import (
    BUSINESS_ROLE,
    CREATED,
    IT_ROLE,
    LEVELS,
    PERMISSION_ROLE,
    Category,
    Container,
    Role,
    RoleRelation,
    level_container,
    searchable,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mock_upstream.seed.planting import Ground

Row = dict[str, Any]

_NO_APPROVAL: Row = {"approvalRequired": False, "approvalIsStandard": True, "revokeRequired": False}
_ROUTINE = frozenset({"read", "report"})


def plant_roles(ground: Ground) -> None:
    """Fill the tables of the role catalogue."""
    catalogue = RoleCatalogue(ground.heads)
    ground.plant(Category, category_rows())
    ground.plant(Container, container_rows())
    ground.plant(Role, catalogue.rows())
    ground.plant(RoleRelation, catalogue.relation_rows())


def category_rows() -> list[Row]:
    """Rows of the categories; roles and resources have the same ones."""
    return [
        {"id": key, "kind": kind, "names": names} for kind in ("role", "resource") for key, names in CATEGORIES.items()
    ]


def container_rows() -> list[Row]:
    """The three levels, and below the first a container for each category."""
    levels = [
        {"dn": level_container(level), "name": f"Level{level}", "level": level, "parent_dn": None} for level in LEVELS
    ]
    below = [
        {
            "dn": category_container(category),
            "name": CATEGORIES[category]["en"],
            "level": PERMISSION_ROLE,
            "parent_dn": level_container(PERMISSION_ROLE),
        }
        for category in CATEGORIES
    ]
    return levels + below


@dataclass(frozen=True)
class RoleCatalogue:
    """
    All roles and how they include each other.

    ``heads`` gives the DN of the head of each department, who owns and approves its roles.
    """

    heads: dict[str, str]

    def rows(self) -> list[Row]:
        """Rows of the roles table."""
        return [*self._permissions(), *self._bundles(), *self._businesses()]

    def relation_rows(self) -> list[Row]:
        """Rows of the relations: a bundle includes permissions of its system, a department's role bundles."""
        pairs = [*self._bundled(), *self._given()]
        return [{"parent_dn": parent, "child_dn": child, "description": ""} for parent, child in pairs]

    def _permissions(self) -> Iterable[Row]:
        for system in SYSTEMS:
            for duty in system.duties:
                owner = self.heads[system.departments[0]]
                yield self._role(
                    PERMISSION_ROLE,
                    _named(system.name, DUTIES[duty], ": "),
                    {"en": f"{DUTIES[duty]['en']} in {system.name}"},
                    [system.category],
                    owner,
                    self._approval(system, duty),
                )

    def _bundles(self) -> Iterable[Row]:
        for system in SYSTEMS:
            for kind in (USER, SPECIALIST):
                yield self._role(
                    IT_ROLE,
                    _named(system.name, kind, " "),
                    {"en": f"What a {kind['en'].lower()} of {system.name} needs"},
                    [system.category],
                    self.heads[system.departments[0]],
                    self._serial(system.departments[0]) if kind is SPECIALIST else _NO_APPROVAL,
                )

    def _businesses(self) -> Iterable[Row]:
        for department in DEPARTMENTS:
            for kind in (EMPLOYEE, MANAGER):
                yield self._role(
                    BUSINESS_ROLE,
                    _named(department.name, kind, " "),
                    {"en": f"Everything that the department {department.name} works with"},
                    sorted({system.category for system in SYSTEMS if department.name in system.departments}),
                    self.heads[department.name],
                    _NO_APPROVAL if kind is EMPLOYEE else self._serial(department.name),
                )

    def _bundled(self) -> Iterable[tuple[str, str]]:
        for system in SYSTEMS:
            for duty in system.duties:
                permission = permission_dn(system, duty)
                if duty in _ROUTINE:
                    yield bundle_dn(system, USER), permission
                elif duty not in system.sensitive:
                    yield bundle_dn(system, SPECIALIST), permission

    def _given(self) -> Iterable[tuple[str, str]]:
        for system in SYSTEMS:
            for department in system.departments:
                yield department_role_dn(department, EMPLOYEE), bundle_dn(system, USER)
            yield department_role_dn(system.departments[0], MANAGER), bundle_dn(system, SPECIALIST)

    def _role(  # noqa: PLR0913, PLR0917
        self, level: int, names: Names, descriptions: Names, categories: list[str], owner: str, approval: Row
    ) -> Row:
        plain = names["en"].replace(":", "")
        container = category_container(categories[0]) if level == PERMISSION_ROLE else level_container(level)
        return {
            "dn": f"cn={_cn(plain)},{container}",
            "container_dn": container,
            "level": level,
            "names": names,
            "descriptions": descriptions,
            "category_ids": categories,
            "owners": [{"id": owner, "type": "user"}],
            "approval": approval,
            "status": CREATED,
            "sort_name": sort_key(names["en"]),
            "searched_names": searchable(names),
            "searched_descriptions": searchable(descriptions),
        }

    def _approval(self, system: System, duty: str) -> Row:
        if duty in system.sensitive:
            approvers = [self.heads[name] for name in dict.fromkeys((*system.departments, "IT"))]
            quorum = {} if duty in system.in_turn else {"approvalQuorum": "50%"}
            return {**_standard(approvers), **quorum, "revokeRequired": True}
        return _NO_APPROVAL if duty in _ROUTINE else self._serial(system.departments[0])

    def _serial(self, department: str) -> Row:
        return _standard([self.heads[department]])


def permission_dn(system: System, duty: str) -> str:
    """DN of the permission role for a duty in a system."""
    return _dn(PERMISSION_ROLE, f"{system.name} {DUTIES[duty]['en']}", system.category)


def bundle_dn(system: System, kind: Names) -> str:
    """DN of the role that bundles permissions of a system; ``kind`` is `USER` or `SPECIALIST`."""
    return _dn(IT_ROLE, f"{system.name} {kind['en']}")


def category_container(category: str) -> str:
    """DN of the container of the permission roles of a category."""
    return f"cn={_cn(CATEGORIES[category]['en'])},{level_container(PERMISSION_ROLE)}"


def department_role_dn(department: str, kind: Names) -> str:
    """DN of the role that all people of a department have (`EMPLOYEE`), or only the managers (`MANAGER`)."""
    return _dn(BUSINESS_ROLE, f"{department} {kind['en']}")


def _standard(approvers: list[str]) -> Row:
    listed = [{"id": dn, "type": "user", "sequence": number} for number, dn in enumerate(approvers, start=1)]
    return {"approvalRequired": True, "approvalIsStandard": True, "revokeRequired": False, "approvalApprovers": listed}


def _named(first: str, second: Names, between: str) -> Names:
    return {language: f"{first}{between}{text}" for language, text in second.items()}


def _dn(level: int, name: str, category: str = "") -> str:
    """DN of a role by its level and English name; a permission is in the container of its category."""
    return f"cn={_cn(name)},{category_container(category) if category else level_container(level)}"


def _cn(name: str) -> str:
    return re.sub(r"[^A-Za-z0-9]+", "", name.title())
