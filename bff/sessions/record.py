"""The session record: its parts, keys and names."""

import base64
import dataclasses
import hashlib
import json
import time
import zlib
from functools import cached_property
from typing import Self

from bff.errors import TryAgainError
from bff.sessions.cipher import UnreadableError

SUB = "sub"
"""The claim that names people unless the operator says otherwise."""

_SHARES = 1000
_ZLIB = b"x"


def now_ms() -> int:
    """Wall clock in epoch milliseconds, the unit of every moment in a session."""
    return time.time_ns() // 1_000_000


SESSION_KEYS = "idmc:session:{"
"""How the Redis keys of sessions begin, and no others."""
_NAME_BYTES = 16


def hashed(secret: str) -> str:
    """Hash a value that must not be readable in Redis: 128 bits of its SHA-256 in 22 characters."""
    digest = hashlib.sha256(secret.encode()).digest()[:_NAME_BYTES]
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def session_key(session_id: str) -> str:
    """Redis key of a session: a hash of its id, so that nobody can use a session with a dump of Redis."""
    return key_named(hashed(session_id))


def key_named(name: str) -> str:
    """Redis key of a session, from its name in an index."""
    return f"{SESSION_KEYS}{name}}}"


def name_in(key: str) -> str:
    """Name of a session in an index: its Redis key without the common prefix."""
    return key.removeprefix(SESSION_KEYS).removesuffix("}")


def public_id(key: str) -> str:
    """Public name of a session: its owner may see it, and nobody can use the session with it."""
    return hashlib.sha256(key.encode()).hexdigest()[:32]


def person(issuer: str, subject: str, claim: str = SUB) -> str:
    """Index owner for a person's sessions; a claim is unique only at its issuer (OpenID Connect Core 1.0, 2)."""
    return json.dumps([claim, issuer, subject])


def provider_session(issuer: str, sid: str) -> str:
    """Index owner for the sessions that came from one session at the provider (Back-Channel Logout 1.0, 2.1)."""
    return json.dumps(["sid", issuer, sid])


class NewerShapeError(TryAgainError):
    """A record has a shape of a later release; a node of that release reads it."""


class _Part:
    """
    A part of the record, stored as a compressed JSON array of its fields in their order.

    A new field goes to the end and has a default, so that nodes of two versions read each other's records. Any other
    change of the shape begins with another first byte than zlib's, and is written only one release after the one that
    can read it.
    """

    @classmethod
    def unpack(cls, packed: bytes) -> Self:
        """
        Read a part.

        Raises:
            NewerShapeError: A later release wrote the part.
            UnreadableError: The bytes are no such part.
        """
        if packed[:1] != _ZLIB:
            raise NewerShapeError
        try:
            values = json.loads(zlib.decompress(packed))
            return cls(**dict(zip(cls.__dataclass_fields__, values, strict=False)))  # type: ignore[attr-defined]
        except (zlib.error, ValueError, TypeError) as problem:
            raise UnreadableError from problem

    def pack(self) -> bytes:
        values = json.dumps(dataclasses.astuple(self), separators=(",", ":"))  # type: ignore[call-overload]
        return zlib.compress(values.encode(), zlib.Z_BEST_SPEED)


@dataclasses.dataclass(frozen=True, kw_only=True)
class SessionMeta(_Part):
    """
    Who is signed in, from where, by which session of the provider, and until when at most.

    ``subject`` is the value of ``claim``; ``provider_subject`` is ``sub`` where that is another claim. ``flask`` is
    Flask's part as it was at the sign-in, valid until Flask writes that part itself. ``idle_s`` is how many seconds
    without
    activity end the session; 0 leaves that to the setting.
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
    claim: str = SUB
    provider_subject: str = ""
    flask: str = "{}"
    idle_s: int = 0

    @cached_property
    def person(self) -> str:
        """Index owner that all sessions of this person have in common."""
        return person(self.issuer, self.subject, self.claim)

    @property
    def sub(self) -> str:
        """``sub`` of this person; empty where the provider gives none."""
        return self.subject if self.claim == SUB else self.provider_subject

    @property
    def owners(self) -> tuple[str, ...]:
        """Index owners of the session: the person, their ``sub``, and the provider's session."""
        by_sub = (person(self.issuer, self.provider_subject),) if self.provider_subject else ()
        by_sid = (provider_session(self.issuer, self.provider_sid),) if self.provider_sid else ()
        return (self.person, *by_sub, *by_sid)


def who_of(meta: SessionMeta, key: str) -> dict[str, str]:
    """Give the fields of the audit log that identify a session."""
    return {"subject": meta.subject, "user": meta.user_name, "session": public_id(key)}


@dataclasses.dataclass(frozen=True, kw_only=True)
class Tokens(_Part):
    """The tokens that the provider issued. ``expires_ms`` is 0 when the provider named no end."""

    access_token: str
    refresh_token: str
    id_token: str
    obtained_ms: int
    expires_ms: int

    @property
    def life_ms(self) -> int:
        """Milliseconds from the issue of the tokens to their end."""
        return self.expires_ms - self.obtained_ms

    @property
    def young(self) -> bool:
        """Whether the tokens were issued in the last 10 s, or within half of a life that is shorter."""
        until_ms = min(10_000, self.life_ms // 2) if self.expires_ms else 10_000
        return now_ms() - self.obtained_ms < until_ms

    @property
    def expired(self) -> bool:
        """Whether the end of the tokens has come."""
        return bool(self.expires_ms) and now_ms() >= self.expires_ms


@dataclasses.dataclass(frozen=True, kw_only=True)
class SessionRecord:
    """One session as read from Redis; the version of a part changes with every write of it, for compare-and-set."""

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
    def margin_ms(self) -> int:
        """
        How long before their end the tokens are renewed: at most 30 s, or a quarter of a shorter life.

        Each session uses a fixed share of that, between half and all of it, so that sessions which began together are
        not renewed together.
        """
        longest = min(30_000, self.tokens.life_ms // 4)
        return longest * (_SHARES + zlib.crc32(self.key.encode()) % _SHARES) // (2 * _SHARES)

    @property
    def stale(self) -> bool:
        """Whether a call should renew the tokens before it is sent."""
        end_ms = self.tokens.expires_ms
        return bool(end_ms) and now_ms() >= end_ms - self.margin_ms

    @property
    def public_id(self) -> str:
        """Public name of the session, see :func:`public_id`."""
        return public_id(self.key)

    @property
    def who(self) -> dict[str, str]:
        """The fields of the audit log that identify the session."""
        return who_of(self.meta, self.key)
