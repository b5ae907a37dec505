"""Where sessions are kept, how they are encrypted, and how long they live."""

import base64
import binascii
import dataclasses
from urllib.parse import urlsplit

from marshmallow import ValidationError, fields, validate

from bff.settings.kinds import POSITIVE, CommaList, setting

_KEY_BYTES = 32
_REDIS_URL = r"^((rediss?|unix)://|sentinels?://([^@/]*@)?[^@/,:]+:\d+(,[^@/,:]+:\d+)*/[\w.-]+$)"


def _redis_address(value: str) -> None:
    """Refuse an address that a character of the password cuts short; the message does not quote the address."""
    if value.startswith(("sentinel", "unix")):
        return
    parts = urlsplit(value)
    try:
        is_read = parts.port is None or parts.port
    except ValueError:
        is_read = False
    if not is_read or "@" in parts.path + parts.query + parts.fragment:
        raise ValidationError("Cannot be read. In a password, write / as %2F, ? as %3F, # as %23 and @ as %40.")


def _secret_key(value: str) -> None:
    try:
        key = base64.urlsafe_b64decode(value + "=" * (-len(value) % 4))
    except (binascii.Error, ValueError):
        raise ValidationError("Not base64url.") from None
    if len(key) < _KEY_BYTES:
        raise ValidationError(f"Must hold at least {_KEY_BYTES} random bytes.")


@dataclasses.dataclass(frozen=True, kw_only=True)
class SessionSettings:
    """Where sessions are kept, how they are encrypted, and how long they live."""

    secret_keys: tuple[str, ...] = setting(
        CommaList(fields.String(validate=_secret_key), required=True, validate=validate.Length(min=1)),
        "Base64url keys of at least 32 random bytes. The first encrypts, the others still decrypt.",
    )
    redis_url: str = setting(
        fields.String(required=True, validate=[validate.Regexp(_REDIS_URL), _redis_address]),
        "Redis that holds the sessions: redis://, rediss:// or unix://; by Sentinel: "
        "sentinel://:password@host:port,host:port/service, sentinels:// with TLS.",
    )
    redis_timeout_s: float = setting(
        fields.Float(load_default=0.3, validate=POSITIVE),
        "Longest wait for a connection to Redis, and for each of its answers, in seconds.",
    )
    redis_ca_file: str = setting(
        fields.String(load_default=""), "CA file for Redis and its Sentinels. Empty: the system's certificates."
    )
    session_cache: bool = setting(
        fields.Boolean(load_default=True),
        "Keep sessions in the workers' memory until Redis tells that they changed. Off: each call reads its session.",
    )
    streams_per_user: int = setting(
        fields.Integer(load_default=10, validate=validate.Range(min=1)),
        "Most event streams of a person at once, on all nodes; each browser has one. Browsers beyond that ask instead.",
    )
    streams_per_worker: int = setting(
        fields.Integer(load_default=500, validate=validate.Range(min=0)),
        "Most event streams of a worker, of all people. Each holds a connection here and in the proxy in front; "
        "calls need others (docs/deploy.md, Capacity). Browsers beyond that ask instead.",
    )
    session_idle_s: int = setting(
        fields.Integer(load_default=1200, validate=POSITIVE),
        "Seconds without activity after which a session ends, where the identity applications do not say.",
    )
    session_absolute_s: int = setting(
        fields.Integer(load_default=43200, validate=POSITIVE),
        "Seconds after sign-in at which a session ends, active or not.",
    )
