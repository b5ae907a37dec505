"""Texts by key in the format of Java's property files: escapes are read, and UTF-8 is written."""

from __future__ import annotations

import re

_LINE = re.compile(r"\s*(?P<key>[^\s=:#!\\]+)\s*[=:]\s*(?P<text>.*)")
_ESCAPE = re.compile(r"\\(?:u(?P<code>[0-9A-Fa-f]{4})|(?P<letter>.))")
_BROKEN = "u"
_LETTERS = {"n": "\n", "t": "\t", "r": "\r"}


class PropertiesError(ValueError):
    """A line is no key with a text."""


def format_properties(texts: dict[str, str]) -> str:
    """One line for each text."""
    return "".join(f"{key} = {_escaped(text)}\n" for key, text in texts.items())


def parse_properties(content: str) -> dict[str, str]:
    """
    Give the texts by key; comments and empty lines are skipped. A backslash at the end of a line continues it.

    Raises:
        PropertiesError: Names the line that is no key with a text, or has a broken escape.
    """
    texts = {}
    for number, line in enumerate(re.sub(r"\\\n\s*", "", content.replace("\r\n", "\n")).split("\n"), start=1):
        if not line.strip() or line.lstrip()[0] in "#!":
            continue
        found = _LINE.fullmatch(line)
        if found is None:
            raise PropertiesError(f"Line {number} is no key with a text.")
        if any(escape["letter"] == _BROKEN for escape in _ESCAPE.finditer(found["text"])):
            raise PropertiesError(f"Line {number} has a broken escape.")
        texts[found["key"]] = _whole(_ESCAPE.sub(_plain, found["text"]))
    return texts


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("\n", "\\n")


def _whole(text: str) -> str:
    """Join the two halves in which an escape has a character beyond the first 65,536."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _plain(escape: re.Match[str]) -> str:
    return chr(int(escape["code"], 16)) if escape["code"] else _LETTERS.get(escape["letter"], escape["letter"])
