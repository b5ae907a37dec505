"""What the landing page and the request page show: items, in categories or without one."""

from typing import Any

from marshmallow import fields, validate

from bff.catalogue.images import small_image
from bff.catalogue.operation import BodySchema, ReplySchema
from bff.catalogue.samples import ROLE

PERMISSION_TYPES = ("role", "resource", "prd")
_LINK = validate.Regexp(
    r"(?:(?:https?://|[#/])\S*)?\Z", error="Not an address that begins with https://, a slash or a number sign."
)


class UiItemNode(ReplySchema):
    """A link, or with ``id`` and ``entityType`` a permission that can be requested; texts in the reader's language."""

    itemId = fields.Integer(required=True, metadata={"example": 7})
    name = fields.String()
    desc = fields.String()
    subType = fields.String()
    entityType = fields.String(metadata={"example": "role"})
    id = fields.String(metadata={"description": "DN of the permission"})
    bulkRequestable = fields.Boolean()
    image = fields.String(metadata={"description": "base64"})
    idmdashImage = fields.String(metadata={"description": "base64"})
    appUrl = fields.String()
    idmdashAppUrl = fields.String()
    apiUrl = fields.String()
    menuKey = fields.String(metadata={"description": "The page it opens; shown to those who see that page"})
    parentMenuKey = fields.String()
    menuOrder = fields.String()
    itemOrder = fields.Integer()
    itemCategoryId = fields.Integer()


class ItemCategoryNode(ReplySchema):
    """A category with what it holds, in order."""

    itemCategoryId = fields.Integer(required=True)
    categoryName = fields.String()
    desc = fields.String()
    subType = fields.String()
    image = fields.String()
    itemCategoryOrder = fields.Integer()
    items = fields.List(fields.Nested(UiItemNode))


class ItemsByCategoryNode(ReplySchema):
    """A whole page; ``editable`` tells whether the reader may change it."""

    itemCategories = fields.List(fields.Nested(ItemCategoryNode), required=True)
    uncategorizedItems = fields.List(fields.Nested(UiItemNode), required=True)
    editable = fields.Boolean()


class _Placed(BodySchema):
    desc = fields.String()
    subType = fields.String()
    image = fields.String(validate=small_image)


class ItemDetails(_Placed):
    """What can be written of every item; without a category it stands below them."""

    name = fields.String()
    itemOrder = fields.Integer(validate=validate.Range(min=1))
    itemCategoryId = fields.Integer(allow_none=True)
    idmdashImage = fields.String(validate=small_image)
    appUrl = fields.String(validate=_LINK)
    idmdashAppUrl = fields.String(validate=_LINK)
    apiUrl = fields.String(validate=_LINK)
    menuKey = fields.String()
    parentMenuKey = fields.String()
    menuOrder = fields.String()


class ItemChange(ItemDetails):
    """What changes of an item; what is left out stays."""

    itemId = fields.Integer(required=True, metadata={"example": 7})


class LinkCreation(ItemDetails):
    """A new link."""

    name = fields.String(required=True, validate=validate.Length(min=1), metadata={"example": "Travel expenses"})


class PermissionCreation(ItemDetails):
    """A permission that is put on a page; its name comes from the catalogue."""

    id = fields.String(required=True, validate=validate.Length(min=1), metadata=ROLE)
    entityType = fields.String(required=True, validate=validate.OneOf(PERMISSION_TYPES))


class ItemReference(BodySchema):
    """Names an item."""

    itemId = fields.Integer(required=True, metadata={"example": 7})


class CategoryCreation(_Placed):
    """A new category; without a name it is called "Untitled Category" (SPEC 9 "Columns and defaults")."""

    categoryName = fields.String()
    itemCategoryOrder = fields.Integer(validate=validate.Range(min=1))


class CategoryChange(CategoryCreation):
    """What changes of a category; what is left out stays."""

    itemCategoryId = fields.Integer(required=True, metadata={"example": 3})


class CategoryReference(BodySchema):
    """Names a category."""

    itemCategoryId = fields.Integer(required=True, metadata={"example": 3})


def _some(node: type[BodySchema]) -> fields.List[Any]:
    return fields.List(fields.Nested(node), required=True, validate=validate.Length(min=1))


class LinksBody(BodySchema):
    """New links, each for itself."""

    items = _some(LinkCreation)


class PermissionsBody(BodySchema):
    """Permissions, each for itself."""

    items = _some(PermissionCreation)


class ItemChangesBody(BodySchema):
    """Changes of items, each for itself."""

    items = _some(ItemChange)


class ItemReferencesBody(BodySchema):
    """Names items."""

    items = _some(ItemReference)


class CategoriesBody(BodySchema):
    """New categories, each for itself."""

    itemCategories = _some(CategoryCreation)


class CategoryChangesBody(BodySchema):
    """Changes of categories, each for itself."""

    itemCategories = _some(CategoryChange)


class CategoryReferencesBody(BodySchema):
    """Names categories."""

    itemCategories = _some(CategoryReference)
