"""The error catalogue: each class has one status and one stable code, and is rendered in one place."""

import json
from collections.abc import Callable, Mapping
from http import HTTPStatus
from importlib import resources
from typing import TYPE_CHECKING, Any

from flask import Flask, Response, request
from flask_wtf.csrf import CSRFError
from markupsafe import escape
from marshmallow import ValidationError
from werkzeug.exceptions import HTTPException

from bff.field_errors import first_errors
from bff.observability import log, request_id
from bff.observability.audit import audit

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

_PAGE = (resources.files("bff") / "pages" / "error.html").read_text(encoding="utf-8")


class AppError(Exception):
    """
    Base class of the errors for callers; subclasses set ``status`` and ``code``, by which the console decides.

    Args:
        message: One sentence for a person, without internals.
        extra: Further members of the JSON body, e.g. ``{"loginUrl": "bff/login"}``.
    """

    status = 500
    code = "internal"
    message = "The gateway failed. The log has the details under the request id."
    headers: Mapping[str, str] = {}
    outcome_unknown = False
    """Whether an upstream may have carried out the call although it failed."""

    def __init__(self, message: str | None = None, **extra: object) -> None:
        super().__init__(message or self.message)
        self.extra = extra

    def body(self) -> dict[str, object]:
        """Build the JSON body that all errors have: ``{"code", "message", "requestId", ...extra}``."""
        return {"code": self.code, "message": str(self), "requestId": request_id(), **self.extra}


class NoSessionError(AppError):
    """The call needs a signed-in user."""

    status, code, message = 401, "no_session", "You are not signed in."

    def __init__(self) -> None:
        super().__init__(loginUrl="bff/login")


class SessionMovedError(AppError):
    """The session continues under a new id, and this browser has received the new id since."""

    status, code, message = 401, "session_moved", "Your session was renewed. Try again."


class SessionOverError(AppError):
    """The sign-in provider or an upstream reports that the grant is over, so the gateway has ended the session."""

    status, code, message = 489, "session_over", "Your session is over. Sign in again."

    def __init__(self) -> None:
        super().__init__(loginUrl="bff/login")


class CsrfError(AppError):
    """The anti-forgery header is missing or not this session's; ``reason`` is for the audit log."""

    status, code, message = 403, "csrf", "The anti-forgery header is missing or wrong."

    def __init__(self, reason: str) -> None:
        super().__init__()
        self.reason = reason


class BadInputError(AppError):
    """The input was refused before anything was sent; ``fields`` has the refused fields, but only the first ones."""

    status, code, message = 400, "bad_input", "The input was refused."

    def __init__(self, fields: Mapping[str, Any]) -> None:
        super().__init__(fields=first_errors(fields))


class PathRefusedError(AppError):
    """The raw path could mean a different path after decoding."""

    status, code, message = 400, "path_refused", "The path has a spelling that is not allowed."


class HeaderRefusedError(AppError):
    """A header was sent in two spellings that mean the same header."""

    status, code, message = 400, "header_refused", "The call has one header in two spellings."


class HostRefusedError(AppError):
    """The request was meant for another host, or its ``Host`` is missing."""

    status, code, message = 400, "host_refused", "The console is not published under this name."


class NotFoundError(AppError):
    """Nothing is published under this path."""

    status, code, message = 404, "not_found", "There is nothing at this address."


class MethodNotAllowedError(AppError):
    """The path exists, but not with this method."""

    status, code, message = 405, "method_not_allowed", "This address does not support this method."

    def __init__(self, allowed: str) -> None:
        super().__init__()
        self.headers = {"Allow": allowed}


class TooLargeError(AppError):
    """The body is larger than the limit of its operation."""

    status, code, message = 413, "too_large", "The body is too large."


class TooManyError(AppError):
    """One caller signs in, or is refused, too often."""

    status, code, message = 429, "rate_limited", "Too many attempts. Wait a little, then try again."

    def __init__(self, *, retry_after_s: int) -> None:
        super().__init__()
        self.headers = {"Retry-After": str(retry_after_s)}


class TooManyCallsError(AppError):
    """A person has reached the limit of parallel calls, and this call waited in vain for its turn; nothing was sent."""

    status, code, message = 429, "too_many_calls", "Too many of your calls are under way. Try again in a moment."
    headers: Mapping[str, str] = {"Retry-After": "2"}


class BodyIncompleteError(AppError):
    """The browser stopped in the middle of a body or sent it too slowly, or the chunks of the body are malformed."""

    status, code, message = 400, "body_incomplete", "The body is incomplete. Send it again."


class UpstreamRefusedError(AppError):
    """The identity applications refuse even new tokens."""

    status, code, message = 502, "upstream_refused", "The identity applications refuse your sign-in."


class UpstreamUnreachableError(AppError):
    """The identity applications do not answer."""

    status, code, message = 502, "upstream_unreachable", "The identity applications cannot be reached."
    outcome_unknown = True


class UpstreamLateError(AppError):
    """The identity applications took too long."""

    status, code, message = 504, "upstream_late", "The identity applications took too long."
    outcome_unknown = True


class UpstreamFailedError(AppError):
    """The upstream's answer cannot be used: it is not HTTP, or an aggregate cannot read it."""

    status, code, message = 502, "upstream_failed", "The identity applications sent an answer that cannot be used."
    outcome_unknown = True


class ChangePasswordError(AppError):
    """The upstream demands that the password is changed first."""

    status, code, message = 498, "change_password", "Your password must be changed first."

    def __init__(self, frame_url: str, call_id: str | None = None) -> None:
        super().__init__()
        self.extra = {name: value for name, value in (("frameUrl", frame_url), ("replayId", call_id)) if value}


class OutcomeUnknownError(AppError):
    """A call that was kept for later was sent, and its answer was lost; it is not sent again."""

    status, code, message = 502, "outcome_unknown", "The call was sent; its outcome is unknown. Check the result."


class TryAgainError(AppError):
    """A service that the gateway needs is unavailable, or all connections to it are in use; the session is kept."""

    status, code, message = 503, "try_again", "The service is busy. Try again in a moment."

    def __init__(self, *, retry_after_s: int = 2) -> None:
        super().__init__()
        self.headers = {"Retry-After": str(retry_after_s)}


class LoginRefusedError(AppError):
    """
    The sign-in cannot be completed: the request was changed, used before, expired or denied.

    Args:
        reason: The reason for the audit log.
        counted_as: The reason for the metrics, needed if ``reason`` contains text that a browser can choose.
    """

    status, code, message = 400, "login_refused", "The sign-in could not be completed. Start it again."

    def __init__(self, message: str | None = None, *, reason: str = "", counted_as: str = "") -> None:
        super().__init__(message)
        self.reason = reason or self.code
        self.counted_as = counted_as or self.reason


class LogoutRefusedError(AppError):
    """The provider's logout token is invalid, meant for another client, or used before."""

    status, code, message = 400, "logout_refused", "The logout token was refused."


class ReturnRefusedError(AppError):
    """The return address does not belong to this console."""

    status, code, message = 400, "return_refused", "The return address is not part of this application."


class ProviderUnreachableError(AppError):
    """The sign-in provider does not answer, or its answer contradicts its metadata."""

    status, code, message = 502, "provider_unreachable", "The sign-in provider cannot be reached."


def as_app_error(error: Exception) -> AppError:
    """Turn an exception of a view or a library into an error; an unknown one is logged and becomes ``internal``."""
    if isinstance(error, AppError):
        return error
    if isinstance(error, ValidationError):
        return BadInputError(error.messages_dict)
    if isinstance(error, CSRFError):
        return CsrfError(error.description)
    if isinstance(error, HTTPException):
        return _from_http(error)
    log.error("request.failed", exc_info=error)
    return AppError()


def _from_http(error: HTTPException) -> AppError:
    known = {404: NotFoundError, 413: TooLargeError}
    if error.code == HTTPStatus.METHOD_NOT_ALLOWED:
        return MethodNotAllowedError(", ".join(getattr(error, "valid_methods", None) or ()))
    if error.code in known:
        return known[error.code]()
    refused = BadInputError({})
    refused.status = error.code or HTTPStatus.BAD_REQUEST
    return refused


def render(error: AppError, *, page: bool) -> Response:
    """
    Build the response for an error: a page for a navigation, JSON for a call.

    CSRF errors are written to the audit log.
    """
    if isinstance(error, CsrfError):
        audit("csrf_failure", "refused", reason=error.reason)
    if page:
        answer = Response(_page(error), error.status, content_type="text/html; charset=utf-8")
    else:
        answer = Response(json.dumps(error.body()), error.status, content_type="application/json")
    answer.headers.update(error.headers)
    answer.headers["Cache-Control"] = "no-store"
    return answer


def _page(error: AppError) -> str:
    values = {"message": str(error), "code": error.code, "request_id": request_id()}
    page = _PAGE
    for name, value in values.items():
        page = page.replace("{{ " + name + " }}", str(escape(value)))
    return page


def install(app: Flask, counted: Callable[[AppError, "WSGIEnvironment"], AppError]) -> None:
    """Answer every exception of a Flask view with the common error shape, after ``counted`` has counted it."""

    @app.errorhandler(Exception)
    def answer(error: Exception) -> Response:
        refusal = counted(as_app_error(error), request.environ)
        return render(refusal, page=request.headers.get("Sec-Fetch-Mode") == "navigate")
