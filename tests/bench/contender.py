"""One of those that are compared."""

from dataclasses import dataclass
from pathlib import Path

CALL = "/IDMProv/rest/access/info/version"
"""The call that is measured: a read of the catalogue without parameters."""
GATEWAY, PEER, FLOOR, DIRECT = "idm-console", "mod_auth_openidc", "nginx proxy_pass", "upstream alone"
"""Who is compared."""


@dataclass(frozen=True, kw_only=True)
class Contender:
    """
    Something that answers the call.

    Args:
        calls: File with the headers that the calls of one session carry, a session a line (``sessions.lua``).
        groups: Process groups of all its programs, its Redis among them.
    """

    name: str
    url: str
    calls: Path
    groups: tuple[int, ...]
