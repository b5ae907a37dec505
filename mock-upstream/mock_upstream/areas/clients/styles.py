"""The style of a client's pages below ``/IDMProv/rest/access/config``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Blueprint, Response, request

from mock_upstream.admission import require_page
from mock_upstream.errors import FaultError
from mock_upstream.nodes.client import found_client
from mock_upstream.nodes.scripts import refuse_scripts
from mock_upstream.store.database import database
from mock_upstream.store.models import StyleFile

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

styles = Blueprint("styles", __name__, url_prefix="/IDMProv/rest/access/config")


@styles.put("/uploadStyle")
def keep_style() -> ResponseReturnValue:
    """
    Replace the style of a client by the text of the body.

    Source:
        SPEC 7 "Settings and branding".
    """
    require_page("settings")
    css = _text()
    refuse_scripts(css)
    with database().write() as session:
        session.merge(StyleFile(client_id=found_client(session, request.args.get("client", "")).id, css=css))
    return {"success": True}


@styles.get("/style/brand-<client_id>.css")
def show_style(client_id: str) -> ResponseReturnValue:
    """Give the style of a client as it was sent."""
    with database().read() as session:
        style = session.get(StyleFile, client_id)
    if style is None:
        raise FaultError("NotFound", f"The client {client_id} has no style.")
    return Response(style.css, mimetype="text/css")


def _text() -> str:
    try:
        return request.get_data().decode()
    except UnicodeDecodeError:
        raise FaultError("InvalidInput", "The style is not text in UTF-8.") from None
