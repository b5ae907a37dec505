"""Items of the landing page and the request page, in categories or without a category."""

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
    """A link, or a permission to request if it has ``id`` and ``entityType``; texts are in the reader's language."""

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
    menuKey = fields.String(
        metadata={"description": "Key of the page that the item opens; people who see that page see the item"}
    )
    parentMenuKey = fields.String()
    menuOrder = fields.String()
    itemOrder = fields.Integer()
    itemCategoryId = fields.Integer()


class ItemCategoryNode(ReplySchema):
    """A category with its items, in display order."""

    itemCategoryId = fields.Integer(required=True)
    categoryName = fields.String()
    desc = fields.String()
    subType = fields.String()
    image = fields.String()
    itemCategoryOrder = fields.Integer()
    items = fields.List(fields.Nested(UiItemNode))


class ItemsByCategoryNode(ReplySchema):
    """All items of a page; ``editable`` says whether the caller may change the page."""

    itemCategories = fields.List(fields.Nested(ItemCategoryNode), required=True)
    uncategorizedItems = fields.List(fields.Nested(UiItemNode), required=True)
    editable = fields.Boolean()


class _Placed(BodySchema):
    desc = fields.String()
    subType = fields.String()
    image = fields.String(validate=small_image)


class ItemDetails(_Placed):
    """The fields that all items have; an item without a category is shown below the categories."""

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
    """The changes of an item; fields that are not sent stay as they are."""

    itemId = fields.Integer(required=True, metadata={"example": 7})


class LinkCreation(ItemDetails):
    """A new link."""

    name = fields.String(required=True, validate=validate.Length(min=1), metadata={"example": "Travel expenses"})


class PermissionCreation(ItemDetails):
    """A permission to add to a page; its name comes from the catalog."""

    id = fields.String(required=True, validate=validate.Length(min=1), metadata=ROLE)
    entityType = fields.String(required=True, validate=validate.OneOf(PERMISSION_TYPES))


class ItemReference(BodySchema):
    """Identifies an item."""

    itemId = fields.Integer(required=True, metadata={"example": 7})


class CategoryCreation(_Placed):
    """A new category; without ``categoryName`` it is called "Untitled Category" (SPEC 9 "Columns and defaults")."""

    categoryName = fields.String()
    itemCategoryOrder = fields.Integer(validate=validate.Range(min=1))


class CategoryChange(CategoryCreation):
    """The changes of a category; fields that are not sent stay as they are."""

    itemCategoryId = fields.Integer(required=True, metadata={"example": 3})


class CategoryReference(BodySchema):
    """Identifies a category."""

    itemCategoryId = fields.Integer(required=True, metadata={"example": 3})


def _some(node: type[BodySchema]) -> fields.List[Any]:
    return fields.List(fields.Nested(node), required=True, validate=validate.Length(min=1))


class LinksBody(BodySchema):
    """New links; each one succeeds or fails by itself."""

    items = _some(LinkCreation)


class PermissionsBody(BodySchema):
    """Permissions to add; each one succeeds or fails by itself."""

    items = _some(PermissionCreation)


class ItemChangesBody(BodySchema):
    """Changes of items; each one succeeds or fails by itself."""

    items = _some(ItemChange)


class ItemReferencesBody(BodySchema):
    """Identifies items."""

    items = _some(ItemReference)


class CategoriesBody(BodySchema):
    """New categories; each one succeeds or fails by itself."""

    itemCategories = _some(CategoryCreation)


class CategoryChangesBody(BodySchema):
    """Changes of categories; each one succeeds or fails by itself."""

    itemCategories = _some(CategoryChange)


class CategoryReferencesBody(BodySchema):
    """Identifies categories."""

    itemCategories = _some(CategoryReference)
