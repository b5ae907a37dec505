"""
Application errors on the wire.

The identity applications answer nearly every error with status 489 and a fault body.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import jsonify, request
from marshmallow import ValidationError
from werkzeug.exceptions import HTTPException

if TYPE_CHECKING:
    from flask import Flask
    from flask.typing import ResponseReturnValue

APPLICATION_ERROR = 489
BAD_REQUEST = 400
NOT_FOUND = 404
UNAUTHORIZED = 401
FORBIDDEN = 403
CHANGE_PASSWORD = 498
_CALLS = ("/IDMProv/", "/__mock__/")


class FaultError(Exception):
    """
    An application error as the caller sees it.

    ``subcode`` is one of the product's own words: ``InvalidInput``, ``NotFound``,
    ``SecurityException``, ``InvalidEnumValue``.
    """

    def __init__(self, subcode: str, text: str, status: int = APPLICATION_ERROR) -> None:
        super().__init__(text)
        self.subcode = subcode
        self.text = text
        self.status = status


def fault_body(subcode: str, text: str) -> dict[str, object]:
    """``{"Fault": {"Code": {"Value", "Subcode": {"Value"}}, "Reason": {"Text"}}}``."""
    return {"Fault": {"Code": {"Value": "Sender", "Subcode": {"Value": subcode}}, "Reason": {"Text": text}}}


def install(app: Flask) -> None:
    """Answer FaultError, unreadable input and calls that do not exist (400, 404, 405; not for pages) with a fault."""
    app.register_error_handler(FaultError, _answer_fault)
    app.register_error_handler(ValidationError, _answer_invalid)
    app.register_error_handler(OverflowError, _answer_too_large)
    app.register_error_handler(HTTPException, _answer_no_call)


def _answer_fault(error: FaultError) -> ResponseReturnValue:
    return jsonify(fault_body(error.subcode, error.text)), error.status


def _answer_invalid(error: ValidationError) -> ResponseReturnValue:
    names = ", ".join(sorted(error.messages_dict))
    return jsonify(fault_body("InvalidInput", f"Invalid input: {names}")), APPLICATION_ERROR


def _answer_too_large(_error: OverflowError) -> ResponseReturnValue:
    return jsonify(fault_body("InvalidInput", "A number is too large.")), APPLICATION_ERROR


def _answer_no_call(error: HTTPException) -> ResponseReturnValue:
    if not request.path.startswith(_CALLS):
        return error
    subcode = "NotFound" if error.code == NOT_FOUND else "InvalidInput"
    headers = [(name, value) for name, value in error.get_headers() if name == "Allow"]
    return jsonify(fault_body(subcode, error.description or error.name)), error.code or BAD_REQUEST, headers
