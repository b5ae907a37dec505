"""What the installation says of itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, current_app

from mock_upstream.store.database import database
from mock_upstream.store.models import Setting

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


def _group(name: str) -> dict[str, Any]:
    with database().read() as session:
        return session.get_one(Setting, name).value
