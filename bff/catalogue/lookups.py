"""Lookups of forms and pickers: values of the installation and the code map, stored queries, short user lists."""

from marshmallow import fields, validate

from bff.catalogue.entity_nodes import EntityObjectListNode
from bff.catalogue.listing import LARGEST_PAGE, ListQuery
from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema

_NAMED = validate.Length(min=1)
_VALUE = {"type": ["string", "number", "boolean"]}


class GlobalValueQuery(QuerySchema):
    """Selects a global configuration value by its key."""

    key = fields.String(required=True, validate=_NAMED, metadata={"example": "company.name"})


class GCVNode(ReplySchema):
    """A global configuration value."""

    type = fields.String(metadata={"example": "string"})
    values = fields.List(fields.Raw(metadata=_VALUE), required=True, metadata={"example": ["PRD100"]})


class CodeMapQuery(QuerySchema):
    """Selects a page of values; ``q`` is a search text, or ``default`` for all values."""

    q = fields.String(metadata={"example": "default"})
    nextIndex = fields.Integer(validate=validate.Range(min=1), metadata={"example": 1})
    size = fields.Integer(validate=validate.Range(min=1, max=LARGEST_PAGE), metadata={"example": 10})


class CodeMapValueNode(ReplySchema):
    """A value in a connected system; ``nativeValue`` is the spelling of that system."""

    id = fields.String()
    value = fields.String()
    type = fields.String()
    displayLabel = fields.String()
    description = fields.String()
    nativeValue = fields.String()


class CodeMapValueSearchResponseNode(ReplySchema):
    """One page of values. ``nextIndex`` is 0 or less on the last page."""

    codeMapValues = fields.List(fields.Nested(CodeMapValueNode), required=True)
    nextIndex = fields.Integer()
    arraySize = fields.Integer()
    hasMore = fields.Boolean()


class QueryParameterNode(ReplySchema):
    """A parameter of a stored query; ``values`` are its choices, if it has any."""

    key = fields.String(required=True, metadata={"example": "Department"})
    displayLabel = fields.String()
    values = fields.List(fields.String())


class QueryNode(ReplySchema):
    """A stored query for objects of one type."""

    key = fields.String(required=True, metadata={"example": "usersByDepartment"})
    displayLabel = fields.String()
    entityKey = fields.String()
    parameters = fields.List(fields.Nested(QueryParameterNode))
    returnAttributes = fields.List(fields.String())


class QueryResponseNode(ReplySchema):
    """The stored queries that the caller may run."""

    queries = fields.List(fields.Nested(QueryNode), required=True)
    total = fields.Integer()


class QueryParameterBody(BodySchema):
    """A parameter of a stored query with its values."""

    key = fields.String(required=True, validate=_NAMED, metadata={"example": "Department"})
    values = fields.List(fields.String(), required=True, validate=_NAMED)


class QueryBody(BodySchema):
    """The stored query to run, with its parameters."""

    key = fields.String(required=True, validate=_NAMED, metadata={"example": "usersByDepartment"})
    parameters = fields.List(fields.Nested(QueryParameterBody))


class CatalogueUsersQuery(ListQuery):
    """``limit`` is the total number of users to return, -1 for no limit."""

    limit = fields.Integer(validate=validate.Range(min=-1))
    token = fields.String()
    noCache = fields.Boolean()
    forceRefresh = fields.Boolean()


class CatalogueUserNode(ReplySchema):
    """A user with the fields that the catalog of roles and resources keeps."""

    id = fields.String(required=True, metadata={"example": "cn=abrooks,ou=users,o=data"})
    firstName = fields.String()
    lastName = fields.String()
    cn = fields.String()


class CatalogueUsersNode(ReplySchema):
    """One page of users. ``nextIndex`` is 0 or less on the last page; ``reason`` says why the list is empty."""

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
    method="GET",
    path="/rest/access/query/list",
    summary="List the stored queries of the directory",
    reply=QueryResponseNode,
)
ASK_QUERY = Operation(
    method="POST",
    path="/rest/access/query/global",
    summary="Run a stored query of the directory",
    body=QueryBody,
    reads=True,
    reply=EntityObjectListNode,
)
LIST_CATALOGUE_USERS = Operation(
    method="GET",
    path="/rest/catalog/users",
    summary="List users with few attributes",
    query=CatalogueUsersQuery,
    reply=CatalogueUsersNode,
)

OPERATIONS = (READ_GLOBAL_VALUE, LIST_CODE_MAP_VALUES, LIST_QUERIES, ASK_QUERY, LIST_CATALOGUE_USERS)
