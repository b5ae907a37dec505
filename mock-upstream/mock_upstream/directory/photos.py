"""The rules for pictures as photos (SPEC 5 "Files and images")."""

from __future__ import annotations

from base64 import b64decode
from dataclasses import dataclass
from io import BytesIO

from PIL import Image, UnidentifiedImageError

from mock_upstream.errors import FaultError
from mock_upstream.nodes.images import refuse_unfit_image

_FORMATS = {"jpg": "JPEG", "jpeg": "JPEG", "png": "PNG", "gif": "GIF"}


@dataclass(frozen=True)
class Photo:
    """A picture that can be kept; the sizes are in pixels."""

    content: bytes
    format: str
    width: int
    height: int


def read_photo(text: str) -> Photo:
    """
    Decode a picture.

    Args:
        text: base64, with or without a prefix as in ``data:image/png;base64,``.

    Raises:
        FaultError: 489 ``InvalidInput``: the text is no picture of an allowed format, or the picture is too large.
    """
    refuse_unfit_image(text)
    content = b64decode(text.rpartition(",")[2])
    try:
        with Image.open(BytesIO(content), formats=sorted({*_FORMATS.values()})) as image:
            return Photo(content, str(image.format), image.width, image.height)
    except (UnidentifiedImageError, OSError):
        raise FaultError("InvalidInput", "File extension type is not valid") from None


def format_of(file_name: str) -> str:
    """
    Give the format that the one extension of a file name stands for.

    Raises:
        FaultError: 489 ``InvalidInput``: the name has no extension, several, or one of another format.
    """
    _stem, *extensions = file_name.split(".")
    if len(extensions) > 1:
        raise FaultError("InvalidInput", "File with multiple extension is not supported")
    if not extensions or extensions[0].lower() not in _FORMATS:
        raise FaultError("InvalidInput", "File extension type is not valid")
    return _FORMATS[extensions[0].lower()]
