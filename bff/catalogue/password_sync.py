"""The state of the password synchronization with connected systems."""

from marshmallow import fields

from bff.catalogue.attributes import UserReference
from bff.catalogue.operation import Operation, ReplySchema


class PasswordSyncMessage(ReplySchema):
    """The state of the password in one connected system."""

    message = fields.String()
    status = fields.String(
        required=True,
        metadata={"description": "0000 error, 0001 warning, 0002 retry, 0003 fatal, 0004 success", "example": "0004"},
    )
    driverName = fields.String()
    driverImage = fields.String()


class MessageListNode(ReplySchema):
    """The state in each connected system that receives the password."""

    messages = fields.List(fields.Nested(PasswordSyncMessage), required=True)


_PATH = "/rest/access/info/user/passwordsyncstatus"

READ_OWN_PASSWORD_STATES = Operation(
    method="GET", path=_PATH, summary="Read the password synchronization of the user", reply=MessageListNode
)
READ_PASSWORD_STATES = Operation(
    method="POST",
    path=_PATH,
    summary="Read the password synchronization of another user",
    body=UserReference,
    reads=True,
    reply=MessageListNode,
)

OPERATIONS = (READ_OWN_PASSWORD_STATES, READ_PASSWORD_STATES)
