"""Directory objects, their attributes and definitions: replies of the upstream, and bodies that change them."""

from typing import Any

from marshmallow import ValidationError, fields, validate, validates_schema

from bff.catalogue.attributes import AttributeNode, JaxBMapNode
from bff.catalogue.field_validators import password
from bff.catalogue.kinds import WHOLE_LIST
from bff.catalogue.operation import BodySchema, ReplySchema

_NAMED = validate.Length(min=1)
_KEY = {"example": "device"}
_DN = {"example": "cn=NB-0001,ou=devices,o=data"}


class EntityObjectNode(ReplySchema):
    """A directory object with its attributes (SPEC 3 "Other entities")."""

    dn = fields.String(required=True, metadata=_DN)
    entityDisplayValue = fields.String(metadata={"example": "NB-0001"})
    attributes = fields.List(fields.Nested(AttributeNode))


class EntityObjectListNode(ReplySchema):
    """One page of objects. ``nextIndex`` is 0 or less on the last page."""

    entityList = fields.List(fields.Nested(EntityObjectNode), required=True)
    nextIndex = fields.Integer()
    totalCount = fields.Integer()
    hasMore = fields.Boolean()


class EntityDefinitionNode(ReplySchema):
    """An object type: which operations it allows, and the attributes that its objects have."""

    key = fields.String(required=True, metadata=_KEY)
    editKey = fields.String()
    display = fields.String(metadata={"example": "Devices"})
    isViewable = fields.Boolean()
    isCreatable = fields.Boolean()
    isEditable = fields.Boolean()
    isRemovable = fields.Boolean()
    dn = fields.String(metadata={"description": "DN of the container for new entities", "example": "ou=devices,o=data"})
    namingAttribute = fields.String(metadata={"description": "Key of the attribute that names an entity in its DN"})
    attributes = fields.List(fields.Nested(AttributeNode))


class EntityDefinitionsReply(ReplySchema):
    """The object types."""

    entityDefinitions = fields.List(fields.Nested(EntityDefinitionNode), required=True)
    total = fields.Integer()


class EntityValuesNode(ReplySchema):
    """An attribute with its raw values."""

    key = fields.String(required=True)
    attributeValues = fields.List(fields.String())


class EntityItemNode(ReplySchema):
    """An object in the shape in which it can be sent back."""

    key = fields.String(required=True, metadata=_KEY)
    dn = fields.String(metadata=_DN)
    namingAttribute = fields.String()
    attributes = fields.List(fields.Nested(EntityValuesNode))


class EntityDefResponse(ReplySchema):
    """The DN of the new object; ``conatiner`` is the upstream's spelling."""

    dn = fields.String(required=True, metadata=_DN)
    conatiner = fields.String(metadata={"example": "ou=devices,o=data"})


class EntityValuesBody(BodySchema):
    """An attribute with its values; an empty list removes all values."""

    key = fields.String(required=True, validate=_NAMED, metadata={"example": "Model"})
    attributeValues = fields.List(fields.Raw(metadata={"type": ["string", "number", "boolean"]}), validate=WHOLE_LIST)


class EntityCreation(BodySchema):
    """A new object; only a user has a password."""

    key = fields.String(required=True, validate=_NAMED, metadata=_KEY)
    password = fields.String(validate=password)
    attributes = fields.List(fields.Nested(EntityValuesBody), required=True, validate=_NAMED)


class EntityChange(EntityCreation):
    """The changes of an entity; attributes that are not listed stay as they are."""

    dn = fields.String(required=True, validate=_NAMED, metadata=_DN)


class EntityReference(BodySchema):
    """Identifies an object by type and DN."""

    key = fields.String(required=True, validate=_NAMED, metadata=_KEY)
    dn = fields.String(required=True, validate=_NAMED, metadata=_DN)


class EntitiesBody(BodySchema):
    """Identifies several objects."""

    items = fields.List(fields.Nested(EntityReference), required=True, validate=_NAMED)
    count = fields.Integer()


class AttributeDefinitionBody(BodySchema):
    """An attribute of an object type."""

    key = fields.String(required=True, validate=validate.Regexp(r"[A-Za-z][\w-]*\Z"), metadata={"example": "Model"})
    displayLabel = fields.String(validate=_NAMED)
    dataType = fields.String()
    formatType = fields.String()
    isRequired = fields.Boolean()
    isEditable = fields.Boolean()
    isMultivalued = fields.Boolean()
    isSearchable = fields.Boolean()
    isSortable = fields.Boolean()
    choiceList = fields.List(fields.Nested(JaxBMapNode))
    lookupEntity = fields.String()


class EntityDefinitionChange(BodySchema):
    """The changes of an object type; attributes that are not sent stay as they are."""

    key = fields.String(required=True, validate=validate.Regexp(r"[A-Za-z][\w-]*\Z"), metadata=_KEY)
    display = fields.String(validate=_NAMED)
    isViewable = fields.Boolean()
    isCreatable = fields.Boolean()
    isEditable = fields.Boolean()
    isRemovable = fields.Boolean()
    attributes = fields.List(fields.Nested(AttributeDefinitionBody))


class EntityDefinitionsBody(BodySchema):
    """The complete list of object types; a type that is not in the list is deleted."""

    entityDefinitions = fields.List(fields.Nested(EntityDefinitionChange), required=True, validate=_NAMED)


class EntityDefinitionCreation(EntityDefinitionChange):
    """A new object type; its naming attribute must be one of its attributes."""

    display = fields.String(required=True, validate=_NAMED, metadata={"example": "Devices"})
    dn = fields.String(required=True, validate=_NAMED, metadata={"example": "ou=devices,o=data"})
    namingAttribute = fields.String(required=True, validate=_NAMED, metadata={"example": "Model"})
    attributes = fields.List(fields.Nested(AttributeDefinitionBody), required=True, validate=_NAMED)

    @validates_schema
    def _is_named(self, definition: dict[str, Any], **_context: Any) -> None:
        if definition["namingAttribute"] not in {each["key"] for each in definition["attributes"]}:
            raise ValidationError("Must be the key of one of the attributes.", "namingAttribute")
