"""What the installation says of itself."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from flask import Blueprint, Response, current_app, request

from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.store.database import database
from mock_upstream.store.models import Client, Setting, StyleFile
from mock_upstream.store.rights import may_open

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

    from mock_upstream.settings import Settings

settings = Blueprint("settings", __name__, url_prefix="/IDMProv")


@settings.get("/context/LoadContextConfigServlet")
def show_context() -> ResponseReturnValue:
    """
    Give the application context; needs no token, because it says where to sign in.

    Source:
        SPEC 3 "Application context". The spelling of the names is ours.
    """
    configured: Settings = current_app.extensions["settings"]
    provider = f"{configured.public_url}/osp/a/idm/auth"
    return {
        **_group("context"),
        "authorizeUrl": f"{configured.issuer}/grant",
        "logoutUrl": f"{provider}/app/logout",
        "extendSession": f"{provider}/app/activity",
        "clientId": configured.client_id,
        "redirectUrl": configured.redirect_uri,
    }


@settings.get("/rest/access/info/version")
def show_version() -> ResponseReturnValue:
    """Give ``{"version": "4.10.0"}``."""
    return _group("version")


@settings.get("/rest/admin/display/settings/general")
def show_display_settings() -> ResponseReturnValue:
    """Give rows per page and the default order of new requests."""
    return _group("display/general")


@settings.get("/rest/access/config/clients/<client_id>")
def show_client(client_id: str) -> ResponseReturnValue:
    """Give a client; ``config`` is JSON inside a text."""
    client = _known_client(client_id)
    return {
        "name": client.name,
        "id": client.id,
        "matchCondition": client.match_condition,
        "config": json.dumps(client.config, ensure_ascii=False),
        "isDefault": client.is_default,
    }


@settings.put("/rest/access/config/uploadStyle")
def keep_style() -> ResponseReturnValue:
    """
    Replace the style of a client by the text of the body.

    Source:
        SPEC 7 "Settings and branding".
    """
    if not may_open(caller(), "settings"):
        raise FaultError("SecurityException", "You may not change the style.")
    style = StyleFile(client_id=_known_client(request.args.get("client", "")).id, css=request.get_data(as_text=True))
    with database().write() as session:
        session.merge(style)
    return {"success": True}


@settings.get("/rest/access/config/style/brand-<client_id>.css")
def show_style(client_id: str) -> ResponseReturnValue:
    """Give the style of a client as it was sent."""
    with database().read() as session:
        style = session.get(StyleFile, client_id)
    if style is None:
        raise FaultError("NotFound", f"The client {client_id} has no style.")
    return Response(style.css, mimetype="text/css")


def _known_client(client_id: str) -> Client:
    with database().read() as session:
        client = session.get(Client, client_id)
    if client is None:
        raise FaultError("NotFound", f"The client {client_id} does not exist.")
    return client


def _group(name: str) -> dict[str, Any]:
    with database().read() as session:
        return session.get_one(Setting, name).value
