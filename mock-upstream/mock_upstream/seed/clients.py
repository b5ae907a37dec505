"""The clients of the dashboard: the default one, and one of the finance department."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.store.clients import CLIENT_DEFAULTS
from mock_upstream.store.dashboard import TILES
from mock_upstream.store.models import Client, Setting
from mock_upstream.store.rights import PAGES

if TYPE_CHECKING:
    from mock_upstream.seed.planting import Ground

Row = dict[str, Any]

DEFAULT_CLIENT = "1"

_SEARCH_LIMIT = 300
_SELF_SERVICE = {
    "Title": "Title",
    "Email": "Email",
    "TelephoneNumber": "Telephone Number",
    "Location": "Location",
    "UserPhoto": "Photo",
}
"""Attributes that people may change in their own profile."""
_SEARCH_LOOKUP = {
    "FirstName": "First Name",
    "LastName": "Last Name",
    "Email": "Email",
    "TelephoneNumber": "Telephone Number",
}


def plant_clients(ground: Ground) -> None:
    """Fill the table of the clients, and store the settings that a new client starts with."""
    ground.plant(Client, client_rows(ground.heads))
    ground.plant(Setting, client_setting_rows())


def client_rows(heads: dict[str, str]) -> list[Row]:
    """
    Rows of the clients.

    Args:
        heads: DN of the head of each department. The head of Finance alone sees the teams in the client of Finance.

    Source:
        SPEC 3 "Client settings"; SPEC 9 "Branding defaults". The shape of a setting is docs/assumptions.md A-3.
    """
    head = {"dn": heads["Finance"], "type": "user"}
    finance = _config(_branding("Finance Access", "وصول المالية", "#0B5345"), _contact(), teams=[head])
    ours = _config(_branding("Identity Manager", "مدير الهوية", "#19224A"), _contact())
    return [
        _client(DEFAULT_CLIENT, "Default", "", ours),
        _client("2", "Finance", "(ou=Finance)", finance),
    ]


def client_setting_rows() -> list[Row]:
    """The default settings of a new client, to which a section can be restored."""
    return [{"name": CLIENT_DEFAULTS, "value": _config(_fresh_branding(), _no_contact())}]


def _client(client_id: str, name: str, condition: str, config: Row) -> Row:
    default = client_id == DEFAULT_CLIENT
    return {"id": client_id, "name": name, "match_condition": condition, "is_default": default, "config": config}


def _config(branding: Row, contact: Row, **trustees: list[Row]) -> Row:
    sections = {
        "access": {page: {"value": trustees.get(page, [])} for page in sorted(PAGES)},
        "branding": branding,
        "customization": _customization(),
        "helpdesk": contact,
        "dashboardAccess": {tile: {"value": []} for tile in TILES},
    }
    return {
        section: {key: {"key": key, "sectionKey": section, **setting} for key, setting in settings.items()}
        for section, settings in sections.items()
    }


def _fresh_branding() -> Row:
    return {
        "title": {"value": {"en": "Identity Manager"}},
        "titleColor": {"value": "#ffffff"},
        "barLeftColor": {"value": "#19224A"},
        "barRightColor": {"value": "#088CB2"},
        "enableFooter": {"value": False},
        "contactInfo": {"value": {}},
        "footerLink": {"value": {}},
        "image": {"value": "", "name": "", "link": ""},
    }


def _branding(title: str, arabic_title: str, color: str) -> Row:
    return {
        **_fresh_branding(),
        "title": {"value": {"en": title, "ar": arabic_title}},
        "barLeftColor": {"value": color},
        "enableFooter": {"value": True},
        "contactInfo": {"value": {"en": "Switchboard +47 22 40 10 00", "ar": "لوحة الهاتف ‎+47 22 40 10 00"}},
        "footerLink": {
            "value": {
                "en": {"label": "Privacy notice", "link": "https://aldermoor.example/privacy"},
                "ar": {"label": "إشعار الخصوصية", "link": "https://aldermoor.example/ar/privacy"},
            }
        },
    }


def _customization() -> Row:
    return {
        "messageTime": {"value": 10},
        "searchLookup": {"value": _labelled(_SEARCH_LOOKUP)},
        "displayPhoto": {"value": True},
        "viewPermission": {"value": ["ROLE", "RESOURCE", "PRD"]},
        "maxUserSearchLimit": {"value": _SEARCH_LIMIT},
        "editableAttributes": {"value": _labelled(_SELF_SERVICE)},
    }


def _labelled(labels: dict[str, str]) -> list[Row]:
    return [{"key": key, "displayLabel": label} for key, label in labels.items()]


def _no_contact() -> Row:
    return {
        "showInfooter": {"value": False},
        "showInMenu": {"value": False},
        "helpdeskName": {"value": ""},
        "emailAddress": {"value": ""},
        "contactNumber": {"attributeValues": []},
    }


def _contact() -> Row:
    return {
        "showInfooter": {"value": True},
        "showInMenu": {"value": True},
        "helpdeskName": {"value": "Aldermoor Service Desk"},
        "emailAddress": {"value": "servicedesk@aldermoor.example"},
        "contactNumber": {"attributeValues": [{"@type": "xs:string", "$": "+47 22 40 11 11"}]},
    }
