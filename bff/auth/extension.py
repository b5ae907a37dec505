"""Extending a session: the person signs in once more in a separate window."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Any

from flask import Blueprint, redirect, request
from werkzeug import Response

from bff.auth.authorization_response import redeemed
from bff.auth.guard import signed_in
from bff.auth.login_flow import Login, LoginFlow
from bff.auth.oidc_client import OidcClient
from bff.auth.session_life import OtherPersonError, SessionLife
from bff.errors import AppError
from bff.observability.audit import audit
from bff.security.cookies import Cookies
from bff.sessions.record import public_id

_PAGE = (resources.files("bff") / "pages" / "extension.html").read_text(encoding="utf-8")
_MESSAGES = {
    "extended": "Your session goes on.",
    "other-user": "Somebody else has signed in. Your session has ended.",
    "failed": "Your session could not be extended.",
}


@dataclass(frozen=True, kw_only=True)
class Extension:
    """
    The view that sends the window to the provider, and the window's last page.

    The last page sends the result to the console, on the broadcast channel ``session`` as ``{"type": ...}`` with
    ``extended``, ``other-user`` or ``failed``, and closes the window.

    Source:
        SPEC 4 "Session"; docs/assumptions.md A-42.
    """

    flow: LoginFlow
    oidc: OidcClient
    life: SessionLife
    cookies: Cookies

    def blueprint(self) -> Blueprint:
        """Publish the view that begins an extension; the provider comes back to the callback of every sign-in."""
        bp = Blueprint("extension", __name__)
        bp.get("/bff/extend")(self.begin)
        return bp

    def begin(self) -> Response:
        """Send the window to the provider, which decides whether to ask for the password."""
        handle, login = self.flow.begin(extends=signed_in().key)
        answer = redirect(self.oidc.authorization_url(login.state, login.nonce, login.verifier))
        self.cookies.set_login(request, answer, login.state, handle)
        return answer

    def finish(self, query: Mapping[str, Any], login: Login) -> Response:
        """Extend the session for which the sign-in was begun; the answer is a page even if that fails."""
        try:
            extended = self.life.extend(login.extends, redeemed(self.oidc, query, login))
        except OtherPersonError:
            answer = _page("other-user")
            self.cookies.delete_session(request, answer)
        except AppError as problem:
            audit("extension", "refused", {"session": public_id(login.extends)}, reason=problem.code)
            answer = _page("failed", problem.status)
        else:
            answer = _page("extended")
            self.cookies.set_session(answer, extended.session_id, extended.csrf_token)
        self.cookies.delete_login(answer, login.state)
        return answer


def _page(result: str, status: int = 200) -> Response:
    page = _PAGE.replace("{{ result }}", result).replace("{{ message }}", _MESSAGES[result])
    return Response(page, status, content_type="text/html; charset=utf-8")
