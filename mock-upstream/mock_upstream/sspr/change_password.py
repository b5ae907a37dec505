"""
The page on which people change their password; the console shows it in a frame.

SPEC 5 "Field validators" has the rules for a password.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from flask import Blueprint, current_app, make_response, redirect, render_template, request
from sqlalchemy import select
from werkzeug.security import check_password_hash

from mock_upstream.store.database import database
from mock_upstream.store.models import Person
from mock_upstream.store.password_sync import synchronise
from mock_upstream.store.passwords import hashed, is_allowed

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

    from mock_upstream.settings import Settings

sspr = Blueprint("sspr", __name__, url_prefix="/sspr/private", template_folder="templates")


class Refusal(Enum):
    """Why the form is shown again."""

    WRONG = "The name or the current password is wrong."
    RULE = "The new password needs 6 to 100 letters, digits and ! @ # $ % ^ & *, at least one of them a digit."
    SAME = "The new password is the current one."
    DIFFERENT = "The two new passwords differ."


@sspr.get("/changepassword")
def show_form() -> ResponseReturnValue:
    """Show a form with the name, the current password, and the new password twice."""
    return _page(200)


@sspr.post("/changepassword")
def change() -> ResponseReturnValue:
    """Change the password and go on to ``forwardURL``; another address than the console's is not opened."""
    refusal = _refusal() or _changed()
    if refusal:
        return _page(400, refusal=refusal)
    onwards = request.form.get("forwardURL", "")
    if onwards.startswith(f"{_settings().console_url}/"):
        return redirect(onwards, 303)
    return _page(200, done=True)


def _refusal() -> Refusal | None:
    typed = request.form.get("password1", "")
    if typed != request.form.get("password2"):
        return Refusal.DIFFERENT
    if typed == request.form.get("currentPassword"):
        return Refusal.SAME
    return None if is_allowed(typed) else Refusal.RULE


def _changed() -> Refusal | None:
    with database().write() as session:
        found = session.scalars(select(Person).filter_by(cn=request.form.get("username", "").strip())).one_or_none()
        if found is None or not check_password_hash(found.password_hash, request.form.get("currentPassword", "")):
            return Refusal.WRONG
        found.password_hash = hashed(request.form["password1"])
        found.password_expired = False
        synchronise(session, found.dn)
    return None


def _page(status: int, **context: object) -> ResponseReturnValue:
    response = make_response(render_template("sspr/change_password.html", **context), status)
    console = _settings().console_url
    response.headers["Content-Security-Policy"] = (
        "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; "
        f"frame-ancestors 'self' {console}; form-action 'self' {console}"
    )
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Cache-Control"] = "no-store"
    return response


def _settings() -> Settings:
    settings: Settings = current_app.extensions["settings"]
    return settings
