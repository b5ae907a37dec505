"""A program that takes part in the comparison."""

from dataclasses import dataclass
from pathlib import Path

CALL = "/IDMProv/rest/access/info/version"
"""The call that is measured: a read of the catalogue without parameters."""
GATEWAY, PEER, FLOOR, DIRECT = "idm-console", "mod_auth_openidc", "nginx proxy_pass", "upstream alone"
"""The names of the programs that are compared."""


@dataclass(frozen=True, kw_only=True)
class Contender:
    """
    A program that answers the measured call.

    Args:
        calls: File with the headers of the calls, one line for each session (``sessions.lua``).
        groups: Process groups of all its programs, including its Redis.
    """

    name: str
    url: str
    calls: Path
    groups: tuple[int, ...]
