"""Finds the fields that differ between two snapshots."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from bff.aggregates.settings_snapshot.document import Document, strangers
from bff.aggregates.settings_snapshot.group import Group
from bff.aggregates.settings_snapshot.groups import GROUPS
from bff.aggregates.settings_snapshot.references import common_name
from bff.aggregates.settings_snapshot.shapes import Leaf
from bff.aggregates.settings_snapshot.trees import Json, Path, leaves, pointer


@dataclass(frozen=True)
class Difference:
    """
    A field with two values; None where one side does not have it.

    Args:
        path: From the group down.
        ticked: It is restored only when it is named itself.
    """

    group: str
    path: Path
    first: Json
    second: Json
    ticked: bool


def compare(first: Document, second: Document) -> Iterator[Difference]:
    """Give the differences of the groups that both snapshots have, in the order of the groups."""
    for group in GROUPS:
        if group.key in first["groups"] and group.key in second["groups"]:
            yield from compare_group(group, first["groups"][group.key], second["groups"][group.key])


def compared(first: Document, second: Document) -> dict[str, Json]:
    """Give the report on two snapshots: :class:`bff.aggregates.settings_snapshot.schemas.Differences`."""
    return {
        "differences": [_described(each) for each in compare(first, second)],
        "notCompared": _not_compared(first, second),
        "unknownFields": sorted({*strangers(first), *strangers(second)}),
    }


def _not_compared(first: Document, second: Document) -> list[str]:
    """Give the groups that are missing in one of the snapshots, or in both."""
    return [group.key for group in GROUPS if group.key not in first["groups"] or group.key not in second["groups"]]


def compare_group(group: Group, first: Json, second: Json) -> Iterator[Difference]:
    """Give the differences of two trees of a group; fields that the group does not know are not compared."""
    before, after = dict(leaves(first)), dict(leaves(second))
    for path in sorted(before.keys() | after.keys()):
        leaf = group.leaf(path)
        if leaf and not same(leaf, before.get(path), after.get(path)):
            yield Difference(group.key, path, before.get(path), after.get(path), leaf.ticked)


def same(leaf: Leaf, first: Json, second: Json) -> bool:
    """
    Tell whether two values mean the same.

    ``true`` and ``"true"`` mean the same. Two DNs mean the same when their common name is the same. A list of objects
    has no order, a list of texts has one.
    """
    if leaf.reference and first and second:
        return common_name(str(first)) == common_name(str(second))
    return bool(_plain(first) == _plain(second))


def _plain(value: Json) -> Json:
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    if isinstance(value, list):
        items = [_plain(each) for each in value]
        unordered = all(isinstance(each, dict) for each in value)
        return sorted(items, key=lambda item: json.dumps(item, sort_keys=True)) if unordered else items
    if isinstance(value, bool):
        return str(value).lower()
    return f"{value:g}" if isinstance(value, int | float) else value


def _described(difference: Difference) -> dict[str, Json]:
    """Give a difference as it is sent: :class:`bff.aggregates.settings_snapshot.schemas.FieldDifference`."""
    return {
        "path": pointer((difference.group, *difference.path)),
        "group": difference.group,
        "first": difference.first,
        "second": difference.second,
        "onlyTicked": difference.ticked,
    }
