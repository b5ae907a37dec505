"""Locations and devices: things of the directory that are not people."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from mock_upstream.seed.entity_schema import DEVICES_CONTAINER, LOCATIONS_CONTAINER, MODELS
from mock_upstream.seed.places import TOWNS
from mock_upstream.store.entities import DEVICE, LOCATION, value_rows
from mock_upstream.store.listing import sort_key

if TYPE_CHECKING:
    from collections.abc import Iterator

Row = dict[str, Any]

_LARGEST_INVENTORY = 5000
_PEOPLE_PER_DEVICE = 3
_STREETS = ("Harbour Street", "Station Road", "Mill Lane", "Quayside")
_TAGS = ("leased", "spare", "encrypted")
_FIRST_DAY_MS, _LAST_DAY_MS = 1_577_836_800_000, 1_735_603_200_000  # 2020-01-01, 2024-12-31


def location_dn(town: str) -> str:
    """DN of the office in a town."""
    return f"cn={town} Office,{LOCATIONS_CONTAINER}"


def things(people: list[Row], number: int) -> tuple[list[Row], list[Row]]:
    """Rows of the things and of their values; the same people and number give the same ones."""
    described = [*_locations(people), *_devices(people, Random(f"{number} devices"))]  # noqa: S311 - reproducible
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
