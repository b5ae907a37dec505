"""Texts in several languages."""

from __future__ import annotations

from typing import Any

DEFAULT = "en"


def in_language(texts: dict[str, str], language: str) -> str:
    """The text in a language, else in English, else empty."""
    return texts.get(language) or texts.get(DEFAULT, "")


def localized_nodes(texts: dict[str, str], field: str) -> list[dict[str, str]]:
    """``[{"locale": "en", "name": ...}]``; ``field`` is ``name`` or ``desc``."""
    return [{"locale": locale, field: text} for locale, text in texts.items()]


def localized_texts(nodes: list[dict[str, Any]], field: str, given: str) -> dict[str, str]:
    """Read what `localized_nodes` writes; ``given`` is the English text when none came. Texts are trimmed."""
    texts = {node["locale"]: node[field].strip() for node in nodes if node[field].strip()}
    return {DEFAULT: given.strip(), **texts} if given.strip() else texts
