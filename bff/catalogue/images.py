"""Images that travel in JSON bodies, and the rules for them (SPEC 5 "Files and images")."""

import re
from base64 import b64decode

from marshmallow import ValidationError

IMAGE_LIMIT_BYTES = 59 * 1024
"""Limit for the size of an image in bytes; the image must be smaller."""

_KINDS = ("gif", "jpeg", "jpg", "png")
_DATA_ADDRESS = re.compile(r"data:image/(?P<kind>[\w.+-]+);base64,")


def small_image(text: str) -> None:
    """Refuse a text that is no small base64 image, with or without ``data:image/png;base64,``; empty means none."""
    prefix = _DATA_ADDRESS.match(text)
    if prefix and prefix["kind"] not in _KINDS:
        raise ValidationError("File extension type is not valid")
    try:
        content = b64decode(text[prefix.end() if prefix else 0 :], validate=True)
    except ValueError:
        raise ValidationError("Not an image in base64.") from None
    if len(content) >= IMAGE_LIMIT_BYTES:
        raise ValidationError("Image Size should be less than 59 kb")


def image_file_name(name: str) -> None:
    """Refuse a file name without an image extension or with several extensions; an empty name means no file."""
    if not name:
        return
    _stem, *extensions = name.split(".")
    if len(extensions) > 1:
        raise ValidationError("File with multiple extension is not supported")
    if not extensions or extensions[0].lower() not in _KINDS:
        raise ValidationError("File extension type is not valid")
