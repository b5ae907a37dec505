"""Who may make a call."""

from __future__ import annotations

from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.store.rights import DOMAINS, may_open


def require_page(key: str) -> None:
    """Let in who may open the page with this key; 489 ``SecurityException`` for others."""
    if not may_open(caller(), key):
        raise FaultError("SecurityException", f"You may not open the page {key}.")


def require_domain(domain: str) -> None:
    """Let in who administers a domain such as ``ROLES``; 489 ``SecurityException`` for others."""
    if domain not in DOMAINS[caller().duty]:
        raise FaultError("SecurityException", f"You do not administer the domain {domain}.")
