"""Upstream 498: the password must be changed first. Reads are asked again; writes wait and are sent once."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import BytesIO
from typing import TYPE_CHECKING

from bff.errors import (
    AppError,
    ChangePasswordError,
    NoSessionError,
    OutcomeUnknownError,
    TryAgainError,
    UpstreamLateError,
    UpstreamUnreachableError,
)
from bff.observability import log
from bff.observability.audit import audit
from bff.proxy.answer import Answer
from bff.proxy.body import Upload
from bff.proxy.headers import SENT_ON, attended
from bff.proxy.idempotency import KEY
from bff.proxy.parking import ParkedRequest, Parking
from bff.proxy.replay import Call
from bff.sessions.record import SessionRecord
from bff.sessions.store import SessionStore
from bff.settings import Settings

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

_PARKED_ID = "bff.parked_id"
_KEPT = ("REQUEST_METHOD", "RAW_URI", "PATH_INFO", KEY, *SENT_ON)
_REPLACED = frozenset({*_KEPT, "HTTP_TRANSFER_ENCODING", "HTTP_X_BACKGROUND"})


class PasswordChange:
    """
    Decides which calls wait, and handles the outcome of a waiting call when it is sent.

    Source:
        SPEC 8 "HTTP status handling"; docs/decisions/0029-calls-wait-for-a-new-password.md.
    """

    def __init__(self, settings: Settings, parking: Parking, store: SessionStore) -> None:
        self._change = settings.password_change
        self._parking = parking
        self._store = store

    def check(self, answer: Answer, environ: "WSGIEnvironment", call: Call, record: SessionRecord) -> None:
        """
        Raise an error if the upstream wants a new password; do nothing for any other answer.

        Raises:
            ChangePasswordError: The upstream wants a new password; has the id of the call if the call waits.
            NoSessionError: The session has ended meanwhile; the call is not kept.
        """
        if answer.status != self._change.status:
            return
        answer.close()
        call_id = environ.get(_PARKED_ID) or self._parked(environ, call, record)
        waits = "waits" if call_id else "does not wait"
        audit("password_change_required", "refused", record.who, reason=f"{call.operation.name} {waits}")
        raise ChangePasswordError(self._change.url, call_id)

    def _parked(self, environ: "WSGIEnvironment", call: Call, record: SessionRecord) -> str | None:
        if isinstance(call.body, Upload) or not (call.operation.writes and call.replay and attended(environ)):
            return None
        if self._store.load_key(record.key) is None:
            raise NoSessionError
        kept = {name: environ[name] for name in _KEPT if name in environ}
        request = ParkedRequest(environ=kept, body=call.body)
        return self._parking.park(record.meta.person, request, call.operation.name, call.operation.summary)

    @contextmanager
    def taken(self, environ: "WSGIEnvironment", record: SessionRecord, call_id: str) -> Iterator["WSGIEnvironment"]:
        """
        Give a waiting call as a request of this session; the call is put back when it did not reach the upstream.

        Raises:
            NotFoundError: No such call waits for this person.
            OutcomeUnknownError: The call was sent, now or before, and its outcome is unknown.
            TryAgainError: The upstream was not reached.
        """
        person = record.meta.person
        request = self._parking.take(person, call_id)
        try:
            yield _made_again(request, environ, call_id)
        except AppError as problem:
            if problem.outcome_unknown:
                log.error("replay.outcome_unknown", user=record.meta.user_name, reason=problem.code)
                raise OutcomeUnknownError from problem
            self._parking.put_back(person, call_id, request)
            if isinstance(problem, UpstreamUnreachableError | UpstreamLateError):
                raise TryAgainError from problem
            raise
        with suppress(TryAgainError):
            self._parking.drop(person, call_id)


def _made_again(request: ParkedRequest, environ: "WSGIEnvironment", call_id: str) -> "WSGIEnvironment":
    return {
        **{name: value for name, value in environ.items() if name not in _REPLACED},
        **request.environ,
        "CONTENT_LENGTH": "" if request.body is None else str(len(request.body)),
        "wsgi.input": BytesIO(request.body or b""),
        _PARKED_ID: call_id,
    }
