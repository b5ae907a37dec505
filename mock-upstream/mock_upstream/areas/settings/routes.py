"""The calls about the installation: context, version and properties."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, current_app, request
from marshmallow import fields, validate

from mock_upstream.nodes.fields import Given
from mock_upstream.store.database import database
from mock_upstream.store.models import Setting

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

    from mock_upstream.settings import Settings

settings = Blueprint("settings", __name__, url_prefix="/IDMProv")


class _Key(Given):
    key = fields.String(required=True)


class _KeysBody(Given):
    properties = fields.List(fields.Nested(_Key), required=True, validate=validate.Length(min=1))


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
        "ssprRedirectUrl": f"{configured.public_url}/sspr/private/changepassword",
    }


@settings.get("/rest/access/info/version")
def show_version() -> ResponseReturnValue:
    """Give ``{"version": "4.10.0"}``."""
    return _group("version")


@settings.get("/rest/access/rob/ismproperties/oauth")
def show_forms_context() -> ResponseReturnValue:
    """
    Give the properties that say where forms are, the host first.

    Source:
        SPEC 3 "Application context"; docs/assumptions.md A-163.
    """
    return _parameters(["forms.host", "forms.context"])


@settings.post("/rest/access/rob/ismproperties")
def show_properties() -> ResponseReturnValue:
    """Give the properties with the keys of the body; secret properties are left out."""
    asked: dict[str, Any] = _KeysBody().load(request.get_json())
    return _parameters([each["key"] for each in asked["properties"]])


def _parameters(keys: list[str]) -> dict[str, Any]:
    configured: Settings = current_app.extensions["settings"]
    readable = {
        "forms.host": configured.public_url,
        "forms.context": "forms",
        "com.netiq.idm.session-timeout": str(_group("context")["sessionTimeOut"]),
    }
    found = [{"key": key, "value": readable[key]} for key in keys if key in readable]
    return {"properties": found, "arraySize": len(found)}


def _group(name: str) -> dict[str, Any]:
    with database().read() as session:
        return session.get_one(Setting, name).value
