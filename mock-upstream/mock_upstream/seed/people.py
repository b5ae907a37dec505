"""The people of the organisation, manager by manager."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from mock_upstream.seed.demo_accounts import DEMO_ACCOUNTS, DemoAccount
from mock_upstream.seed.departments import CHIEF_TITLE, DEPARTMENTS, DIRECT_REPORTS, Department
from mock_upstream.seed.names import Name
from mock_upstream.seed.places import Place, places
from mock_upstream.seed.portraits import portrait
from mock_upstream.store import rights
from mock_upstream.store.directory import USERS
from mock_upstream.store.listing import sort_key

if TYPE_CHECKING:
    from collections.abc import Iterator

MAIL_DOMAIN = "aldermoor.example"
CONTAINER = USERS
EXECUTIVE_OFFICE = "Executive Office"

_PHOTOGRAPHED = 300
_FIRST_DAY_MS = 1_420_070_400_000  # 2015-01-01
_LAST_DAY_MS = 1_735_603_200_000  # 2024-12-31
_DISABLED_SHARE = 0.02
_SECOND_PHONE_SHARE = 0.15
_EMPLOYEE_TYPES = ("employee", "contractor", "trainee")
_EMPLOYEE_SHARES = (85, 11, 4)
_ENTITLED_EVERY = 25

Row = dict[str, Any]


@dataclass(frozen=True)
class _Seat:
    """A place in the organisation: ``position`` in a department, whose ``manager`` is another seat's number."""

    department: Department | None
    position: int
    manager: int | None
    leads: bool


class Organisation:
    """Draws `count` people; the same seed gives the same rows."""

    def __init__(self, seed: int, count: int, password_hash: str) -> None:
        self._random = Random(seed)  # noqa: S311 - reproducible on purpose
        self._temporary = Random(f"{seed} contracts")  # noqa: S311 - reproducible on purpose
        self._places = places(seed)
        self._shares = [place.share for place in self._places]
        self._password_hash = password_hash
        self._seats = list(_seats(count))
        self._demo = {_number_of(each, self._seats): each for each in DEMO_ACCOUNTS}
        self._taken = {each.cn for each in DEMO_ACCOUNTS}

    def rows(self) -> list[Row]:
        """Rows of the people table; a manager stands before the reports."""
        rows: list[Row] = []
        for number, seat in enumerate(self._seats):
            row = self._person(number, seat)
            row["manager_dn"] = None if seat.manager is None else rows[seat.manager]["dn"]
            rows.append(row)
        return rows

    def _person(self, number: int, seat: _Seat) -> Row:
        (place,) = self._random.choices(self._places, self._shares)
        name = place.names.draw(self._random)
        department = seat.department.name if seat.department else EXECUTIVE_OFFICE
        title = seat.department.title(seat.position, leads=seat.leads) if seat.department else CHIEF_TITLE
        row = {
            **self._identity(name, self._common_name(name)),
            "phones": self._phones(place),
            "title": title,
            "department": department,
            "location": place.town,
            "photo": self._photo(number),
            "employee_type": self._employee_type(seat),
            "entitlement_results": _entitlement_results(number),
            "locale": place.language,
            "disabled": not seat.leads and self._random.random() < _DISABLED_SHARE,
            "created_ms": self._random.randrange(_FIRST_DAY_MS, _LAST_DAY_MS, 60_000),
            "duty": rights.EMPLOYEE,
            "password_hash": self._password_hash,
        }
        account = self._demo.get(number)
        return {**row, **self._demo_person(account)} if account else row

    def _demo_person(self, account: DemoAccount) -> Row:
        home = self._places[0]
        name = Name(account.first_name, account.last_name, account.cn, "", family_first=False)
        return {
            **self._identity(name, account.cn),
            "title": account.title,
            "location": home.town,
            "phones": self._phones(home),
            "locale": home.language,
            "disabled": False,
            "duty": account.duty,
        }

    def _identity(self, name: Name, cn: str) -> Row:
        return {
            "dn": f"cn={cn},{CONTAINER}",
            "cn": cn,
            "first_name": name.first,
            "last_name": name.last,
            "full_name": name.full,
            "mail": f"{cn}@{MAIL_DOMAIN}",
            "sort_name": sort_key(name.full),
            "sort_first": sort_key(name.first),
            "sort_last": sort_key(name.last),
        }

    def _common_name(self, name: Name) -> str:
        wanted = name.latin_first[:1] + name.latin_last
        cn, next_number = wanted, 2
        while cn in self._taken:
            cn = f"{wanted}{next_number}"
            next_number += 1
        self._taken.add(cn)
        return cn

    def _phones(self, place: Place) -> list[str]:
        count = 2 if self._random.random() < _SECOND_PHONE_SHARE else 1
        return ["".join(self._digit(sign) for sign in place.phone) for _ in range(count)]

    def _digit(self, sign: str) -> str:
        return str(self._random.randrange(10)) if sign == "#" else sign

    def _employee_type(self, seat: _Seat) -> str:
        return "employee" if seat.leads else self._temporary.choices(_EMPLOYEE_TYPES, _EMPLOYEE_SHARES)[0]

    def _photo(self, number: int) -> bytes | None:
        if number >= _PHOTOGRAPHED or self._random.random() > 1 / 3:
            return None
        return portrait(self._random)


def _entitlement_results(number: int) -> list[str]:
    return (
        ["Active Directory: account created", "Mail: mailbox refused, quota"] if number % _ENTITLED_EVERY == 1 else []
    )


def department_heads(people: list[Row]) -> dict[str, str]:
    """DN of the first person of each department, who leads it; in a tiny organisation the chief leads the rest."""
    heads = {department.name: people[0]["dn"] for department in DEPARTMENTS}
    for person in reversed(people[1:]):
        heads[person["department"]] = person["dn"]
    return heads


def _number_of(account: DemoAccount, seats: list[_Seat]) -> int:
    numbers = [number for number, seat in enumerate(seats) if _works_in(seat, account.department)]
    return numbers[account.position]


def _works_in(seat: _Seat, department: str) -> bool:
    return seat.department is not None and seat.department.name == department


def _seats(count: int) -> Iterator[_Seat]:
    """Seat 0 leads the heads of the departments; below each head everybody leads up to eight."""
    yield _Seat(None, 0, None, leads=True)
    departments = [each for each in DEPARTMENTS for _ in range(each.share)]
    placed = [departments[number % len(departments)] for number in range(count - 1)]
    sizes = {each.name: placed.count(each) for each in DEPARTMENTS}
    numbers: dict[str, list[int]] = {each.name: [] for each in DEPARTMENTS}
    for number, department in enumerate(placed, start=1):
        members = numbers[department.name]
        position = len(members)
        members.append(number)
        manager = members[(position - 1) // DIRECT_REPORTS] if position else 0
        leads = DIRECT_REPORTS * position + 1 < sizes[department.name]
        yield _Seat(department, position, manager, leads=leads)
