"""The headers that the gateway passes on, in both directions."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bff.errors import HeaderRefusedError
from bff.proxy.answer import Answer
from bff.proxy.private_cache import cache_headers, conditions
from bff.upstream.common_headers import JSON, bare, common_headers
from bff.upstream.cookies import ANTI_FORGERY

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

SENT_ON = {
    "HTTP_ACCEPT": "Accept",
    "HTTP_ACCEPT_ENCODING": "Accept-Encoding",
    "HTTP_ACCEPT_LANGUAGE": "Accept-Language",
    "CONTENT_TYPE": "Content-Type",
}
"""The browser's headers that go on as they are, by their WSGI names."""
_REQUEST_ID = "X-Request-Id"
PASSED_ON = frozenset(
    {
        "accept-ranges",
        "allow",
        "content-disposition",
        "content-encoding",
        "content-language",
        "content-length",
        "content-range",
        "content-type",
        "date",
        "last-modified",
        "link",
        "retry-after",
    }
)
"""An upstream's headers that go to the browser as they are, in lower case."""


def request_headers(environ: "WSGIEnvironment", path: str, request_id: str, person: str) -> dict[str, str]:
    """
    Headers for the upstream, without those that belong to the session: token, cookies, anti-forgery header.

    Cookies, forwarding headers and other headers that a browser may forge are dropped. On a path with ``/api/`` only
    the content type is passed on.

    Source:
        SPEC 7 "Common request headers".
    """
    common = common_headers(path, environ.get("CONTENT_TYPE") or JSON)
    if bare(path):
        return common
    given = {name: environ[key] for key, name in SENT_ON.items() if environ.get(key)}
    asked = conditions(environ, person)
    return {"Accept-Encoding": "identity", **common, **given, **asked, _REQUEST_ID: request_id}


def response_headers(answer: Answer, passed_on: frozenset[str], person: str) -> list[tuple[str, str]]:
    """
    Headers for a person's browser: those in ``passed_on``, in lower case, and the headers for its cache.

    All other headers of the upstream are dropped.
    """
    hops = {option.strip().lower() for value in answer.all("connection") for option in value.split(",")}
    kept = [
        (name, value)
        for name, value in answer.headers
        if (lowered := name.lower()) in passed_on and lowered not in hops
    ]
    return kept + cache_headers(answer, person)


def refuse_twins(environ: "WSGIEnvironment") -> None:
    """
    Refuse a header that came in two spellings, with dashes and with underscores, which WSGI joins with a comma.

    gunicorn accepts only one name with underscores, the anti-forgery header.

    Raises:
        HeaderRefusedError: A header has two spellings, and a neighbour may believe either of them.
    """
    if "," in environ.get(f"HTTP_{ANTI_FORGERY.upper()}", ""):
        raise HeaderRefusedError


def attended(environ: "WSGIEnvironment") -> bool:
    """Whether a person waits for the answer; a call with ``X-Background: 1`` is the page's own."""
    return environ.get("HTTP_X_BACKGROUND") != "1"


def traced(headers: Mapping[str, str], trace: Mapping[str, str]) -> dict[str, str]:
    """Add the headers of the trace when the request id is passed on too."""
    return {**headers, **trace} if _REQUEST_ID in headers else {**headers}
