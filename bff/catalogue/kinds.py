"""Kinds of values that the upstream's bodies have."""

from typing import Any

from marshmallow import fields


class OneOrMany(fields.List[Any]):
    """A list whose only entry may stand without brackets, as clients of the product send it."""

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> list[Any]:
        items: list[Any] = super()._deserialize([value] if isinstance(value, dict) else value, *args, **kwargs)
        return items
