"""What somebody asks for, before it is a request that the product keeps."""

from __future__ import annotations

from dataclasses import dataclass, field

from mock_upstream.store.requests import GRANT


@dataclass(frozen=True)
class RequestDraft:
    """
    One permission for, or no longer for, one recipient; the fields are those of `requests.AccessRequest`.

    Without ``effective_ms`` it is to become effective at once, without ``expires_ms`` never to end.
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
