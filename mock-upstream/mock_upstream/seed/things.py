"""Seeds the objects of the directory that are not people: locations, devices and departments."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from mock_upstream.seed.departments import DEPARTMENTS
from mock_upstream.seed.entity_schema import DEPARTMENTS_CONTAINER, DEVICES_CONTAINER, LOCATIONS_CONTAINER, MODELS
from mock_upstream.seed.people import EXECUTIVE_OFFICE, MAIL_DOMAIN
from mock_upstream.seed.places import TOWNS
from mock_upstream.store.entities import DEPARTMENT, DEVICE, LOCATION, value_rows
from mock_upstream.store.listing import sort_key

if TYPE_CHECKING:
    from collections.abc import Iterator

Row = dict[str, Any]

_LARGEST_INVENTORY = 5000
_PEOPLE_PER_DEVICE = 3
_STREETS = ("Harbour Street", "Station Road", "Mill Lane", "Quayside")
_TAGS = ("leased", "spare", "encrypted")
_COST_CENTRES = ("4100", "4200", "7300")
_FIRST_DAY_MS, _LAST_DAY_MS = 1_577_836_800_000, 1_735_603_200_000  # 2020-01-01, 2024-12-31


def location_dn(town: str) -> str:
    """DN of the office in a town."""
    return f"cn={town} Office,{LOCATIONS_CONTAINER}"


def things(people: list[Row], number: int) -> tuple[list[Row], list[Row]]:
    """Build the rows of the objects and of their values; the same people and seed number give the same rows."""
    described = [
        *_locations(people),
        *_devices(people, Random(f"{number} devices")),  # noqa: S311 - reproducible
        *_departments(people),
    ]
    objects = [
        {"dn": dn, "entity_key": kind, "name": values["Name"][0], "sort_name": sort_key(values["Name"][0])}
        for dn, kind, values in described
    ]
    values = [
        row for dn, _kind, named in described for key, texts in named.items() for row in value_rows(dn, key, texts)
    ]
    return objects, values


def _locations(people: list[Row]) -> Iterator[tuple[str, str, dict[str, list[str]]]]:
    for number, town in enumerate(TOWNS):
        first = next((person["dn"] for person in people if person["location"] == town), people[0]["dn"])
        address = f"{_STREETS[number % len(_STREETS)]} {number + 1}"
        yield (
            location_dn(town),
            LOCATION,
            {"Name": [f"{town} Office"], "Address": [address], "Town": [town], "SiteManager": [first]},
        )


def _devices(people: list[Row], random: Random) -> Iterator[tuple[str, str, dict[str, list[str]]]]:
    for number, owner in enumerate(people[::_PEOPLE_PER_DEVICE][:_LARGEST_INVENTORY], start=1):
        name = f"NB-{number:05}"
        yield (
            f"cn={name},{DEVICES_CONTAINER}",
            DEVICE,
            {
                "Name": [name],
                "Model": [random.choice(list(MODELS))],
                "Owner": [owner["dn"]],
                "Site": [location_dn(owner["location"])],
                "Purchased": [str(random.randrange(_FIRST_DAY_MS, _LAST_DAY_MS, 86_400_000))],
                "Tag": random.sample(_TAGS, random.randrange(3)),
            },
        )


def _departments(people: list[Row]) -> Iterator[tuple[str, str, dict[str, list[str]]]]:
    """The office of the chief, the departments below it, and their units, each led by a person of the department."""
    staff = {name: [each for each in people if each["department"] == name] or people[:1] for name in _names()}
    yield _department(EXECUTIVE_OFFICE, "", staff[EXECUTIVE_OFFICE], 0)
    for number, department in enumerate(DEPARTMENTS):
        members = staff[department.name]
        yield _department(department.name, EXECUTIVE_OFFICE, members, number)
        for position, unit in enumerate(department.units, start=1):
            yield _department(unit, department.name, members[position:] or members, number)


def _names() -> list[str]:
    return [EXECUTIVE_OFFICE, *(department.name for department in DEPARTMENTS)]


def _department(name: str, parent: str, members: list[Row], number: int) -> tuple[str, str, dict[str, list[str]]]:
    head = members[0]
    towns = list(dict.fromkeys(member["location"] for member in members))[:3]
    return (
        _department_dn(name),
        DEPARTMENT,
        {
            "Name": [name],
            "Description": [f"{name} of Aldermoor"],
            "Head": [head["dn"]],
            "Parent": [_department_dn(parent)] if parent else [],
            "CostCentre": [_COST_CENTRES[number % len(_COST_CENTRES)]],
            "Positions": [str(len(members))],
            "Recruits": ["true" if len(members) > 1 else "false"],
            "Sites": [location_dn(town) for town in towns],
            "Email": [f"{name.lower().replace(' ', '.')}@{MAIL_DOMAIN}"],
            "TelephoneNumber": head["phones"],
        },
    )


def _department_dn(name: str) -> str:
    return f"cn={name},{DEPARTMENTS_CONTAINER}"
