"""
Conversion of a group of settings from its wire value into a tree that people read, and back.

``put(raw, show(raw))`` gives ``raw``: members that are not in the tree go back to the installation unchanged.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from marshmallow import Schema, ValidationError, fields

from bff.aggregates.settings_snapshot.trees import Json, Path
from bff.upstream.line import Line

_APPROVER = ("id", "type", "sequence")


@dataclass(frozen=True)
class Reference:
    """
    The objects that the DNs of a field name; their DNs differ between installations (docs/assumptions.md A-592).

    Args:
        candidates: Gives the DNs of an installation.
    """

    candidates: Callable[[Line], list[str]]


class Shape(Protocol):
    """A part of a group."""

    def show(self, raw: Json) -> Json:
        """Give the tree of a wire value."""

    def put(self, raw: Json, tree: Json, whole: Json) -> Json:
        """Give the wire value for the tree; ``whole`` is the group as it was read."""

    def leaf(self, path: Path, raw: Json = None) -> "Leaf | None":
        """Describe the field of a path; None without such a field, or if it is not in ``raw`` and cannot be added."""


@dataclass(frozen=True)
class Leaf:
    """
    A field.

    Args:
        rule: The catalogue's description of its values.
        free: The value may be an object with any fields.
        ticked: The value differs between installations, as an address does: it is restored only when ticked.
        removable: The field can be removed.
    """

    rule: fields.Field[Any] | None = None
    free: bool = False
    ticked: bool = False
    removable: bool = False
    reference: Reference | None = None

    def show(self, raw: Json) -> Json:
        """Give the value."""
        return raw

    def put(self, raw: Json, tree: Json, whole: Json) -> Json:  # noqa: ARG002 - as Shape
        """Take the value."""
        return tree

    def leaf(self, path: Path, raw: Json = None) -> "Leaf | None":  # noqa: ARG002 - as Shape
        """Describe the field, or one within it."""
        if not path:
            return self
        return replace(self, rule=None, removable=True) if self.free else None

    def problem(self, value: Json, whole: Json) -> str:  # noqa: ARG002 - for Columns
        """Give the reason why the value cannot be sent; empty when it can be sent."""
        try:
            if self.rule:
                self.rule.deserialize(value)
        except ValidationError as refused:
            return str(refused)
        return ""


@dataclass(frozen=True)
class Columns(Leaf):
    """An ordered list of columns by key; the texts of the columns stay in the installation."""

    def show(self, raw: Json) -> Json:
        """Give the keys."""
        return [each["key"] for each in raw]

    def put(self, raw: Json, tree: Json, whole: Json) -> Json:
        """Take the columns of these keys."""
        known = {each["key"]: each for each in [*(raw or []), *whole.get("allColumns", [])]}
        return [known.get(key, {"key": key}) for key in tree]

    def problem(self, value: Json, whole: Json) -> str:
        """Name the columns that the installation does not have."""
        if not isinstance(value, list):
            return "Not a list of columns."
        known = [each["key"] for each in whole.get("allColumns", [])]
        strangers = [str(key) for key in value if key not in known]
        return f"Unknown columns: {', '.join(strangers)}" if strangers else ""


@dataclass(frozen=True, kw_only=True)
class Approvers(Leaf):
    """A list of approvers: people, groups and others; their names come from the directory and are no settings."""

    def show(self, raw: Json) -> Json:
        """Give the identity and the turn of each approver."""
        return [{name: value for name, value in each.items() if name in _APPROVER} for each in raw]

    def put(self, raw: Json, tree: Json, whole: Json) -> Json:  # noqa: ARG002 - as Shape
        """Take the approvers, with the members that the wire value has for them."""
        known = {each["id"]: each for each in raw or []}
        return [{**known.get(each["id"], {}), **each} for each in tree]


@dataclass(frozen=True)
class Record:
    """An object with described fields."""

    shapes: Mapping[str, Shape]

    def show(self, raw: Json) -> Json:
        """Give the described fields that have a value."""
        return {name: shape.show(raw[name]) for name, shape in self.shapes.items() if raw.get(name) is not None}

    def put(self, raw: Json, tree: Json, whole: Json) -> Json:
        """Take the described fields; other members of the wire value stay."""
        given = raw or {}
        changed = {
            name: shape.put(given.get(name), tree[name], whole) for name, shape in self.shapes.items() if name in tree
        }
        return {**given, **changed}

    def leaf(self, path: Path, raw: Json = None) -> Leaf | None:
        """Describe a field."""
        if not path or path[0] not in self.shapes:
            return None
        return self.shapes[path[0]].leaf(path[1:], raw and raw.get(path[0]))


@dataclass(frozen=True)
class Many:
    """An object whose values all have the same shape, by name."""

    each: Shape

    def show(self, raw: Json) -> Json:
        """Give all of them."""
        return {name: self.each.show(value) for name, value in raw.items()}

    def put(self, raw: Json, tree: Json, whole: Json) -> Json:
        """Replace the entries that the tree has; the other entries keep their values."""
        given = raw or {}
        return {**given, **{name: self.each.put(given.get(name), value, whole) for name, value in tree.items()}}

    def leaf(self, path: Path, raw: Json = None) -> Leaf | None:
        """Describe a field of one of them."""
        return self.each.leaf(path[1:], raw and raw.get(path[0])) if path else None


@dataclass(frozen=True)
class Keyed:
    """
    A list of objects that is an object by their keys in the tree.

    Args:
        key: Path of the key within an item, e.g. ``("locale",)``.
        each: Shape of an item, or of its ``value`` where an item is a key with a value.
        closed: Nothing can be added.
    """

    key: Path
    each: Shape
    value: str = ""
    closed: bool = False

    def show(self, raw: Json) -> Json:
        """Give the items by key."""
        return {key: self.each.show(item[self.value] if self.value else item) for key, item in self._items(raw).items()}

    def put(self, raw: Json, tree: Json, whole: Json) -> Json:
        """Take the items of the tree in their order; a key with a value is removed if the tree leaves it out."""
        known = self._items(raw)
        kept = {
            key: self._put(item, tree[key], whole) if key in tree else item
            for key, item in known.items()
            if key in tree or not self.value
        }
        new = {key: self._put(self._new(key), tree[key], whole) for key in tree if key not in known}
        return [*kept.values(), *new.values()]

    def leaf(self, path: Path, raw: Json = None) -> Leaf | None:
        """Describe a field of an item."""
        if not path:
            return None
        item = self._items(raw).get(path[0])
        if self.closed and raw is not None and item is None:
            return None
        return self.each.leaf(path[1:], None if self.value else item)

    def _put(self, item: dict[str, Json], tree: Json, whole: Json) -> Json:
        if self.value:
            return {**item, self.value: self.each.put(item.get(self.value), tree, whole)}
        return self.each.put(item, tree, whole)

    def _items(self, raw: Json) -> dict[str, dict[str, Json]]:
        return {str(_at(item, self.key)): item for item in raw or []}

    def _new(self, key: str) -> dict[str, Json]:
        *around, last = self.key
        item: dict[str, Json] = {last: key}
        for name in reversed(around):
            item = {name: item}
        return item


def texts(value: str) -> Keyed:
    """Texts by language: ``[{"locale": "de", "name": "Rolle"}]`` is ``{"de": "Rolle"}``."""
    return Keyed(("locale",), Leaf(fields.String(), removable=True), value=value)


@dataclass(frozen=True, kw_only=True)
class Marks:
    """Special treatment of fields of a record, by field name."""

    without: Collection[str] = ()
    ticked: Collection[str] = ()
    references: Mapping[str, Reference] = field(default_factory=dict)
    shapes: Mapping[str, Shape] = field(default_factory=dict)


def record(schema: type[Schema], marks: Marks = Marks()) -> Record:
    """Build the shape of a record from its schema in the catalogue."""
    described = {rule.data_key or name: rule for name, rule in schema().fields.items()}
    return Record(
        {
            name: marks.shapes.get(name)
            or Leaf(rule, ticked=name in marks.ticked, reference=marks.references.get(name))
            for name, rule in described.items()
            if name not in marks.without
        }
    )


def _at(item: Json, path: Path) -> Json:
    for name in path:
        item = item[name]
    return item
