"""Who has which role: by department and duty, set by set, whatever the number of people."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Connection, Table, insert, literal, literal_column, select
from sqlalchemy.orm import aliased

from mock_upstream.seed.calendar import DAY_MS
from mock_upstream.seed.departments import DEPARTMENTS
from mock_upstream.seed.people import CONTAINER
from mock_upstream.seed.resource_catalogue import OFFERS
from mock_upstream.seed.resources import access, resource_dn
from mock_upstream.seed.role_catalogue import EMPLOYEE, MANAGER, SPECIALIST, SYSTEMS, USER, System
from mock_upstream.seed.roles import bundle_dn, department_role_dn, permission_dn
from mock_upstream.store.assignments import RESOURCE, ROLE, SUBTREE, Assignment
from mock_upstream.store.models import Person

if TYPE_CHECKING:
    from collections.abc import Iterable

Row = dict[str, Any]

_THINGS = {
    "Laptop": {"model": "14 inch", "screens": "2", "docking": "true"},
    "Office Licence": {"costCentre": "4711", "contract": "OFF-2024-07"},
    "Old Intranet Access": {},
}
"""Name of a resource -> the answers that its holders gave when they requested it."""
_PLACE: ColumnElement[int] = literal_column("people.rowid")
_REPORTS = aliased(Person)
_BOTH = (61, 7)
"""One of this many people has roles that exclude each other."""


@dataclass(frozen=True)
class _Gift:
    """
    One role or resource for a set of people.

    Without ``requested_ms`` they have it since they came, with ``expires_ms`` for a while; ``parameters`` is JSON.
    """

    permission_dn: str
    who: ColumnElement[bool]
    requester_dn: str
    reason: str
    requested_ms: int | None = None
    expires_ms: int | None = None
    kind: str = ROLE
    parameters: str = "{}"


def seed_assignments(connection: Connection, heads: dict[str, str], today_ms: int) -> None:
    """
    Give everybody of the people table their roles.

    Args:
        connection: Writes.
        heads: DN of the head of each department, who asked for what their people have.
        today_ms: See `calendar.today_ms`.
    """
    table = Assignment.__table__
    assert isinstance(table, Table)  # noqa: S101 - narrows the declared FromClause
    columns = [column.name for column in table.columns if column.name != "id"]
    for number, gift in enumerate((*_gifts(heads, today_ms), *_things(heads))):
        connection.execute(insert(table).from_select(columns, _rows(number, gift)))
    connection.execute(insert(table), [_for_all(heads, today_ms)])


def _rows(number: int, gift: _Gift) -> Any:
    requested = Person.created_ms if gift.requested_ms is None else literal(gift.requested_ms)
    return select(
        literal(gift.kind),
        literal(gift.permission_dn),
        Person.dn,
        literal("user"),
        literal(f"{number}-") + Person.cn,
        literal(gift.parameters),
        literal(gift.requester_dn),
        literal(gift.reason),
        literal(None),
        requested,
        requested,
        literal(gift.expires_ms),
        Person.sort_name,
        _PLACE,
    ).where(gift.who)


def _gifts(heads: dict[str, str], today_ms: int) -> Iterable[_Gift]:
    for department in DEPARTMENTS:
        here, head = Person.department == department.name, heads[department.name]
        leads = here & select(_REPORTS.dn).where(_REPORTS.manager_dn == Person.dn).exists()
        yield _Gift(department_role_dn(department.name, EMPLOYEE), here, head, f"Works in {department.name}")
        yield _Gift(department_role_dn(department.name, MANAGER), leads, head, f"Leads people in {department.name}")
    for number, system in enumerate(SYSTEMS):
        here, head = Person.department == system.departments[0], heads[system.departments[0]]
        chosen = here & _every(6, number % 6)
        yield _Gift(bundle_dn(system, SPECIALIST), chosen, head, f"Knows {system.name} well")
        yield from _sensitive(system, here, head)
        yield from _lately(system, here & _every(31, number), head, today_ms)


def _things(heads: dict[str, str]) -> Iterable[_Gift]:
    """Assign devices to people, and access that nobody has revoked."""
    for number, (name, parameters) in enumerate(_THINGS.items()):
        offer = next(each for each in OFFERS if each.names["en"] == name)
        head, given = heads[offer.department], json.dumps(parameters)
        yield _Gift(
            resource_dn(offer), _every(5, number), head, f"{name} for the work", kind=RESOURCE, parameters=given
        )
    system = next(each for each in SYSTEMS if each.name == "Directory")
    yield _Gift(resource_dn(access(system, "read")), _every(29, 3), heads["IT"], "From an old project", kind=RESOURCE)


def _sensitive(system: System, here: ColumnElement[bool], head: str) -> Iterable[_Gift]:
    """Sensitive permissions: some people have one of two that exclude each other, a few have both."""
    for number, duty in enumerate(system.sensitive):
        chosen = here & (_every(9, number) | _every(*_BOTH))
        yield _Gift(permission_dn(system, duty), chosen, head, f"Deputy for {system.name}")


def _lately(system: System, who: ColumnElement[bool], head: str, today_ms: int) -> Iterable[_Gift]:
    """Assignments of this week, some of them for a few days only."""
    for duty, expires in (("read", None), ("report", today_ms + 9 * DAY_MS)):
        if duty in system.duties:
            yield _Gift(
                permission_dn(system, duty), who, head, f"Project in {system.name}", today_ms - 2 * DAY_MS, expires
            )


def _every(count: int, place: int) -> ColumnElement[bool]:
    """One of so many people."""
    return (_PLACE % count).in_((place,))


def _for_all(heads: dict[str, str], today_ms: int) -> Row:
    """Everybody may open tickets, because of where their accounts are."""
    desk = next(system for system in SYSTEMS if system.name == "Service Desk")
    since = today_ms - 700 * DAY_MS
    return {
        "kind": ROLE,
        "permission_dn": bundle_dn(desk, USER),
        "holder_dn": CONTAINER,
        "holder_type": SUBTREE,
        "instance_id": "everybody",
        "parameters": {},
        "requester_dn": heads["IT"],
        "reason": "Everybody opens tickets",
        "request_id": None,
        "requested_ms": since,
        "effective_ms": since,
        "expires_ms": None,
    }
