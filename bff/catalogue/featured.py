"""The request page: the permissions that it offers, and their categories."""

from marshmallow import fields

from bff.catalogue.landing_nodes import (
    CategoriesBody,
    CategoryChangesBody,
    CategoryReferencesBody,
    ItemChangesBody,
    ItemReferencesBody,
    ItemsByCategoryNode,
    PermissionsBody,
)
from bff.catalogue.operation import Operation, QuerySchema
from bff.catalogue.response import ResponseListNode


class FeaturedQuery(QuerySchema):
    """Searches names and descriptions for ``searchString``; an empty text finds all."""

    searchString = fields.String()


_FEATURED = "/rest/access/featuredItems"
_CATEGORIES = f"{_FEATURED}/categories"

READ_FEATURED = Operation(
    method="GET",
    path=_FEATURED,
    summary="Read the items of the request page",
    query=FeaturedQuery,
    reply=ItemsByCategoryNode,
)
ADD_FEATURED = Operation(
    method="POST",
    path=_FEATURED,
    summary="Add permissions to the request page",
    body=PermissionsBody,
    reply=ResponseListNode,
)
CHANGE_FEATURED = Operation(
    method="PUT",
    path=_FEATURED,
    summary="Change or rearrange items of the request page",
    body=ItemChangesBody,
    reply=ResponseListNode,
)
REMOVE_FEATURED = Operation(
    method="DELETE",
    path=_FEATURED,
    summary="Remove permissions from the request page",
    body=ItemReferencesBody,
    reply=ResponseListNode,
)
ADD_FEATURED_CATEGORIES = Operation(
    method="POST",
    path=_CATEGORIES,
    summary="Create categories of the request page",
    body=CategoriesBody,
    reply=ResponseListNode,
)
CHANGE_FEATURED_CATEGORIES = Operation(
    method="PUT",
    path=_CATEGORIES,
    summary="Change categories of the request page",
    body=CategoryChangesBody,
    reply=ResponseListNode,
)
REMOVE_FEATURED_CATEGORIES = Operation(
    method="DELETE",
    path=_CATEGORIES,
    summary="Delete categories of the request page",
    body=CategoryReferencesBody,
    reply=ResponseListNode,
)

OPERATIONS = (
    READ_FEATURED,
    ADD_FEATURED,
    CHANGE_FEATURED,
    REMOVE_FEATURED,
    ADD_FEATURED_CATEGORIES,
    CHANGE_FEATURED_CATEGORIES,
    REMOVE_FEATURED_CATEGORIES,
)
