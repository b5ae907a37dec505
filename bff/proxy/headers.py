"""Which headers cross the gateway, in either direction."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from bff.errors import HeaderRefusedError

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

_SENT_ON = {
    "HTTP_ACCEPT": "Accept",
    "HTTP_ACCEPT_ENCODING": "Accept-Encoding",
    "HTTP_ACCEPT_LANGUAGE": "Accept-Language",
    "HTTP_IF_MODIFIED_SINCE": "If-Modified-Since",
    "HTTP_IF_NONE_MATCH": "If-None-Match",
    "CONTENT_TYPE": "Content-Type",
}
# SPEC 7 "Common request headers": every path without /api/ carries these, one with it hardly anything.
_BARE = "/api/"
_NOT_CACHED = {"Cache-Control": "no-cache, no-store, must-revalidate", "Pragma": "no-cache", "Expires": "0"}
_UPSTREAM_CSRF = "netiq_idm_rbpm_acsrf"
_KEPT_HERE = frozenset(
    {
        "connection",
        "keep-alive",
        "location",
        "proxy-authenticate",
        "proxy-connection",
        "server",
        "set-cookie",
        "te",
        "trailer",
        "transfer-encoding",
        "upgrade",
        "www-authenticate",
    }
)


def request_headers(environ: "WSGIEnvironment", path: str, request_id: str) -> dict[str, str]:
    """
    Headers for the upstream, without ``Authorization``: that changes when a token is renewed.

    Cookies, forwarding headers and everything else that a browser may claim stay here. The anti-forgery
    header is there and empty, as the upstream's own page sends it while it has no cookie. A path with ``/api/`` gets
    the type of the content and nothing else.

    Source:
        SPEC 7 "Common request headers"; docs/assumptions.md A-23.
    """
    if _BARE in path:
        return {"Content-Type": environ["CONTENT_TYPE"]} if environ.get("CONTENT_TYPE") else {}
    given = {name: environ[key] for key, name in _SENT_ON.items() if environ.get(key)}
    return {
        "Accept-Encoding": "identity",
        **given,
        **_NOT_CACHED,
        _UPSTREAM_CSRF: "",
        "X-Request-Id": request_id,
    }


def response_headers(headers: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Headers for the browser: nothing about the connection, no cookies, no sign-in challenge, no redirect."""
    headers = list(headers)
    named = {
        option.strip().lower() for name, value in headers if name.lower() == "connection" for option in value.split(",")
    }
    return [(name, value) for name, value in headers if name.lower() not in _KEPT_HERE | named]


def refuse_twins(environ: "WSGIEnvironment") -> None:
    """
    Refuse a header that came in two spellings, with dashes and with underscores, which WSGI joins with a comma.

    gunicorn lets one underscore spelling through: that of the anti-forgery header.

    Raises:
        HeaderRefusedError: Nobody can tell which of the two a neighbour would believe.
    """
    if "," in environ.get(f"HTTP_{_UPSTREAM_CSRF.upper()}", ""):
        raise HeaderRefusedError


def bearer(headers: Mapping[str, str], access_token: str) -> dict[str, str]:
    """Add the user's token."""
    return {**headers, "Authorization": f"Bearer {access_token}"}
