"""How this installation is configured: languages, dashboard client, display settings, context."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.store.models import Client, Setting, SupportedLocale

if TYPE_CHECKING:
    from mock_upstream.seed.planting import Ground

Row = dict[str, Any]

PRODUCT_VERSION = "4.10.0"

_LOCALES = {
    "en": "English",
    "ar": "العربية",
    "de": "Deutsch",
    "fr": "Français",
    "iw": "עברית",
    "ja": "日本語",
    "nl": "Nederlands",
    "sv": "Svenska",
    "zh_CN": "简体中文",
    "zh_TW": "繁體中文",
}
DEFAULT_LOCALE = "en"

_SEARCH_LOOKUP = {
    "FirstName": "First Name",
    "LastName": "Last Name",
    "Email": "Email",
    "TelephoneNumber": "Telephone Number",
}


def plant_installation(ground: Ground) -> None:
    """Fill the tables of what an installer sets up."""
    ground.plant(SupportedLocale, locale_rows())
    ground.plant(Client, client_rows())
    ground.plant(Setting, setting_rows())


def locale_rows() -> list[Row]:
    """Rows of the supported locales, in wire spelling."""
    return [
        {"locale": locale, "display_name": name, "is_default": locale == DEFAULT_LOCALE}
        for locale, name in _LOCALES.items()
    ]


def client_rows() -> list[Row]:
    """
    The one dashboard client.

    Source:
        SPEC 3 "Client settings"; SPEC 9 "Branding defaults". The shape of a setting
        is ours.
    """
    config = {
        "access": {},
        "branding": _section("branding", _branding()),
        "customization": _section("customization", _customization()),
        "helpdesk": _section("helpdesk", _helpdesk()),
        "dashboardAccess": {},
    }
    return [{"id": "1", "name": "Default", "match_condition": "", "is_default": True, "config": config}]


def _section(section: str, settings: dict[str, Any]) -> dict[str, Any]:
    return {key: {"key": key, "sectionKey": section, **setting} for key, setting in settings.items()}


def _branding() -> dict[str, Any]:
    return {
        "title": {"value": {"en": "Identity Manager", "ar": "مدير الهوية"}},
        "titleColor": {"value": "#ffffff"},
        "barLeftColor": {"value": "#19224A"},
        "barRightColor": {"value": "#088CB2"},
        "enableFooter": {"value": True},
        "contactInfo": {"value": {"en": "Switchboard +47 22 40 10 00", "ar": "لوحة الهاتف ‎+47 22 40 10 00"}},
        "footerLink": {
            "value": {
                "en": {"label": "Privacy notice", "link": "https://aldermoor.example/privacy"},
                "ar": {"label": "إشعار الخصوصية", "link": "https://aldermoor.example/ar/privacy"},
            }
        },
        "image": {"value": "", "link": ""},
    }


def _customization() -> dict[str, Any]:
    lookup = [{"key": key, "displayLabel": label} for key, label in _SEARCH_LOOKUP.items()]
    return {"messageTime": {"value": 10}, "searchLookup": {"value": lookup}}


def _helpdesk() -> dict[str, Any]:
    return {
        "showInfooter": {"value": True},
        "showInMenu": {"value": True},
        "helpdeskName": {"value": "Aldermoor Service Desk"},
        "emailAddress": {"value": "servicedesk@aldermoor.example"},
        "contactNumber": {"attributeValues": [{"@type": "xs:string", "$": "+47 22 40 11 11"}]},
    }


def setting_rows() -> list[Row]:
    """
    The named groups of settings, in wire shape.

    Source:
        SPEC 3 "Application context"; SPEC 3 "Global display settings". The spelling
        of the context's names is ours.
    """
    return [
        {"name": "version", "value": {"version": PRODUCT_VERSION}},
        {
            "name": "display/general",
            "value": {
                "defaultRowsPerPage": 10,
                "optionsRowsPerPage": "5,10,25,50",
                "newRequestDefaultSortByOption": "closestMatch",
            },
        },
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
