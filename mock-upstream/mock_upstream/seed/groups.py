"""The groups of the organisation: departments, offices, duties that people have beside their work, projects."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from mock_upstream.store.directory import DATA, GROUPS, USERS, DirectoryContainer
from mock_upstream.store.groups import Group, GroupMember
from mock_upstream.store.listing import sort_key

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mock_upstream.seed.planting import Ground

Row = dict[str, Any]

PROJECTS = f"ou=projects,{GROUPS}"
_PROJECT_SIZES = range(4, 16)
_BESIDE = {"First Aiders": 0.05, "Fire Wardens": 0.03, "Works Council": 0.01, "Data Protection Contacts": 0.02}
_SITES = ("Brandvik", "Kråkøya", "Nordhavn", "Ellbek", "Saint-Aubin", "Tinwald", "Östanå", "Rijnmond")
_PHASES = ("Survey", "Construction", "Grid Connection")


@dataclass(frozen=True)
class SeededGroup:
    """A group with the DNs of its members."""

    name: str
    description: str
    container: str
    members: tuple[str, ...]

    @property
    def dn(self) -> str:
        """The common name is the name."""
        return f"cn={self.name},{self.container}"


def plant_groups(ground: Ground) -> None:
    """Fill the tables of the directory's containers, of groups and their members."""
    groups = groups_of(ground.people, ground.number)
    ground.plant(DirectoryContainer, directory_rows())
    ground.plant(Group, group_rows(groups))
    ground.plant(GroupMember, member_rows(groups))


def directory_rows() -> list[Row]:
    """Rows of the directory's containers, parents first."""
    tree = ((DATA, "data", None), (USERS, "users", DATA), (GROUPS, "groups", DATA), (PROJECTS, "projects", GROUPS))
    return [{"dn": dn, "name": name, "parent_dn": parent} for dn, name, parent in tree]


def groups_of(people: list[Row], seed: int) -> list[SeededGroup]:
    """All groups; the same people and seed give the same ones."""
    random = Random(f"{seed} groups")  # noqa: S311 - reproducible on purpose
    return [
        *_by("department", people, "{}", "Everybody in {}"),
        *_by("location", people, "{} Office", "Everybody who works in {}"),
        *_beside(people, random),
        *_projects(people, random),
    ]


def group_rows(groups: Iterable[SeededGroup]) -> list[Row]:
    """Rows of the groups."""
    return [
        {
            "dn": group.dn,
            "name": group.name,
            "description": group.description,
            "container_dn": group.container,
            "sort_name": sort_key(group.name),
            "searched_name": group.name.casefold(),
            "searched_description": group.description.casefold(),
        }
        for group in groups
    ]


def member_rows(groups: Iterable[SeededGroup]) -> list[Row]:
    """Build the rows that say which people are in which group."""
    return [{"group_dn": group.dn, "person_dn": dn} for group in groups for dn in group.members]


def _by(column: str, people: list[Row], name: str, description: str) -> Iterable[SeededGroup]:
    members: dict[str, list[str]] = {}
    for person in people:
        members.setdefault(person[column], []).append(person["dn"])
    for value, dns in members.items():
        yield SeededGroup(name.format(value), description.format(value), GROUPS, tuple(dns))


def _beside(people: list[Row], random: Random) -> Iterable[SeededGroup]:
    for name, share in _BESIDE.items():
        members = tuple(person["dn"] for person in people if random.random() < share)
        yield SeededGroup(name, "People who volunteered beside their work", GROUPS, members)


def _projects(people: list[Row], random: Random) -> Iterable[SeededGroup]:
    for site in _SITES:
        for phase in _PHASES:
            members = random.sample(people, random.choice(_PROJECT_SIZES))
            dns = tuple(person["dn"] for person in members)
            yield SeededGroup(f"{site} {phase}", f"The {phase.lower()} of the wind farm {site}", PROJECTS, dns)
