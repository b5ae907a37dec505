"""The parameters and bodies of the entity calls."""

from __future__ import annotations

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Given, Kept, Scalar
from mock_upstream.store.entities import USER
from mock_upstream.store.listing import DEFAULT_SIZE

_NAMED = validate.Length(min=1)


class ListQuery(Given):
    """Parameters of the list of entities."""

    entity_key = fields.String(data_key="entityKey", required=True, validate=_NAMED)
    q = fields.String(load_default="*")
    next_index = fields.Integer(data_key="nextIndex", load_default=1)
    size = fields.Integer(load_default=DEFAULT_SIZE)
    sort_by = fields.String(data_key="sortBy", load_default="")
    sort_order = fields.String(data_key="sortOrder", load_default="asc")
    adv_search = fields.String(data_key="advSearch", load_default="")
    search_keys = fields.String(data_key="searchKeys", load_default="")
    filter_attr = fields.String(data_key="filterAttr", load_default="")
    dn = fields.String(data_key="entityDN", load_default="")


class DefinitionsQuery(Given):
    """Filters for definitions; each flag keeps only definitions with this property."""

    key = fields.String(load_default="")
    viewable = fields.Boolean()
    creatable = fields.Boolean()
    editable = fields.Boolean()
    removable = fields.Boolean()


class SchemaQuery(Given):
    """Parameters of the search: the kind and its attributes."""

    client_id = fields.String(data_key="clientId", load_default="1")
    entity_name = fields.String(data_key="entityName", load_default=USER)
    editable = fields.Boolean(load_default=False)
    searchable = fields.Boolean(load_default=False)
    minimal = fields.Boolean(data_key="minimalData", load_default=False)
    binary = fields.Boolean(data_key="binaryAttr", load_default=False)


class QuickInfoQuery(Given):
    """Parameters that name the entity."""

    entity_type = fields.String(data_key="entityType", required=True, validate=_NAMED)
    entity_id = fields.String(data_key="entityId", required=True, validate=_NAMED)


class GlobalListQuery(Given):
    """Which list; in the caller's language without a locale."""

    key = fields.String(required=True, validate=_NAMED)
    locale = fields.String(load_default="")


class _Value(Given):
    key = fields.String(required=True, validate=_NAMED)
    values = fields.List(Scalar(), data_key="attributeValues", load_default=list)


class ItemBody(Kept):
    """An object with values of its attributes; ``dn`` identifies the object to change."""

    key = fields.String(required=True, validate=_NAMED)
    dn = fields.String(load_default="")
    password = fields.String(load_default="")
    attributes = fields.List(fields.Nested(_Value), required=True, validate=_NAMED)


class _Item(Given):
    key = fields.String(required=True, validate=_NAMED)
    id = fields.String(data_key="dn", required=True, validate=_NAMED)


class ItemsBody(Given):
    """``{"items": [{"key", "dn"}]}``."""

    items = fields.List(fields.Nested(_Item), required=True, validate=_NAMED)


class _Choice(Given):
    key = fields.String(required=True, validate=_NAMED)
    value = fields.String(required=True)


class AttributeBody(Given):
    """An attribute of a definition."""

    key = fields.String(required=True, validate=validate.Regexp(r"[A-Za-z][\w-]*\Z"))
    displayLabel = fields.String(validate=_NAMED)
    dataType = fields.String()
    formatType = fields.String()
    isRequired = fields.Boolean()
    isEditable = fields.Boolean()
    isMultivalued = fields.Boolean()
    isSearchable = fields.Boolean()
    isSortable = fields.Boolean()
    choiceList = fields.List(fields.Nested(_Choice))
    lookupEntity = fields.String()


class DefinitionBody(Kept):
    """A definition as far as it can be written."""

    key = fields.String(required=True, validate=validate.Regexp(r"[A-Za-z][\w-]*\Z"))
    display = fields.String(validate=_NAMED)
    isViewable = fields.Boolean()
    isCreatable = fields.Boolean()
    isEditable = fields.Boolean()
    isRemovable = fields.Boolean()
    dn = fields.String()
    namingAttribute = fields.String()
    attributes = fields.List(fields.Nested(AttributeBody), load_default=list)


class DefinitionsBody(Given):
    """All definitions that there are to be."""

    definitions = fields.List(
        fields.Nested(DefinitionBody), data_key="entityDefinitions", required=True, validate=_NAMED
    )
