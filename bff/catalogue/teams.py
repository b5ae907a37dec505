"""Teams: list, details, members; create, change and delete."""

from marshmallow import fields, validate

from bff.catalogue.listing import LARGEST_PAGE, OrderedQuery, PageQuery
from bff.catalogue.operation import Operation
from bff.catalogue.recipients import RecipientListNode
from bff.catalogue.response import ResponseListNode
from bff.catalogue.team_nodes import (
    TargetSetListNode,
    TargetSetNode,
    TeamChange,
    TeamCreation,
    TeamReference,
    TeamsBody,
)


class WholeListQuery(PageQuery):
    """Parameters of lists that return all rows when no size is given."""

    size = fields.Integer(
        validate=validate.Range(min=-1, max=LARGEST_PAGE),
        metadata={"description": "Number of rows; -1 for all", "example": -1},
    )


class TeamListQuery(WholeListQuery):
    """Filters for the teams that the caller administers or acts for; ``type`` and ``pType`` require a permission."""

    type = fields.String(
        validate=validate.OneOf(["A", "P"]),
        metadata={"description": "A for teams that set availability and delegates, P for teams that set proxies"},
    )
    pType = fields.String(metadata={"description": "Key of a permission", "example": "assignRole"})
    sortOrder = fields.String(validate=validate.OneOf(["asc", "desc"]))
    forceRefresh = fields.Boolean()
    proxyUser = fields.String()


class MembersOfTeamsQuery(WholeListQuery):
    """Members of the teams in the body."""

    client = fields.String()


class OwnMembersQuery(WholeListQuery):
    """Selects members of all teams that the caller acts for; ``memberDn`` selects one of them."""

    memberDn = fields.String()


class RecipientUsersQuery(PageQuery):
    """Selects people that the caller acts for, in one team or in all teams."""

    client = fields.String()
    teamDn = fields.String()
    proxyUser = fields.String()


class RecipientGroupsQuery(WholeListQuery):
    """Selects groups that the caller acts for."""

    proxyUser = fields.String()


class TeamMembersQuery(OrderedQuery):
    """Selects the members of one team."""

    client = fields.String()
    teamDn = fields.String(required=True)


_TEAMS = "/rest/access/teams"

LIST_TEAMS = Operation(
    method="GET", path=f"{_TEAMS}/managelist", summary="List teams", query=TeamListQuery, reply=TargetSetListNode
)
SHOW_TEAM = Operation(
    method="POST",
    path=f"{_TEAMS}/team",
    summary="Show a team",
    body=TeamReference,
    reads=True,
    reply=TargetSetNode,
)
CREATE_TEAM = Operation(method="POST", path=_TEAMS, summary="Create a team", body=TeamCreation, reply=TargetSetNode)
CHANGE_TEAM = Operation(method="PUT", path=_TEAMS, summary="Change a team", body=TeamChange, reply=TargetSetNode)
DELETE_TEAMS = Operation(method="DELETE", path=_TEAMS, summary="Delete teams", body=TeamsBody, reply=ResponseListNode)
LIST_TEAM_MEMBERS = Operation(
    method="GET",
    path=f"{_TEAMS}/team/userlist",
    summary="List the members of a team",
    query=TeamMembersQuery,
    reply=RecipientListNode,
)
LIST_MEMBERS_OF_TEAMS = Operation(
    method="POST",
    path=f"{_TEAMS}/recipients/users/v2",
    summary="List the members of several teams",
    query=MembersOfTeamsQuery,
    body=TeamsBody,
    reads=True,
    reply=RecipientListNode,
)
LIST_OWN_MEMBERS = Operation(
    method="GET",
    path=f"{_TEAMS}/members",
    summary="List the members of all teams of the caller",
    query=OwnMembersQuery,
    reply=RecipientListNode,
)
LIST_TEAM_RECIPIENTS = Operation(
    method="POST",
    path=f"{_TEAMS}/recipients/list",
    summary="List the people and groups in a team",
    body=TeamReference,
    reads=True,
    reply=RecipientListNode,
)
LIST_RECIPIENT_USERS = Operation(
    method="GET",
    path=f"{_TEAMS}/recipients/userlist/v2",
    summary="List people whom the caller can request for",
    query=RecipientUsersQuery,
    reply=RecipientListNode,
)
LIST_RECIPIENT_GROUPS = Operation(
    method="GET",
    path=f"{_TEAMS}/recipients/groups",
    summary="List groups that the caller can request for",
    query=RecipientGroupsQuery,
    reply=RecipientListNode,
)

OPERATIONS = (
    LIST_TEAMS,
    SHOW_TEAM,
    CREATE_TEAM,
    CHANGE_TEAM,
    DELETE_TEAMS,
    LIST_TEAM_MEMBERS,
    LIST_MEMBERS_OF_TEAMS,
    LIST_OWN_MEMBERS,
    LIST_TEAM_RECIPIENTS,
    LIST_RECIPIENT_USERS,
    LIST_RECIPIENT_GROUPS,
)
