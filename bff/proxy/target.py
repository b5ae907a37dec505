"""The raw target of a call: checked, matched and sent as one and the same string."""

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self
from urllib.parse import unquote_to_bytes

from bff.errors import PathRefusedError

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

# Only what RFC 3986 allows in a path; encoded slash, backslash, NUL and dots could mean another path further on.
_PLAIN = re.compile(r"/[A-Za-z0-9\-._~!$&'()*+,;=:@%/]*")
_BROKEN_ESCAPE = re.compile(r"%(?![0-9A-Fa-f]{2})")
_TREACHEROUS = re.compile(r"%(2e|2f|5c|0[0-9a-f]|1[0-9a-f]|7f)", re.IGNORECASE)
_QUERY_CONTROL = re.compile(r"[\x00-\x20\x7f-\xff]")


@dataclass(frozen=True)
class Target:
    """A request target as the browser sent it, without the public prefix."""

    path: str
    query: str

    @classmethod
    def of(cls, environ: "WSGIEnvironment", prefix: str) -> Self:
        """
        Read the target from gunicorn's ``RAW_URI``; nothing of it is decoded or rebuilt.

        Raises:
            PathRefusedError: Dot segments, empty segments, encoded separators, control characters, or a
                target that is not a path.
        """
        raw: str = environ["RAW_URI"]
        path, _, query = raw.removeprefix(prefix).partition("?")
        if not _PLAIN.fullmatch(path) or _BROKEN_ESCAPE.search(path) or _TREACHEROUS.search(path):
            raise PathRefusedError
        segments = unquote_to_bytes(path).split(b"/")[1:]
        if any(segment in {b".", b"..", b""} for segment in segments) or _QUERY_CONTROL.search(query):
            raise PathRefusedError
        return cls(path, query)

    @property
    def raw(self) -> str:
        """What goes upstream."""
        return f"{self.path}?{self.query}" if self.query else self.path
