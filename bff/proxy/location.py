"""Translates the redirects of an upstream into addresses for the browser."""

import re
from urllib.parse import urljoin, urlsplit

_PLAIN = re.compile(r"[\x21-\x5b\x5d-\x7e]+")
_DOTS = re.compile(r"/(\.|%2e){1,2}(/|$)", re.IGNORECASE)
_PORTS = {"http": 80, "https": 443}


class Locations:
    """
    Rewrites redirects that stay within the upstream, and drops all others.

    Args:
        origin: Origin of the upstream, e.g. ``http://forms.inside:8600``.
        base_path: Path of the upstream, e.g. ``/workflow``.
        public_base: Public address of that path, e.g. ``https://console.example.com/portal/forms``.
    """

    def __init__(self, origin: str, base_path: str, public_base: str) -> None:
        self._origin = origin
        self._base = f"{base_path}/"
        self._public_base = f"{public_base}/"

    def public(self, location: str, target: str) -> str | None:
        """
        Give the public address for the ``Location`` of the answer to ``target``; None if it leaves the upstream.

        Source:
            RFC 9110, 10.2.2; docs/assumptions.md A-47.
        """
        if not _PLAIN.fullmatch(location):
            return None
        try:
            parts = urlsplit(urljoin(self._origin + target, location))
            ours = _origin(parts.scheme, parts.hostname, parts.port) == self._parsed_origin()
        except ValueError:
            return None
        if not ours or not parts.path.startswith(self._base) or _DOTS.search(parts.path):
            return None
        below = parts._replace(scheme="", netloc="").geturl().removeprefix(self._base)
        return self._public_base + below

    def _parsed_origin(self) -> tuple[str, str | None, int | None]:
        parts = urlsplit(self._origin)
        return _origin(parts.scheme, parts.hostname, parts.port)


def _origin(scheme: str, host: str | None, port: int | None) -> tuple[str, str | None, int | None]:
    return scheme, host, port or _PORTS.get(scheme)
