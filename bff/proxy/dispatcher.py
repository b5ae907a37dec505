"""The WSGI application in front of Flask: proxied calls go straight through, the rest goes to Flask."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from io import BytesIO
from typing import TYPE_CHECKING

from bff.catalogue import rules
from bff.catalogue.operation import Operation
from bff.errors import MethodNotAllowedError, NoSessionError, NotFoundError, as_app_error, render
from bff.observability import request_id
from bff.observability.request import OPERATION, SESSION
from bff.proxy.answer import Answer
from bff.proxy.body import Upload, read_body
from bff.proxy.headers import attended, refuse_twins, request_headers, response_headers
from bff.proxy.idempotency import key_header
from bff.proxy.password_change import PasswordChange
from bff.proxy.replay import Call
from bff.proxy.route import Route
from bff.proxy.target import Target
from bff.security import csrf
from bff.security.cookies import cookie_of
from bff.security.rate_limit import RateLimit
from bff.sessions.record import SessionRecord
from bff.sessions.store import SessionStore

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_PARKED_CALL = "/bff/replay/"
_PAGE_BODY_BYTES = 32 << 10
"""Largest body of a call to the gateway itself, by people who may not be signed in: the provider's logout token."""


class Dispatcher:
    """
    Decides by path. :meth:`_proxied` shows the order of the checks of a proxied call.

    Args:
        pages: The application for all other paths: files of the interface, and Flask.
        routes: The routes to the upstreams; no prefix of a route begins with the prefix of another.
        prefix: The public path prefix, which never reaches the upstream.
        body_timeout_s: Seconds within which a buffered body must arrive.
        large_pages: Largest body in bytes, by path of a page; there the session is checked before the body is read.
        done: Called with each operation and the status of its answer.
    """

    def __init__(  # noqa: PLR0913
        self,
        pages: "WSGIApplication",
        *,
        routes: Sequence[Route],
        prefix: str,
        session_cookie: str,
        store: SessionStore,
        password_change: PasswordChange,
        rate_limit: RateLimit,
        body_timeout_s: float,
        large_pages: Mapping[str, int],
        done: Callable[[Operation, int], object],
    ) -> None:
        self._pages = pages
        self._routes = routes
        self._prefix = prefix
        self._session_cookie = session_cookie
        self._store = store
        self._password_change = password_change
        self._rate_limit = rate_limit
        self._body_timeout_s = body_timeout_s
        self._large_pages = large_pages
        self._done = done

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """Serve one request."""
        lane = self._lane(environ["PATH_INFO"]) or self._paged
        try:
            return lane(environ, start_response)
        except Exception as error:  # noqa: BLE001 - the one place where an error of these lanes becomes an answer
            refusal = self._rate_limit.counted(as_app_error(error), environ)
            return render(refusal, page=False)(environ, start_response)

    def _lane(self, path: str) -> "WSGIApplication | None":
        if path.startswith(_PARKED_CALL):
            return self._replayed
        route = next((route for route in self._routes if route.leads_to(path)), None)
        return partial(self._proxied, route) if route else None

    def _paged(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        limit = self._large_pages.get(environ["PATH_INFO"], _PAGE_BODY_BYTES)
        if limit > _PAGE_BODY_BYTES:
            self._checked_session(environ)
        body = read_body(environ, limit, limit, self._body_timeout_s)
        if isinstance(body, bytes):
            environ["wsgi.input"] = BytesIO(body)
        return self._pages(environ, start_response)

    def _proxied(self, route: Route, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        target = Target.of(environ, self._prefix)
        refuse_twins(environ)
        record = self._checked_session(environ)
        call = _call(route, environ, target, record.meta.person, self._body_timeout_s)
        if attended(environ):
            self._store.touch(record)
        answer = route.sender.send(call, record)
        try:
            self._password_change.check(answer, environ, call, record)
            self._done(call.operation, answer.status)
            if answer.pending:
                environ["gunicorn.socket"].hurry(answer.heed_end)
            headers = _headers(route, call, answer, record.meta.person)
            start_response(f"{answer.status} {answer.reason or 'Unknown'}", headers)
        except BaseException:
            answer.close()
            raise
        return answer

    def _replayed(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        if environ["REQUEST_METHOD"] != "POST":
            raise MethodNotAllowedError("POST")
        record = self._checked_session(environ)
        call_id = environ["PATH_INFO"].removeprefix(_PARKED_CALL)
        with self._password_change.taken(environ, record, call_id) as parked:
            lane = self._lane(parked["PATH_INFO"])
            if lane is None:
                raise NotFoundError
            return lane(parked, start_response)

    def _checked_session(self, environ: "WSGIEnvironment") -> SessionRecord:
        session_id = cookie_of(environ, self._session_cookie)
        record = self._store.load(session_id) if session_id else None
        if record is None:
            raise NoSessionError
        environ[SESSION] = record
        csrf.check(environ, record.meta.csrf_token)
        return record


def _headers(route: Route, call: Call, answer: Answer, person: str) -> list[tuple[str, str]]:
    location = route.locations.public(answer.header("location") or "", call.target)
    return response_headers(answer, route.passed_on, person) + ([("Location", location)] if location else [])


def _body_limits(route: Route, operation: Operation) -> tuple[int, int]:
    """Give how many bytes of a body are buffered, and how many are allowed; the operator may allow less."""
    kept, limit = operation.body_limit_bytes, max(operation.body_limit_bytes, operation.upload_limit_bytes)
    return route.policy.body_limit(kept), route.policy.body_limit(limit)


def _operation(route: Route, method: str, path: str, target: Target) -> Operation:
    try:
        operation = route.index.find(method, path)
    except NotFoundError:
        target.refuse_encoded_slash()
        raise
    if not operation.encoded_slash:
        target.refuse_encoded_slash()
    return operation


def _call(route: Route, environ: "WSGIEnvironment", target: Target, person: str, body_timeout_s: float) -> Call:
    path = target.path.removeprefix(route.policy.prefix)
    if path == target.path:
        raise NotFoundError
    operation = _operation(route, environ["REQUEST_METHOD"], path, target)
    environ[OPERATION] = route.policy.prefix + operation.path
    rules.check_query(operation, target.query)
    body = read_body(environ, *_body_limits(route, operation), body_timeout_s)
    if not isinstance(body, Upload):
        rules.check_body(operation, body or b"")
    sent = Target(route.policy.base_path + path, target.query)
    headers = request_headers(environ, sent.path, request_id(), person)
    return Call(
        operation=operation,
        method=operation.method,
        target=sent.raw,
        headers={**headers, **key_header(operation, environ)},
        body=body,
        replay=operation.replay,
    )
