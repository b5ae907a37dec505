"""Names of several languages, each with the Latin spelling that log-in names are made of."""

from __future__ import annotations

import json
import unicodedata
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from faker import Faker
from faker.providers.person.ja_JP import Provider as JapaneseNames

if TYPE_CHECKING:
    from random import Random

_POOL = 160
_DOTLESS_I = "\N{LATIN SMALL LETTER DOTLESS I}"
_LATIN = str.maketrans(
    {"ø": "o", "æ": "ae", "å": "a", "ß": "ss", _DOTLESS_I: "i", "ł": "l", "đ": "d", "œ": "oe", "þ": "th"}
)


@dataclass(frozen=True)
class Name:
    """A name as its owner writes it, with the Latin spelling in lower case."""

    first: str
    last: str
    latin_first: str
    latin_last: str
    family_first: bool

    @property
    def full(self) -> str:
        """The display name, in the order of its language."""
        return f"{self.last} {self.first}" if self.family_first else f"{self.first} {self.last}"


@dataclass(frozen=True)
class NamePool:
    """Given and family names of one language, each with its Latin spelling."""

    given: list[tuple[str, str]]
    family: list[tuple[str, str]]
    family_first: bool = False

    def draw(self, random: Random) -> Name:
        """Combine one of each."""
        first, latin_first = random.choice(self.given)
        last, latin_last = random.choice(self.family)
        return Name(first, last, _latin(latin_first), _latin(latin_last), self.family_first)


def latin_pool(locale: str, seed: int) -> NamePool:
    """Names of a language in Latin letters, e.g. ``tr_TR``."""
    fake: Any = Faker(locale)
    fake.seed_instance(seed)
    given = [fake.first_name() for _ in range(_POOL)]
    family = [fake.last_name() for _ in range(_POOL)]
    return NamePool([(each, each) for each in given], [(each, each) for each in family])


def japanese_pool() -> NamePool:
    """Japanese names in their own characters."""
    given = [(kanji, latin) for kanji, _kana, latin in JapaneseNames.first_name_pairs]
    family = [(kanji, latin) for kanji, _kana, latin in JapaneseNames.last_name_pairs]
    return NamePool(given, family, family_first=True)


def listed_pool(language: str, *, family_first: bool = False) -> NamePool:
    """Arabic (``ar``), Hebrew (``he``) or Chinese (``zh``) names of this package."""
    listed = json.loads(files(__package__).joinpath("names.json").read_text("utf-8"))[language]
    given, family = ([(own, latin) for own, latin in listed[part]] for part in ("given", "family"))
    return NamePool(given, family, family_first)


def _latin(words: str) -> str:
    plain = unicodedata.normalize("NFKD", words.casefold().translate(_LATIN))
    return "".join(letter for letter in plain if letter.isascii() and letter.isalpha())
