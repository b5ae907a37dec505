"""Texts in several languages."""

from __future__ import annotations

from typing import Any

DEFAULT = "en"


def in_language(texts: dict[str, str], language: str) -> str:
    """The text in a language, or else in English, or else an empty text."""
    return texts.get(language) or texts.get(DEFAULT, "")


def localized_nodes(texts: dict[str, str], field: str) -> list[dict[str, str]]:
    """``[{"locale": "en", "name": ...}]``; ``field`` is ``name`` or ``desc``."""
    return [{"locale": locale, field: text} for locale, text in texts.items()]


def changed_texts(kept: dict[str, str], given: dict[str, Any], plain: str, localized: str) -> dict[str, str]:
    """
    Give texts by language after a change; they are trimmed, and empty ones are left out.

    In ``given``, the field ``plain`` is the English text and ``localized`` the list of all texts, as `localized_nodes`
    writes it. If the list has no English text, ``plain`` is taken. Without both fields the texts stay as they were
    ``kept``.
    """
    changed = kept
    if localized in given:
        field = "name" if plain == "name" else "desc"
        changed = {DEFAULT: given.get(plain, ""), **{node["locale"]: node[field] for node in given[localized]}}
    elif plain in given:
        changed = {**kept, DEFAULT: given[plain]}
    return {language: text.strip() for language, text in changed.items() if text.strip()}


def text_in_language(texts: dict[str, str], language: str, text: str) -> dict[str, str]:
    """Texts by language after one was written; the very first text also becomes the English one."""
    return {**({} if texts else {DEFAULT: text}), **texts, language: text}
