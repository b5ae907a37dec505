"""The rights of the signed-in user, and the people that the user may act for."""

from marshmallow import fields

from bff.catalogue.operation import Operation, QuerySchema, ReplySchema


class LoggedInUser(ReplySchema):
    """The user's rights (SPEC 6 "Roles and permissions"): the server decides, the console reads these flags."""

    authorized = fields.Boolean()
    readOnly = fields.Boolean()
    teamReadOnly = fields.Boolean()
    proxyFor = fields.Boolean()
    clientId = fields.String()
    clientName = fields.String()
    isAdmin = fields.Boolean()
    isRoleAdmin = fields.Boolean()
    domains = fields.List(fields.String())
    isDelegationTeamMgr = fields.Boolean()
    isAvailabilityTeamMgr = fields.Boolean()


class ProxyQuery(QuerySchema):
    """``proxyUser`` is the DN of the person that the user acts for."""

    proxyUser = fields.String()


READ_RIGHTS = Operation(
    method="GET", path="/rest/access/info/user/rights", summary="Read the user's rights", reply=LoggedInUser
)
READ_REQUEST_RIGHTS = Operation(
    method="GET",
    path="/rest/access/rob",
    summary="Read the rights to request for others and to act for them",
    query=ProxyQuery,
    reply=LoggedInUser,
)

OPERATIONS = (READ_RIGHTS, READ_REQUEST_RIGHTS)
