"""The installation: application context, version and properties."""

from marshmallow import fields, validate

from bff.catalogue.attributes import JaxBMapNode
from bff.catalogue.operation import BodySchema, Operation, ReplySchema


class ContextReply(ReplySchema):
    """The application context (SPEC 3 "Application context"); the JSON names are our own (docs/assumptions.md A-1)."""

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


class ParameterListNode(ReplySchema):
    """
    A list of properties.

    The reply with the forms context has two: the host of the workflow forms and the path below it.
    """

    properties = fields.List(fields.Nested(JaxBMapNode), required=True)
    arraySize = fields.Integer()


class PropertyKey(BodySchema):
    """The key of a property."""

    key = fields.String(required=True, validate=validate.Length(min=1), metadata={"example": "forms.host"})


class PropertyKeysBody(BodySchema):
    """The properties to return."""

    properties = fields.List(fields.Nested(PropertyKey), required=True, validate=validate.Length(min=1))


_PROPERTIES = "/rest/access/rob/ismproperties"

READ_CONTEXT = Operation(
    method="GET",
    path="/context/LoadContextConfigServlet",
    summary="Read the application context",
    reply=ContextReply,
    browser=False,
)
READ_VERSION = Operation(method="GET", path="/rest/access/info/version", summary="Read the version", reply=InfoNode)
READ_FORMS_CONTEXT = Operation(
    method="GET", path=f"{_PROPERTIES}/oauth", summary="Read the address of the forms", reply=ParameterListNode
)
READ_PROPERTIES = Operation(
    method="POST",
    path=_PROPERTIES,
    summary="Read properties by key",
    body=PropertyKeysBody,
    reads=True,
    reply=ParameterListNode,
)

OPERATIONS = (READ_CONTEXT, READ_VERSION, READ_FORMS_CONTEXT, READ_PROPERTIES)
