"""Schemas of input that calls of several areas share."""

from __future__ import annotations

from typing import Any

from marshmallow import EXCLUDE, Schema, ValidationError, fields, pre_load, validate

from mock_upstream.nodes.scripts import refuse_scripts


class Given(Schema):
    """Base of what calls take; fields that are not described are ignored."""

    class Meta:
        """The real systems ignore unknown fields too."""

        unknown = EXCLUDE


class Kept(Given):
    """Base of stored input; a text with a script gets 400 ``XSSValidationFailure``."""

    @pre_load
    def _refuse_scripts(self, data: Any, **_kwargs: Any) -> Any:
        refuse_scripts(data)
        return data


class OneOrMany(fields.List[Any]):
    """A list; clients also send its only entry without the brackets."""

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> list[Any]:
        items: list[Any] = super()._deserialize([value] if isinstance(value, dict) else value, *args, **kwargs)
        return items


class Direction(fields.String):
    """``asc`` or ``desc``; the documentation writes some of them in capitals."""

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> str:
        text: str = super()._deserialize(value, *args, **kwargs).lower()
        validate.OneOf(["asc", "desc"])(text)
        return text


class Scalar(fields.Raw):
    """A text, a number or a flag."""

    def _deserialize(self, value: Any, *_args: Any, **_kwargs: Any) -> str | float:
        if not isinstance(value, str | int | float):
            raise ValidationError("Not a text, number or flag.")
        return value


class Reference(Given):
    """``{"id": dn, "type": "user"}``."""

    id = fields.String(required=True, validate=validate.Length(min=1))
    type = fields.String()


class Approver(Reference):
    """An approver with its place in a serial approval."""

    sequence = fields.Integer()


class LocalizedName(Given):
    """A name in one language."""

    locale = fields.String(required=True)
    name = fields.String(required=True)


class LocalizedDescription(Given):
    """A description in one language."""

    locale = fields.String(required=True)
    desc = fields.String(required=True)


class PermissionBody(Kept):
    """The fields that roles and resources share."""

    name = fields.String()
    description = fields.String()
    subContainer = fields.String(allow_none=True)
    localizedNames = fields.List(fields.Nested(LocalizedName))
    localizedDescriptions = fields.List(fields.Nested(LocalizedDescription))
    categories = fields.List(fields.Nested(Reference))
    owners = fields.List(fields.Nested(Reference))
    approvalRequired = fields.Boolean()
    approvalIsStandard = fields.Boolean()
