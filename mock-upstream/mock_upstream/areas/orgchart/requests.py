"""The parameters and bodies of the org chart calls."""

from __future__ import annotations

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Given
from mock_upstream.store.entities import USER
from mock_upstream.store.listing import DEFAULT_SIZE
from mock_upstream.store.relationships import ORG_CHART, TEAM_MANAGEMENT

ALL = "all"
_DEFAULT_SIZE = 10
_NAMED = validate.Length(min=1)


class PersonQuery(Given):
    """Names a person; without a DN the caller."""

    dn = fields.String(load_default="")


class ChartQuery(Given):
    """An object, and the relationships along which the chart goes down from it."""

    entity_key = fields.String(data_key="entityDefKey", load_default=USER)
    dn = fields.String(data_key="entityDN", load_default="")
    relationship_keys = fields.String(data_key="relationshipKeys", required=True, validate=_NAMED)
    next_index = fields.Integer(data_key="nextIndex", load_default=1)
    size = fields.Integer(load_default=_DEFAULT_SIZE)


class LevelUpQuery(Given):
    """An object, and the relationship along which the chart goes up from it."""

    dn = fields.String(required=True, validate=_NAMED)
    relationship_key = fields.String(data_key="relationshipkey", required=True, validate=_NAMED)
    next_index = fields.Integer(data_key="nextIndex", load_default=1)
    size = fields.Integer(load_default=DEFAULT_SIZE)


class RelationshipsQuery(Given):
    """Parameters of the list of relationships."""

    q = fields.String(load_default="*")
    next_index = fields.Integer(data_key="nextIndex", load_default=1)
    size = fields.Integer(load_default=_DEFAULT_SIZE)
    type = fields.String(
        data_key="relationshipType",
        load_default=ORG_CHART,
        validate=validate.OneOf([ORG_CHART, TEAM_MANAGEMENT, ALL]),
    )
    source_entity_key = fields.String(data_key="sourceEntityKey", load_default="")
