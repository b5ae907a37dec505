"""Calls about teams."""

from bff.catalogue import team_permissions, teams
from tests.contract.calls.call import PAGE, Call

_CONFIG = "cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
_TEAM = f"cn=ContractTeam,cn=TeamDefs,{_CONFIG}"
_ROLES = f"cn=Level10,cn=RoleDefs,cn=RoleConfig,{_CONFIG}"
_RESOURCES = f"cn=ResourceDefs,cn=RoleConfig,{_CONFIG}"


def calls(own_dn: str) -> list[Call]:
    """A team in which the caller acts for themself is made, changed and deleted."""
    one = {"dn": own_dn, "type": "user"}
    new = {"name": "Contract Team", "recipients": [one], "requestors": [one], "domainTypes": ["ROLES"]}
    return [
        Call(teams.CREATE_TEAM, body=new),
        Call(teams.CHANGE_TEAM, body={"dn": _TEAM, "description": "Changed"}),
        *_permission_calls(),
        Call(teams.LIST_TEAMS, {"q": "*", "nextIndex": "1", "size": "-1", "sortOrder": "asc", "type": "A"}),
        Call(teams.SHOW_TEAM, body={"dn": _TEAM}),
        Call(teams.LIST_TEAM_MEMBERS, {**PAGE, "teamDn": _TEAM, "client": "1"}),
        Call(teams.LIST_MEMBERS_OF_TEAMS, {**PAGE, "client": "1"}, body={"teams": [{"dn": _TEAM}]}),
        Call(teams.LIST_OWN_MEMBERS, {"memberDn": own_dn}),
        Call(teams.LIST_TEAM_RECIPIENTS, body={"dn": _TEAM}),
        Call(teams.LIST_RECIPIENT_USERS, {**PAGE, "client": "1"}),
        Call(teams.LIST_RECIPIENT_GROUPS, PAGE),
        Call(teams.DELETE_TEAMS, body={"teams": [{"dn": _TEAM}]}),
    ]


def _permission_calls() -> list[Call]:
    """A container of roles comes to the team and goes."""
    given = {"teamDN": _TEAM, "permissions": [{"id": _ROLES, "entityType": "role", "permission": "assignRole"}]}
    of_team = {"targetSetDnList": [_TEAM], "useExcludePermList": True}
    return [
        Call(team_permissions.ADD_TEAM_PERMISSIONS, body=given),
        Call(team_permissions.LIST_TEAM_PERMISSIONS, PAGE, body={"dn": _TEAM}),
        Call(team_permissions.LIST_REQUESTABLE, {**PAGE, "column": "name"}, body=of_team),
        Call(team_permissions.LIST_REQUESTABLE_ROLES, {**PAGE, "column": "name"}),
        Call(team_permissions.REMOVE_TEAM_PERMISSIONS, body=given),
        Call(team_permissions.LIST_OFFERED_ROLES, {**PAGE, "filterBy": "name"}),
        Call(team_permissions.LIST_OFFERED_RESOURCES, PAGE),
        Call(team_permissions.LIST_OFFERED_DEFINITIONS, PAGE),
        Call(team_permissions.LIST_ROLES_IN_CONTAINER, PAGE, body={"dn": _ROLES}),
        Call(team_permissions.LIST_RESOURCES_IN_CONTAINER, PAGE, body={"dn": _RESOURCES}),
    ]
