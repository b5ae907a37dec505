"""The parameters and bodies of the calls about the landing page and the request page."""

from __future__ import annotations

from typing import Any

from marshmallow import fields, post_load, validate

from mock_upstream.nodes.fields import Given
from mock_upstream.store.requestable import TABLES


class LandingQuery(Given):
    """Parameters of the landing page."""

    client_id = fields.String(data_key="clientId", load_default="1")
    images = fields.Boolean(load_default=True)


class FeaturedQuery(Given):
    """Parameters of the request page."""

    words = fields.String(data_key="searchString", load_default="")


class ItemBody(Given):
    """A UiItemNode as far as it can be written."""

    itemId = fields.Integer()
    name = fields.String()
    desc = fields.String()
    id = fields.String()
    entityType = fields.String(validate=validate.OneOf(list(TABLES)))
    itemOrder = fields.Integer(validate=validate.Range(min=1))
    itemCategoryId = fields.Integer(allow_none=True)
    menuKey = fields.String()
    image = fields.String()
    idmdashImage = fields.String()
    subType = fields.String()
    appUrl = fields.String()
    idmdashAppUrl = fields.String()
    apiUrl = fields.String()
    parentMenuKey = fields.String()
    menuOrder = fields.String()

    @post_load
    def _named(self, item: dict[str, Any], **_kwargs: Any) -> dict[str, Any]:
        return {"id": str(item.get("itemId", item.get("name", ""))), **item}


class CategoryBody(Given):
    """An ItemCategoryNode as far as it can be written."""

    itemCategoryId = fields.Integer()
    categoryName = fields.String()
    desc = fields.String()
    itemCategoryOrder = fields.Integer(validate=validate.Range(min=1))
    image = fields.String()
    subType = fields.String()

    @post_load
    def _named(self, category: dict[str, Any], **_kwargs: Any) -> dict[str, Any]:
        return {"id": str(category.get("itemCategoryId", category.get("categoryName", ""))), **category}


class ItemsBody(Given):
    """``{"items": [...]}``."""

    items = fields.List(fields.Nested(ItemBody), required=True, validate=validate.Length(min=1))


class CategoriesBody(Given):
    """``{"itemCategories": [...]}``."""

    categories = fields.List(
        fields.Nested(CategoryBody), data_key="itemCategories", required=True, validate=validate.Length(min=1)
    )
