"""The landing page: its categories, links and permissions."""

from marshmallow import fields

from bff.catalogue.landing_nodes import (
    CategoriesBody,
    CategoryChangesBody,
    CategoryReferencesBody,
    ItemChangesBody,
    ItemReferencesBody,
    ItemsByCategoryNode,
    LinksBody,
    PermissionsBody,
)
from bff.catalogue.operation import Operation, QuerySchema
from bff.catalogue.response import ResponseListNode


class LandingQuery(QuerySchema):
    """Selects the client whose trustees decide which items are shown."""

    clientId = fields.String(metadata={"example": "1"})


class LandingItemsQuery(LandingQuery):
    """Only with ``images`` does the reply contain the pictures."""

    images = fields.Boolean()


_ULP = "/rest/access/ulp"

READ_LANDING_PAGE = Operation(
    method="GET",
    path=f"{_ULP}/landingItems/v2",
    summary="Read the landing page",
    query=LandingItemsQuery,
    reply=ItemsByCategoryNode,
)
CHANGE_LANDING_ITEMS = Operation(
    method="PUT",
    path=f"{_ULP}/landingItems/v2",
    summary="Change or rearrange items of the landing page",
    query=LandingQuery,
    body=ItemChangesBody,
    reply=ResponseListNode,
)
ADD_LINKS = Operation(
    method="POST", path=f"{_ULP}/items", summary="Add links to the landing page", body=LinksBody, reply=ResponseListNode
)
ADD_LANDING_PERMISSIONS = Operation(
    method="POST",
    path=f"{_ULP}/featuredItems",
    summary="Add permissions to the landing page",
    body=PermissionsBody,
    reply=ResponseListNode,
)
REMOVE_LANDING_ITEMS = Operation(
    method="DELETE",
    path=f"{_ULP}/items",
    summary="Remove items from the landing page",
    body=ItemReferencesBody,
    reply=ResponseListNode,
)
ADD_LANDING_CATEGORIES = Operation(
    method="POST",
    path=f"{_ULP}/categories",
    summary="Create categories of the landing page",
    body=CategoriesBody,
    reply=ResponseListNode,
)
CHANGE_LANDING_CATEGORIES = Operation(
    method="PUT",
    path=f"{_ULP}/categories",
    summary="Change categories of the landing page",
    body=CategoryChangesBody,
    reply=ResponseListNode,
)
REMOVE_LANDING_CATEGORIES = Operation(
    method="DELETE",
    path=f"{_ULP}/categories",
    summary="Delete categories of the landing page",
    body=CategoryReferencesBody,
    reply=ResponseListNode,
)

OPERATIONS = (
    READ_LANDING_PAGE,
    CHANGE_LANDING_ITEMS,
    ADD_LINKS,
    ADD_LANDING_PERMISSIONS,
    REMOVE_LANDING_ITEMS,
    ADD_LANDING_CATEGORIES,
    CHANGE_LANDING_CATEGORIES,
    REMOVE_LANDING_CATEGORIES,
)
