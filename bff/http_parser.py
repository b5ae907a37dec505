"""The request parser of gunicorn: the one in C if it is installed (docs/decisions/0049)."""

import re
from collections.abc import Callable
from typing import Any

_Parse = Callable[..., dict[str, Any]]

# RFC 9112: lines end with CRLF (2.2), are not continued on the next line (5.2), and have single spaces (3).
_LENIENT_LINE = re.compile(rb"\n(?:[ \t]|(?<!\r\n))")
_REQUEST_LINE = re.compile(rb"(?:\r\n)?[^ ]+ [^ ]+ [^ ]+\r\n")


def _strict(parse: _Parse, refusal: type[Exception]) -> _Parse:
    """Refuse heads of requests that the parser in C takes and gunicorn's own does not."""

    def parse_request(data: bytes, **limits: Any) -> dict[str, Any]:
        found = parse(data, **limits)
        head = data[: found["consumed"]]
        if _LENIENT_LINE.search(head) or not _REQUEST_LINE.match(head):
            raise refusal("line ends or spaces")
        return found

    return parse_request


try:
    import gunicorn_h1c
except ImportError:
    HTTP_PARSER = "python"
else:
    gunicorn_h1c.parse_request = _strict(gunicorn_h1c.parse_request, gunicorn_h1c.InvalidHeader)
    HTTP_PARSER = "fast"
"""gunicorn's setting ``http_parser``."""
