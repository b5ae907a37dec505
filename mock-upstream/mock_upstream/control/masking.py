"""Keeps passwords, tokens and codes out of the journal: a hash only shows whether two secrets are equal."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mock_upstream.store.token_hash import token_hash

if TYPE_CHECKING:
    from collections.abc import Iterable

_DIGITS = 12
_NAMES = r"(?:[\w-]*(?:password|secret|verifier)[\w-]*|\w*token(?:_hint)?)"
_IN_FORM = re.compile(rf"((?:^|[?&;])(?:{_NAMES}|code)=)([^&;\s]+)", re.IGNORECASE)
_IN_JSON = re.compile(rf'("{_NAMES}"\s*:\s*")((?:[^"\\]|\\.)+)', re.IGNORECASE)
_IN_COOKIE = re.compile(r"((?:^|; )[^=;\s]+=)([^;]+)")
_AFTER_SCHEME = re.compile(r"(^\S+ )(.+)")
_HEADERS = {
    "authorization": _AFTER_SCHEME,
    "cookie": _IN_COOKIE,
    "set-cookie": re.compile(r"(^[^=;\s]+=)([^;]+)"),
    "location": _IN_FORM,
    "referer": _IN_FORM,
}


def masked_headers(headers: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Headers by name, repeated ones joined by commas; ``Authorization`` keeps its scheme, a cookie its name."""
    found: dict[str, str] = {}
    for name, value in headers:
        shown = _masked(_HEADERS[name.lower()], value) if name.lower() in _HEADERS else value
        found[name] = f"{found[name]}, {shown}" if name in found else shown
    return found


def masked_text(text: str) -> str:
    """Mask a query, a form or JSON by the names in it."""
    return _masked(_IN_JSON, _masked(_IN_FORM, text))


def _masked(secrets: re.Pattern[str], text: str) -> str:
    return secrets.sub(lambda found: found[1] + token_hash(found[2])[:_DIGITS], text)
