"""How this installation is configured: languages, version, context."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.store.models import Setting, SupportedLocale

if TYPE_CHECKING:
    from mock_upstream.seed.planting import Ground

Row = dict[str, Any]

PRODUCT_VERSION = "4.10.0"

_LOCALES = {
    "en": "English",
    "ar": "العربية",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "iw": "עברית",
    "ja": "日本語",
    "nl": "Nederlands",
    "pt-BR": "Português (Brasil)",
    "ru": "Русский",
    "sv": "Svenska",
    "zh_CN": "简体中文",
    "zh_TW": "繁體中文",
}
DEFAULT_LOCALE = "en"


def plant_installation(ground: Ground) -> None:
    """Fill the tables of the languages and the settings that an installer sets up."""
    ground.plant(SupportedLocale, locale_rows())
    ground.plant(Setting, setting_rows())


def locale_rows() -> list[Row]:
    """Rows of the supported locales, in wire spelling."""
    return [
        {"locale": locale, "display_name": name, "is_default": locale == DEFAULT_LOCALE}
        for locale, name in _LOCALES.items()
    ]


def setting_rows() -> list[Row]:
    """
    The named groups of settings, in wire shape.

    Source:
        SPEC 3 "Application context". The spelling of its names is ours.
    """
    return [
        {"name": "version", "value": {"version": PRODUCT_VERSION}},
        {
            "name": "context",
            "value": {
                "contextPath": "/IDMProv",
                "sessionTimeOut": 1200,
                "applicationDomain": "aldermoor.example",
                "searchWithRequesterCN": False,
                "provisioningRoot": "cn=User Application Driver,cn=driverset1,o=system",
            },
        },
    ]
