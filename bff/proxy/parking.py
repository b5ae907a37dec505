"""Calls that wait for a new password: kept in Redis, encrypted, few and small, for some minutes."""

import dataclasses
import hashlib
import secrets
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
import redis

from bff.errors import NotFoundError, OutcomeUnknownError
from bff.observability import log
from bff.sessions.cipher import Cipher, UnknownKeyError, UnreadableError
from bff.sessions.nodes import Nodes
from bff.sessions.record import NewerShapeError, now_ms
from bff.sessions.redis_client import redis_or_try_again

CALLS = 5
"""How many calls of one person wait at most."""
LARGEST_BYTES = 256 << 10
"""The largest body that waits."""
KEPT_MS = 15 * 60_000
"""How long a call waits."""

# The first byte of a map of up to 15 fields in MessagePack.
_MAP = range(0x80, 0x90)
_Part = TypeVar("_Part")

# Deletes calls that ended by ARGV[1]; adds call ARGV[3] with its end ARGV[4] unless ARGV[2] calls wait already.
_ENTER = """
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], ARGV[4], ARGV[3])
return redis.call('PEXPIREAT', KEYS[1], ARGV[4])
"""
# Gives the request and leaves an empty value in its place, which marks the call as taken.
_TAKE = """
local request = redis.call('HGET', KEYS[1], 'request')
if request and request ~= '' then redis.call('HSET', KEYS[1], 'request', '') end
return request
"""
# Writes only over the empty value: a call that was dropped meanwhile stays dropped.
_PUT_BACK = """
if redis.call('HGET', KEYS[1], 'request') ~= '' then return 0 end
return redis.call('HSET', KEYS[1], 'request', ARGV[1])
"""


@dataclasses.dataclass(frozen=True, kw_only=True)
class ParkedRequest:
    """
    A request as its browser sent it, so that another session of its person can make it.

    Args:
        environ: Method, raw target and the headers that are passed on, by their WSGI names.
    """

    environ: Mapping[str, str]
    body: bytes | None


@dataclasses.dataclass(frozen=True, kw_only=True)
class Ticket:
    """
    A waiting call as its person sees it; times are in epoch milliseconds.

    ``sent`` means that the call was taken and its outcome is unknown.
    """

    operation: str
    summary: str
    parked_ms: int
    end_ms: int
    sent: bool = False


class Parking:
    """
    Keeps calls by person (:attr:`bff.sessions.record.SessionMeta.person`), so that a new sign-in finds them.

    Every method raises :class:`bff.errors.TryAgainError` when Redis is out of reach. Those that read a call raise
    :class:`bff.sessions.nodes.KeyElsewhereError` while only another node has its key, and
    :class:`bff.sessions.record.NewerShapeError` if a later release wrote it. A new field of a call has a default; any
    other change of the shape begins with another first byte, and is written only one release after the one that can
    read it.

    Source:
        SPEC 8 "HTTP status handling"; docs/assumptions.md A-71.
    """

    def __init__(self, client: redis.Redis, cipher: Cipher, nodes: Nodes) -> None:
        self._redis = client
        self._cipher = cipher
        self._nodes = nodes
        self._enter = client.register_script(_ENTER)
        self._take = client.register_script(_TAKE)
        self._put_back = client.register_script(_PUT_BACK)

    def park(self, person: str, request: ParkedRequest, operation: str, summary: str) -> str | None:
        """Keep a call and give its id; None when the call is too large, or too many calls wait already."""
        if len(request.body or b"") > LARGEST_BYTES:
            return None
        call_id, now = secrets.token_hex(16), now_ms()
        ticket = Ticket(operation=operation, summary=summary, parked_ms=now, end_ms=now + KEPT_MS)
        key = call_key(person, call_id)
        parts = {"ticket": self._seal(key, "ticket", ticket), "request": self._seal(key, "request", request)}
        with redis_or_try_again(), self._redis.pipeline(transaction=True) as pipe:
            if not self._enter(keys=[_index(person)], args=[now, CALLS, call_id, ticket.end_ms]):
                return None
            pipe.hset(key, mapping=parts)  # type: ignore[arg-type]
            pipe.pexpireat(key, ticket.end_ms)
            pipe.execute()
        return call_id

    def tickets(self, person: str) -> dict[str, Ticket]:
        """Give the waiting calls by id, the oldest first."""
        with redis_or_try_again(), self._redis.pipeline(transaction=False) as pipe:
            ids = self._ids(person)
            for call_id in ids:
                pipe.hget(call_key(person, call_id), "ticket")
                pipe.hstrlen(call_key(person, call_id), "request")
            read = pipe.execute()
        found = {}
        for call_id, sealed, length in zip(ids, read[::2], read[1::2], strict=True):
            ticket = self._open(call_key(person, call_id), "ticket", sealed, Ticket)
            if ticket:
                found[call_id] = dataclasses.replace(ticket, sent=not length)
        return found

    def take(self, person: str, call_id: str) -> ParkedRequest:
        """
        Take a call, so that nobody else can take it.

        Raises:
            NotFoundError: No such call waits for this person.
            OutcomeUnknownError: The call was taken before, and not put back.
            KeyElsewhereError: Only another node has the key to read the call, which goes on waiting.
            NewerShapeError: A later release wrote the call, which goes on waiting.
        """
        key = call_key(person, call_id)
        with redis_or_try_again():
            sealed: bytes | None = self._take(keys=[key])
        if sealed == b"":
            raise OutcomeUnknownError
        request = None
        try:
            request = self._open(key, "request", sealed, ParkedRequest)
        finally:
            if request is None:
                self._return(key, sealed)
        if request is None:
            raise NotFoundError
        return request

    def put_back(self, person: str, call_id: str, request: ParkedRequest) -> None:
        """Put a taken call back; it waits until its old end."""
        key = call_key(person, call_id)
        self._return(key, self._seal(key, "request", request))

    def _return(self, key: str, sealed: bytes | None) -> None:
        with redis_or_try_again():
            self._put_back(keys=[key], args=[sealed or b""])

    def drop(self, person: str, call_id: str) -> bool:
        """Forget a call; False when there is no such call."""
        with redis_or_try_again():
            self._redis.zrem(_index(person), call_id)
            return bool(self._redis.delete(call_key(person, call_id)))

    def drop_all(self, person: str) -> None:
        """Forget all calls of a person."""
        with redis_or_try_again():
            for call_id in self._ids(person):
                self.drop(person, call_id)

    def _ids(self, person: str) -> list[str]:
        ids: list[Any] = self._redis.zrange(_index(person), 0, -1)
        return [call_id.decode() for call_id in ids]

    def _seal(self, key: str, part: str, content: object) -> bytes:
        return self._cipher.seal(msgspec.msgpack.encode(content), f"{key}/{part}")

    def _open(self, key: str, part: str, sealed: bytes | None, kind: type[_Part]) -> _Part | None:
        try:
            return _unpacked(self._cipher.open(sealed, f"{key}/{part}"), kind) if sealed else None
        except UnknownKeyError as problem:
            self._nodes.wait_for_key(problem)
        except (UnreadableError, msgspec.DecodeError):
            log.error("parked_call.unreadable")
        return None


def _unpacked(packed: bytes, kind: type[_Part]) -> _Part:
    if packed[0] not in _MAP:
        raise NewerShapeError
    return msgspec.msgpack.decode(packed, type=kind)


def _owner(person: str) -> str:
    return f"{{{hashlib.sha256(person.encode()).hexdigest()}}}"


def _index(person: str) -> str:
    return f"idmc:parked-by:{_owner(person)}"


def call_key(person: str, call_id: str) -> str:
    """Redis key of a call that waits."""
    return f"idmc:parked:{_owner(person)}:{call_id}"
