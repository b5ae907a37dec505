"""Small abstract portraits: head and shoulders in shades of one hue."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

if TYPE_CHECKING:
    from random import Random

_PIXELS = 96
_OVERSAMPLED = 4 * _PIXELS

# The colours of background, shoulders, face and hair: shades of one hue, so that nobody gets a skin colour.
_SHADES = (
    ("#dbebf1", "#0b4f69", "#9cc9da", "#3d7f99"),
    ("#f5e8cd", "#6b4700", "#dfbd7d", "#a3762c"),
    ("#ece3f2", "#5c3578", "#c7a9dc", "#8d63ac"),
    ("#dcefe4", "#175a38", "#98cfb0", "#43906a"),
    ("#f7e0e2", "#89293a", "#e3a5ae", "#b9596a"),
    ("#e6e7e4", "#414a52", "#b4bcc2", "#737e87"),
)


def portrait(random: Random) -> bytes:
    """Draw one face as a JPEG of 96 x 96 pixels, about 3 KB."""
    ground, shoulders, face, hair = random.choice(_SHADES)
    image = Image.new("RGB", (_OVERSAMPLED, _OVERSAMPLED), ground)
    pen = ImageDraw.Draw(image)
    if random.random() < 0.5:  # noqa: PLR2004 - half have long hair
        pen.ellipse(_box(0.5, 0.47, 0.27, 0.31), hair)
    pen.ellipse(_box(0.5, 1.03, 0.40, 0.36), shoulders)
    pen.rounded_rectangle(_box(0.5, 0.66, 0.075, 0.10), _OVERSAMPLED // 16, face)
    pen.ellipse(_box(0.5, 0.44, 0.185, 0.225), face)
    pen.chord(_box(0.5, 0.40, 0.20, 0.215), 180 + random.randrange(0, 14), 360, fill=hair)
    out = BytesIO()
    image.resize((_PIXELS, _PIXELS), Image.Resampling.LANCZOS).save(out, "JPEG", quality=86)
    return out.getvalue()


def _box(x: float, y: float, half_width: float, half_height: float) -> tuple[float, float, float, float]:
    return (
        (x - half_width) * _OVERSAMPLED,
        (y - half_height) * _OVERSAMPLED,
        (x + half_width) * _OVERSAMPLED,
        (y + half_height) * _OVERSAMPLED,
    )
