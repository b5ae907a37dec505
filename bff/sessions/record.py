"""What a session holds."""

import dataclasses
import hashlib
import json
import time
from typing import Self


def now_ms() -> int:
    """Wall clock in epoch milliseconds, the unit of every moment in a session."""
    return time.time_ns() // 1_000_000


def session_key(session_id: str) -> str:
    """Redis key of a session: a hash of its id, so that a dump of Redis opens nothing."""
    return f"idmc:session:{{{hashlib.sha256(session_id.encode()).hexdigest()}}}"


def person(issuer: str, subject: str) -> str:
    """Owner of all sessions of a person: ``sub`` names one at its issuer only (OpenID Connect Core 1.0, 2)."""
    return json.dumps(["sub", issuer, subject])


def provider_session(issuer: str, sid: str) -> str:
    """Owner of the sessions that came from one session at the provider (Back-Channel Logout 1.0, 2.1)."""
    return json.dumps(["sid", issuer, sid])


class _Part:
    """A part of the record that is stored as JSON."""

    @classmethod
    def from_json(cls, data: bytes) -> Self:
        return cls(**json.loads(data))

    def to_json(self) -> bytes:
        return json.dumps(dataclasses.asdict(self)).encode()  # type: ignore[call-overload]


@dataclasses.dataclass(frozen=True, kw_only=True)
class SessionMeta(_Part):
    """Who is signed in, from where, by which session of the provider, and until when at most. Written once."""

    subject: str
    user_name: str
    full_name: str
    csrf_token: str
    created_ms: int
    absolute_end_ms: int
    user_agent: str = ""
    address: str = ""
    issuer: str = ""
    provider_sid: str = ""

    @property
    def person(self) -> str:
        """The owner that all sessions of this person have in common."""
        return person(self.issuer, self.subject)

    @property
    def owners(self) -> tuple[str, ...]:
        """Under what the session can be found: the person, and the provider's session where it has an id."""
        by_sid = (provider_session(self.issuer, self.provider_sid),) if self.provider_sid else ()
        return (self.person, *by_sid)


@dataclasses.dataclass(frozen=True, kw_only=True)
class Tokens(_Part):
    """What the provider issued. ``expires_ms`` is 0 when it did not say."""

    access_token: str
    refresh_token: str
    id_token: str
    obtained_ms: int
    expires_ms: int

    @property
    def age_ms(self) -> int:
        """Milliseconds since the provider issued them."""
        return now_ms() - self.obtained_ms

    @property
    def margin_ms(self) -> int:
        """How long before their end they are renewed: 30 s, or a quarter of a shorter life."""
        return min(30_000, (self.expires_ms - self.obtained_ms) // 4)

    @property
    def expired(self) -> bool:
        """Whether they can be used no longer."""
        return bool(self.expires_ms) and now_ms() >= self.expires_ms

    @property
    def stale(self) -> bool:
        """Whether a call should renew them before it is sent."""
        return bool(self.expires_ms) and now_ms() >= self.expires_ms - self.margin_ms


@dataclasses.dataclass(frozen=True, kw_only=True)
class SessionRecord:
    """One session as read from Redis; versions are for compare-and-set."""

    key: str
    meta: SessionMeta
    tokens: Tokens
    tokens_version: int
    flask: bytes
    flask_version: int
    seen_ms: int

    @property
    def public_id(self) -> str:
        """Name of the session that opens nothing and may be shown to its owner."""
        return hashlib.sha256(self.key.encode()).hexdigest()[:32]
