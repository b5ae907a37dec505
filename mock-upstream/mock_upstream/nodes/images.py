"""Images that come as base64 in JSON."""

from __future__ import annotations

from base64 import b64decode

from mock_upstream.errors import FaultError

_LIMIT_BYTES = 59 * 1024
_SIGNATURES = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF8")


def refuse_unfit_image(text: str) -> None:
    """
    Refuse images other than PNG, JPEG and GIF of less than 59 KB; an empty text means no image.

    Source:
        SPEC 5 "Files and images".
    """
    try:
        content = b64decode(text.rpartition(",")[2], validate=True)
    except ValueError:
        raise FaultError("InvalidInput", "The image is not base64.") from None
    if len(content) >= _LIMIT_BYTES:
        raise FaultError("InvalidInput", "Image Size should be less than 59 kb")
    if content and not content.startswith(_SIGNATURES):
        raise FaultError("InvalidInput", "File extension type is not valid")
