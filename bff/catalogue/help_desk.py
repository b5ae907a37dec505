"""The help desk: its people, the number of open tickets, a new ticket."""

from marshmallow import fields, validate

from bff.catalogue.dashboard import HelpdeskInfoNode
from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema


class HelpDeskUserQuery(QuerySchema):
    """
    The person whose tickets are counted; without ``userDN`` the signed-in user.

    Source:
        docs/assumptions.md A-144.
    """

    userDN = fields.String()


class HelpDeskCategoryQuery(QuerySchema):
    """The subject of a ticket: a person, and optionally a resource."""

    userDn = fields.String()
    resDn = fields.String()


class HelpDeskUserNode(ReplySchema):
    """The DNs of the people of the help desk."""

    users = fields.List(fields.String(), required=True, metadata={"description": "DNs"})


class TicketBody(BodySchema):
    """A new ticket; without ``userDn`` it is for the signed-in user."""

    subject = fields.String(
        required=True, validate=validate.Length(min=1), metadata={"example": "Access to the ledger"}
    )
    description = fields.String()
    userDn = fields.String(allow_none=True)


class HelpDeskTicketNode(ReplySchema):
    """The number of the new ticket."""

    ticketNumber = fields.String(required=True, metadata={"example": "20260105-3"})


_HELP_DESK = "/rest/access/helpdesk"

READ_HELP_DESK = Operation(
    method="GET",
    path=_HELP_DESK,
    summary="Count the open tickets of a person",
    query=HelpDeskUserQuery,
    reply=HelpdeskInfoNode,
)
LIST_HELPERS = Operation(
    method="GET",
    path=f"{_HELP_DESK}/category",
    summary="List the people of the help desk",
    query=HelpDeskCategoryQuery,
    reply=HelpDeskUserNode,
)
OPEN_TICKET = Operation(
    method="POST",
    path=f"{_HELP_DESK}/ticket",
    summary="Open a ticket of the help desk",
    body=TicketBody,
    reply=HelpDeskTicketNode,
)

OPERATIONS = (READ_HELP_DESK, LIST_HELPERS, OPEN_TICKET)
