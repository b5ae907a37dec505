"""What the installation is: its context and version."""

from marshmallow import fields

from bff.catalogue.operation import Operation, ReplySchema


class ContextReply(ReplySchema):
    """SPEC 3 "Application context"; the JSON names are ours (docs/assumptions.md A-1)."""

    contextPath = fields.String(required=True)
    sessionTimeOut = fields.Integer(required=True, metadata={"description": "Seconds", "example": 1200})
    extendSession = fields.String()
    authorizeUrl = fields.String()
    logoutUrl = fields.String()
    clientId = fields.String()
    redirectUrl = fields.String()
    provisioningRoot = fields.String()
    ssprRedirectUrl = fields.String()
    applicationDomain = fields.String()
    searchWithRequesterCN = fields.Boolean()


class InfoNode(ReplySchema):
    """The version of the identity applications."""

    version = fields.String(required=True, metadata={"example": "4.10.0"})


READ_CONTEXT = Operation(
    method="GET",
    path="/context/LoadContextConfigServlet",
    summary="Read the application context",
    reply=ContextReply,
    browser=False,
)
READ_VERSION = Operation(method="GET", path="/rest/access/info/version", summary="Read the version", reply=InfoNode)

OPERATIONS = (READ_CONTEXT, READ_VERSION)
