"""What forms and pickers look up: values of the installation and of the code map, questions, users in short."""

from marshmallow import fields, validate

from bff.catalogue.entity_nodes import EntityObjectListNode
from bff.catalogue.listing import LARGEST_PAGE, ListQuery
from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema

_NAMED = validate.Length(min=1)
_VALUE = {"type": ["string", "number", "boolean"]}


class GlobalValueQuery(QuerySchema):
    """Names a global configuration value."""

    key = fields.String(required=True, validate=_NAMED, metadata={"example": "company.name"})


class GCVNode(ReplySchema):
    """A global configuration value."""

    type = fields.String(metadata={"example": "string"})
    values = fields.List(fields.Raw(metadata=_VALUE), required=True, metadata={"example": ["PRD100"]})


class CodeMapQuery(QuerySchema):
    """A page of values; ``q`` is a text or ``default`` for everything."""

    q = fields.String(metadata={"example": "default"})
    nextIndex = fields.Integer(validate=validate.Range(min=1), metadata={"example": 1})
    size = fields.Integer(validate=validate.Range(min=1, max=LARGEST_PAGE), metadata={"example": 10})


class CodeMapValueNode(ReplySchema):
    """A value in a connected system; ``nativeValue`` is what that system calls it."""

    id = fields.String()
    value = fields.String()
    type = fields.String()
    displayLabel = fields.String()
    description = fields.String()
    nativeValue = fields.String()


class CodeMapValueSearchResponseNode(ReplySchema):
    """One page of values. ``nextIndex`` is 0 or less on the last one."""

    codeMapValues = fields.List(fields.Nested(CodeMapValueNode), required=True)
    nextIndex = fields.Integer()
    arraySize = fields.Integer()
    hasMore = fields.Boolean()


class QueryParameterNode(ReplySchema):
    """What a question needs to know; ``values`` are its choices where there are some."""

    key = fields.String(required=True, metadata={"example": "Department"})
    displayLabel = fields.String()
    values = fields.List(fields.String())


class QueryNode(ReplySchema):
    """A question for things of a kind."""

    key = fields.String(required=True, metadata={"example": "usersByDepartment"})
    displayLabel = fields.String()
    entityKey = fields.String()
    parameters = fields.List(fields.Nested(QueryParameterNode))
    returnAttributes = fields.List(fields.String())


class QueryResponseNode(ReplySchema):
    """The questions that may be put."""

    queries = fields.List(fields.Nested(QueryNode), required=True)
    total = fields.Integer()


class QueryParameterBody(BodySchema):
    """A parameter with its values."""

    key = fields.String(required=True, validate=_NAMED, metadata={"example": "Department"})
    values = fields.List(fields.String(), required=True, validate=_NAMED)


class QueryBody(BodySchema):
    """A question with its parameters."""

    key = fields.String(required=True, validate=_NAMED, metadata={"example": "usersByDepartment"})
    parameters = fields.List(fields.Nested(QueryParameterBody))


class CatalogueUsersQuery(ListQuery):
    """``limit`` is the most users that are wanted in all, -1 for no limit."""

    limit = fields.Integer(validate=validate.Range(min=-1))
    token = fields.String()
    noCache = fields.Boolean()
    forceRefresh = fields.Boolean()


class CatalogueUserNode(ReplySchema):
    """A user as roles and resources know them."""

    id = fields.String(required=True, metadata={"example": "cn=abrooks,ou=users,o=data"})
    firstName = fields.String()
    lastName = fields.String()
    cn = fields.String()


class CatalogueUsersNode(ReplySchema):
    """One page of users. ``nextIndex`` is 0 or less on the last one; ``reason`` says why there are none."""

    users = fields.List(fields.Nested(CatalogueUserNode), required=True)
    nextIndex = fields.Integer()
    arraySize = fields.Integer()
    token = fields.String()
    reason = fields.String()


READ_GLOBAL_VALUE = Operation(
    method="GET",
    path="/rest/access/gcv/value",
    summary="Read a global configuration value",
    query=GlobalValueQuery,
    reply=GCVNode,
)
LIST_CODE_MAP_VALUES = Operation(
    method="GET",
    path="/rest/access/codeMap/{id}/values",
    summary="List values of the code map",
    query=CodeMapQuery,
    reply=CodeMapValueSearchResponseNode,
)
LIST_QUERIES = Operation(
    method="GET", path="/rest/access/query/list", summary="List questions for the directory", reply=QueryResponseNode
)
ASK_QUERY = Operation(
    method="POST",
    path="/rest/access/query/global",
    summary="Put a question to the directory",
    body=QueryBody,
    reads=True,
    reply=EntityObjectListNode,
)
LIST_CATALOGUE_USERS = Operation(
    method="GET",
    path="/rest/catalog/users",
    summary="List users in short",
    query=CatalogueUsersQuery,
    reply=CatalogueUsersNode,
)

OPERATIONS = (READ_GLOBAL_VALUE, LIST_CODE_MAP_VALUES, LIST_QUERIES, ASK_QUERY, LIST_CATALOGUE_USERS)
