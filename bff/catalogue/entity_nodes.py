"""Things of the directory, their attributes and definitions, as the upstream writes them and as they are written."""

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
    """A thing with its attributes (SPEC 3 "Other entities")."""

    dn = fields.String(required=True, metadata=_DN)
    entityDisplayValue = fields.String(metadata={"example": "NB-0001"})
    attributes = fields.List(fields.Nested(AttributeNode))


class EntityObjectListNode(ReplySchema):
    """One page of things. ``nextIndex`` is 0 or less on the last one."""

    entityList = fields.List(fields.Nested(EntityObjectNode), required=True)
    nextIndex = fields.Integer()
    totalCount = fields.Integer()
    hasMore = fields.Boolean()


class EntityDefinitionNode(ReplySchema):
    """A kind of things: what may be done with them, and what attributes they have."""

    key = fields.String(required=True, metadata=_KEY)
    editKey = fields.String()
    display = fields.String(metadata={"example": "Devices"})
    isViewable = fields.Boolean()
    isCreatable = fields.Boolean()
    isEditable = fields.Boolean()
    isRemovable = fields.Boolean()
    dn = fields.String(metadata={"description": "Container of new things", "example": "ou=devices,o=data"})
    namingAttribute = fields.String(metadata={"description": "Key of the attribute that the DN begins with"})
    attributes = fields.List(fields.Nested(AttributeNode))


class EntityDefinitionsReply(ReplySchema):
    """Kinds of things."""

    entityDefinitions = fields.List(fields.Nested(EntityDefinitionNode), required=True)
    total = fields.Integer()


class EntityValuesNode(ReplySchema):
    """An attribute with its raw values."""

    key = fields.String(required=True)
    attributeValues = fields.List(fields.String())


class EntityItemNode(ReplySchema):
    """A thing as it can be sent back."""

    key = fields.String(required=True, metadata=_KEY)
    dn = fields.String(metadata=_DN)
    namingAttribute = fields.String()
    attributes = fields.List(fields.Nested(EntityValuesNode))


class EntityDefResponse(ReplySchema):
    """Where a new thing is; the upstream spells ``conatiner`` so."""

    dn = fields.String(required=True, metadata=_DN)
    conatiner = fields.String(metadata={"example": "ou=devices,o=data"})


class EntityValuesBody(BodySchema):
    """An attribute with its values; none take the old ones away."""

    key = fields.String(required=True, validate=_NAMED, metadata={"example": "Model"})
    attributeValues = fields.List(fields.Raw(metadata={"type": ["string", "number", "boolean"]}), validate=WHOLE_LIST)


class EntityCreation(BodySchema):
    """A new thing; a user has a password too."""

    key = fields.String(required=True, validate=_NAMED, metadata=_KEY)
    password = fields.String(validate=password)
    attributes = fields.List(fields.Nested(EntityValuesBody), required=True, validate=_NAMED)


class EntityChange(EntityCreation):
    """The changes of an entity; attributes that are not listed stay as they are."""

    dn = fields.String(required=True, validate=_NAMED, metadata=_DN)


class EntityReference(BodySchema):
    """Names a thing."""

    key = fields.String(required=True, validate=_NAMED, metadata=_KEY)
    dn = fields.String(required=True, validate=_NAMED, metadata=_DN)


class EntitiesBody(BodySchema):
    """Names things."""

    items = fields.List(fields.Nested(EntityReference), required=True, validate=_NAMED)
    count = fields.Integer()


class AttributeDefinitionBody(BodySchema):
    """An attribute of a kind."""

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
    """What changes of a kind; attributes that are not named stay."""

    key = fields.String(required=True, validate=validate.Regexp(r"[A-Za-z][\w-]*\Z"), metadata=_KEY)
    display = fields.String(validate=_NAMED)
    isViewable = fields.Boolean()
    isCreatable = fields.Boolean()
    isEditable = fields.Boolean()
    isRemovable = fields.Boolean()
    attributes = fields.List(fields.Nested(AttributeDefinitionBody))


class EntityDefinitionsBody(BodySchema):
    """All kinds that there are to be; one that is not among them is deleted."""

    entityDefinitions = fields.List(fields.Nested(EntityDefinitionChange), required=True, validate=_NAMED)


class EntityDefinitionCreation(EntityDefinitionChange):
    """A new kind; its naming attribute is one of its attributes."""

    display = fields.String(required=True, validate=_NAMED, metadata={"example": "Devices"})
    dn = fields.String(required=True, validate=_NAMED, metadata={"example": "ou=devices,o=data"})
    namingAttribute = fields.String(required=True, validate=_NAMED, metadata={"example": "Model"})
    attributes = fields.List(fields.Nested(AttributeDefinitionBody), required=True, validate=_NAMED)

    @validates_schema
    def _is_named(self, definition: dict[str, Any], **_context: Any) -> None:
        if definition["namingAttribute"] not in {each["key"] for each in definition["attributes"]}:
            raise ValidationError("None of the attributes.", "namingAttribute")
