"""The pages of the provider: sign-in, signed out, errors."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from flask import Blueprint, Response, current_app, make_response, render_template, request

from mock_upstream.oidc import form_token
from mock_upstream.oidc.addresses import APP, OAUTH, PREFIX
from mock_upstream.oidc.browser_session import set_cookie
from mock_upstream.oidc.languages import LANGUAGES, language_of, texts_for
from mock_upstream.seed.demo_accounts import DEMO_ACCOUNTS, DEMO_PASSWORD

if TYPE_CHECKING:
    from mock_upstream.settings import Settings

_AUTHORIZATION_PARAMETERS = (
    "response_type",
    "client_id",
    "redirect_uri",
    "scope",
    "state",
    "nonce",
    "code_challenge",
    "code_challenge_method",
    "prompt",
    "login_hint",
)


pages = Blueprint("pages", __name__, url_prefix=PREFIX, template_folder="templates", static_folder="static")


class Refusal(Enum):
    """Why the sign-in page is shown again; the value is the key of its text."""

    WRONG = "wrong"
    DISABLED = "disabled"


def authorization_request() -> dict[str, str]:
    """The parameters of the authorize request, from the address or from the form that repeats them."""
    return {name: request.values[name] for name in _AUTHORIZATION_PARAMETERS if name in request.values}


def sign_in_page(refusal: Refusal | None = None) -> Response:
    """Show the form; with 401 after a refusal."""
    asked = authorization_request()
    browser = form_token.browser_secret(request.cookies)
    response = _page(
        "oidc/sign_in.html",
        401 if refusal else 200,
        asked=asked,
        token=form_token.form_token(browser, asked),
        refusal=refusal,
        username=request.form.get("username") or asked.get("login_hint", ""),
        personas=DEMO_ACCOUNTS,
        password=DEMO_PASSWORD,
        languages=LANGUAGES,
        post_to=f"{APP}/login",
        ask_again=f"{OAUTH}/grant",
    )
    set_cookie(response, form_token.COOKIE, browser)
    return response


def expired_page() -> Response:
    """Refuse a form that was not made for this browser."""
    return _page("oidc/message.html", 400, title="expired_title", text="expired_text")


def signed_out_page() -> Response:
    """Show the page which says that the session ended."""
    return _page("oidc/message.html", 200, title="signed_out_title", text="signed_out_text")


def error_page(detail: str) -> Response:
    """Show an authorize request that cannot be answered to any client."""
    return _page("oidc/message.html", 400, title="error_title", text="error_text", detail=detail)


def _page(template: str, status: int, **context: object) -> Response:
    language = language_of(request)
    html = render_template(template, language=language, t=texts_for(language), **context)
    response = make_response(html, status)
    settings: Settings = current_app.extensions["settings"]
    response.headers["Content-Security-Policy"] = (
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'none'; "
        f"frame-ancestors 'none'; form-action 'self' {settings.console_url}"
    )
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Cache-Control"] = "no-store"
    return response
