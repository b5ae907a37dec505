"""Request ids and JSON logs. A log line carries event names and fields, never a secret."""

import hashlib
import hmac
import json
import logging
import re
import secrets
import sys
import time
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

import structlog

from bff.observability.metrics import count_request
from bff.observability.request import SESSION, request_id, take_in_hand

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

log: structlog.stdlib.BoundLogger = structlog.get_logger("bff")

_GIVEN_ID = re.compile(r"[A-Za-z0-9._-]{8,64}")
_SECRET_NAMES = re.compile(r"token|secret|password|cookie|authorization|verifier|\bcode\b", re.IGNORECASE)
_PSEUDONYM_BYTES = 8
_to_json = json.JSONEncoder(default=repr).encode


def configure_logging(level: str) -> None:
    """Write one JSON object a line to stdout; fields whose names sound secret are masked."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _add_request_id,
            _mask,
            structlog.processors.format_exc_info,
            _render,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.WriteLoggerFactory(sys.stdout),
        cache_logger_on_first_use=True,
    )


def _add_request_id(_logger: object, _method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    event.setdefault("request_id", request_id())
    return event


def _mask(_logger: object, _method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    return {name: "***" if _sounds_secret(name) else value for name, value in event.items()}


@cache
def _sounds_secret(name: str) -> bool:
    return bool(_SECRET_NAMES.search(name))


def _render(_logger: object, _method: str, event: structlog.typing.EventDict) -> str:
    return _to_json(event)


class RequestLog:
    """
    WSGI middleware: gives each request an id, puts it into the answer, counts it and writes one access line.

    An ``X-Request-Id`` of a proxy in front is kept when it is short and plain, so that both logs match. Lines of one
    session, and of one person, have the same pseudonym.

    Args:
        pseudonym_key: Key of the pseudonyms; nobody without the key can find the person of a pseudonym by trying names.
    """

    def __init__(self, app: "WSGIApplication", pseudonym_key: bytes) -> None:
        self._app = app
        self._pseudonym_key = pseudonym_key

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """Serve one request."""
        given = environ.get("HTTP_X_REQUEST_ID", "")
        current = given if _GIVEN_ID.fullmatch(given) else secrets.token_hex(8)
        take_in_hand(environ, current)
        began = time.perf_counter()

        def start(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Any:
            code, seconds = int(status[:3]), time.perf_counter() - began
            count_request(environ, code, seconds)
            log.info(
                "request",
                method=environ["REQUEST_METHOD"],
                path=environ.get("PATH_INFO", ""),
                status=code,
                ms=round(seconds * 1000, 1),
                **self._pseudonyms(environ),
            )
            return start_response(status, [*headers, ("X-Request-Id", current)], exc_info)

        return self._app(environ, start)

    def _pseudonyms(self, environ: "WSGIEnvironment") -> dict[str, str]:
        """Give the public id of the session and the pseudonym of its person; empty for a request without a session."""
        session = environ.get(SESSION)
        if session is None:
            return {}
        digest = hmac.digest(self._pseudonym_key, session.meta.person.encode(), hashlib.sha256)
        return {"session": session.public_id, "person": digest[:_PSEUDONYM_BYTES].hex()}
