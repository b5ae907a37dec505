"""Groups: list, members, the groups of a person; create, change and delete."""

from marshmallow import fields, validate

from bff.catalogue.kinds import WHOLE_LIST, Name
from bff.catalogue.listing import ListQuery, OrderedQuery
from bff.catalogue.localized import plain_description, plain_name
from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema
from bff.catalogue.recipients import RecipientListNode
from bff.catalogue.response import ResponseListNode

_EXAMPLE_DN = "cn=Finance,ou=groups,o=data"


class GroupNode(ReplySchema):
    """A group (SPEC 3 "Other entities")."""

    dn = fields.String(required=True, metadata={"example": _EXAMPLE_DN})
    name = fields.String()
    description = fields.String()
    members = fields.List(
        fields.String(), metadata={"description": "DNs of members; the call for members lists them page by page"}
    )
    container = Name(metadata={"example": "ou=groups,o=data"})
    membersAction = fields.String()


class GroupListNode(ReplySchema):
    """One page of groups. ``nextIndex`` is 0 or less on the last page."""

    groups = fields.List(fields.Nested(GroupNode), required=True)
    arraySize = fields.Integer()
    nextIndex = fields.Integer()
    totalCount = fields.Integer(metadata={"description": "Number of results; only with searchCount=true"})
    token = fields.String()
    reason = fields.String()


class GroupListQuery(ListQuery):
    """Searches names and descriptions for ``q``; with ``filterSearch`` (all conditions must match) ``q`` is ignored."""

    searchCount = fields.Boolean()
    sortOrder = fields.String(validate=validate.OneOf(["asc", "desc", "ASC", "DESC"]))
    sortColumn = fields.String(metadata={"description": "name or description", "example": "name"})
    filterSearch = fields.String(
        metadata={"description": "Pairs of column and text, column:text, separated by commas", "example": "name:office"}
    )


class GroupReference(BodySchema):
    """Identifies a group."""

    dn = fields.String(required=True, validate=validate.Length(min=1), metadata={"example": _EXAMPLE_DN})


class GroupChange(GroupReference):
    """
    The changes; fields that are not sent stay as they are.

    ``members`` replaces all members, unless ``membersAction`` adds or removes them.
    """

    name = fields.String(validate=[validate.Length(min=1), plain_name])
    description = fields.String(validate=plain_description)
    members = fields.List(Name(), validate=WHOLE_LIST)
    membersAction = fields.String(metadata={"description": "add, delete or replace"})


class GroupCreation(BodySchema):
    """A new group; the upstream builds the DN from name and container."""

    name = fields.String(
        required=True, validate=[validate.Length(min=1), plain_name], metadata={"example": "Oslo Office"}
    )
    description = fields.String(validate=plain_description)
    container = Name(metadata={"example": "ou=groups,o=data"})
    members = fields.List(Name(), validate=WHOLE_LIST)


class MembershipQuery(QuerySchema):
    """The person whose groups are listed."""

    userDn = fields.String(required=True)


class UsersGroupMemberShipNode(ReplySchema):
    """The DNs of the groups that a person belongs to."""

    dn = fields.String(required=True)
    groupMemberof = fields.List(fields.String(), required=True)


_GROUPS = "/rest/access/groups"

LIST_GROUPS = Operation(method="GET", path=_GROUPS, summary="List groups", query=GroupListQuery, reply=GroupListNode)
CREATE_GROUP = Operation(method="POST", path=_GROUPS, summary="Create a group", body=GroupCreation, reply=GroupNode)
CHANGE_GROUP = Operation(method="PUT", path=_GROUPS, summary="Change a group", body=GroupChange, reply=GroupNode)
DELETE_GROUP = Operation(
    method="DELETE", path=_GROUPS, summary="Delete a group", body=GroupReference, reply=ResponseListNode
)
LIST_GROUP_MEMBERS = Operation(
    method="POST",
    path=f"{_GROUPS}/members",
    summary="List the members of a group",
    query=OrderedQuery,
    body=GroupReference,
    reads=True,
    reply=RecipientListNode,
)
READ_MEMBERSHIPS = Operation(
    method="GET",
    path=f"{_GROUPS}/membershipInfo",
    summary="List the groups of a person",
    query=MembershipQuery,
    reply=UsersGroupMemberShipNode,
)

OPERATIONS = (LIST_GROUPS, CREATE_GROUP, CHANGE_GROUP, DELETE_GROUP, LIST_GROUP_MEMBERS, READ_MEMBERSHIPS)
