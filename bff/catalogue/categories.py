"""Categories of roles and resources: those of the catalog, and those of the items that people can request."""

from marshmallow import fields

from bff.catalogue.listing import ListQuery
from bff.catalogue.operation import Operation, ReplySchema
from bff.catalogue.role_nodes import CategoryNode


class ResourceCategoriesQuery(ListQuery):
    """Searches names for ``q``; the list can be sorted by name only."""

    forceRefresh = fields.Boolean()
    noCache = fields.Boolean()
    token = fields.String()


class CategoriesListResponseNode(ReplySchema):
    """One page of categories. ``nextIndex`` is 0 or less on the last page."""

    categories = fields.List(fields.Nested(CategoryNode), required=True)
    nextIndex = fields.Integer()
    arraySize = fields.Integer()
    token = fields.String()


LIST_ROLE_CATEGORIES = Operation(
    method="GET",
    path="/rest/catalog/roleCategories",
    summary="List categories of roles",
    query=ListQuery,
    reply=CategoriesListResponseNode,
)
LIST_RESOURCE_CATEGORIES = Operation(
    method="GET",
    path="/rest/catalog/resourceCategories",
    summary="List categories of resources",
    query=ResourceCategoriesQuery,
    reply=CategoriesListResponseNode,
)
LIST_REQUESTABLE_ROLE_CATEGORIES = Operation(
    method="GET",
    path="/rest/access/requests/roleCategories",
    summary="List categories of roles that can be requested",
    query=ListQuery,
    reply=CategoriesListResponseNode,
)
LIST_REQUESTABLE_RESOURCE_CATEGORIES = Operation(
    method="GET",
    path="/rest/access/requests/resourceCategories",
    summary="List categories of resources that can be requested",
    query=ResourceCategoriesQuery,
    reply=CategoriesListResponseNode,
)

OPERATIONS = (
    LIST_ROLE_CATEGORIES,
    LIST_RESOURCE_CATEGORIES,
    LIST_REQUESTABLE_ROLE_CATEGORIES,
    LIST_REQUESTABLE_RESOURCE_CATEGORIES,
)
