"""Attributes of people and other objects, in the upstream's shape."""

from typing import Any

from marshmallow import fields, validate

from bff.catalogue.operation import BodySchema, ReplySchema


class JaxBMapNode(ReplySchema):
    """A key with a value, both texts."""

    key = fields.String(required=True)
    value = fields.String()


class LookUpAttributeValueNode(ReplySchema):
    """An attribute of the entity that a DN-valued attribute points to."""

    lookupAttrKey = fields.String()
    lookupAttrValue = fields.List(fields.String())
    key = fields.String()
    displayLabel = fields.String()


class AttributeValue(ReplySchema):
    """One value: ``$`` is the raw value; ``value`` is the display text if that differs, as for a DN."""

    type = fields.String(data_key="@type", metadata={"example": "xs:string"})
    raw = fields.Raw(
        required=True, data_key="$", metadata={"type": ["string", "number", "boolean"], "example": "Operations"}
    )
    value = fields.String()
    key = fields.String()


class AttributeNode(ReplySchema):
    """An attribute; ``attributeValues`` is absent when it has no value."""

    key = fields.String(required=True)
    displayLabel = fields.String()
    attributeValues = fields.List(fields.Nested(AttributeValue))
    dataType = fields.String(metadata={"description": "String, DN, Boolean, Binary, Time, ..."})
    isSearchable = fields.Boolean()
    isSortable = fields.Boolean()
    isRequired = fields.Boolean()
    isEditable = fields.Boolean()
    isMultivalued = fields.Boolean()
    isHideable = fields.Boolean()
    isClickable = fields.Boolean()
    formatType = fields.String()
    choiceList = fields.List(fields.Nested(JaxBMapNode))
    controlType = fields.String()
    lookupEntity = fields.String()
    lookupAttributes = fields.List(fields.Nested(LookUpAttributeValueNode))


class DisabledLogin(fields.Boolean):
    """A boolean that the upstream also sends as a list of texts such as ``["true"]``; both are accepted."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> bool:
        first = value[0] if isinstance(value, list) and value else value
        return super()._deserialize(first, attr, data, **kwargs)


class UserNode(ReplySchema):
    """The name of a person."""

    dn = fields.String(required=True, metadata={"example": "cn=abrooks,ou=users,o=data"})
    name = fields.String()
    firstName = fields.String()
    lastName = fields.String()


class UserReference(BodySchema):
    """Identifies a user."""

    dn = fields.String(
        required=True, validate=validate.Length(min=1), metadata={"example": "cn=abrooks,ou=users,o=data"}
    )


class HelpDeskClientNode(ReplySchema):
    """The contact details of the help desk."""

    helpdeskName = fields.String()
    emailAddress = fields.String()
    contactNumber = fields.String()


class PersonNode(ReplySchema):
    """A person; the client's settings divide the attributes into three groups."""

    dn = fields.String(required=True, metadata={"example": "cn=abrooks,ou=users,o=data"})
    fullName = fields.String()
    image = fields.String(metadata={"description": "Photo, base64 without a prefix"})
    canHide = fields.Boolean()
    imageAttr = fields.Nested(AttributeNode)
    primaryAttributes = fields.List(fields.Nested(AttributeNode))
    secondaryAttributes = fields.List(fields.Nested(AttributeNode))
    otherAttributes = fields.List(fields.Nested(AttributeNode))
    groupMemberof = fields.List(fields.String())
    disabledLogin = DisabledLogin(metadata={"type": ["boolean", "array"], "items": {"type": "string"}})
    disabledLoginSupported = fields.Boolean()
    helpdeskDetails = fields.Nested(HelpDeskClientNode)
    isHelpdeskUser = fields.Boolean()
    teamManger = fields.Boolean()
    hideProfilePhoto = fields.Boolean()
