"""Which headers cross the gateway, in either direction."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from bff.errors import HeaderRefusedError
from bff.upstream.cookies import ANTI_FORGERY, bare

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

SENT_ON = {
    "HTTP_ACCEPT": "Accept",
    "HTTP_ACCEPT_ENCODING": "Accept-Encoding",
    "HTTP_ACCEPT_LANGUAGE": "Accept-Language",
    "HTTP_IF_MODIFIED_SINCE": "If-Modified-Since",
    "HTTP_IF_NONE_MATCH": "If-None-Match",
    "CONTENT_TYPE": "Content-Type",
}
"""The browser's headers that go on, by their WSGI names."""
_NOT_CACHED = {"Cache-Control": "no-cache, no-store, must-revalidate", "Pragma": "no-cache", "Expires": "0"}
_REQUEST_ID = "X-Request-Id"
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
    Headers for the upstream, without those that belong to the session: token, cookies, anti-forgery header.

    Cookies, forwarding headers and everything else that a browser may claim stay here. A path with ``/api/`` gets
    the type of the content and nothing else.

    Source:
        SPEC 7 "Common request headers".
    """
    if bare(path):
        return {"Content-Type": environ["CONTENT_TYPE"]} if environ.get("CONTENT_TYPE") else {}
    given = {name: environ[key] for key, name in SENT_ON.items() if environ.get(key)}
    return {"Accept-Encoding": "identity", **given, **_NOT_CACHED, _REQUEST_ID: request_id}


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
    if "," in environ.get(f"HTTP_{ANTI_FORGERY.upper()}", ""):
        raise HeaderRefusedError


def attended(environ: "WSGIEnvironment") -> bool:
    """Whether a person waits for the answer; a call with ``X-Background: 1`` is the page's own."""
    return environ.get("HTTP_X_BACKGROUND") != "1"


def traced(headers: Mapping[str, str], trace: Mapping[str, str]) -> dict[str, str]:
    """Add the headers that name the trace wherever the request id goes too."""
    return {**headers, **trace} if _REQUEST_ID in headers else {**headers}
