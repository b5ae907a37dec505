"""A request before it is stored."""

from __future__ import annotations

from dataclasses import dataclass, field

from mock_upstream.store.requests import GRANT


@dataclass(frozen=True)
class RequestDraft:
    """
    A request to assign or revoke one permission for one recipient; the fields are those of `requests.AccessRequest`.

    Without ``effective_ms`` it takes effect at once, without ``expires_ms`` it never ends.
    """

    kind: str
    permission_dn: str
    recipient_dn: str
    requester_dn: str
    action: str = GRANT
    recipient_type: str = "user"
    reason: str = ""
    effective_ms: int | None = None
    expires_ms: int | None = None
    sod_justification: str = ""
    parameters: dict[str, list[str]] = field(default_factory=dict)
    instance_id: str = ""
    proxy_dn: str = ""
