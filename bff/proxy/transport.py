"""The connection to the identity applications for proxied calls."""

import math
from collections.abc import Iterator, Mapping

import urllib3
from urllib3.exceptions import HTTPError, NewConnectionError
from urllib3.exceptions import TimeoutError as UrllibTimeoutError
from urllib3.response import BaseHTTPResponse

from bff.errors import AppError, UpstreamLateError, UpstreamUnreachableError
from bff.observability import log
from bff.settings import Settings

_CHUNK_BYTES = 65536


class Transport:
    """
    A pool that sends exactly what it is given: no redirects, no retries, no cookies, no decoding.

    The target's escapes arrive with upper-case digits, which means the same (RFC 3986, 6.2.2.1); nothing else changes.
    A kept-alive connection that the upstream closed meanwhile is opened anew by the pool before anything is sent.
    """

    def __init__(self, settings: Settings) -> None:
        tls = {"ca_certs": settings.upstream_ca_file} if settings.upstream_ca_file else {}
        self._pool = urllib3.connection_from_url(
            settings.upstream_origin,
            maxsize=settings.upstream_connections,
            block=True,
            timeout=urllib3.Timeout(connect=settings.upstream_connect_timeout_s, read=settings.upstream_read_timeout_s),
            **tls,
        )

        self._pool_timeout_s = math.ceil(settings.upstream_connect_timeout_s)

    def send(self, method: str, target: str, headers: Mapping[str, str], body: bytes | None) -> BaseHTTPResponse:
        """
        Send a call and give its answer with the body still unread.

        Raises:
            UpstreamLateError: No answer within the time allowed.
            UpstreamUnreachableError: No connection, or it broke.
        """
        try:
            answer = self._pool.urlopen(
                method,
                target,
                body=body,
                headers=dict(headers),
                retries=False,
                redirect=False,
                preload_content=False,
                decode_content=False,
                pool_timeout=self._pool_timeout_s,
            )
        except NewConnectionError as problem:  # urllib3 counts it among the time-outs
            raise self._told(UpstreamUnreachableError(), problem) from problem
        except UrllibTimeoutError as problem:
            raise self._told(UpstreamLateError(), problem) from problem
        except (HTTPError, OSError) as problem:
            raise self._told(UpstreamUnreachableError(), problem) from problem
        return answer

    @staticmethod
    def _told(error: AppError, problem: Exception) -> AppError:
        log.error("upstream.failed", error=error.code, reason=type(problem).__name__)
        return error


def stream(answer: BaseHTTPResponse) -> Iterator[bytes]:
    """Give the body as it comes, undecoded; the connection goes back to the pool at its end."""
    try:
        while chunk := answer.read1(_CHUNK_BYTES, decode_content=False):
            yield chunk
    finally:
        answer.release_conn()
