"""Who may make a call."""

from __future__ import annotations

from mock_upstream.bearer import caller
from mock_upstream.errors import APPLICATION_ERROR, FaultError
from mock_upstream.store.rights import may_open, rights_of


def require_page(*keys: str, status: int = APPLICATION_ERROR) -> None:
    """Let in who may open a page with one of these keys; others get ``SecurityException``, as 489 or ``status``."""
    if not any(may_open(caller(), key) for key in keys):
        raise FaultError("SecurityException", f"You may not open the page {keys[0]}.", status)


def require_domain(domain: str) -> None:
    """Let in who administers a domain such as ``ROLES``, or a part of it; 489 ``SecurityException`` for others."""
    if domain not in rights_of(caller()).domains:
        raise FaultError("SecurityException", f"You do not administer the domain {domain}.")


def require_permission(domain: str, permission: str, dn: str) -> None:
    """
    Let in who may do something with one thing, such as ``modifyRole`` with a role.

    That is who administers the whole domain, or has the permission for the thing or a container that it is in. What
    no delegated administrator can be given (see `administrators.PERMISSIONS`) is for domain administrators alone.
    """
    if not rights_of(caller()).permits(domain, permission, dn):
        raise FaultError("SecurityException", f"You do not have the permission {permission} for {dn}.")
