"""The journal: the last requests with their answers, and the number of calls per path."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Any

from flask import current_app, g, request

from mock_upstream.control.faults import CONTROL
from mock_upstream.control.masking import masked_headers, masked_text

if TYPE_CHECKING:
    from flask import Flask, Response

KEPT = 200
BODY_KEPT_BYTES = 1 << 16
_GRANTING_PATH = "/osp/a/idm/auth/oauth2/token"


Headers = Sequence[tuple[str, str]]


@dataclass(frozen=True)
class Answer:
    """An answer; a body over `BODY_KEPT_BYTES` is not kept."""

    status: int
    headers: Headers
    body: bytes | None


@dataclass
class Arrival:
    """
    One request. ``path`` and ``query`` are as sent, not decoded; a body over `BODY_KEPT_BYTES` is not kept.

    ``answer`` is None until the request is answered.
    """

    method: str
    path: str
    query: str
    headers: Headers
    body: bytes | None
    answer: Answer | None = None


class Journal:
    """Requests since the last reset."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._arrivals: deque[Arrival] = deque(maxlen=KEPT)
        self._calls: Counter[str] = Counter()
        self._grants: Counter[str] = Counter()

    def record(self, arrival: Arrival, decoded_path: str, grant_type: str | None) -> None:
        """Record a request; ``grant_type`` is set for token requests."""
        with self._lock:
            self._arrivals.append(arrival)
            self._calls[f"{arrival.method} {decoded_path}"] += 1
            if grant_type:
                self._grants[grant_type] += 1

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._arrivals.clear()
            self._calls.clear()
            self._grants.clear()

    def last(self, count: int) -> list[dict[str, Any]]:
        """
        Give the newest requests as JSON, oldest first; a body that is no text is left out.

        Secrets are replaced by 12 digits of a hash. They are masked here, because masking on arrival would delay every
        call.
        """
        with self._lock:
            arrivals = list(self._arrivals)[-count:]
        return [_shown_arrival(each) for each in arrivals]

    def totals(self) -> dict[str, dict[str, int]]:
        """``{"calls": {"GET /IDMProv/...": 3}, "grants": {"refresh_token": 1}}``."""
        with self._lock:
            return {"calls": dict(self._calls), "grants": dict(self._grants)}


def install(app: Flask) -> None:
    """Record every request and its answer save those for the control calls."""
    app.before_request(_note)
    app.after_request(_note_answer)


def journal() -> Journal:
    """The journal of the application that serves this request."""
    found: Journal = current_app.extensions["journal"]
    return found


def _note() -> None:
    g.arrival = None
    if not request.path.startswith(CONTROL):
        g.arrival = _arrival()
        journal().record(g.arrival, request.path, _grant_type())


def _note_answer(answer: Response) -> Response:
    if g.arrival:
        g.arrival.answer = Answer(answer.status_code, answer.headers.to_wsgi_list(), _answer_body(answer))
    return answer


def _arrival() -> Arrival:
    path, _mark, query = request.environ["RAW_URI"].partition("?")
    return Arrival(request.method, path, query, list(request.headers), _body())


def _body() -> bytes | None:
    """Read a body that is short enough to be kept, so that a long upload still streams."""
    if request.content_length is None or request.content_length > BODY_KEPT_BYTES:
        return None
    return request.get_data()


def _answer_body(answer: Response) -> bytes | None:
    if answer.is_streamed or answer.direct_passthrough or (answer.content_length or 0) > BODY_KEPT_BYTES:
        return None
    return answer.get_data()


def _grant_type() -> str | None:
    asks = request.method == "POST" and request.path == _GRANTING_PATH
    return request.form.get("grant_type") if asks else None


def _shown_arrival(arrival: Arrival) -> dict[str, Any]:
    answer = arrival.answer
    return {
        "method": arrival.method,
        "path": arrival.path,
        "query": masked_text(arrival.query),
        **_shown_message(arrival.headers, arrival.body),
        "answer": answer and {"status": answer.status, **_shown_message(answer.headers, answer.body)},
    }


def _shown_message(headers: Headers, body: bytes | None) -> dict[str, Any]:
    return {"headers": masked_headers(headers), "body": None if body is None else _text(body)}


def _text(body: bytes) -> str | None:
    try:
        return masked_text(body.decode())
    except UnicodeDecodeError:
        return None
