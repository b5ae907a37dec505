"""Names and descriptions in several languages, and the validation rules for them."""

import re

from marshmallow import ValidationError, fields

from bff.catalogue.operation import ReplySchema

_NOT_IN_NAMES = re.compile(r'[<,;\\"+#=/|*~]')
_NOT_IN_DESCRIPTIONS = re.compile(r"[|~]")


class LocalizedNameNode(ReplySchema):
    """A name in one language."""

    locale = fields.String(required=True, metadata={"example": "de"})
    name = fields.String(required=True)


class LocalizedDescNode(ReplySchema):
    """A description in one language."""

    locale = fields.String(required=True, metadata={"example": "de"})
    desc = fields.String(required=True)


class AttributeLocaleInfo(ReplySchema):
    """A text in one language."""

    locale = fields.String(required=True, metadata={"example": "de"})
    value = fields.String(required=True)


def plain_name(text: str) -> None:
    """Refuse a name with a forbidden character (SPEC 5 "Field validators", name check)."""
    _refuse(_NOT_IN_NAMES, text)


def plain_description(text: str) -> None:
    """Refuse a description with a forbidden character (SPEC 5 "Field validators")."""
    _refuse(_NOT_IN_DESCRIPTIONS, text)


class LocalizedNameBody(LocalizedNameNode):
    """A name in one language, validated as input."""

    name = fields.String(required=True, validate=plain_name)


class LocalizedDescBody(LocalizedDescNode):
    """A description in one language, validated as input."""

    desc = fields.String(required=True, validate=plain_description)


def _refuse(characters: re.Pattern[str], text: str) -> None:
    found = characters.search(text)
    if found:
        raise ValidationError(f"The character {found.group()} is not allowed.")
