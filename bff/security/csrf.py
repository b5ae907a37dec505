"""
Anti-forgery: the token of the ``netiq_idm_rbpm_acsrf`` cookie must come back in a header.

Flask-WTF issues the token and guards the Flask views. The proxy lane checks the same token without touching the
body, on every call, reads included (SPEC 7 "Common request headers").
"""

import hmac
from typing import TYPE_CHECKING

from flask import Flask, request
from flask_wtf.csrf import CSRFProtect

from bff.errors import CsrfError
from bff.security.cookies import CSRF_COOKIE
from bff.sessions.cipher import derive

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

_HEADER = "HTTP_NETIQ_IDM_RBPM_ACSRF"


def install(app: Flask, secret_keys: tuple[str, ...]) -> CSRFProtect:
    """
    Guard every unsafe Flask view; the token lives as long as the session, whichever key of the ring signed it.

    Returns:
        The guard, which can exempt views.
    """
    app.config.update(
        WTF_CSRF_HEADERS=[CSRF_COOKIE],
        WTF_CSRF_SECRET_KEY=[derive(key, "csrf tokens") for key in reversed(secret_keys)],
        WTF_CSRF_SSL_STRICT=False,
        WTF_CSRF_TIME_LIMIT=None,
    )
    app.before_request(_check_site)
    return CSRFProtect(app)


def check(environ: "WSGIEnvironment", csrf_token: str) -> None:
    """
    Refuse a proxied call unless it has the session's own token and comes from our own pages.

    Raises:
        CsrfError: The header is missing or has another session's token, or the call comes from another site.
    """
    refuse_other_sites(environ)
    if not hmac.compare_digest(environ.get(_HEADER, "").encode("latin-1"), csrf_token.encode()):
        raise CsrfError("The header is missing or another session's.")


def refuse_other_sites(environ: "WSGIEnvironment") -> None:
    """Refuse a script's call from another site or origin; browsers say so in ``Sec-Fetch-Site``."""
    navigation = environ.get("HTTP_SEC_FETCH_MODE") == "navigate"
    if not navigation and environ.get("HTTP_SEC_FETCH_SITE", "same-origin") not in {"same-origin", "none"}:
        raise CsrfError("The call comes from another site.")


def _check_site() -> None:
    refuse_other_sites(request.environ)
