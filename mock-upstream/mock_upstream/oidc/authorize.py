"""The authorization endpoint (RFC 6749, 3.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from authlib.oauth2 import OAuth2Error
from flask import Blueprint

from mock_upstream.oidc.addresses import OAUTH
from mock_upstream.oidc.browser_session import signed_in_subject
from mock_upstream.oidc.current_provider import provider
from mock_upstream.oidc.pages import error_page, sign_in_page
from mock_upstream.oidc.transaction import in_transaction

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

    from mock_upstream.oidc.subject import Subject

authorize = Blueprint("authorize", __name__, url_prefix=OAUTH)


@authorize.get("/grant")
@in_transaction
def ask_for_code() -> ResponseReturnValue:
    """Give a code to a browser that is signed in; show the sign-in page to another."""
    subject = signed_in_subject()
    try:
        grant = provider().get_consent_grant(end_user=subject)
    except OAuth2Error as error:
        return refuse(error)
    if subject is None or grant.prompt == "login":
        return sign_in_page()
    return give_code(grant, subject)


def give_code(grant: Any, subject: Subject) -> ResponseReturnValue:
    """Send the browser back to the client with a code."""
    response: ResponseReturnValue = provider().create_authorization_response(grant_user=subject, grant=grant)
    return response


def refuse(error: Any) -> ResponseReturnValue:
    """Send the error to the client, or show it to the person if no client can be trusted with it."""
    if error.redirect_uri:
        return provider().refuse_authorization(error)
    return error_page(error.get_error_description() or error.error)
