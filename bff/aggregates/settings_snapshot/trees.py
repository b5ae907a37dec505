"""Trees of settings: objects within objects, whose leaves are the fields that are compared and restored."""

import re
from collections.abc import Iterator
from typing import Any

Json = Any
Path = tuple[str, ...]
"""From the group down to a field, e.g. ``("emailApproval", "approvePhrase", "de")``."""

_SECRET = re.compile(r"(?:password|passwd|pwd|secret|passphrase|credentials?)\Z", re.IGNORECASE)


def pointer(path: Path) -> str:
    """Write a path as ``/emailApproval/approvePhrase/de`` (RFC 6901, 3 "Syntax")."""
    return "".join("/" + name.replace("~", "~0").replace("/", "~1") for name in path)


def path_of(text: str) -> Path:
    """
    Read a JSON pointer; an empty text selects everything.

    Raises:
        ValueError: The text does not begin with a slash.
    """
    if text and not text.startswith("/"):
        raise ValueError(f"{text} is no JSON pointer: it does not begin with a slash.")
    return tuple(name.replace("~1", "/").replace("~0", "~") for name in text.split("/")[1:])


def leaves(tree: Json, above: Path = ()) -> Iterator[tuple[Path, Json]]:
    """Give each field with its value; a list counts as one field, ``null`` as no field."""
    if isinstance(tree, dict):
        for name, value in tree.items():
            yield from leaves(value, (*above, name))
    elif tree is not None:
        yield above, tree


def with_leaf(tree: Json, path: Path, value: Json) -> Json:
    """Give the tree with another value of a field; None takes the field away."""
    if not path:
        return value
    name, *rest = path
    inner = tree if isinstance(tree, dict) else {}
    changed = with_leaf(inner.get(name), tuple(rest), value)
    others = {each: kept for each, kept in inner.items() if each != name}
    return others if changed is None else {**others, name: changed}


def is_secret(path: Path) -> bool:
    """Tell whether a field, or one around it, has the name of a secret."""
    return any(_SECRET.search(name) for name in path)


def without_secrets(tree: Json) -> Json:
    """Leave out fields with the name of a secret, at any depth, because groups may have undescribed fields too."""
    if isinstance(tree, dict):
        return {name: without_secrets(value) for name, value in tree.items() if not _SECRET.search(name)}
    return [without_secrets(each) for each in tree] if isinstance(tree, list) else tree
