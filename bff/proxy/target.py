"""The raw target of a call: checked, matched and sent as one and the same string."""

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self
from urllib.parse import unquote

from bff.errors import PathRefusedError

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

# Characters that RFC 3986 allows in a path; possessive, because an attacker can send a long target.
_PLAIN = re.compile(r"(?:[A-Za-z0-9\-._~!$&'()*+,;=:@/]++|%[0-9A-Fa-f]{2})++")
# Names that are neither empty nor dots; also without the part after a ``;``, which Tomcat drops.
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
        Read the target from gunicorn's ``RAW_URI``; no part of it is decoded or rebuilt.

        Raises:
            PathRefusedError: Dot segments, empty segments, encoded backslashes, control characters, what is not
                UTF-8, or a target that is not a path; also if that shows only after decoding several times, or if
                decoding finds no end. An encoded slash is allowed here, see :meth:`refuse_encoded_slash`.
        """
        raw: str = environ["RAW_URI"]
        path, _, query = raw.removeprefix(prefix).partition("?")
        if not _PLAIN.fullmatch(path) or not _has_one_meaning(path) or _QUERY_CONTROL.search(query):
            raise PathRefusedError
        return cls(path, query)

    def refuse_encoded_slash(self) -> None:
        """
        Refuse an encoded slash, which only the operation of a call can allow.

        Raises:
            PathRefusedError: There is an encoded slash in the path.
        """
        if _ENCODED_SLASH.search(self.path):
            raise PathRefusedError

    @property
    def raw(self) -> str:
        """The target as it is sent to the upstream."""
        return f"{self.path}?{self.query}" if self.query else self.path


def _has_one_meaning(path: str) -> bool:
    """
    Whether the names in the path stay the same when it is decoded once, twice, or until nothing changes.

    An encoded slash counts as a separator from the beginning, so the parts around it must be names too.
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
