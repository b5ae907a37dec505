"""Reading a request body up to the limit of its operation."""

from typing import TYPE_CHECKING

from bff.errors import BadInputError, TooLargeError

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment


def read_body(environ: "WSGIEnvironment", limit_bytes: int) -> bytes | None:
    """
    Give the whole body, or None when the request has none.

    Raises:
        TooLargeError: It is longer than the limit; no more than that is read.
        BadInputError: ``Content-Length`` is not a number.
    """
    announced = environ.get("CONTENT_LENGTH", "")
    if announced and not announced.isdecimal():
        raise BadInputError({"Content-Length": ["Not a number."]})
    chunked = "chunked" in environ.get("HTTP_TRANSFER_ENCODING", "").lower()
    if not announced and not chunked:
        return None
    if announced and int(announced) > limit_bytes:
        raise TooLargeError
    body: bytes = environ["wsgi.input"].read(int(announced) if announced else limit_bytes + 1)
    if len(body) > limit_bytes:
        raise TooLargeError
    return body
