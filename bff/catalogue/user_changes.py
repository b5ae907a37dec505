"""Users: create, change, rename and delete; the check of a chosen photo."""

from typing import Any

from marshmallow import ValidationError, fields, validate, validates_schema

from bff.catalogue.attributes import UserNode, UserReference
from bff.catalogue.field_validators import common_name, password
from bff.catalogue.images import image_file_name, small_image
from bff.catalogue.kinds import WHOLE_LIST, Name
from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema
from bff.catalogue.response import ResponseListNode

NAMING_ATTRIBUTE, PHOTO_ATTRIBUTE = "CN", "UserPhoto"

_RULES = {NAMING_ATTRIBUTE: common_name, PHOTO_ATTRIBUTE: small_image}
_NAMED = validate.Length(min=1)
_DN = {"example": "cn=abrooks,ou=users,o=data"}


class UserDefaultAttrNode(ReplySchema):
    """An attribute with the values that are stored now."""

    name = fields.String()
    key = fields.String(required=True, metadata={"example": "Title"})
    values = fields.List(fields.String())
    action = fields.String()
    hidden = fields.Boolean()
    isRequired = fields.Boolean()
    dataType = fields.String()


class UserAttributeBody(BodySchema):
    """An attribute with its values: the ``action`` ``add`` appends them to the stored values, ``update`` replaces."""

    name = fields.String()
    key = fields.String(required=True, validate=_NAMED, metadata={"example": "Title"})
    values = fields.List(fields.Raw(metadata={"type": ["string", "number", "boolean"]}), validate=WHOLE_LIST)
    action = fields.String(validate=validate.OneOf(["add", "update"]))
    hidden = fields.Boolean(metadata={"description": "Whether the photo is hidden from other people"})
    isRequired = fields.Boolean()
    dataType = fields.String()

    @validates_schema
    def _fits(self, attribute: dict[str, Any], **_context: Any) -> None:
        check = _RULES.get(attribute["key"])
        if check:
            for value in attribute.get("values", []):
                check(str(value))


class UserCreation(BodySchema):
    """A new user (SPEC 3 "User"); attributes without values are not sent."""

    container = Name(metadata={"example": "ou=users,o=data"})
    password = fields.String(required=True, validate=password, metadata={"example": "demoPass1"})
    profilePhoto = fields.String(validate=small_image, metadata={"description": "Photo, base64"})
    namingAttr = fields.String(metadata={"example": NAMING_ATTRIBUTE})
    attributes = fields.List(fields.Nested(UserAttributeBody), required=True, validate=_NAMED)


class UserChange(BodySchema):
    """The changes; attributes that are not sent stay as they are, and an empty value list removes the stored values."""

    dn = fields.String(required=True, validate=_NAMED, metadata=_DN)
    attributes = fields.List(fields.Nested(UserAttributeBody), required=True, validate=_NAMED)

    @validates_schema
    def _keeps_the_name(self, change: dict[str, Any], **_context: Any) -> None:
        if any(attribute["key"].upper() == NAMING_ATTRIBUTE for attribute in change["attributes"]):
            raise ValidationError("This call cannot change the account name.", "attributes")


class UserChangeQuery(QuerySchema):
    """With ``isProfile=true`` the rights of the user's own profile page apply."""

    clientId = fields.String()
    isProfile = fields.Boolean()


class UserDefaultNode(ReplySchema):
    """A user with the attributes that the call sent."""

    dn = fields.String(required=True, metadata=_DN)
    attributes = fields.List(fields.Nested(UserDefaultAttrNode))


class UsersBody(BodySchema):
    """Identifies users."""

    members = fields.List(fields.Nested(UserReference), required=True, validate=_NAMED)


class UserRenameNode(BodySchema):
    """The present DN of a user, and the new one."""

    oldUserDn = fields.String(required=True, validate=_NAMED, metadata=_DN)
    newUserDn = fields.String(required=True, validate=_NAMED, metadata={"example": "cn=ahill,ou=users,o=data"})


class PictureBody(BodySchema):
    """A picture and its file name."""

    fileName = fields.String(required=True, validate=image_file_name, metadata={"example": "portrait.jpg"})
    image = fields.String(
        required=True,
        validate=[_NAMED, small_image],
        metadata={"description": "base64", "example": "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"},
    )


class PictureNode(ReplySchema):
    """A picture that can be used as a photo; width and height are in pixels."""

    fileName = fields.String(required=True)
    format = fields.String(metadata={"example": "JPEG"})
    width = fields.Integer()
    height = fields.Integer()
    sizeBytes = fields.Integer()


_USER = "/rest/access/user"

CREATE_USER = Operation(method="POST", path=_USER, summary="Create a user", body=UserCreation, reply=UserNode)
CHANGE_USER = Operation(
    method="PUT", path=_USER, summary="Change a user", query=UserChangeQuery, body=UserChange, reply=UserDefaultNode
)
DELETE_USERS = Operation(method="DELETE", path=_USER, summary="Delete users", body=UsersBody, reply=ResponseListNode)
RENAME_USER = Operation(
    method="POST", path=f"{_USER}/dn", summary="Rename or move a user", body=UserRenameNode, reply=UserNode
)
DESCRIBE_PICTURE = Operation(
    method="POST",
    path="/rest/access/users/imageDetails",
    summary="Check a picture before it is stored as a photo",
    body=PictureBody,
    reads=True,
    reply=PictureNode,
)

OPERATIONS = (CREATE_USER, CHANGE_USER, DELETE_USERS, RENAME_USER, DESCRIBE_PICTURE)
