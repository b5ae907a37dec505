"""The console's own texts, so that one journey runs in every language."""

import json
import re
from dataclasses import dataclass

from bff.settings import INSTALLATION

_LOCALES = INSTALLATION / "ui" / "src" / "i18n" / "locales"
_PLACE = re.compile(r"\\\[\\\[.*?\\\]\\\]")


@dataclass(frozen=True)
class Texts:
    """Texts of one language by key, e.g. ``shell:signOut``."""

    locale: str

    def __call__(self, key: str) -> str:
        """Give a text without values in it."""
        namespace, _, path = key.partition(":")
        text = json.loads((_LOCALES / self.locale / f"{namespace}.json").read_text(encoding="utf-8"))
        for part in path.split("."):
            text = text[part]
        assert isinstance(text, str)
        return text

    def pattern(self, key: str) -> re.Pattern[str]:
        """Give a pattern for a text that has values in it."""
        return re.compile(_PLACE.sub(".+", re.escape(self(key))))
