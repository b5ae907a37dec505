"""Seeds delegations, absences and proxies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mock_upstream.seed.calendar import DAY_MS, today_ms
from mock_upstream.seed.people import CONTAINER
from mock_upstream.store.availability import Unavailability
from mock_upstream.store.delegations import (
    DELEGATEE_DEFINITIONS,
    MANAGER,
    Delegation,
    DelegationSource,
    DelegationTarget,
)
from mock_upstream.store.principals import CONTAINER as CONTAINERS
from mock_upstream.store.principals import USER
from mock_upstream.store.proxies import PROXY_DEFINITIONS, Proxy, ProxyPrincipal
from mock_upstream.store.request_definitions import definition_dn

if TYPE_CHECKING:
    from mock_upstream.seed.planting import Ground

Row = dict[str, Any]

_NOBODY: Row = {"isNotificationRequired": False, "notificationAddresseeType": "", "notifyUsers": []}
_FIRST_DAY_MS = 1_735_689_600_000  # 2025-01-01
_LAST_YEAR_MS = 1_704_067_200_000  # 2024-01-01
_ON_LEAVE = ("Finance", "IT")
_LEAVING = "Sales"
_USER = f"cn=user,{CONTAINER}"
_SOME_REQUESTS = ("Laptop", "Site Access")


@dataclass(frozen=True)
class StandIns:
    """
    Heads of departments and those directly below delegate everything to the first of their reports.

    Two heads are on leave, a third goes next month; one employee is away for two kinds of requests, and the manager
    decides on these meanwhile.

    Args:
        people: Rows of the people table, a manager before the reports.
        heads: DN of the head of each department.
    """

    people: list[Row]
    heads: dict[str, str]

    def delegation_rows(self) -> list[Row]:
        """Rows of the delegations."""
        by_relationship = {"all_requests": False, "request_dns": _requests(), "relationship_key": MANAGER}
        return [
            *(_delegation(dn, {}) for dn in self._deputies()),
            _delegation(_USER, by_relationship),
            _delegation(_USER, {"effective_ms": _LAST_YEAR_MS, "expires_ms": _FIRST_DAY_MS}, number=2),
        ]

    def source_rows(self) -> list[Row]:
        """Build the rows of the people in whose place a delegate decides."""
        owned = [(dn, 1) for dn in self._deputies()] + [(_USER, 1), (_USER, 2)]
        return [{"delegation_dn": _delegation_dn(dn, number), "kind": USER, "dn": dn} for dn, number in owned]

    def target_rows(self) -> list[Row]:
        """Build the rows of the delegates."""
        pairs = [(_delegation_dn(dn, 1), deputy) for dn, deputy in self._deputies().items()]
        past = (_delegation_dn(_USER, 2), f"cn=helpdesk,{CONTAINER}")
        return [{"delegation_dn": dn, "person_dn": person} for dn, person in [*pairs, past]]

    def absence_rows(self) -> list[Row]:
        """Build the rows of the absences: two heads without an end, one next month, a person for some requests."""
        next_month = {"effective_ms": today_ms() + 30 * DAY_MS, "expires_ms": today_ms() + 44 * DAY_MS}
        return [
            *(_absence(self.heads[department], {}) for department in _ON_LEAVE),
            _absence(self.heads[_LEAVING], next_month),
            _absence(_USER, {"all_requests": False, "request_dns": _requests()}),
        ]

    def proxy_rows(self) -> list[Row]:
        """Build the rows of the proxies: two are in force, for two heads and for everybody, and one has expired."""
        ends = {"delegate": None, "admin": None, "user": _FIRST_DAY_MS}
        return [
            {"dn": _proxy_dn(cn), "person_dn": f"cn={cn},{CONTAINER}", "expires_ms": end, "notification": _NOBODY}
            for cn, end in ends.items()
        ]

    def principal_rows(self) -> list[Row]:
        """Build the rows of the people for whom a proxy acts."""
        acted_for = (
            ("delegate", USER, self.heads["Procurement"]),
            ("delegate", USER, self.heads["Finance"]),
            ("admin", CONTAINERS, CONTAINER),
            ("user", USER, self.heads["Operations"]),
        )
        return [{"proxy_dn": _proxy_dn(cn), "kind": kind, "dn": dn} for cn, kind, dn in acted_for]

    def _deputies(self) -> dict[str, str]:
        """DN of a leader -> DN of the first report."""
        heads = set(self.heads.values())
        leaders = heads | {person["dn"] for person in self.people if person["manager_dn"] in heads}
        found: dict[str, str] = {}
        for person in self.people:
            if person["manager_dn"] in leaders:
                found.setdefault(person["manager_dn"], person["dn"])
        return found


def plant_stand_ins(ground: Ground) -> None:
    """Fill the tables; people and request definitions must exist already."""
    rows = StandIns(ground.people, ground.heads)
    ground.plant(Delegation, rows.delegation_rows())
    ground.plant(DelegationSource, rows.source_rows())
    ground.plant(DelegationTarget, rows.target_rows())
    ground.plant(Unavailability, rows.absence_rows())
    ground.plant(Proxy, rows.proxy_rows())
    ground.plant(ProxyPrincipal, rows.principal_rows())


def _requests() -> list[str]:
    return [definition_dn(name) for name in _SOME_REQUESTS]


def _delegation(dn: str, more: Row, number: int = 1) -> Row:
    everything = {"all_requests": True, "request_dns": [], "relationship_key": None}
    always = {"effective_ms": _FIRST_DAY_MS, "expires_ms": None}
    rest = {"dn": _delegation_dn(dn, number), "team_scope": "", "notification": _NOBODY}
    return {**everything, **always, **rest, **more}


def _absence(dn: str, more: Row) -> Row:
    everything = {"all_requests": True, "request_dns": [], "effective_ms": _FIRST_DAY_MS, "expires_ms": None}
    rest = {"duration": {}, "team_scope": "", "notification": _NOBODY}
    return {"id": f"{_cn(dn)}-1", "principal_dn": dn, **everything, **rest, **more}


def _delegation_dn(dn: str, number: int) -> str:
    return f"cn={_cn(dn)}-{number},{DELEGATEE_DEFINITIONS}"


def _proxy_dn(cn: str) -> str:
    return f"cn={cn}-1,{PROXY_DEFINITIONS}"


def _cn(dn: str) -> str:
    return dn.partition(",")[0].removeprefix("cn=")
