"""The teams of the organisation: each department's, each project's, a manager's own, and everybody's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mock_upstream.seed.demo_accounts import DEMO_ACCOUNTS
from mock_upstream.seed.departments import DEPARTMENTS
from mock_upstream.seed.groups import PROJECTS, groups_of
from mock_upstream.seed.people import CONTAINER, department_heads
from mock_upstream.seed.resources import access, resource_dn
from mock_upstream.seed.role_catalogue import SPECIALIST, SYSTEMS, USER, Names
from mock_upstream.seed.roles import bundle_dn, category_container, permission_dn
from mock_upstream.store import teams
from mock_upstream.store.administrators import PROVISIONING, RESOURCES, ROLES
from mock_upstream.store.listing import sort_key
from mock_upstream.store.request_definitions import REQUEST_DEFINITIONS
from mock_upstream.store.roles import searchable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mock_upstream.seed.groups import SeededGroup
    from mock_upstream.seed.planting import Ground

Row = dict[str, Any]

_DELEGATE, _HELP_DESK = f"cn=delegate,{CONTAINER}", f"cn=helpdesk,{CONTAINER}"
_ROLE_USE = (teams.VIEW_ROLE, teams.ASSIGN_ROLE, teams.REVOKE_ROLE)
_RESOURCE_USE = (teams.VIEW_RESOURCE, teams.ASSIGN_RESOURCE, teams.REVOKE_RESOURCE)
_ABSENCE = (teams.SET_DELEGATES, teams.SET_AVAILABILITY)


@dataclass(frozen=True)
class _Permission:
    domain: str
    object_dn: str
    permission: str | None
    excluded: bool = False


@dataclass(frozen=True)
class SeededTeam:
    """A team; members and requestors are DNs of people or groups, by column of the tables."""

    names: Names
    description: str
    requestors: list[Row]
    recipients: list[Row]
    permissions: list[_Permission]
    all_users: bool = False
    include_managers: bool = False

    @property
    def dn(self) -> str:
        """The common name is the English name without blanks."""
        return f"cn={self.names['en'].replace(' ', '')},{teams.TEAM_DEFINITIONS}"


def plant_teams(ground: Ground) -> None:
    """Fill the tables of the teams."""
    acting = teams_of(ground.people, groups_of(ground.people, ground.number))
    ground.plant(teams.Team, team_rows(acting))
    ground.plant(teams.TeamRecipient, recipient_rows(acting))
    ground.plant(teams.TeamRequestor, requestor_rows(acting))
    ground.plant(teams.TeamPermission, team_permission_rows(acting))


def teams_of(people: list[Row], groups: list[SeededGroup]) -> list[SeededTeam]:
    """All teams."""
    return [*_departments(people, groups), *_projects(groups), _buyers(people), _everybody()]


def team_rows(seeded: Iterable[SeededTeam]) -> list[Row]:
    """Rows of the teams."""
    return [
        {
            "dn": team.dn,
            "names": team.names,
            "descriptions": {"en": team.description},
            "all_users": team.all_users,
            "include_managers": team.include_managers,
            "domain_types": list(dict.fromkeys(each.domain for each in team.permissions)),
            "sort_name": sort_key(team.names["en"]),
            "searched": searchable({**team.names, "description": team.description}),
        }
        for team in seeded
    ]


def recipient_rows(seeded: Iterable[SeededTeam]) -> list[Row]:
    """Rows of the members of each team."""
    return [{"team_dn": team.dn, **row} for team in seeded for row in team.recipients]


def requestor_rows(seeded: Iterable[SeededTeam]) -> list[Row]:
    """Rows of who acts for each team."""
    return [{"team_dn": team.dn, **row} for team in seeded for row in team.requestors]


def team_permission_rows(seeded: Iterable[SeededTeam]) -> list[Row]:
    """Rows of what may be done for each team."""
    return [{"team_dn": team.dn, **vars(permission)} for team in seeded for permission in team.permissions]


def _departments(people: list[Row], groups: list[SeededGroup]) -> Iterable[SeededTeam]:
    heads = department_heads(people)
    dns = {group.name: group.dn for group in groups}
    for department in DEPARTMENTS:
        if department.name in dns:
            yield SeededTeam(
                _team_names(department.name),
                f"The head of {department.name} acts for everybody in it",
                [_person(heads[department.name])],
                [_group(dns[department.name])],
                [
                    *_systems_of(department.name),
                    *_on_requests(*_ABSENCE, teams.INITIATE, teams.RETRACT, teams.MANAGE_TASKS),
                ],
            )


def _projects(groups: list[SeededGroup]) -> Iterable[SeededTeam]:
    for group in groups:
        if group.container == PROJECTS:
            yield SeededTeam(
                _team_names(group.name),
                "Whoever leads the project acts for it",
                [_person(_lead_of(group))],
                [_group(group.dn)],
                _roles_in("engineering"),
            )


def _lead_of(group: SeededGroup) -> str:
    demo = {f"cn={account.cn},{CONTAINER}" for account in DEMO_ACCOUNTS}
    return next(dn for dn in group.members if dn not in demo)


def _buyers(people: list[Row]) -> SeededTeam:
    reports = [_person(person["dn"]) for person in people if person["manager_dn"] == _DELEGATE]
    return SeededTeam(
        {"en": "Procurement Buyers", "de": "Einkauf", "ar": "فريق المشتريات"},
        "Those who report to the manager of procurement",
        [_person(_DELEGATE)],
        reports,
        [*_roles_in("finance"), *_on_requests(teams.INITIATE, *_ABSENCE, teams.SET_PROXIES, teams.MANAGE_TASKS)],
        include_managers=True,
    )


def _everybody() -> SeededTeam:
    return SeededTeam(
        {"en": "Whole Organisation", "de": "Gesamte Organisation", "ar": "المؤسسة بأكملها"},
        "The help desk asks for everybody",
        [_person(_HELP_DESK)],
        [],
        _on_requests(teams.INITIATE, teams.VIEW_RUNNING),
        all_users=True,
    )


def _systems_of(department: str) -> Iterable[_Permission]:
    for system in SYSTEMS:
        if department in system.departments:
            for permission in _ROLE_USE:
                yield _Permission(ROLES, bundle_dn(system, USER), permission)
            yield _Permission(ROLES, bundle_dn(system, SPECIALIST), teams.VIEW_ROLE)
            for duty in system.duties:
                if duty not in system.sensitive:
                    for permission in _RESOURCE_USE:
                        yield _Permission(RESOURCES, resource_dn(access(system, duty)), permission)


def _roles_in(category: str) -> list[_Permission]:
    container = category_container(category)
    sensitive = [permission_dn(each, duty) for each in SYSTEMS if each.category == category for duty in each.sensitive]
    return [
        *(_Permission(ROLES, container, permission) for permission in _ROLE_USE),
        *(_Permission(ROLES, dn, None, excluded=True) for dn in sensitive),
    ]


def _on_requests(*permissions: str) -> list[_Permission]:
    return [_Permission(PROVISIONING, REQUEST_DEFINITIONS, permission) for permission in permissions]


def _team_names(name: str) -> Names:
    return {"en": f"{name} Team", "de": f"Team {name}", "ar": f"فريق {name}"}


def _person(dn: str) -> Row:
    return {"person_dn": dn, "group_dn": None}


def _group(dn: str) -> Row:
    return {"person_dn": None, "group_dn": dn}
