"""Validation of a file path on the server."""

import re

from marshmallow import ValidationError

_WINDOWS = r'[A-Za-z]:\\(?:[^<>:"/\\|?*\x00-\x1f]+\\)*[^<>:"/\\|?*\x00-\x1f]*'
_UNIX = r"/(?:[^/\x00]+/)*[^/\x00]*"
_PATH = re.compile(f"(?:{_WINDOWS}|{_UNIX})?")


def file_path(text: str) -> None:
    """Refuse a text that is neither empty nor a Windows or Unix path (SPEC 5 "Field validators")."""
    if not _PATH.fullmatch(text):
        raise ValidationError("invalidfilepath")
