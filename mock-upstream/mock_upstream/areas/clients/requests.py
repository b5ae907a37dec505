"""The parameters and bodies of the calls about clients."""

from __future__ import annotations

import json
from typing import Any

from marshmallow import Schema, ValidationError, fields, validate

from mock_upstream.nodes.fields import Given
from mock_upstream.store.ldap_filter import FilterError, parse_filter

_LONGEST_FILTER = 500
"""Limit for the length of a condition; a condition nested deeper could not be evaluated."""
_SECTIONS = fields.Dict(keys=fields.String(), values=fields.Dict(keys=fields.String(), values=fields.Dict()))


class Config(fields.Field[dict[str, Any]]):
    """The settings of a client: JSON in a text on the wire, sections of settings here."""

    def _deserialize(self, value: Any, *_args: Any, **_kwargs: Any) -> dict[str, Any]:
        try:
            document = json.loads(value)
        except (TypeError, ValueError, RecursionError):
            raise ValidationError("Not JSON in a text.") from None
        sections: dict[str, Any] = _SECTIONS.deserialize(document)
        return sections


def _filter(text: str) -> None:
    try:
        parse_filter(text)
    except FilterError as problem:
        raise ValidationError(str(problem)) from None


class ClientBody(Given):
    """A ClientNode as far as it can be written."""

    id = fields.String(validate=validate.Regexp(r"[\w-]{1,40}\Z"))
    name = fields.String(validate=validate.Length(min=1))
    match_condition = fields.String(data_key="matchCondition", validate=[validate.Length(max=_LONGEST_FILTER), _filter])
    config = Config()


class ClientsBody(Given):
    """``{"values": ["2"]}``."""

    values = fields.List(fields.String(), required=True, validate=validate.Length(min=1))


class ClientQuery(Given):
    """``client`` names the client."""

    client = fields.String(required=True)


class SettingQuery(ClientQuery):
    """``key`` is ``section.setting``."""

    key = fields.String(required=True, validate=validate.Regexp(r"[^.]+\.[^.]+\Z"))


def settings_of(section: str) -> Schema:
    """Schema of the body of a call that replaces a section: ``{section: {key: setting}}``."""
    return Given.from_dict({section: fields.Dict(keys=fields.String(), values=fields.Dict(), required=True)})()
