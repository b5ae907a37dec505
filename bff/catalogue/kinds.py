"""Field types for values that several upstream bodies have."""

from typing import Any

from marshmallow import fields, validate

WHOLE_LIST = validate.Length(max=5_000)
"""Length limit of lists that are always sent whole, such as team members; ``bounds.py`` limits all other lists."""


class OneOrMany(fields.List[Any]):
    """A list that may also be sent as its only item without brackets, as clients of the product do."""

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> list[Any]:
        items: list[Any] = super()._deserialize([value] if isinstance(value, dict) else value, *args, **kwargs)
        return items


class Name(fields.String):
    """An id or a DN in a field whose name does not show it; the audit log records the value (``naming.py``)."""


class ActsFor(fields.String):
    """DN of the person on whose behalf the user requests or decides; the audit log records it."""
