"""What a session holds."""

import base64
import dataclasses
import hashlib
import json
import time
import zlib
from typing import Self


def now_ms() -> int:
    """Wall clock in epoch milliseconds, the unit of every moment in a session."""
    return time.time_ns() // 1_000_000


_KEY_START, _KEY_END = "idmc:session:{", "}"
_NAME_BYTES = 16


def hashed(secret: str) -> str:
    """Name what must not stand in Redis itself: 128 bits of its SHA-256 in 22 characters."""
    digest = hashlib.sha256(secret.encode()).digest()[:_NAME_BYTES]
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def session_key(session_id: str) -> str:
    """Redis key of a session: a hash of its id, so that a dump of Redis opens nothing."""
    return key_named(hashed(session_id))


def key_named(name: str) -> str:
    """Redis key of the session that an index knows by the part of its key that differs."""
    return f"{_KEY_START}{name}{_KEY_END}"


def name_in(key: str) -> str:
    """What an index keeps of a session's key."""
    return key.removeprefix(_KEY_START).removesuffix(_KEY_END)


def person(issuer: str, subject: str) -> str:
    """Owner of all sessions of a person: ``sub`` names one at its issuer only (OpenID Connect Core 1.0, 2)."""
    return json.dumps(["sub", issuer, subject])


def provider_session(issuer: str, sid: str) -> str:
    """Owner of the sessions that came from one session at the provider (Back-Channel Logout 1.0, 2.1)."""
    return json.dumps(["sid", issuer, sid])


class _Part:
    """
    A part of the record, stored as a compressed JSON array of its fields in their order.

    A new field goes to the end and has a default, so that nodes of two versions read each other's records.
    """

    @classmethod
    def unpack(cls, packed: bytes) -> Self:
        values = json.loads(zlib.decompress(packed))
        return cls(**dict(zip(cls.__dataclass_fields__, values, strict=False)))  # type: ignore[attr-defined]

    def pack(self) -> bytes:
        values = json.dumps(dataclasses.astuple(self), separators=(",", ":"))  # type: ignore[call-overload]
        return zlib.compress(values.encode(), zlib.Z_BEST_SPEED)


@dataclasses.dataclass(frozen=True, kw_only=True)
class SessionMeta(_Part):
    """
    Who is signed in, from where, by which session of the provider, and until when at most.

    ``flask`` is Flask's part as it was at the sign-in; it counts until Flask writes it. ``idle_s`` is how many seconds
    without activity end the session; 0 leaves that to the setting.
    """

    subject: str
    user_name: str
    full_name: str
    csrf_token: str
    created_ms: int
    absolute_end_ms: int
    browser: str = ""
    system: str = ""
    address: str = ""
    issuer: str = ""
    provider_sid: str = ""
    flask: str = "{}"
    idle_s: int = 0

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
    """One session as read from Redis; versions are for compare-and-set and differ with every write of their part."""

    key: str
    meta: SessionMeta
    meta_version: bytes
    tokens: Tokens
    tokens_version: bytes
    flask: bytes
    flask_version: bytes
    seen_ms: int
    upstream: bytes = b""
    upstream_version: bytes = b""

    @property
    def public_id(self) -> str:
        """Name of the session that opens nothing and may be shown to its owner."""
        return hashlib.sha256(self.key.encode()).hexdigest()[:32]
