"""Directory objects of any type: list, create, change, delete; their types and attributes."""

from marshmallow import fields, validate

from bff.catalogue.attributes import AttributeNode
from bff.catalogue.entity_nodes import (
    EntitiesBody,
    EntityChange,
    EntityCreation,
    EntityDefinitionCreation,
    EntityDefinitionNode,
    EntityDefinitionsBody,
    EntityDefinitionsReply,
    EntityDefResponse,
    EntityItemNode,
    EntityObjectListNode,
)
from bff.catalogue.facts import AttrNode
from bff.catalogue.listing import ListQuery
from bff.catalogue.operation import Operation, QuerySchema, ReplySchema
from bff.catalogue.response import ResponseListNode

_NAMED = validate.Length(min=1)


class ClientQuery(QuerySchema):
    """The client whose settings apply to the reply."""

    clientId = fields.String()


class EntityListQuery(ListQuery):
    """Searches objects: all conditions of ``advSearch`` must match; without it, any attribute may match ``q``."""

    entityKey = fields.String(required=True, validate=_NAMED, metadata={"example": "device"})
    clientId = fields.String()
    advSearch = fields.String(metadata={"description": "Pairs of key and text, key:text, separated by commas"})
    searchKeys = fields.String(metadata={"description": "Keys of the attributes to search, separated by commas"})
    filterAttr = fields.String(metadata={"description": "Keys of the attributes to return, separated by commas"})
    entityDN = fields.String(metadata={"description": "DN of the only entity to return"})
    isOrgChart = fields.Boolean()
    isDynamic = fields.Boolean()


class DefinitionsQuery(ClientQuery):
    """Selects the definition ``key``; each flag limits the list to types that have this property."""

    key = fields.String(metadata={"example": "group"})
    viewable = fields.Boolean()
    creatable = fields.Boolean()
    editable = fields.Boolean()
    removable = fields.Boolean()


class SchemaQuery(ClientQuery):
    """Selects the attributes of one object type; without ``entityName`` the attributes of users."""

    entityName = fields.String(metadata={"example": "createUser"})
    editable = fields.Boolean(metadata={"description": "Whether only attributes that can be changed are listed"})
    searchable = fields.Boolean(metadata={"description": "Whether only attributes that can be searched are listed"})
    minimalData = fields.Boolean(metadata={"description": "Whether attributes have only key, label and data type"})
    binaryAttr = fields.Boolean(metadata={"description": "Whether pictures are listed too"})


class AddedAttributesQuery(SchemaQuery):
    """Selects the additional attributes of roles or of resources."""

    entityName = fields.String(required=True, validate=validate.OneOf(["sys-nrf-role", "sys-nrf-resource"]))


class AttributesListNode(ReplySchema):
    """Attributes without values, in three groups or one list; ``secondaryttributes`` is the upstream's spelling."""

    container = fields.String(metadata={"description": "DN of the container for new users"})
    namingAttr = fields.String(metadata={"example": "CN"})
    attributesList = fields.List(fields.Nested(AttributeNode))
    primaryAttributes = fields.List(fields.Nested(AttributeNode))
    secondaryttributes = fields.List(fields.Nested(AttributeNode))
    otherAttributes = fields.List(fields.Nested(AttributeNode))
    displayPhoto = fields.Boolean()


class QuickInfoQuery(ClientQuery):
    """Identifies a user, role, resource or other object by its DN."""

    entityType = fields.String(required=True, validate=_NAMED, metadata={"example": "USER"})
    entityId = fields.String(required=True, validate=_NAMED)


class QuickInfoResponseNode(ReplySchema):
    """The name of an object, and a few facts about it."""

    entityType = fields.String()
    entityName = fields.String(required=True)
    details = fields.List(fields.Nested(AttrNode), required=True)


class GlobalListQuery(QuerySchema):
    """Selects a list of values; without ``locale`` its texts are in the user's language."""

    key = fields.String(required=True, validate=_NAMED, metadata={"example": "sites"})
    locale = fields.String()


_ENTITIES = "/rest/access/entities"
_DEFINITIONS = f"{_ENTITIES}/definitions"
_ITEM = f"{_ENTITIES}/item"

LIST_ENTITIES = Operation(
    method="GET",
    path=f"{_ENTITIES}/list",
    summary="List entities of a kind",
    query=EntityListQuery,
    reply=EntityObjectListNode,
)
LIST_DEFINITIONS = Operation(
    method="GET",
    path=_DEFINITIONS,
    summary="List kinds of entities",
    query=DefinitionsQuery,
    reply=EntityDefinitionsReply,
)
CREATE_DEFINITION = Operation(
    method="POST",
    path=_DEFINITIONS,
    summary="Create a kind of entities",
    body=EntityDefinitionCreation,
    reply=EntityDefinitionNode,
)
SAVE_DEFINITIONS = Operation(
    method="PUT",
    path=_DEFINITIONS,
    summary="Save all kinds of entities",
    body=EntityDefinitionsBody,
    reply=EntityDefinitionsReply,
)
CREATE_ENTITY = Operation(
    method="POST",
    path=_ITEM,
    summary="Create an entity",
    query=ClientQuery,
    body=EntityCreation,
    reply=EntityDefResponse,
)
CHANGE_ENTITY = Operation(
    method="PUT", path=_ITEM, summary="Change an entity", query=ClientQuery, body=EntityChange, reply=EntityItemNode
)
DELETE_ENTITIES = Operation(
    method="DELETE",
    path=_ITEM,
    summary="Delete entities",
    query=ClientQuery,
    body=EntitiesBody,
    reply=ResponseListNode,
)
READ_SCHEMA = Operation(
    method="GET",
    path=f"{_ENTITIES}/schema",
    summary="List the attributes of a kind",
    query=SchemaQuery,
    reply=AttributesListNode,
)
READ_ADDED_ATTRIBUTES = Operation(
    method="GET",
    path=f"{_ENTITIES}/schema/rra",
    summary="List the additional attributes of roles or resources",
    query=AddedAttributesQuery,
    reply=AttributesListNode,
)
READ_QUICK_INFO = Operation(
    method="GET",
    path=f"{_ENTITIES}/quickInfo",
    summary="Read the quick info of a person, role or resource",
    query=QuickInfoQuery,
    reply=QuickInfoResponseNode,
)
LIST_CHOICES = Operation(
    method="GET",
    path=f"{_ENTITIES}/globalList",
    summary="List the choices of a global list",
    query=GlobalListQuery,
    reply=EntityObjectListNode,
)

OPERATIONS = (
    LIST_ENTITIES,
    LIST_DEFINITIONS,
    CREATE_DEFINITION,
    SAVE_DEFINITIONS,
    CREATE_ENTITY,
    CHANGE_ENTITY,
    DELETE_ENTITIES,
    READ_SCHEMA,
    READ_ADDED_ATTRIBUTES,
    READ_QUICK_INFO,
    LIST_CHOICES,
)
