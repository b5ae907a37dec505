"""
Application errors on the wire.

The identity applications answer nearly every error with status 489 and a fault body.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import jsonify
from marshmallow import ValidationError

if TYPE_CHECKING:
    from flask import Flask
    from flask.typing import ResponseReturnValue

APPLICATION_ERROR = 489
UNAUTHORIZED = 401
FORBIDDEN = 403
CHANGE_PASSWORD = 498


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
    """Answer FaultError and unreadable input with a fault."""
    app.register_error_handler(FaultError, _answer_fault)
    app.register_error_handler(ValidationError, _answer_invalid)
    app.register_error_handler(OverflowError, _answer_too_large)


def _answer_fault(error: FaultError) -> ResponseReturnValue:
    return jsonify(fault_body(error.subcode, error.text)), error.status


def _answer_invalid(error: ValidationError) -> ResponseReturnValue:
    names = ", ".join(sorted(error.messages_dict))
    return jsonify(fault_body("InvalidInput", f"Invalid input: {names}")), APPLICATION_ERROR


def _answer_too_large(_error: OverflowError) -> ResponseReturnValue:
    return jsonify(fault_body("InvalidInput", "A number is too large.")), APPLICATION_ERROR
