"""Rate limit of sign-ins and refusals by caller, counted in Redis for all workers and nodes together."""

import ipaddress
import math
import time
from typing import TYPE_CHECKING

import limits
import redis
from flask import Flask, request
from flask_limiter import Limiter, RequestLimit
from limits.storage import RedisStorage

from bff.errors import AppError, CsrfError, LogoutRefusedError, TooManyError, TryAgainError
from bff.observability.audit import audit
from bff.observability.request import SESSION
from bff.security.cookies import Cookies
from bff.sessions.record import SessionRecord, hashed
from bff.sessions.redis_client import redis_or_try_again

if TYPE_CHECKING:
    from collections.abc import Callable

    from _typeshed.wsgi import WSGIEnvironment

_COUNTED = (CsrfError, LogoutRefusedError)
_IPV6_CUSTOMER = 64


class _Counters(RedisStorage):
    """Counters over the gateway's own connections to Redis; without Redis calls get 503 ``try_again``."""

    STORAGE_SCHEME = ["idmc"]  # noqa: RUF012 - as the base class declares it

    def __init__(self, uri: str, client: redis.Redis) -> None:
        super().__init__(uri, connection_pool=client.connection_pool, key_prefix="idmc:rate")

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        with redis_or_try_again():
            return super().incr(key, expiry, amount)

    def get_expiry(self, key: str) -> float:
        with redis_or_try_again():
            return super().get_expiry(key)


class RateLimit:
    """
    Counts by address, and by session or begun sign-in where there is one: people in an office share an address.

    Every call that begins or finishes a sign-in or asks for draft keys counts. Calls with an anti-forgery header or a
    logout token count only when they are refused, so that good calls do not use up the limit.

    Args:
        rate: For example ``60 per minute``; empty counts nothing.
        has_begun: Whether the handle of a login cookie is that of a sign-in on its way.

    Source:
        docs/assumptions.md A-81; docs/decisions/0032-rate-limits-count-what-is-proved.md.
    """

    def __init__(self, client: redis.Redis, rate: str, cookies: Cookies, has_begun: "Callable[[str], bool]") -> None:
        self._rate = limits.parse(rate) if rate else None
        self._cookies = cookies
        self._has_begun = has_begun
        self._proved: dict[str, Callable[[], str]] = {
            "auth.begin_login": lambda: "",
            "auth.finish_login": self._begun_sign_in,
            "extension.begin": lambda: _session(request.environ),
            "draft_key.show": lambda: _session(request.environ),
        }
        self._limiter = Limiter(
            lambda: _caller(request.environ, self._proved[request.endpoint or ""]()),
            storage_uri=f"{_Counters.STORAGE_SCHEME[0]}://",
            storage_options={"client": client},  # type: ignore[dict-item]
            strategy="fixed-window",
            default_limits=[rate],
            default_limits_exempt_when=lambda: request.endpoint not in self._proved,
            on_breach=self._refuse,
        )

    def install(self, app: Flask) -> None:
        """Count the views that sign in."""
        self._limiter.init_app(app)

    def counted(self, error: AppError, environ: "WSGIEnvironment") -> AppError:
        """Count a refusal, and give the error for the caller: the refusal itself, or that there were too many."""
        if not self._rate or not isinstance(error, _COUNTED):
            return error
        key = _caller(environ, _session(environ)), error.code
        try:
            return error if self._limiter.limiter.hit(self._rate, *key) else self._too_many(self._rate, *key)
        except TryAgainError:
            return error

    def _begun_sign_in(self) -> str:
        handle = self._cookies.login_handle(request, request.args.get("state", ""))
        return hashed(handle) if handle and self._has_begun(handle) else ""

    def _refuse(self, breached: RequestLimit) -> None:
        raise self._too_many(breached.limit, *breached.request_args)

    def _too_many(self, rate: limits.RateLimitItem, caller: str, what: str) -> TooManyError:
        once = type(rate)(1, rate.multiples)
        if self._limiter.limiter.hit(once, caller, what, "told"):
            audit("rate_limited", "refused", reason=what)
        ends = self._limiter.limiter.storage.get_expiry(rate.key_for(caller, what))
        return TooManyError(retry_after_s=max(1, math.ceil(ends - time.time())))


def _session(environ: "WSGIEnvironment") -> str:
    """Public id of the session of a request; empty without a session, or with an invented cookie."""
    record: SessionRecord | None = environ.get(SESSION)
    return record.public_id if record else ""


def _caller(environ: "WSGIEnvironment", proved: str) -> str:
    return f"{_place(environ.get('REMOTE_ADDR', ''))} {proved}".rstrip()


def _place(address: str) -> str:
    """Give the key that counts as one address: for IPv6 the network of one customer."""
    if ":" not in address:
        return address or "unknown"
    ip = ipaddress.IPv6Address(address)
    return str(ip.ipv4_mapped or ipaddress.IPv6Network((int(ip), _IPV6_CUSTOMER), strict=False))
