"""Every Flask view needs a session unless it is listed here."""

from flask import Flask, request

from bff.errors import NoSessionError
from bff.sessions.flask_interface import current_record
from bff.sessions.record import SessionRecord

PUBLIC = frozenset(
    {
        "auth.begin_login",
        "auth.finish_login",
        "auth.show_session",
        "backchannel.log_out",
        "health.live",
        "health.metrics",
        "health.ready",
        "static_ui.extension_script",
        "static_ui.page_style",
        "static_ui.password_changed",
        "static_ui.password_changed_script",
    }
)


def install(app: Flask) -> None:
    """Refuse a view without a session before anything else runs; an unknown address stays 404."""

    @app.before_request
    def refuse_without_session() -> None:
        if request.endpoint and request.endpoint not in PUBLIC:
            signed_in()


def signed_in() -> SessionRecord:
    """
    Give the session of a guarded view.

    Raises:
        NoSessionError: Nobody is signed in.
        SessionMovedError: The session goes on under another id.
        TryAgainError: Redis is out of reach.
    """
    record = current_record()
    if record is None:
        raise NoSessionError
    return record
