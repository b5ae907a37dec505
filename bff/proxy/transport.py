"""The HTTP client for proxied calls to an upstream."""

import ssl
from collections.abc import Mapping
from urllib.parse import urlsplit

from bff.breaker import Breaker
from bff.errors import AppError, UpstreamFailedError, UpstreamLateError, UpstreamUnreachableError
from bff.observability import log
from bff.proxy.answer import Answer
from bff.proxy.answer_parser import AnswerParser, UnusableAnswerError
from bff.proxy.body import Upload
from bff.proxy.connection import Address, Connection
from bff.proxy.headers import traced
from bff.proxy.outbound_proxy import OutboundProxy, ProxyRefusedError
from bff.proxy.pool import Pool
from bff.settings.upstream_policy import UpstreamPolicy
from bff.upstream.exchange import exchange

_PORTS = {"http": 80, "https": 443}
_HARMLESS = frozenset({"GET", "HEAD"})
_PROXY_WANTS_US_KNOWN = 407
_WITH_CONTENT = frozenset({"PATCH", "POST", "PUT"})


class Transport:
    """
    HTTP/1.1 that sends calls unchanged: no redirects, no cookies, no decoding, the target byte for byte.

    Source:
        docs/decisions/0024-a-transport-of-our-own.md; RFC 9112, 9.3 "Persistence".
    """

    def __init__(self, policy: UpstreamPolicy, breaker: Breaker) -> None:
        self._breaker = breaker
        self._upstream = policy.name
        parts = urlsplit(policy.origin)
        proxy = OutboundProxy.at(policy.proxy)
        self._forwarder = proxy if parts.scheme == "http" else None
        self._base = policy.origin if self._forwarder else ""
        self._headers = {"Host": parts.netloc, **(self._forwarder.headers if self._forwarder else {})}
        address = Address(
            upstream=policy.name,
            host=parts.hostname or "",
            port=parts.port or _PORTS[parts.scheme],
            tls=_tls(policy.ca_file) if parts.scheme == "https" else None,
            proxy=proxy,
            connect_timeout_s=policy.connect_timeout_s,
            read_timeout_s=policy.read_timeout_s,
        )
        self._pool = Pool(address, policy.connections)

    def send(self, method: str, target: str, headers: Mapping[str, str], body: bytes | Upload | None) -> Answer:
        """
        Send a call and give its answer with the body still unread.

        Raises:
            UpstreamLateError: No connection or no answer within the time allowed.
            UpstreamUnreachableError: No connection, or the connection broke.
            UpstreamFailedError: The answer is not HTTP, or its head is too large.
            TryAgainError: All connections are in use, or the upstream was away a moment ago.
            TooLargeError, BodyIncompleteError: See :class:`Upload`; the upstream's connection is closed.
        """
        with exchange(self._breaker, method) as sent:
            headers = {**self._headers, **traced(headers, sent.trace)}
            request = _request(method, self._base + target, headers, body)
            answer = self._answer(method, request, body if isinstance(body, Upload) else None)
            sent.status = answer.status
        return answer

    def close(self) -> None:
        """Close the idle connections; running calls are not affected."""
        self._pool.close()

    def _answer(self, method: str, request: bytes, upload: Upload | None) -> Answer:
        try:
            return self._ask(method, request, upload)
        except (OSError, UnusableAnswerError) as problem:
            raise self._told(problem, sent=not isinstance(problem, ProxyRefusedError)) from problem

    def _ask(self, method: str, request: bytes, upload: Upload | None) -> Answer:
        """
        Ask once more if a reused connection broke and the upstream cannot have acted on the first request.

        A call that can be sent only once gets a new connection.
        """
        connection = self._take(fresh=upload is not None)
        parser = AnswerParser(method)
        try:
            return self._exchange(connection, parser, request, upload)
        except ConnectionError:
            harmless = connection.nothing_sent or method in _HARMLESS
            if not (connection.reused and parser.untouched and harmless):
                raise
        return self._exchange(self._take(fresh=True), AnswerParser(method), request)

    def _take(self, *, fresh: bool = False) -> Connection:
        try:
            return self._pool.take(fresh=fresh)
        except OSError as problem:
            raise self._told(problem, sent=False) from problem

    def _exchange(
        self, connection: Connection, parser: AnswerParser, request: bytes, upload: Upload | None = None
    ) -> Answer:
        try:
            connection.send(request)
            if upload:
                connection.send_upload(upload, parser)
            while not parser.headed:
                connection.receive(parser)
            self._heed_proxy(parser)
        except BaseException:
            self._pool.give_back(connection, usable=False)
            raise
        return Answer(connection, parser, self._pool.give_back)

    def _heed_proxy(self, parser: AnswerParser) -> None:
        """Raise an error for an answer that only a proxy gives (407)."""
        if self._forwarder and parser.status == _PROXY_WANTS_US_KNOWN:
            raise ProxyRefusedError(parser.reason)

    def _told(self, problem: Exception, *, sent: bool) -> AppError:
        error = _error(problem)
        error.outcome_unknown = sent
        log.error("upstream.failed", upstream=self._upstream, error=error.code, reason=type(problem).__name__)
        return error


def _request(method: str, target: str, headers: Mapping[str, str], body: bytes | Upload | None) -> bytes:
    fields = [f"{name}: {value}\r\n" for name, value in {**headers, **_framing(method, body)}.items()]
    head = f"{method} {target} HTTP/1.1\r\n{''.join(fields)}\r\n"
    if head.count("\n") != len(fields) + 2 or head.count("\r") != len(fields) + 2:
        raise ValueError("a line break in a target or header")
    return head.encode("latin-1") + (body if isinstance(body, bytes) else b"")


def _framing(method: str, body: bytes | Upload | None) -> dict[str, str]:
    if isinstance(body, Upload):
        return body.framing
    return {} if body is None and method not in _WITH_CONTENT else {"Content-Length": str(len(body or b""))}


def _tls(ca_file: str) -> ssl.SSLContext:
    context = ssl.create_default_context(cafile=ca_file or None)
    context.set_alpn_protocols(["http/1.1"])
    return context


def _error(problem: Exception) -> AppError:
    if isinstance(problem, TimeoutError):
        return UpstreamLateError()
    return UpstreamUnreachableError() if isinstance(problem, OSError) else UpstreamFailedError()
