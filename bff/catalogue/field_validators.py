"""Validation rules for input fields that several areas have (SPEC 5 "Field validators")."""

import re

from marshmallow import ValidationError, validate

_NOT_IN_COMMON_NAMES = re.compile(r"""[<,;\\"+#=/|*'!@$%~]""")

password = validate.Regexp(
    r"(?=.*[0-9])[A-Za-z0-9!@#$%^&*]{6,100}\Z",
    error="6 to 100 letters, digits and ! @ # $ % ^ & *, at least one of them a digit.",
)


def common_name(text: str) -> None:
    """Refuse a common name with a forbidden character."""
    found = _NOT_IN_COMMON_NAMES.search(text)
    if found:
        raise ValidationError(f"The character {found.group()} is not allowed.")
