"""LDAP search filters (RFC 4515) over the attributes of one entry."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    Attributes = Mapping[str, Iterable[str]]
    Condition = Callable[[Attributes], bool]

_ITEM = re.compile(r"\(\s*([A-Za-z][\w;.-]*)\s*=([^()]*)\)")
_ESCAPED = re.compile(r"\\([0-9A-Fa-f]{2})")


class FilterError(ValueError):
    """The text is no filter."""


def parse_filter(text: str) -> Condition:
    """
    Give the test that a filter such as ``(&(ou=Sales)(!(title=*Lead)))`` means.

    Knows ``&``, ``|``, ``!``, equality, presence and substrings; names and values are compared without regard to case.

    Args:
        text: The filter.

    Raises:
        FilterError: The text is no filter, or has a comparison of another kind.
    """
    condition, rest = _parse(text.strip())
    if rest:
        raise FilterError(f"Unexpected: {rest}")
    return condition


def _parse(text: str) -> tuple[Condition, str]:
    if text[:1] != "(":
        raise FilterError("A filter begins with a bracket.")
    operator = text[1:].lstrip()[:1]
    if operator in {"&", "|", "!"}:
        return _parse_combined(operator, text[text.index(operator) + 1 :].lstrip())
    item = _ITEM.match(text)
    if item is None:
        raise FilterError(f"No comparison: {text}")
    return _comparison(item[1].lower(), item[2].strip()), text[item.end() :].lstrip()


def _parse_combined(operator: str, text: str) -> tuple[Condition, str]:
    parts: list[Condition] = []
    while text[:1] == "(":
        part, text = _parse(text)
        parts.append(part)
    if text[:1] != ")" or not parts or (operator == "!" and len(parts) > 1):
        raise FilterError(f"The group of {operator} is not complete.")
    return _combined(operator, parts), text[1:].lstrip()


def _combined(operator: str, parts: list[Condition]) -> Condition:
    if operator == "!":
        return lambda attributes: not parts[0](attributes)
    combine = all if operator == "&" else any
    return lambda attributes: combine(part(attributes) for part in parts)


def _comparison(name: str, value: str) -> Condition:
    wanted = re.compile(_pattern(value), re.IGNORECASE | re.DOTALL)
    return lambda attributes: any(wanted.fullmatch(each) for each in attributes.get(name, ()))


def _pattern(value: str) -> str:
    """The groups are atomic, so that a match is not tried again with other lengths."""
    first, *middle = (re.escape(_plain(part)) for part in value.split("*"))
    if not middle:
        return first
    last = middle.pop()
    return first + "".join(f"(?>.*?{part})" for part in middle) + f".*{last}"


def _plain(part: str) -> str:
    return _ESCAPED.sub(lambda found: chr(int(found[1], 16)), part)
