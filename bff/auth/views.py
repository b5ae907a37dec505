"""Sign-in, sign-out and the state of the session, as the browser sees them."""

from dataclasses import dataclass
from urllib.parse import quote

from flask import Blueprint, jsonify, redirect, request, session
from flask_wtf.csrf import generate_csrf
from werkzeug import Response

from bff.auth.guard import signed_in
from bff.auth.login_flow import LoginFlow
from bff.auth.oidc_client import OidcClient, SignIn
from bff.auth.schemas import CallbackQuery, LoginQuery, SessionQuery
from bff.errors import LoginRefusedError
from bff.observability import log
from bff.security.cookies import Cookies
from bff.security.return_url import checked_return
from bff.sessions.flask_interface import JsonSerializer, current_record
from bff.sessions.record import SessionMeta, now_ms, session_key
from bff.sessions.store import SessionStore
from bff.settings import Settings

_IN_FRAGMENT = "#/?&=%:,;@!$'()*+~"


@dataclass(frozen=True, kw_only=True)
class AuthViews:
    """The four views and what they need."""

    settings: Settings
    store: SessionStore
    flow: LoginFlow
    oidc: OidcClient
    cookies: Cookies

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
        handle, login = self.flow.begin(return_to, session_key(old_id) if old_id else "")
        address = self.oidc.authorization_url(login.state, login.nonce, login.verifier)
        answer = redirect(address)
        self.cookies.set_login(request, answer, login.state, handle)
        return answer

    def finish_login(self) -> Response:
        """Take the provider's answer, begin the session and open the console."""
        query = CallbackQuery().load(request.args)
        login = self.flow.take(self.cookies.login_handle(request, query["state"]), query["state"])
        self.oidc.check_issuer(query["iss"])
        if not query["code"]:
            log.warning("login.refused_by_provider", reason=query["error"])
            raise LoginRefusedError
        signed = self.oidc.redeem(query["code"], login.nonce, login.verifier)
        home = self.settings.public_url.rstrip("/") + "/"
        answer = redirect(home + quote(login.return_to, safe=_IN_FRAGMENT))
        self.cookies.delete_login(answer, login.state)
        self._begin_session(answer, signed)
        self._end_session(login.replaces)
        return answer

    def log_out(self) -> Response:
        """End the session here and tell where to end it at the provider."""
        record = signed_in()
        self._end_session(record.key)
        log.info("session.ended", why="logout", user=record.meta.user_name)
        answer = jsonify(location=self.oidc.logout_url(record.tokens.id_token))
        self.cookies.delete_session(request, answer)
        return answer

    def show_session(self) -> Response:
        """Tell who is signed in and until when; 200 also when nobody is."""
        touch = SessionQuery().load(request.args)["touch"]
        record = current_record()
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

    def _begin_session(self, answer: Response, signed: SignIn) -> None:
        csrf_token = generate_csrf()
        now = now_ms()
        meta = SessionMeta(
            subject=signed.claims["sub"],
            user_name=signed.claims.get("preferred_username", signed.claims["sub"]),
            full_name=signed.claims.get("name", signed.claims["sub"]),
            csrf_token=csrf_token,
            created_ms=now,
            absolute_end_ms=now + self.settings.session_absolute_s * 1000,
        )
        session_id = self.store.create(meta, signed.tokens, JsonSerializer().encode(session))
        self.cookies.set_session(answer, session_id, csrf_token)
        log.info("session.began", user=meta.user_name)

    def _end_session(self, key: str) -> None:
        tokens = self.store.end(key) if key else None
        if tokens:
            self.oidc.revoke(tokens)
