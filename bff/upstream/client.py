"""Reads of the catalogue for one signed-in user."""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import requests
from marshmallow import ValidationError
from requests.adapters import HTTPAdapter

from bff.breaker import Breaker
from bff.catalogue.operation import Operation
from bff.errors import (
    ChangePasswordError,
    UpstreamFailedError,
    UpstreamLateError,
    UpstreamRefusedError,
    UpstreamUnreachableError,
)
from bff.observability import log, request_id
from bff.sessions.record import SessionRecord
from bff.settings.upstream import PasswordChange
from bff.settings.upstream_policy import UpstreamPolicy
from bff.upstream.common_headers import common_headers
from bff.upstream.cookies import UpstreamCookies
from bff.upstream.exchange import exchange
from bff.upstream.shares import Shares

Refresh = Callable[[SessionRecord], SessionRecord]

_UNAUTHORIZED = 401
_NOWHERE: Mapping[str, str] = {}


class UpstreamHttp:
    """The pooled connection; it keeps no cookies, and the environment never changes where a token goes."""

    def __init__(self, policy: UpstreamPolicy, breaker: Breaker, shares: Shares) -> None:
        self.breaker = breaker
        self.shares = shares
        self.origin, self.base_path = policy.origin, policy.base_path
        self.timeout = (policy.connect_timeout_s, policy.read_timeout_s)
        self._verify = policy.ca_file or True
        self._proxies = dict.fromkeys(("http", "https"), policy.proxy) if policy.proxy else {}
        self._adapter = HTTPAdapter(pool_maxsize=policy.connections, pool_block=True)

    def session(self) -> requests.Session:
        """Give a session without state of other users on the shared pool."""
        session = requests.Session()
        session.trust_env = False
        session.verify = self._verify
        session.proxies.update(self._proxies)
        session.mount("https://", self._adapter)
        session.mount("http://", self._adapter)
        return session


class Upstream:
    """
    Calls for one user, with the same status rules as the proxy: a 401 renews the tokens and asks once more.

    Args:
        after_401: Renews the tokens of the record.
    """

    def __init__(
        self,
        http: UpstreamHttp,
        cookies: UpstreamCookies,
        password_change: PasswordChange,
        record: SessionRecord,
        after_401: Refresh,
    ) -> None:
        self._http = http
        self._cookies = cookies
        self._password_change = password_change
        self._record = record
        self._after_401 = after_401

    def read(
        self, operation: Operation, at: Mapping[str, str] = _NOWHERE, *, body: object = None, **query: str
    ) -> dict[str, Any]:
        """
        Call an operation and give its reply as the catalogue describes it.

        Args:
            operation: From the catalogue.
            at: Values of the path's parameters, e.g. ``{"id": "1"}``.
            body: Sent as JSON.
            query: Sent as the query string.

        Raises:
            ChangePasswordError: The password must be changed first.
            UpstreamRefusedError: 401 even with renewed tokens.
            UpstreamUnreachableError: No connection.
            UpstreamLateError: No answer within the time allowed.
            TryAgainError: The upstream was away a moment ago, or the person had no place left there for a long time.
            UpstreamFailedError: Any other status than 200, or a reply of another shape.
        """
        return _reply(operation, self._ask(operation, at, json=body, params=query))

    def read_text(self, operation: Operation, at: Mapping[str, str]) -> str | None:
        """
        Call an operation whose reply is a text, in UTF-8; None when the upstream has no such thing.

        Raises:
            AppError: As :meth:`read`.
        """
        answer = self._ask(operation, at)
        if _is_missing(answer):
            return None
        _check(operation, answer)
        return answer.content.decode(errors="replace")

    def ask(
        self,
        operation: Operation,
        at: Mapping[str, str] = _NOWHERE,
        *,
        query: Mapping[str, str] = _NOWHERE,
        body: object = None,
        text: str | None = None,
    ) -> requests.Response:
        """
        Call an operation and give its answer as it came, with all members and whatever its status.

        Args:
            operation: From the catalogue.
            at: Values of the path's parameters.
            query: Sent as the query string.
            body: Sent as JSON.
            text: Sent as the operation's media type.

        Raises:
            AppError: As :meth:`read`, but for other statuses than 401.
        """
        answer = self._ask(operation, at, **content_of(operation, query, body, text))
        if answer.status_code == _UNAUTHORIZED:
            raise UpstreamRefusedError
        return answer

    def _ask(self, operation: Operation, at: Mapping[str, str], **content: Any) -> requests.Response:
        path = path_of(operation, at)

        def send(record: SessionRecord) -> requests.Response:
            return self._send_guarded(operation.method, path, record, **content)

        answer = send(self._record)
        if answer.status_code == _UNAUTHORIZED:
            answer = send(self._after_401(self._record))
        if answer.status_code == self._password_change.status:
            raise ChangePasswordError(self._password_change.url)
        return answer

    def _send_guarded(self, method: str, path: str, record: SessionRecord, **content: Any) -> requests.Response:
        with self._place(), exchange(self._http.breaker, method) as sent:
            answer = self._send(method, path, record, sent.trace, **content)
            sent.status = answer.status_code
        return answer

    def _place(self) -> AbstractContextManager[None]:
        """Wait for a place as long as for an answer: no browser can repeat a single read of a joined answer."""
        _, patience_s = self._http.timeout
        return self._http.shares.place(self._record.meta.person, patience_s)

    def _send(
        self,
        method: str,
        path: str,
        record: SessionRecord,
        trace: Mapping[str, str],
        *,
        headers: Mapping[str, str] = _NOWHERE,
        **content: Any,
    ) -> requests.Response:
        token = {"Authorization": f"Bearer {record.tokens.access_token}", "X-Request-Id": request_id(), **trace}
        full_path = self._http.base_path + path
        try:
            answer = self._http.session().request(
                method,
                self._http.origin + full_path,
                headers={**common_headers(full_path), **headers, **token, **self._cookies.headers(record, full_path)},
                timeout=self._http.timeout,
                allow_redirects=False,
                **content,
            )
        except requests.Timeout as problem:
            raise UpstreamLateError from problem
        except requests.RequestException as problem:
            raise UpstreamUnreachableError from problem
        self._record = self._cookies.keep(record, full_path, answer.raw.headers.getlist("set-cookie"))
        return answer


def path_of(operation: Operation, at: Mapping[str, str]) -> str:
    """Build the path of a call; each parameter stays one segment, whatever characters it has."""
    return operation.path.format(**{name: quote(value, safe="") for name, value in at.items()})


def content_of(operation: Operation, query: Mapping[str, str], body: object, text: str | None) -> dict[str, Any]:
    """Give the body of a call as arguments of ``requests``."""
    if text is None:
        return {"params": query, "json": body}
    return {
        "params": query,
        "data": text.encode(),
        "headers": {"Content-Type": f"{operation.media_type};charset=UTF-8"},
    }


def _is_missing(answer: requests.Response) -> bool:
    """Whether the answer means "not found": by its status, or by its fault (docs/assumptions.md A-27)."""
    if answer.ok or answer.status_code == HTTPStatus.NOT_FOUND:
        return not answer.ok
    try:
        said: str = answer.json()["Fault"]["Code"]["Subcode"]["Value"]
    except (requests.JSONDecodeError, KeyError, TypeError):
        return False
    return said == "NotFound"


def _check(operation: Operation, answer: requests.Response) -> None:
    if answer.status_code == _UNAUTHORIZED:
        raise UpstreamRefusedError
    if answer.status_code != HTTPStatus.OK:
        raise _unusable(operation, answer, answer.reason)


def _reply(operation: Operation, answer: requests.Response) -> dict[str, Any]:
    _check(operation, answer)
    try:
        reply: dict[str, Any] = operation.reply().load(answer.json())
    except (requests.RequestException, ValidationError) as problem:
        raise _unusable(operation, answer, str(problem)) from problem
    return reply


def _unusable(operation: Operation, answer: requests.Response, reason: str) -> UpstreamFailedError:
    log.error("upstream.unusable", path=operation.path, status=answer.status_code, reason=reason)
    return UpstreamFailedError()
