"""Sign-in, sign-out and the state of the session, as the browser sees them."""

from collections.abc import Callable
from dataclasses import dataclass

from flask import Blueprint, jsonify, redirect, request, session
from flask_wtf.csrf import generate_csrf
from werkzeug import Response

from bff.auth.authorization_response import redeemed, refusals_audited
from bff.auth.extension import Extension
from bff.auth.guard import signed_in
from bff.auth.login_flow import LoginFlow
from bff.auth.oidc_client import OidcClient
from bff.auth.schemas import CallbackQuery, LoginQuery, SessionQuery
from bff.auth.session_life import Origin, SessionLife
from bff.errors import SessionMovedError
from bff.security.cookies import Cookies
from bff.security.return_url import checked_return, console_address
from bff.sessions.flask_interface import JsonSerializer, begin_anew, current_record
from bff.sessions.record import session_key
from bff.sessions.store import SessionStore
from bff.settings import Settings


@dataclass(frozen=True, kw_only=True)
class AuthViews:
    """
    The four views and what they need.

    Args:
        forget_calls: Drops a person's calls that wait for a new password.
    """

    settings: Settings
    store: SessionStore
    flow: LoginFlow
    oidc: OidcClient
    life: SessionLife
    extension: Extension
    cookies: Cookies
    forget_calls: Callable[[str], None]

    def blueprint(self) -> Blueprint:
        """Publish the views."""
        bp = Blueprint("auth", __name__)
        bp.get("/bff/login")(self.begin_login)
        bp.get("/bff/callback")(self.finish_login)
        bp.post("/bff/logout")(self.log_out)
        bp.get("/bff/session")(self.show_session)
        return bp

    def begin_login(self) -> Response:
        """Send the browser to the provider."""
        return_to = checked_return(LoginQuery().load(request.args)["return_to"])
        old_id = request.cookies.get(self.cookies.session_name)
        handle, login = self.flow.begin(return_to=return_to, replaces=session_key(old_id) if old_id else "")
        address = self.oidc.authorization_url(login.state, login.nonce, login.verifier)
        answer = redirect(address)
        self.cookies.set_login(request, answer, login.state, handle)
        return answer

    def finish_login(self) -> Response:
        """Take the provider's answer, begin the session and open the console."""
        query = CallbackQuery().load(request.args)
        with refusals_audited():
            login = self.flow.take(self.cookies.login_handle(request, query["state"]), query["state"])
            if login.extends:
                return self.extension.finish(query, login)
            signed = redeemed(self.oidc, query, login)
        answer = redirect(console_address(self.settings.public_url, login.return_to))
        self.cookies.delete_login(answer, login.state)
        begin_anew()
        csrf_token = generate_csrf()
        origin = Origin(request.headers.get("User-Agent", ""), request.remote_addr or "")
        session_id = self.life.begin(signed, origin, csrf_token, JsonSerializer().encode(session))
        self.cookies.set_session(answer, session_id, csrf_token)
        if login.replaces:
            self.life.replace(login.replaces, session_key(session_id), signed.identity.person)
        return answer

    def log_out(self) -> Response:
        """End the session in the gateway, and answer the address that ends it at the provider."""
        record = signed_in()
        self.life.end(record, by="user", event="logout")
        self.forget_calls(record.meta.person)
        answer = jsonify(location=self.oidc.logout_url(record.tokens.id_token))
        self.cookies.delete_session(request, answer)
        return answer

    def show_session(self) -> Response:
        """
        Answer who is signed in and when the session ends.

        200 even if nobody is, or if the id has just been replaced.
        """
        touch = SessionQuery().load(request.args)["touch"]
        try:
            record = current_record()
        except SessionMovedError:
            return jsonify(signedIn=True)
        if record is None:
            return jsonify(signedIn=False, loginUrl="bff/login")
        record = self.store.touch(record) if touch else record
        answer = jsonify(
            signedIn=True,
            userName=record.meta.user_name,
            fullName=record.meta.full_name,
            csrfToken=record.meta.csrf_token,
            idleEndsAt=self.store.idle_end_ms(record),
            absoluteEndsAt=record.meta.absolute_end_ms,
        )
        self.cookies.set_csrf(answer, record.meta.csrf_token)
        return answer
