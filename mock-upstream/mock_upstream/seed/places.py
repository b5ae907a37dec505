"""Where people work: name pool, town, telephone pattern and preferred language of each place."""

from __future__ import annotations

from dataclasses import dataclass

from mock_upstream.seed.names import NamePool, japanese_pool, latin_pool, listed_pool

TOWNS = {
    "London": {"en": "London", "ar": "لندن"},
    "Oslo": {"en": "Oslo", "ar": "أوسلو"},
    "Berlin": {"en": "Berlin", "ar": "برلين"},
    "Lyon": {"en": "Lyon", "ar": "ليون"},
    "Stockholm": {"en": "Stockholm", "ar": "ستوكهولم"},
    "Rotterdam": {"en": "Rotterdam", "ar": "روتردام"},
    "Istanbul": {"en": "Istanbul", "ar": "إسطنبول"},
    "Tokyo": {"en": "Tokyo", "ar": "طوكيو"},
    "Shanghai": {"en": "Shanghai", "ar": "شنغهاي"},
    "Dubai": {"en": "Dubai", "ar": "دبي"},
    "Haifa": {"en": "Haifa", "ar": "حيفا"},
}
"""Names of the towns with offices."""


@dataclass(frozen=True)
class Place:
    """An office. In ``phone`` every ``#`` becomes a digit; ``share`` weighs the offices."""

    town: str
    phone: str
    language: str
    share: int
    names: NamePool


def places(seed: int) -> list[Place]:
    """All offices; the same seed draws the same names."""
    return [
        Place("London", "+44 20 7946 0###", "en", 20, latin_pool("en_GB", seed)),
        Place("Oslo", "+47 22 40 ## ##", "en", 16, latin_pool("no_NO", seed)),
        Place("Berlin", "+49 30 5557 ####", "de", 14, latin_pool("de_DE", seed)),
        Place("Lyon", "+33 4 65 71 ## ##", "fr", 10, latin_pool("fr_FR", seed)),
        Place("Stockholm", "+46 8 505 1## ##", "sv", 8, latin_pool("sv_SE", seed)),
        Place("Rotterdam", "+31 10 555 ####", "nl", 6, latin_pool("nl_NL", seed)),
        Place("Istanbul", "+90 212 555 ####", "en", 6, latin_pool("tr_TR", seed)),
        Place("Tokyo", "+81 3 5550 ####", "ja", 6, japanese_pool()),
        Place("Shanghai", "+86 21 5550 ####", "zh_CN", 5, listed_pool("zh", family_first=True)),
        Place("Dubai", "+971 4 555 ####", "ar", 5, listed_pool("ar")),
        Place("Haifa", "+972 4 555 ####", "iw", 4, listed_pool("he")),
    ]
