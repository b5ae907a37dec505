"""Categories of roles and resources: those of the catalogue, and those of what people can ask for."""

from marshmallow import fields

from bff.catalogue.listing import ListQuery
from bff.catalogue.operation import Operation, ReplySchema
from bff.catalogue.role_nodes import CategoryNode


class CategoryListQuery(ListQuery):
    """``q`` is looked for in names; the lists are sorted by name alone."""

    forceRefresh = fields.Boolean()
    noCache = fields.Boolean()
    token = fields.String()


class CategoriesListResponseNode(ReplySchema):
    """One page of categories. ``nextIndex`` is 0 or less on the last one."""

    categories = fields.List(fields.Nested(CategoryNode), required=True)
    nextIndex = fields.Integer()
    arraySize = fields.Integer()
    token = fields.String()


def _list(path: str, summary: str) -> Operation:
    return Operation(
        method="GET", path=path, summary=summary, query=CategoryListQuery, reply=CategoriesListResponseNode
    )


LIST_ROLE_CATEGORIES = _list("/rest/catalog/roleCategories", "List categories of roles")
LIST_RESOURCE_CATEGORIES = _list("/rest/catalog/resourceCategories", "List categories of resources")
LIST_REQUESTABLE_ROLE_CATEGORIES = _list(
    "/rest/access/requests/roleCategories", "List categories of roles that can be asked for"
)
LIST_REQUESTABLE_RESOURCE_CATEGORIES = _list(
    "/rest/access/requests/resourceCategories", "List categories of resources that can be asked for"
)

OPERATIONS = (
    LIST_ROLE_CATEGORIES,
    LIST_RESOURCE_CATEGORIES,
    LIST_REQUESTABLE_ROLE_CATEGORIES,
    LIST_REQUESTABLE_RESOURCE_CATEGORIES,
)
