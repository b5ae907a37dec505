"""Error responses of a call: the errors of this gateway by operation, and the faults of the upstream."""

from collections.abc import Iterable
from typing import Any

from marshmallow import Schema, fields

from bff import errors
from bff.catalogue.operation import Operation
from bff.errors import AppError

FAULT_STATUSES = frozenset({400, 489})
"""Statuses that the upstream uses for its own faults too; these faults pass through the gateway."""

_OWN = (errors.NoSessionError, errors.CsrfError, errors.TryAgainError)
_PROXIED = (
    *_OWN,
    errors.SessionMovedError,
    errors.SessionOverError,
    errors.PathRefusedError,
    errors.HeaderRefusedError,
    errors.ChangePasswordError,
    errors.TooManyCallsError,
    errors.UpstreamRefusedError,
    errors.UpstreamUnreachableError,
    errors.UpstreamFailedError,
    errors.UpstreamLateError,
)
_OF_BODIES = (errors.BodyIncompleteError, errors.TooLargeError)


class Error(Schema):
    """The shape of all errors that this gateway makes; the console decides by ``code``."""

    code = fields.String(required=True, metadata={"example": "bad_input"})
    message = fields.String(required=True, metadata={"example": "The input was refused."})
    requestId = fields.String(required=True, metadata={"example": "6f1b2c0e9d3a4f57"})
    fields_ = fields.Dict(
        data_key="fields", keys=fields.String(), metadata={"example": {"size": ["Not a valid integer."]}}
    )
    loginUrl = fields.String(metadata={"example": "bff/login"})
    frameUrl = fields.String()
    replayId = fields.String()


class FaultSubcode(Schema):
    """The upstream's word for the cause of the fault."""

    Value = fields.String(required=True, metadata={"example": "NotFound"})


class FaultCode(Schema):
    """``Sender``; ``Subcode`` says what was wrong."""

    Value = fields.String(required=True, metadata={"example": "Sender"})
    Subcode = fields.Nested(FaultSubcode)


class FaultReason(Schema):
    """The reason of the fault, as a sentence for people."""

    Text = fields.String(required=True, metadata={"example": "The user does not exist."})


class FaultDetail(Schema):
    """The upstream's description of its own error."""

    Code = fields.Nested(FaultCode, required=True)
    Reason = fields.Nested(FaultReason, required=True)


class Fault(Schema):
    """An error of the identity applications (SPEC 8 "HTTP status handling")."""

    Fault = fields.Nested(FaultDetail, required=True)


def refusals(operation: Operation, *, proxied: bool) -> dict[int, list[type[AppError]]]:
    """Collect the errors that this gateway may answer a call with, by status."""
    found: dict[int, list[type[AppError]]] = {}
    for error in _errors(operation, proxied=proxied):
        found.setdefault(error.status, []).append(error)
    return dict(sorted(found.items()))


def described(errors: list[type[AppError]], *, faults: bool) -> dict[str, Any]:
    """Describe a response: its codes with their messages, and its schemas; ``faults`` adds the upstream's fault."""
    shapes: list[Any] = [Error]
    lines = [f"- `{each.code}`: {each.message}" for each in errors]
    if faults:
        shapes.append(Fault)
        lines.append("- a fault of the upstream, unchanged")
    schema = {"anyOf": shapes} if len(shapes) > 1 else Error
    return {"description": "\n".join(lines), "content": {"application/json": {"schema": schema}}}


def _errors(operation: Operation, *, proxied: bool) -> Iterable[type[AppError]]:
    yield from _PROXIED if proxied else _OWN
    if operation.query or operation.body:
        yield errors.BadInputError
    if operation.body or operation.media_type:
        yield from _OF_BODIES
