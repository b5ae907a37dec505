"""Sign-ins in progress: each is a short-lived record in Redis that can be read only once."""

import dataclasses
import hashlib
import secrets

import msgspec
import redis

from bff.errors import LoginRefusedError
from bff.security.cookies import LOGIN_SECONDS
from bff.sessions.cipher import Cipher, UnknownKeyError, UnreadableError
from bff.sessions.nodes import Nodes
from bff.sessions.record import NewerShapeError
from bff.sessions.redis_client import redis_or_try_again

_EXTENDING = "reauthenitcate"  # the spelling of SPEC 4 "Session"
_EXTENDING_SECONDS = 300
_OBJECT = b"{"


@dataclasses.dataclass(frozen=True, kw_only=True)
class Login:
    """
    One sign-in in progress.

    ``return_to`` is the hash route to open afterwards. ``replaces`` is the Redis key of the browser's earlier session,
    which ends when the new one begins; the callback comes from another site and does not have the cookie of that
    session. ``extends`` is the key of the session that the sign-in extends.

    A new field has a default, so that nodes of two releases read each other's records. Any other change of the shape
    begins with another first byte, and is written only one release after the one that can read it.
    """

    state: str
    nonce: str
    verifier: str
    return_to: str
    replaces: str
    extends: str = ""


class LoginFlow:
    """Keeps sign-ins in progress in Redis, under a hash of the handle that the browser's login cookie holds."""

    def __init__(self, client: redis.Redis, cipher: Cipher, nodes: Nodes) -> None:
        self._redis = client
        self._cipher = cipher
        self._nodes = nodes

    def begin(self, *, return_to: str = "", replaces: str = "", extends: str = "") -> tuple[str, Login]:
        """Store a new sign-in; give the handle for the cookie, and the sign-in."""
        login = Login(
            state=f"{_EXTENDING}.{secrets.token_urlsafe(16)}" if extends else secrets.token_urlsafe(24),
            nonce=secrets.token_urlsafe(24),
            verifier=secrets.token_urlsafe(48),
            return_to=return_to,
            replaces=replaces,
            extends=extends,
        )
        handle = secrets.token_urlsafe(24)
        key = login_key(handle)
        sealed = self._cipher.seal(msgspec.json.encode(login), key)
        with redis_or_try_again():
            self._redis.set(key, sealed, ex=_EXTENDING_SECONDS if extends else LOGIN_SECONDS)
        return handle, login

    def has_begun(self, handle: str) -> bool:
        """Whether a sign-in with this handle is on its way."""
        with redis_or_try_again():
            return bool(self._redis.exists(login_key(handle)))

    def take(self, handle: str | None, state: str) -> Login:
        """
        Give the sign-in that this browser began with ``state``, once.

        Raises:
            LoginRefusedError: The sign-in is unknown, unreadable, expired, already taken, or has another ``state``.
            KeyElsewhereError: Only another node has the key to read the sign-in.
            NewerShapeError: A later release wrote the sign-in; a node of that release can finish it.
        """
        if not handle:
            raise LoginRefusedError(reason="not begun in this browser")
        login = self._read(login_key(handle))
        with redis_or_try_again():
            taken = self._redis.delete(login_key(handle))
        if not taken:
            raise LoginRefusedError(reason="finished before")
        if not secrets.compare_digest(login.state.encode(), state.encode()):
            raise LoginRefusedError(reason="begun with another state")
        return login

    def _read(self, key: str) -> Login:
        with redis_or_try_again():
            sealed = self._redis.get(key)
        if not isinstance(sealed, bytes):
            raise LoginRefusedError(reason="expired or finished before")
        try:
            return _unpacked(self._cipher.open(sealed, key))
        except UnknownKeyError as problem:
            self._nodes.wait_for_key(problem)
            raise LoginRefusedError(reason="begun under a key that no node has") from problem
        except (UnreadableError, msgspec.DecodeError) as problem:
            raise LoginRefusedError(reason="cannot be read") from problem


def _unpacked(packed: bytes) -> Login:
    if packed[:1] != _OBJECT:
        raise NewerShapeError
    return msgspec.json.decode(packed, type=Login)


def login_key(handle: str) -> str:
    """Build the Redis key of a sign-in: a hash of its handle, so that a dump of Redis cannot finish a sign-in."""
    return f"idmc:login:{{{hashlib.sha256(handle.encode()).hexdigest()}}}"
