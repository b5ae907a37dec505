"""The languages of the provider's pages."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flask import Request


@dataclass(frozen=True)
class Language:
    """A language tag with its own name and direction."""

    tag: str
    name: str
    direction: str


LANGUAGES = (Language("en", "English", "ltr"), Language("ar", "العربية", "rtl"))
_BY_TAG = {language.tag: language for language in LANGUAGES}


def language_of(request: Request) -> Language:
    """Choose the first known language of ``ui_locales``, else the language that the browser prefers, else English."""
    for wanted in request.values.get("ui_locales", "").split():
        if wanted in _BY_TAG:
            return _BY_TAG[wanted]
    return _BY_TAG[request.accept_languages.best_match(_BY_TAG) or "en"]


@cache
def texts_for(language: Language) -> dict[str, str]:
    """The texts of the pages by key."""
    source = files(__package__).joinpath("texts", f"{language.tag}.json")
    texts: dict[str, str] = json.loads(source.read_text("utf-8"))
    return texts
