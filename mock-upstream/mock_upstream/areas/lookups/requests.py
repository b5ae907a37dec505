"""The parameters and bodies of the lookups."""

from __future__ import annotations

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Given

_DEFAULT_SIZE = 10
_NAMED = validate.Length(min=1)


class ValueQuery(Given):
    """Names a value of the installation."""

    key = fields.String(required=True, validate=_NAMED)


class _Parameter(Given):
    key = fields.String(required=True, validate=_NAMED)
    values = fields.List(fields.String(validate=_NAMED), required=True, validate=_NAMED)


class QuestionBody(Given):
    """A question with values for its parameters."""

    key = fields.String(required=True, validate=_NAMED)
    parameters = fields.List(fields.Nested(_Parameter), load_default=list)


class CatalogueUsersQuery(Given):
    """Parameters of the list of users of the role catalog; a ``limit`` below 1 means no limit."""

    q = fields.String(load_default="*")
    next_index = fields.Integer(data_key="nextIndex", load_default=1)
    size = fields.Integer(load_default=_DEFAULT_SIZE)
    sort_by = fields.String(data_key="sortBy", load_default="FirstName")
    sort_order = fields.String(data_key="sortOrder", load_default="asc")
    limit = fields.Integer(load_default=-1)
