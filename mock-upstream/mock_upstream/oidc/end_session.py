"""Signing out, staying signed in, and the load balancer's question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Blueprint, current_app, make_response, redirect, request

from mock_upstream.oidc.addresses import APP, PREFIX
from mock_upstream.oidc.browser_session import COOKIE, forget_session, signed_in_subject
from mock_upstream.oidc.pages import signed_out_page
from mock_upstream.oidc.transaction import in_transaction

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

    from mock_upstream.settings import Settings

end_session = Blueprint("end_session", __name__, url_prefix=APP)


@end_session.get("/logout")
@in_transaction
def sign_out() -> ResponseReturnValue:
    """End the session and redirect to ``target`` if it belongs to the console, else show that the session ended."""
    forget_session()
    target = request.args.get("target", "")
    settings: Settings = current_app.extensions["settings"]
    is_registered = target.startswith(f"{settings.console_url}/")
    response = make_response(redirect(target) if is_registered else signed_out_page())
    response.delete_cookie(COOKIE, path=PREFIX)
    return response


@end_session.get("/activity")
@in_transaction
def extend() -> ResponseReturnValue:
    """Start the idle time anew. The answer is a text and has status 200 even if nobody is signed in."""
    said = "No session" if signed_in_subject() is None else "Session extended"
    return said, {"Content-Type": "text/plain"}


@end_session.get("/ping")
def ping() -> ResponseReturnValue:
    """Answer while alive."""
    return "OK", {"Content-Type": "text/plain"}
