"""The calls about the settings of a client below ``/IDMProv/rest/access/config``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.admission import require_page
from mock_upstream.areas.clients.requests import ClientQuery, SettingQuery, settings_of
from mock_upstream.areas.clients.rules import keep_section, restore_section
from mock_upstream.errors import FaultError
from mock_upstream.nodes.client import found_client
from mock_upstream.store.database import database

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

client_settings = Blueprint("client_settings", __name__, url_prefix="/IDMProv/rest/access/config")

_SECTIONS = {
    "access": "access",
    "branding": "branding",
    "custom": "customization",
    "dashboard": "dashboardAccess",
    "helpdesk": "helpdesk",
}
"""Path -> section."""

_PATH = f"/<any({', '.join(_SECTIONS)}):path>"


@client_settings.get("")
def show_setting() -> ResponseReturnValue:
    """Give one setting; 489 ``NotFound`` when the client has none of this key."""
    asked: dict[str, str] = SettingQuery().load(request.args)
    section, _, key = asked["key"].partition(".")
    with database().read() as session:
        found: dict[str, Any] | None = found_client(session, asked["client"]).config.get(section, {}).get(key)
    if found is None:
        raise FaultError("NotFound", f"There is no setting {asked['key']}.")
    return found


@client_settings.get(_PATH)
def show_section(path: str) -> ResponseReturnValue:
    """Give a section of a client's settings under its name."""
    section = _SECTIONS[path]
    with database().read() as session:
        return {section: found_client(session, _client_id()).config[section]}


@client_settings.post(_PATH)
def replace_section(path: str) -> ResponseReturnValue:
    """Replace a section of a client's settings with the section in the body."""
    require_page("settings")
    section = _SECTIONS[path]
    given: dict[str, Any] = settings_of(section).load(request.get_json())
    with database().write() as session:
        keep_section(found_client(session, _client_id()), section, given[section])
    return {"success": True}


@client_settings.post("/restoreSettings/<section>")
def restore(section: str) -> ResponseReturnValue:
    """Give a section the settings of a fresh installation again."""
    require_page("settings")
    with database().write() as session:
        restore_section(session, found_client(session, _client_id()), section)
    return {"success": True}


def _client_id() -> str:
    asked: dict[str, str] = ClientQuery().load(request.args)
    return asked["client"]
