"""Users: lists, details of one person, the signed-in person, counts; results that drivers have stored for a person."""

from marshmallow import fields, validate

from bff.catalogue.attributes import PersonNode
from bff.catalogue.listing import ListQuery
from bff.catalogue.operation import Operation, QuerySchema, ReplySchema


class UserListQuery(ListQuery):
    """
    Searches users: all conditions of ``advSearch`` must match; without it, any attribute may match ``q``.

    ``filter`` needs ``columnCustomization=true``.
    """

    clientId = fields.String()
    searchAttr = fields.String(metadata={"description": "Keys of the attributes to search, separated by commas"})
    advSearch = fields.String(metadata={"description": "Pairs of key and text, key:text, separated by commas"})
    filter = fields.String(metadata={"description": "Keys of the attributes to return, separated by commas"})
    columnCustomization = fields.Boolean()
    searchCount = fields.Boolean(metadata={"description": "Whether only the number is returned"})


class HistoryUserListQuery(UserListQuery):
    """Filters of the user list on the history page."""

    isHistory = fields.Boolean()


class PersonListNode(ReplySchema):
    """
    One page of people. ``nextIndex`` is 0 or less on the last page.

    An empty list with ``hasMore`` means that too many people match.
    """

    usersList = fields.List(fields.Nested(PersonNode), required=True)
    nextIndex = fields.Integer()
    hasMore = fields.Boolean()
    totalCount = fields.Integer()
    totalSize = fields.Integer()
    arraySize = fields.Integer()


class UserDetailsQuery(QuerySchema):
    """With ``isProfile=true`` the rights of the user's own profile page apply."""

    userDn = fields.String(required=True)
    clientId = fields.String()
    isProfile = fields.Boolean()


class UserDefaultsQuery(QuerySchema):
    """Selects the client whose settings decide which attributes of the signed-in user are returned."""

    clientId = fields.String()
    isProfile = fields.Boolean()


class CountsQuery(QuerySchema):
    """Selects the counts to return."""

    users = fields.Boolean()
    roles = fields.Boolean()
    resources = fields.Boolean()
    clientId = fields.String()


class CountsReply(ReplySchema):
    """The requested counts; the others are missing."""

    usersCount = fields.Integer()
    rolesCount = fields.Integer()
    resourcesCount = fields.Integer()


class UserDnQuery(QuerySchema):
    """Identifies a user."""

    userDn = fields.String(required=True, validate=validate.Length(min=1))


class FullNameReply(ReplySchema):
    """The name of the signed-in user, for the greeting."""

    name = fields.String(required=True)


class UpdateDirXMLEntitlementResultResponse(ReplySchema):
    """Whether the stored results were deleted."""

    isSuccess = fields.Boolean(required=True)
    errorCode = fields.Integer()
    message = fields.String()


LIST_USERS = Operation(
    method="GET",
    path="/rest/access/users/list",
    summary="List users",
    query=UserListQuery,
    reply=PersonListNode,
)
SHOW_USER = Operation(
    method="GET",
    path="/rest/access/users/details",
    summary="Show a user",
    query=UserDetailsQuery,
    reply=PersonNode,
)
SHOW_SIGNED_IN_USER = Operation(
    method="GET",
    path="/rest/access/users/userDefaults",
    summary="Show the signed-in user",
    query=UserDefaultsQuery,
    reply=PersonNode,
)
COUNT = Operation(method="GET", path="/rest/access/counts", summary="Count users", query=CountsQuery, reply=CountsReply)
LIST_USERS_WITH_HISTORY = Operation(
    method="GET",
    path="/rest/access/users/usersForHistory",
    summary="List users whose requests the user may see",
    query=HistoryUserListQuery,
    reply=PersonListNode,
)
READ_FULL_NAME = Operation(
    method="GET", path="/rest/access/users/fullName", summary="Read the user's full name", reply=FullNameReply
)
CLEAR_ENTITLEMENT_RESULTS = Operation(
    method="GET",
    path="/rest/access/users/clearEntitlementResult",
    summary="Delete the results that drivers stored for a user's entitlements",
    query=UserDnQuery,
    reply=UpdateDirXMLEntitlementResultResponse,
)

OPERATIONS = (
    LIST_USERS,
    LIST_USERS_WITH_HISTORY,
    SHOW_USER,
    SHOW_SIGNED_IN_USER,
    READ_FULL_NAME,
    CLEAR_ENTITLEMENT_RESULTS,
    COUNT,
)
