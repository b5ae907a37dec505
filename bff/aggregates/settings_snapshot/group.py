"""A group of settings: the call that reads it, its shape, and the calls that change it."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from marshmallow import Schema

from bff.aggregates.settings_snapshot.answers import RefusedError, ask_json
from bff.aggregates.settings_snapshot.shapes import Leaf, Shape
from bff.aggregates.settings_snapshot.trees import Json, Path, is_secret
from bff.catalogue.operation import Operation
from bff.upstream.line import Line


@dataclass(frozen=True, kw_only=True)
class Call:
    """
    A call that restores fields.

    Args:
        paths: Fields that the call changes, as paths below the group.
        at: Values of the path's parameters.
        text: In place of ``body`` where the operation takes a text.
        creates: The call creates a record, so it needs all fields of the record.
    """

    operation: Operation
    paths: Sequence[Path]
    at: Mapping[str, str] = field(default_factory=dict)
    query: Mapping[str, str] = field(default_factory=dict)
    body: Json = None
    text: str | None = None
    creates: bool = False


Writes = Callable[[Json, Json, Sequence[Path]], Iterator[Call]]
"""Gives the calls that change the first wire value into the second one; the paths name the fields that differ."""


@dataclass(frozen=True, kw_only=True)
class Group:
    """
    Settings that are read together.

    Args:
        key: Name of the group in the file.
        read: Gives the wire value, undescribed members too; raises RefusedError when the person may not read the group.
    """

    key: str
    shape: Shape
    read: Callable[[Line], Json]
    writes: Writes

    def leaf(self, path: Path, raw: Json = None) -> Leaf | None:
        """Describe a field as its shape does; None for a secret, which no file brings into an installation."""
        return None if is_secret(path) else self.shape.leaf(path, raw)


def read_of(operation: Operation, member: str = "", **query: str) -> Callable[[Line], Json]:
    """Read a group by one call: the group is the whole answer, or one member of the answer."""

    def read(line: Line) -> Json:
        answer = ask_json(line, operation, **query)
        if not isinstance(answer, dict) or (member and member not in answer):
            raise RefusedError("The answer does not have the expected shape.")
        return answer[member] if member else answer

    return read


def whole(operation: Operation, **fixed: Any) -> Writes:
    """Write a group by one call with all members that were read; ``fixed`` members have the given value."""

    def writes(_: Json, after: Json, paths: Sequence[Path]) -> Iterator[Call]:
        yield Call(operation=operation, paths=paths, body={**after, **fixed})

    return writes


def in_parts(*operations: Operation) -> Writes:
    """Write a group by several calls; each call sends the members that its body has in the catalogue."""

    def writes(_: Json, after: Json, paths: Sequence[Path]) -> Iterator[Call]:
        for operation in operations:
            names = _names(operation.body)
            own = [path for path in paths if path[0] in names]
            if own:
                body = {name: after[name] for name in names if name in after}
                yield Call(operation=operation, paths=own, body=body)

    return writes


def below(paths: Sequence[Path], *above: str) -> list[Path]:
    """Keep the paths that begin with ``above``."""
    return [path for path in paths if path[: len(above)] == above]


def _names(schema: type[Schema] | None) -> Collection[str]:
    return [rule.data_key or name for name, rule in schema().fields.items()] if schema else []
