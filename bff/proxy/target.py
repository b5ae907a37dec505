"""The raw target of a call: checked, matched and sent as one and the same string."""

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self
from urllib.parse import unquote

from bff.errors import PathRefusedError

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

# Only what RFC 3986 allows in a path; possessive, because a target is long and an attacker's.
_PLAIN = re.compile(r"(?:[A-Za-z0-9\-._~!$&'()*+,;=:@/]++|%[0-9A-Fa-f]{2})++")
# Names that are neither empty nor dots, for Tomcat too, which leaves out what follows a ``;``.
_NAMES = re.compile(r"(?:/(?!\.{0,2}(?:[/;]|\Z))[^/\\\x00-\x1f\x7f]+)+")
_ENCODED_SLASH = re.compile("%2f", re.IGNORECASE)
_READINGS = 4
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
            PathRefusedError: Dot segments, empty segments, encoded backslashes, control characters, what is not
                UTF-8, or a target that is not a path; also where that shows only after decoding again, and where
                there is no end to that. An encoded slash passes here, see :meth:`refuse_encoded_slash`.
        """
        raw: str = environ["RAW_URI"]
        path, _, query = raw.removeprefix(prefix).partition("?")
        if not _PLAIN.fullmatch(path) or not _has_one_meaning(path) or _QUERY_CONTROL.search(query):
            raise PathRefusedError
        return cls(path, query)

    def refuse_encoded_slash(self) -> None:
        """
        Check what only the operation of a call can allow.

        Raises:
            PathRefusedError: There is an encoded slash in the path.
        """
        if _ENCODED_SLASH.search(self.path):
            raise PathRefusedError

    @property
    def raw(self) -> str:
        """What goes upstream."""
        return f"{self.path}?{self.query}" if self.query else self.path


def _has_one_meaning(path: str) -> bool:
    """
    Tell whether everybody sees the same names who decodes the path once, twice, or until nothing changes.

    An encoded slash counts as a separator from the beginning: what is around it must be names too.
    """
    reading = _ENCODED_SLASH.sub("/", path)
    separators = reading.count("/")
    for _ in range(_READINGS):
        if not _NAMES.fullmatch(reading) or reading.count("/") != separators:
            return False
        try:
            deeper = unquote(reading, errors="strict")
        except UnicodeDecodeError:
            return False
        if deeper == reading:
            return True
        reading = deeper
    return False
