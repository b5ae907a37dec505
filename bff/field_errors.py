"""The field errors in an answer: only the first ones, with names and messages cut, so that the answer stays small."""

import json
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

MOST_ERRORS = 20
"""Largest number of fields in an answer; nobody looks for more."""

# So that the whole answer has less than 16 KB.
_MOST_BYTES = 12_000
_LONGEST_NAME = 60
_LONGEST_MESSAGE = 200


def first_errors(errors: Mapping[Any, Any]) -> dict[str, Any]:
    """
    Give the first errors of a tree ``{"roles": {0: {"name": ["Not a valid string."]}}}``, as such a tree.

    Names are cut too: keys of an object can be the caller's own.
    """
    first: dict[str, Any] = {}
    left = _MOST_BYTES
    for path, messages in islice(_leaves(errors, ()), MOST_ERRORS):
        left -= len(json.dumps([*path, messages]))
        if left < 0:
            break
        _put(first, path, messages)
    return first


def _leaves(errors: Mapping[Any, Any], around: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], list[str]]]:
    for name, problem in errors.items():
        path = (*around, str(name)[:_LONGEST_NAME])
        if isinstance(problem, Mapping):
            yield from _leaves(problem, path)
        else:
            yield path, [str(message)[:_LONGEST_MESSAGE] for message in problem]


def _put(tree: dict[str, Any], path: tuple[str, ...], messages: list[str]) -> None:
    *around, name = path
    for each in around:
        tree = tree.setdefault(each, {})
    tree[name] = messages
