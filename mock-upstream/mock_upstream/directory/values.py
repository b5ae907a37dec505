"""The rules for the values of an attribute."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from mock_upstream.directory.rows import row_of
from mock_upstream.errors import FaultError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy.orm import Session

    from mock_upstream.directory.schema import EntitySchema
    from mock_upstream.store.entities import EntityAttribute

_FORMS: dict[str, re.Pattern[str]] = {
    "Integer": re.compile(r"-?[0-9]{1,18}"),
    "Time": re.compile(r"[0-9]{1,15}"),
    "Boolean": re.compile(r"true|false"),
    "email": re.compile(r"[^@\s]+@[^@\s]+"),
}
"""The patterns of values, by data type or format."""


def text_values(texts: Iterable[str]) -> list[dict[str, str]]:
    """Values in wire shape; empty texts give no value."""
    return [{"@type": "xs:string", "$": text} for text in texts if text]


def checked_values(
    session: Session, schema: EntitySchema, attribute: EntityAttribute, values: Iterable[Any]
) -> list[str]:
    """
    Give the values trimmed, without empty ones.

    Raises:
        FaultError: 489 ``InvalidInput``: a value is missing, one too many, not of the attribute's type, not one of its
            choices, or a DN that does not exist.
    """
    texts = [text for value in values if (text := _text(value))]
    if attribute.required and not texts:
        raise _refused(attribute, "is required")
    if len(texts) > 1 and not attribute.multivalued:
        raise _refused(attribute, "has one value only")
    for text in texts:
        _check_form(attribute, text)
        _check_choice(schema, attribute, text)
        if attribute.lookup_entity and row_of(session, attribute.lookup_entity, text) is None:
            raise _refused(attribute, f"names {text}, which does not exist")
    return texts


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value).strip()


def _check_form(attribute: EntityAttribute, text: str) -> None:
    for name in (attribute.data_type, attribute.format_type):
        if name in _FORMS and not _FORMS[name].fullmatch(text):
            raise _refused(attribute, f"cannot be {text}")


def _check_choice(schema: EntitySchema, attribute: EntityAttribute, text: str) -> None:
    if attribute.control_type and text not in schema.choices[attribute.key]:
        raise _refused(attribute, f"has no choice {text}")


def _refused(attribute: EntityAttribute, why: str) -> FaultError:
    return FaultError("InvalidInput", f"The attribute {attribute.key} {why}.")
