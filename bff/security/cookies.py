"""Names and attributes of the cookies (docs/architecture.md "Cookies")."""

from typing import TYPE_CHECKING

from flask import Request
from werkzeug import Response
from werkzeug.sansio.http import parse_cookie

from bff.settings import Settings

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

CSRF_COOKIE = "netiq_idm_rbpm_acsrf"
LOGIN_SECONDS = 600
LOGIN_COOKIES = 5


class Cookies:
    """
    Cookies with the strictest attributes that the public address allows.

    Over https at the root of a host the names carry the ``__Host-`` prefix (RFC 6265bis), the session also
    ``Http-``; under a path prefix ``__Secure-`` with that path, so that neighbours do not receive them.
    """

    def __init__(self, settings: Settings) -> None:
        self._secure = settings.https
        self._path = settings.prefix or "/"
        host = "__Host-" if not settings.prefix else "__Secure-"
        self._prefix = host if settings.https else ""
        self.session_name = f"{'__Host-Http-' if host == '__Host-' else host}idmc" if settings.https else "idmc"

    def set_session(self, answer: Response, session_id: str, csrf_token: str) -> None:
        """Hand the session id (unreadable to scripts) and the anti-forgery token (readable) to the browser."""
        self._set(answer, self.session_name, session_id, http_only=True, same_site="Strict")
        self.set_csrf(answer, csrf_token)

    def set_csrf(self, answer: Response, csrf_token: str) -> None:
        """Hand the anti-forgery token to the browser; its script copies it into a header."""
        self._set(answer, CSRF_COOKIE, csrf_token, http_only=False, same_site="Strict")

    def delete_session(self, request: Request, answer: Response) -> None:
        """Delete our cookies and the older dashboard's ``MFSSO_*`` (SPEC 7 "Session and security")."""
        names = [self.session_name, CSRF_COOKIE, *(n for n in request.cookies if n.startswith("MFSSO_"))]
        for name in names:
            self._delete(answer, name)

    def set_login(self, request: Request, answer: Response, state: str, handle: str) -> None:
        """Set the login cookie of a begun sign-in; the oldest login cookies are deleted to make room."""
        waiting = [n for n in request.cookies if n.startswith(self._login_prefix)]
        for name in waiting[: max(0, len(waiting) - LOGIN_COOKIES + 1)]:
            self._delete(answer, name)
        self._set(answer, self._login_name(state), handle, http_only=True, same_site="Lax", max_age=LOGIN_SECONDS)

    def login_handle(self, request: Request, state: str) -> str | None:
        """Give the handle of the sign-in that began with ``state`` in this browser."""
        return request.cookies.get(self._login_name(state))

    def delete_login(self, answer: Response, state: str) -> None:
        """Delete the login cookie of a finished sign-in."""
        self._delete(answer, self._login_name(state))

    @property
    def _login_prefix(self) -> str:
        return f"{self._prefix}idmc-login-"

    def _login_name(self, state: str) -> str:
        return self._login_prefix + state[-8:]

    def _set(  # noqa: PLR0913
        self,
        answer: Response,
        name: str,
        value: str,
        *,
        http_only: bool,
        same_site: str,
        max_age: int | None = None,
    ) -> None:
        answer.set_cookie(
            name, value, max_age, path=self._path, secure=self._secure, httponly=http_only, samesite=same_site
        )

    def _delete(self, answer: Response, name: str) -> None:
        """Delete a cookie with ``HttpOnly``: browsers ignore a ``Set-Cookie`` without it for ``__Host-Http-`` names."""
        answer.delete_cookie(name, path=self._path, secure=self._secure, httponly=True)


def cookie_of(environ: "WSGIEnvironment", name: str) -> str | None:
    """
    Give a cookie as ``request.cookies`` does.

    ``werkzeug.http.parse_cookie`` fails on a neighbour's cookie that is not UTF-8.
    """
    return parse_cookie(environ.get("HTTP_COOKIE")).get(name)
