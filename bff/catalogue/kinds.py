"""Kinds of values that the upstream's bodies have."""

from typing import Any

from marshmallow import fields, validate

WHOLE_LIST = validate.Length(max=5_000)
"""
The largest length of lists that are always sent as a whole, such as the members of a team. Other lists are shorter
(``bounds.py``).
"""


class OneOrMany(fields.List[Any]):
    """A list whose only entry may stand without brackets, as clients of the product send it."""

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> list[Any]:
        items: list[Any] = super()._deserialize([value] if isinstance(value, dict) else value, *args, **kwargs)
        return items


class Name(fields.String):
    """An id or a DN in a field whose name does not say so; the audit log tells it (``naming.py``)."""


class ActsFor(fields.String):
    """DN of the person in whose name the user asks or decides; the audit log tells it."""
