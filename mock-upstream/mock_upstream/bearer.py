"""Every REST call of the identity applications needs a live access token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import g, request

from mock_upstream.errors import CHANGE_PASSWORD, UNAUTHORIZED, FaultError
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database
from mock_upstream.store.sign_in import Token
from mock_upstream.store.token_hash import token_hash

if TYPE_CHECKING:
    from flask import Flask

    from mock_upstream.store.models import Person

REST = "/IDMProv/rest/"


def install(app: Flask) -> None:
    """Check the token of each REST call before its view runs."""
    app.before_request(_require_token)


def caller() -> Person:
    """The person whose token came with this call."""
    person: Person = g.caller
    return person


def _require_token() -> None:
    if not request.path.startswith(REST):
        return
    presented = request.authorization
    if presented is None or presented.type != "bearer" or not presented.token:
        raise _unauthorized("No access token")
    with database().read() as session:
        token = session.get(Token, token_hash(presented.token))
    if token is None or token.revoked or token.expires_s <= clock().now_s():
        raise _unauthorized("The access token is not valid")
    if token.person.password_expired:
        raise FaultError("PasswordExpired", "Your password must be changed first.", CHANGE_PASSWORD)
    g.caller = token.person


def _unauthorized(text: str) -> FaultError:
    return FaultError("SecurityException", text, UNAUTHORIZED)
