"""The driver of the identity applications, the other drivers, and the resynchronization of one person."""

from marshmallow import fields, validate

from bff.catalogue.operation import BodySchema, Operation, ReplySchema
from bff.catalogue.response import MessageNode
from bff.catalogue.samples import PERSON


class DirxmlDriverNode(ReplySchema):
    """A driver."""

    dn = fields.String(required=True, metadata={"example": "cn=ERP Driver,cn=driverset1,o=system"})
    name = fields.String()
    guid = fields.String()


class DirxmlDriversNode(ReplySchema):
    """All drivers."""

    drivers = fields.List(fields.Nested(DirxmlDriverNode), required=True)
    arraySize = fields.Integer()
    nextIndex = fields.Integer()


class DriverStatusNode(ReplySchema):
    """The driver of the identity applications; it stops working at ``expirationDate`` (milliseconds since 1970)."""

    driverName = fields.String()
    driverVersion = fields.String()
    appVersion = fields.String()
    buildVersion = fields.String()
    patchLevel = fields.String()
    state = fields.String(metadata={"example": "Running"})
    expirationDate = fields.Integer()


class IdentityBody(BodySchema):
    """The person to resynchronize."""

    dn = fields.String(required=True, validate=validate.Length(min=1), metadata=PERSON)


LIST_DIRXML_DRIVERS = Operation(
    method="GET", path="/rest/admin/driver", summary="List the drivers of the driver set", reply=DirxmlDriversNode
)
READ_DRIVER_STATUS = Operation(
    method="GET",
    path="/rest/admin/driverstatus/info",
    summary="Read the state of the driver of the identity applications",
    reply=DriverStatusNode,
)
RESYNC_IDENTITY = Operation(
    method="POST",
    path="/rest/admin/identityResync",
    summary="Synchronize a person from the directory again",
    body=IdentityBody,
    reply=MessageNode,
)

OPERATIONS = (LIST_DIRXML_DRIVERS, READ_DRIVER_STATUS, RESYNC_IDENTITY)
