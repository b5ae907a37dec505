"""Users: the lists, one person, the signed-in person, counts; what drivers noted about somebody."""

from marshmallow import fields, validate

from bff.catalogue.attributes import PersonNode
from bff.catalogue.listing import ListQuery
from bff.catalogue.operation import Operation, QuerySchema, ReplySchema


class UserListQuery(ListQuery):
    """``advSearch`` (all must match) wins over ``q`` (any may); ``filter`` needs ``columnCustomization=true``."""

    clientId = fields.String()
    searchAttr = fields.String(metadata={"description": "Attribute keys to search, by comma"})
    advSearch = fields.String(metadata={"description": "Key:text pairs, by comma"})
    filter = fields.String(metadata={"description": "Attribute keys to return, by comma"})
    columnCustomization = fields.Boolean()
    searchCount = fields.Boolean(metadata={"description": "Count only"})


class HistoryUserListQuery(UserListQuery):
    """What the history page asks with."""

    isHistory = fields.Boolean()


class PersonListNode(ReplySchema):
    """One page of people. ``nextIndex`` is 0 or less on the last one; without rows ``hasMore`` says too many."""

    usersList = fields.List(fields.Nested(PersonNode), required=True)
    nextIndex = fields.Integer()
    hasMore = fields.Boolean()
    totalCount = fields.Integer()
    totalSize = fields.Integer()
    arraySize = fields.Integer()


class UserDetailsQuery(QuerySchema):
    """``isProfile=true`` asks with the rights of one's own profile page."""

    userDn = fields.String(required=True)
    clientId = fields.String()
    isProfile = fields.Boolean()


class UserDefaultsQuery(QuerySchema):
    """The signed-in person as a client's settings show them."""

    clientId = fields.String()
    isProfile = fields.Boolean()


class CountsQuery(QuerySchema):
    """Which counts are wanted."""

    users = fields.Boolean()
    roles = fields.Boolean()
    resources = fields.Boolean()
    clientId = fields.String()


class CountsReply(ReplySchema):
    """Only what was asked for."""

    usersCount = fields.Integer()
    rolesCount = fields.Integer()
    resourcesCount = fields.Integer()


class UserDnQuery(QuerySchema):
    """Names a user."""

    userDn = fields.String(required=True, validate=validate.Length(min=1))


class FullNameReply(ReplySchema):
    """The name to greet with."""

    name = fields.String(required=True)


class UpdateDirXMLEntitlementResultResponse(ReplySchema):
    """Whether they are gone."""

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
    summary="Forget what drivers noted about a user's entitlements",
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
