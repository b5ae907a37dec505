"""The types of the settings in each section; unknown keys may have any value."""

from __future__ import annotations

from typing import Any

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Given
from mock_upstream.store.trustees import TRUSTEE_TYPES


class _Text(Given):
    value = fields.String()
    name = fields.String()
    link = fields.String()


class _Flag(Given):
    value = fields.Boolean()


class _Number(Given):
    value = fields.Integer(validate=validate.Range(min=0))


class _Localized(Given):
    value = fields.Dict(keys=fields.String(), values=fields.String())


class _Link(Given):
    label = fields.String()
    link = fields.String()


class _LocalizedLink(Given):
    value = fields.Dict(keys=fields.String(), values=fields.Nested(_Link))


class _Attribute(Given):
    key = fields.String(required=True)


class _Attributes(Given):
    value = fields.List(fields.Nested(_Attribute))


class _Numbers(Given):
    values = fields.List(fields.Dict(), data_key="attributeValues")


class _PermissionTypes(Given):
    value = fields.List(fields.String(validate=validate.OneOf(["ROLE", "RESOURCE", "PRD"])))


class _Trustee(Given):
    dn = fields.String(required=True, validate=validate.Length(min=1))
    type = fields.String(required=True, validate=validate.OneOf(TRUSTEE_TYPES))


class _Trustees(Given):
    value = fields.List(fields.Nested(_Trustee), required=True)


_KINDS: dict[str, dict[str, type[Given]]] = {
    "branding": {
        "title": _Localized,
        "titleColor": _Text,
        "barLeftColor": _Text,
        "barRightColor": _Text,
        "enableFooter": _Flag,
        "contactInfo": _Localized,
        "footerLink": _LocalizedLink,
        "image": _Text,
    },
    "customization": {
        "messageTime": _Number,
        "searchLookup": _Attributes,
        "displayPhoto": _Flag,
        "maxUserSearchLimit": _Number,
        "viewPermission": _PermissionTypes,
        "editableAttributes": _Attributes,
    },
    "helpdesk": {
        "showInfooter": _Flag,
        "showInMenu": _Flag,
        "helpdeskName": _Text,
        "emailAddress": _Text,
        "contactNumber": _Numbers,
    },
}
"""Section -> key -> kind; in the other sections every setting names trustees."""


def check_kinds(section: str, settings: dict[str, Any]) -> None:
    """
    Check that the settings of a section have the kinds of the specification.

    Raises:
        ValidationError: Names the settings of another kind.

    Source:
        SPEC 3 "Client settings"; SPEC 3 "Global display settings".
    """
    kinds = _KINDS.get(section) or dict.fromkeys(settings, _Trustees)
    Given.from_dict({key: fields.Nested(kind) for key, kind in kinds.items()})().load(settings)
