"""Proxy assignments: people who may act as another person."""

from marshmallow import fields, validate

from bff.catalogue.attributes import PersonNode
from bff.catalogue.delegation_nodes import DirectoryNode, NotifyingBody, NotifyingNode, Reference
from bff.catalogue.listing import ListQuery
from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema
from bff.catalogue.response import ResponseListNode
from bff.catalogue.samples import PERSON, STAND_IN


class ProxyFor(ReplySchema):
    """A person that a proxy acts for, or a group or container for all its members."""

    dn = fields.String(required=True)
    username = fields.String()


class ProxyDefNode(NotifyingNode):
    """
    A proxy assignment.

    Source:
        SPEC 6 "Roles and permissions"; docs/assumptions.md A-139.
    """

    dn = fields.String(required=True)
    assignedUserDN = fields.String(metadata={"description": "DN of the proxy"})
    assignedUserName = fields.String()
    proxyForUsers = fields.List(fields.Nested(ProxyFor))
    proxyForGroups = fields.List(fields.Nested(ProxyFor))
    proxyForContainers = fields.List(fields.Nested(ProxyFor))
    expirytime = fields.String(metadata={"description": "Milliseconds since 1970; empty without an end"})
    editable = fields.Boolean()


class ProxyDefinitionListNode(ReplySchema):
    """All assignments that the user may see; ``configureProxy`` says whether the user may change them."""

    userType = fields.String(metadata={"example": "ADMIN"})
    configureProxy = fields.Boolean()
    proxyDefinitions = fields.List(fields.Nested(ProxyDefNode), required=True)


class ProxyBody(NotifyingBody):
    """A new proxy assignment."""

    assignedUserDN = fields.String(required=True, validate=validate.Length(min=1), metadata=PERSON)
    proxyForUsers = fields.List(fields.Nested(Reference))
    proxyForGroups = fields.List(fields.Nested(Reference))
    proxyForContainers = fields.List(fields.Nested(Reference))
    expirytime = fields.String(
        validate=validate.Regexp(r"[0-9]{0,15}\Z", error="Not a number of milliseconds."), allow_none=True
    )


class ProxyChange(ProxyBody):
    """The changes; fields that are not sent stay as they are."""

    dn = fields.String(required=True, validate=validate.Length(min=1), metadata=STAND_IN)
    assignedUserDN = fields.String(validate=validate.Length(min=1))


class ProxiesBody(BodySchema):
    """Identifies proxy assignments."""

    proxyDefinitions = fields.List(fields.Nested(Reference), required=True, validate=validate.Length(min=1))


class ProxySortQuery(QuerySchema):
    """Sort order; the list is returned without paging."""

    sortBy = fields.String(metadata={"example": "expiration"})
    sortOrder = fields.String(validate=validate.OneOf(["asc", "desc"]))


class ProxyForQuery(ListQuery):
    """Searches names for ``q``."""

    client = fields.String()
    filter = fields.String(metadata={"example": "default"})


class ProxyForListNode(ReplySchema):
    """One page of the people that the user may act as. ``nextUserIndex`` is 0 or less on the last page."""

    proxyForUsers = fields.List(fields.Nested(PersonNode), required=True)
    nextUserIndex = fields.Integer()
    userArraySize = fields.Integer()
    proxyForCtrs = fields.List(fields.Nested(DirectoryNode))


_PROXY = "/rest/access/proxy"

LIST_PROXIES = Operation(
    method="GET",
    path=f"{_PROXY}/all",
    summary="List proxy assignments",
    query=ProxySortQuery,
    reply=ProxyDefinitionListNode,
)
LIST_PROXIED_USERS = Operation(
    method="GET",
    path=f"{_PROXY}/for",
    summary="List the people that the user may act for",
    query=ProxyForQuery,
    reply=ProxyForListNode,
)
CREATE_PROXY = Operation(
    method="POST",
    path=f"{_PROXY}/create",
    summary="Create proxy assignments",
    body=ProxyBody,
    reply=ProxyDefinitionListNode,
)
CHANGE_PROXY = Operation(
    method="POST",
    path=f"{_PROXY}/edit",
    summary="Change a proxy assignment",
    body=ProxyChange,
    reply=ProxyDefinitionListNode,
)
DELETE_PROXIES = Operation(
    method="POST",
    path=f"{_PROXY}/delete",
    summary="Delete proxy assignments",
    body=ProxiesBody,
    reply=ResponseListNode,
)

OPERATIONS = (LIST_PROXIES, LIST_PROXIED_USERS, CREATE_PROXY, CHANGE_PROXY, DELETE_PROXIES)
