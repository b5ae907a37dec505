"""The parameters and bodies of the team calls."""

from __future__ import annotations

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Direction, Given, Kept
from mock_upstream.nodes.listing import Named, PageQuery
from mock_upstream.store.administrators import PROVISIONING, RESOURCES, ROLES
from mock_upstream.store.listing import MAXIMUM_SIZE, Page
from mock_upstream.store.requestable import COLUMNS, TABLES

_SOME = validate.Length(min=1)


class OrderedQuery(PageQuery):
    """Parameters of lists by name."""

    sort_order = Direction(data_key="sortOrder", load_default="asc")


class MembersQuery(OrderedQuery):
    """Parameters of the members of a team."""

    team_dn = fields.String(data_key="teamDn", load_default="")


class WholeListQuery(PageQuery):
    """Parameters of lists that return the largest allowed number of rows when no size is given."""

    size = fields.Integer(load_default=-1)


class TeamListQuery(WholeListQuery):
    """Parameters of the list of teams."""

    sort_order = Direction(data_key="sortOrder", load_default="asc")
    type = fields.String(validate=validate.OneOf(["A", "P"]))
    permission = fields.String(data_key="pType")
    proxy_user = fields.String(data_key="proxyUser", load_default="")


class OwnMembersQuery(WholeListQuery):
    """Parameters of the members of the own teams."""

    member_dn = fields.String(data_key="memberDn", load_default="")


class RecipientGroupsQuery(WholeListQuery):
    """Parameters of the list of groups that a person acts for."""

    proxy_user = fields.String(data_key="proxyUser", load_default="")


class RecipientUsersQuery(PageQuery):
    """Parameters of the list of people that a person acts for."""

    team_dn = fields.String(data_key="teamDn", load_default="")
    proxy_user = fields.String(data_key="proxyUser", load_default="")


class OfferQuery(PageQuery):
    """Parameters of the list of objects that can be added to a team."""

    column = fields.String(data_key="filterBy", validate=validate.OneOf(COLUMNS))


class RequestableQuery(PageQuery):
    """Parameters of the list of items that can be requested."""

    column = Named(fields.String(validate=validate.OneOf(COLUMNS)))


class TeamReference(Given):
    """``{"dn": ...}``, of a team or of a container."""

    dn = fields.String(required=True, validate=_SOME)


class TeamsBody(Given):
    """``{"teams": [{"dn": ...}]}``."""

    teams = fields.List(fields.Nested(TeamReference), required=True, validate=_SOME)


class _Name(Given):
    locale = fields.String(required=True)
    name = fields.String(required=True, data_key="value")


class _Description(Given):
    locale = fields.String(required=True)
    desc = fields.String(required=True, data_key="value")


class _Permission(Given):
    id = fields.String(required=True, validate=_SOME)
    entityType = fields.String(required=True, validate=validate.OneOf(list(TABLES)))
    permission = fields.String(load_default=None, allow_none=True)


class TeamBody(Kept):
    """A TargetSetNode as far as a change can write it."""

    name = fields.String()
    description = fields.String()
    localizedNames = fields.List(fields.Nested(_Name))
    localizedDescriptions = fields.List(fields.Nested(_Description))
    recipients = fields.List(fields.Nested(TeamReference))
    requestors = fields.List(fields.Nested(TeamReference))
    allUsers = fields.Boolean()
    includeManager = fields.Boolean()
    domainTypes = fields.List(fields.String(validate=validate.OneOf([ROLES, RESOURCES, PROVISIONING])))


class TeamChange(TeamBody, TeamReference):
    """The DN of a team, and its changed fields."""


class TeamCreation(TeamBody):
    """A new team with its permissions."""

    permissionList = fields.List(fields.Nested(_Permission), load_default=list)
    excludeRoles = fields.List(fields.Nested(_Permission), load_default=list)
    excludeResources = fields.List(fields.Nested(_Permission), load_default=list)
    excludeProvisioningRequests = fields.List(fields.Nested(_Permission), load_default=list)


class PermissionsBody(Given):
    """Permissions to add to a team or to remove from it; excluded objects are DNs."""

    team_dn = fields.String(required=True, data_key="teamDN", validate=_SOME)
    permissions = fields.List(fields.Nested(_Permission), load_default=list)
    excludeRoles = fields.List(fields.String(), load_default=list)
    excludeResources = fields.List(fields.String(), load_default=list)
    excludeProvisioningRequests = fields.List(fields.String(), load_default=list)


class RequestableBody(Given):
    """The teams whose requestors request something."""

    team_dns = fields.List(fields.String(), required=True, data_key="targetSetDnList", validate=_SOME)
    without_excluded = fields.Boolean(data_key="useExcludePermList", load_default=False)
    proxy_user = fields.String(data_key="proxyUser", load_default="")


def page_of(next_index: int, size: int) -> Page:
    """A page of a list whose size below 1 means all, as far as one answer may go."""
    return Page.of(next_index, size if size > 0 else MAXIMUM_SIZE)
