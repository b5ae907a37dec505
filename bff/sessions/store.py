"""Session records in Redis: one hash each, one round trip to read it, compare-and-set to write it."""

import dataclasses
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from bff.errors import SessionMovedError
from bff.observability import log
from bff.sessions.cache import SessionCache
from bff.sessions.cipher import HEAD_BYTES, Cipher, UnknownKeyError, UnreadableError
from bff.sessions.ends import Ends
from bff.sessions.nodes import Nodes
from bff.sessions.record import SessionMeta, SessionRecord, Tokens, key_named, name_in, now_ms, session_key
from bff.sessions.redis_client import GuardedRedis, redis_or_try_again
from bff.sessions.registry import Registry
from bff.sessions.replication import Replication

_TOUCH_EVERY_MS = 60_000
_MOVED_MS = 30_000
_KEPT_AFTER_END_MS = 86_400_000
_NEEDED = ("meta", "tokens", "seen_ms")
_FIELDS = (*_NEEDED, "flask", "upstream")

_CREATE = """
redis.call('HSET', KEYS[1], 'seen_ms', ARGV[1], unpack(ARGV, 3))
return redis.call('PEXPIREAT', KEYS[1], ARGV[2])
"""
# Writes one part of a record only if the record still exists and nobody has changed the part since it was read.
# So an ended session stays ended, and the later of two writers fails.
_REPLACE = f"""
if redis.call('HEXISTS', KEYS[1], 'meta') == 0 then return 0 end
local stored = redis.call('HGET', KEYS[1], ARGV[1]) or ''
if string.sub(stored, 1, {HEAD_BYTES}) ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
return 1
"""
_TOUCH = """
if redis.call('HEXISTS', KEYS[1], 'meta') == 0 then return 0 end
redis.call('HSET', KEYS[1], 'seen_ms', ARGV[1])
return redis.call('PEXPIREAT', KEYS[1], ARGV[2])
"""
# Deletes a record and returns it. If ARGV[1] names the key to which the session moved, that key is kept there a while.
_END = f"""
local parts = redis.call('HMGET', KEYS[1], 'meta', 'tokens')
if not parts[2] then return false end
redis.call('DEL', KEYS[1])
if ARGV[1] ~= '' then
  redis.call('HSET', KEYS[1], 'moved', ARGV[1])
  redis.call('PEXPIRE', KEYS[1], {_MOVED_MS})
end
return parts
"""


class SessionStore:
    """
    The only reader and writer of session records.

    Every method raises :class:`bff.errors.TryAgainError` when Redis is out of reach, and what reads a session
    raises :class:`bff.errors.SessionMovedError` in the first 30 seconds after its id was replaced, and
    :class:`bff.sessions.nodes.KeyElsewhereError` while a key of another node is missing here.
    """

    def __init__(self, client: GuardedRedis, cipher: Cipher, idle_s: int) -> None:
        self._redis = client
        self._replication = Replication(client)
        self._cipher = cipher
        self.nodes = Nodes(client, cipher)
        self._idle_ms = idle_s * 1000
        self._registry = Registry(client)
        self.ends = Ends(client)
        self._cache = SessionCache(client)
        self._touch = client.register_script(_TOUCH)

    def create(self, meta: SessionMeta, tokens: Tokens, upstream: bytes = b"") -> str:
        """Store a session and the data that upstreams keep in it; return its id, which only the browser keeps."""
        session_id = secrets.token_urlsafe(32)
        self._registry.add(meta.owners, session_key(session_id), meta.absolute_end_ms)
        self._create(session_key(session_id), meta, tokens, upstream)
        return session_id

    def keep_for_reaper(self, tokens: Tokens) -> None:
        """Store tokens that could not be revoked, as an ended session without a person, whose id nobody knows."""
        ended = now_ms() - _TOUCH_EVERY_MS
        nobody = SessionMeta(
            subject="", user_name="", full_name="", csrf_token="", created_ms=ended, absolute_end_ms=ended
        )
        self._create(session_key(secrets.token_urlsafe(32)), nobody, tokens, b"")

    def _create(self, key: str, meta: SessionMeta, tokens: Tokens, upstream: bytes) -> None:
        now = now_ms()
        parts = {"meta": meta.pack(), "tokens": tokens.pack(), **({"upstream": upstream} if upstream else {})}
        sealed = [item for part, plain in parts.items() for item in (part, self._seal(key, part, plain))]
        self.ends.set(key, self._end_ms(meta, now))
        with redis_or_try_again():
            self._replication.run(_CREATE, key, now, self._end_ms(meta, now) + _KEPT_AFTER_END_MS, *sealed)

    def start_cache(self) -> None:
        """Let :meth:`load` and :meth:`look_up` cache what they read, for as long as Redis reports changes."""
        self._cache.tracking.start()

    def tell_changes(self, on_change: Callable[[str], object]) -> None:
        """Call ``on_change`` with the key of each changed session; without the cache only for this worker's writes."""
        self._cache.on_change = on_change

    def load(self, session_id: str) -> SessionRecord | None:
        """Read a session by the id that the browser sent; None when there is none or it has ended."""
        return self.look_up(session_key(session_id))

    def look_up(self, key: str) -> SessionRecord | None:
        """Read a session for a request; use the cached record as long as Redis reports no change of it."""
        return self._alive(self._cache.read(key, self.stored))

    def load_key(self, key: str) -> SessionRecord | None:
        """Read a session as it is in Redis now, e.g. again inside the refresh lock; None when it has ended."""
        return self._alive(self.stored(key))

    def stored(self, key: str) -> SessionRecord | None:
        """Read a session as Redis has it, even an ended one: its record stays for a day, and nobody may use it."""
        with redis_or_try_again():
            read: list[Any] = self._redis.hmget(key, ("moved", *_FIELDS))
        moved, *values = read
        if moved:
            raise SessionMovedError
        parts = {field: value for field, value in zip(_FIELDS, values, strict=True) if value is not None}
        if not parts.keys() >= set(_NEEDED):
            return None
        try:
            return self._record(key, parts)
        except UnknownKeyError as problem:
            self.nodes.wait_for_key(problem)
        except UnreadableError:
            log.error("session.unreadable")
        return None

    def sessions_of(self, owner: str) -> list[SessionRecord]:
        """Read an owner's sessions, the one that ends last first; one that moves meanwhile is read under its new id."""
        records = map(self._load_current, self._registry.keys_of(owner))
        return list({record.key: record for record in records if record}.values())

    def _load_current(self, key: str) -> SessionRecord | None:
        try:
            return self.load_key(key)
        except SessionMovedError:
            successor = self.successor(key)
            return self._load_current(successor) if successor else None

    def successor(self, key: str) -> str:
        """Give the new key of a session that moved in the last 30 seconds; an empty text if it did not move."""
        with redis_or_try_again():
            name: bytes | None = self._redis.hget(key, "moved")  # type: ignore[assignment]
        return key_named(name.decode()) if name else ""

    def replace_tokens(self, record: SessionRecord, tokens: Tokens) -> SessionRecord | None:
        """Store renewed tokens; None when the session was ended or renewed by somebody else meanwhile."""
        version = self._replace_part(record.key, "tokens", record.tokens_version, tokens.pack())
        return dataclasses.replace(record, tokens=tokens, tokens_version=version) if version else None

    def replace_flask(self, record: SessionRecord, flask: bytes) -> bool:
        """Store Flask's part; False when the session was ended or its part written meanwhile."""
        return bool(self._replace_part(record.key, "flask", record.flask_version, flask))

    def let_idle(self, record: SessionRecord, idle_s: int) -> None:
        """Set the idle time-out of the session, in seconds, at least 1; an extension of the session keeps it."""
        if idle_s <= 0 or idle_s == record.meta.idle_s:
            return
        meta = dataclasses.replace(record.meta, idle_s=idle_s)
        if self._replace_part(record.key, "meta", record.meta_version, meta.pack()):
            self.ends.set(record.key, self._end_ms(meta, record.seen_ms))

    def replace_upstream(self, record: SessionRecord, upstream: bytes) -> SessionRecord | None:
        """Store the upstreams' data of a session; None when the session was ended or the data written meanwhile."""
        version = self._replace_part(record.key, "upstream", record.upstream_version, upstream)
        return dataclasses.replace(record, upstream=upstream, upstream_version=version) if version else None

    def touch(self, record: SessionRecord) -> SessionRecord:
        """Note that a person was active, at most once a minute."""
        now = now_ms()
        if now - record.seen_ms < _TOUCH_EVERY_MS:
            return record
        with self._changing(record.key):
            self._touch(keys=[record.key], args=[now, self._end_ms(record.meta, now) + _KEPT_AFTER_END_MS])
        return dataclasses.replace(record, seen_ms=now)

    def end(self, key: str) -> Tokens | None:
        """Delete a session and return its tokens for revocation; None when it was already gone."""
        return self._delete(key, successor="")

    def end_moved(self, key: str, successor: str) -> Tokens | None:
        """
        End a session whose key was replaced.

        For 30 seconds the old id answers that the session moved, and nothing else.
        """
        return self._delete(key, name_in(successor))

    def _delete(self, key: str, successor: str) -> Tokens | None:
        with self._changing(key):
            parts = self._replication.run(_END, key, successor)
        if not parts:
            return None
        try:
            meta = SessionMeta.unpack(self._open(key, "meta", parts[0]))
            tokens = Tokens.unpack(self._open(key, "tokens", parts[1]))
        except UnreadableError:
            return None
        self._registry.remove(meta.owners, key)
        self.ends.remove(key)
        return tokens

    def idle_end_ms(self, record: SessionRecord) -> int:
        """When the session ends if nothing more happens, in epoch milliseconds."""
        return self._end_ms(record.meta, record.seen_ms)

    def _alive(self, record: SessionRecord | None) -> SessionRecord | None:
        return record if record and now_ms() < self.idle_end_ms(record) else None

    @contextmanager
    def _changing(self, key: str) -> Iterator[None]:
        """Drop the cached record before and after a write, so that this worker reads it again."""
        try:
            with redis_or_try_again():
                yield
        finally:
            self._cache.forget(key)

    def _end_ms(self, meta: SessionMeta, seen_ms: int) -> int:
        return min(seen_ms + (meta.idle_s * 1000 or self._idle_ms), meta.absolute_end_ms)

    def _replace_part(self, key: str, part: str, version: bytes, plain: bytes) -> bytes | None:
        sealed = self._seal(key, part, plain)
        with self._changing(key):
            written = self._replication.run(_REPLACE, key, part, version, sealed)
        return sealed[:HEAD_BYTES] if written else None

    def _record(self, key: str, parts: dict[str, bytes]) -> SessionRecord:
        meta = SessionMeta.unpack(self._open(key, "meta", parts["meta"]))
        flask, upstream = parts.get("flask", b""), parts.get("upstream", b"")
        return SessionRecord(
            key=key,
            meta=meta,
            meta_version=parts["meta"][:HEAD_BYTES],
            tokens=Tokens.unpack(self._open(key, "tokens", parts["tokens"])),
            tokens_version=parts["tokens"][:HEAD_BYTES],
            flask=self._open(key, "flask", flask) if flask else meta.flask.encode(),
            flask_version=flask[:HEAD_BYTES],
            upstream=self._open(key, "upstream", upstream) if upstream else b"",
            upstream_version=upstream[:HEAD_BYTES],
            seen_ms=int(parts["seen_ms"]),
        )

    def _seal(self, key: str, part: str, plain: bytes) -> bytes:
        return self._cipher.seal(plain, f"{key}/{part}")

    def _open(self, key: str, part: str, sealed: bytes) -> bytes:
        return self._cipher.open(sealed, f"{key}/{part}")
