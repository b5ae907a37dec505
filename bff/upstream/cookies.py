"""Keeps an upstream's cookies with the session on the server, and sends them only to that upstream."""

import random
import time

import msgspec

from bff.errors import SessionMovedError, TryAgainError
from bff.observability import log
from bff.sessions.record import SessionRecord, now_ms
from bff.sessions.store import SessionStore
from bff.upstream import cookie_jar
from bff.upstream.common_headers import bare
from bff.upstream.cookie_jar import Jar

ANTI_FORGERY = "netiq_idm_rbpm_acsrf"
_TRIES = 20
_LONGEST_PAUSE_S = 0.05

_jars = msgspec.json.Decoder(dict[str, Jar])


class UpstreamCookies:
    """
    The cookies of one upstream.

    Args:
        upstream: Name of the upstream, under which its cookies are stored in the session.
    """

    def __init__(self, store: SessionStore, upstream: str) -> None:
        self._store = store
        self._upstream = upstream

    def headers(self, record: SessionRecord, path: str) -> dict[str, str]:
        """
        Give ``Cookie`` and the anti-forgery header, whose value is that of the upstream's own cookie.

        Without that cookie the header is there and empty, as the upstream's own page sends it.

        Source:
            SPEC 7 "Common request headers"; docs/assumptions.md A-23, A-65.
        """
        if bare(path):
            return {}
        cookies = cookie_jar.sent(self._jar(record), path, now_ms()) if record.upstream else ()
        token = next((cookie.value for cookie in cookies if cookie.name == ANTI_FORGERY), "")
        header = {"Cookie": "; ".join(f"{cookie.name}={cookie.value}" for cookie in cookies)} if cookies else {}
        return {ANTI_FORGERY: token, **header}

    def keep(self, record: SessionRecord, path: str, set_cookies: list[str]) -> SessionRecord:
        """
        Store the cookies that an answer sets, and give the changed record.

        The answer must be delivered in any case: when Redis is away or the session moved, its cookies are lost, and the
            loss is logged. A session that has ended stays ended.
        """
        if not set_cookies or bare(path):
            return record
        try:
            return self._merged(record, path, set_cookies)
        except (SessionMovedError, TryAgainError) as refusal:
            log.warning("upstream.cookies_lost", upstream=self._upstream, reason=refusal.code)
            return record

    def _merged(self, record: SessionRecord, path: str, set_cookies: list[str]) -> SessionRecord:
        """Write by compare-and-set; the later of two writers adds its cookies to those of the first."""
        current = record
        for _ in range(_TRIES):
            written = self._written(current, path, set_cookies)
            if written:
                return written
            time.sleep(random.uniform(0, _LONGEST_PAUSE_S))  # noqa: S311 - spreads writers, guards nothing
            stored = self._store.load_key(record.key)
            if stored is None:
                return record
            current = stored
        raise TryAgainError

    def _written(self, record: SessionRecord, path: str, set_cookies: list[str]) -> SessionRecord | None:
        jar = self._jar(record)
        after = cookie_jar.updated(jar, set_cookies, path, now_ms())
        if after == jar:
            return record
        jars = {**_all(record), self._upstream: after}
        return self._store.replace_upstream(record, msgspec.json.encode(jars))

    def _jar(self, record: SessionRecord) -> Jar:
        return _all(record).get(self._upstream, ())


def _all(record: SessionRecord) -> dict[str, Jar]:
    return _jars.decode(record.upstream) if record.upstream else {}
