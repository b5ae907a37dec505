"""The snapshot file: the settings of all groups, the version and address of the installation, and the time."""

import json
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from datetime import UTC, datetime
from functools import partial
from typing import Any

from marshmallow import ValidationError

from bff.aggregates.settings_snapshot.answers import RefusedError, ask_json
from bff.aggregates.settings_snapshot.group import Group
from bff.aggregates.settings_snapshot.groups import BY_KEY, GROUPS
from bff.aggregates.settings_snapshot.schemas import FORMAT, Snapshot
from bff.aggregates.settings_snapshot.trees import Json, leaves, pointer, without_secrets
from bff.catalogue import context
from bff.catalogue.bounds import parse_bounded
from bff.errors import UpstreamFailedError
from bff.upstream.line import Line

LARGEST_BYTES = 4 << 20
"""The largest file: each client can have a logo of 59 kB, and each language all its texts."""
_CALLS_AT_ONCE = 4
Document = dict[str, Any]


def take_snapshot(line: Line, address: str) -> Document:
    """
    Read all groups, four at a time.

    Returns:
        Values of :class:`Snapshot`, without secrets.

    Raises:
        AppError: The installation does not answer, or does not tell its version.
    """
    product = _version(line)
    taken = datetime.now(UTC).isoformat(timespec="seconds")
    groups, refused = _read_groups(line, GROUPS)
    return {
        "format": FORMAT,
        "product": product,
        "address": address,
        "taken": taken,
        "groups": groups,
        "notReadable": refused,
    }


def _version(line: Line) -> str:
    try:
        return str(ask_json(line, context.READ_VERSION)["version"])
    except (KeyError, TypeError, RefusedError) as problem:
        raise UpstreamFailedError from problem


def _read_groups(line: Line, groups: tuple[Group, ...]) -> tuple[dict[str, Json], dict[str, str]]:
    """
    Give the trees of the groups by key, and the reason for each group that was refused.

    Raises:
        AppError: The installation does not answer.
    """
    trees: dict[str, Json] = {}
    refused: dict[str, str] = {}
    with ThreadPoolExecutor(_CALLS_AT_ONCE) as pool:
        asked = {group.key: pool.submit(copy_context().run, partial(_read_tree, line, group)) for group in groups}
        for key, answer in asked.items():
            try:
                trees[key] = answer.result()
            except RefusedError as problem:
                refused[key] = str(problem)
    return trees, refused


def _read_tree(line: Line, group: Group) -> Json:
    """
    Read the present settings of a group.

    Raises:
        RefusedError: The person may not read the group.
    """
    return shown(group, group.read(line))


def shown(group: Group, raw: Json) -> Json:
    """
    Give the tree of a wire value, without secrets.

    Raises:
        RefusedError: The wire value has another shape than the group.
    """
    try:
        return without_secrets(group.shape.show(raw))
    except (AttributeError, KeyError, TypeError):
        raise RefusedError("The answer does not have the expected shape.") from None


def write_document(document: Document) -> str:
    """Write the file: the same settings give the same text, line by line."""
    return json.dumps(document, ensure_ascii=False, indent=2, sort_keys=True) + "\n"


def read_document(content: bytes) -> Document:
    """
    Read a file.

    Raises:
        ValidationError: The file is too large, no JSON, or no snapshot.
        BadInputError: The file holds more values than a snapshot can have.
    """
    if len(content) > LARGEST_BYTES:
        raise ValidationError(f"Larger than {LARGEST_BYTES >> 20} MiB.")
    return checked(parse_bounded(content))


def checked(document: Json) -> Document:
    """
    Validate a document.

    Raises:
        ValidationError: Names what is missing or wrong.
    """
    loaded: Document = Snapshot().load(document)
    return loaded


def strangers(document: Document) -> list[str]:
    """Give the pointers of settings in the file that no group has: they are reported and never restored."""
    found = []
    for key, tree in document["groups"].items():
        group = BY_KEY.get(key)
        if group is None:
            found.append(pointer((key,)))
        else:
            found += [pointer((key, *path)) for path, _ in leaves(tree) if not group.leaf(path)]
    return found
