"""Photos of users, and the check of a chosen picture."""

from __future__ import annotations

from base64 import b64encode
from io import BytesIO
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.people import USER_DN, attributes, creation, details, send

if TYPE_CHECKING:
    from collections.abc import Callable


def _picture(kind: str = "PNG", pixels: int = 8) -> str:
    out = BytesIO()
    Image.effect_noise((pixels, pixels), 90).save(out, kind)
    return b64encode(out.getvalue()).decode()


def test_a_photo_is_kept_hidden_and_taken_away(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """A hidden photo is shown to its owner only."""
    photo = {"key": "UserPhoto", "values": [f"data:image/png;base64,{_picture()}"], "hidden": False}
    send(admin, "PUT", {"dn": USER_DN, "attributes": [photo]})
    assert "image" in details(admin, USER_DN)

    send(admin, "PUT", {"dn": USER_DN, "attributes": [{"key": "UserPhoto", "values": [], "hidden": True}]})
    seen, own = details(admin, USER_DN), signed_in("user").get("users/userDefaults")
    assert ("image" in seen, "image" in own, seen["hideProfilePhoto"]) == (False, True, True)

    send(admin, "PUT", {"dn": USER_DN, "attributes": [{"key": "UserPhoto", "values": []}]})
    assert "image" not in signed_in("user").get("users/userDefaults")


@pytest.mark.parametrize(
    "photo", [_picture("PNG", 300), _picture("BMP"), "no base64", "ä", b64encode(b"<svg/>").decode()]
)
def test_a_photo_that_will_not_do(admin: Console, photo: str) -> None:
    """A photo of 59 KB or more, or of another format, is refused (SPEC 5 "Files and images")."""
    created = admin.call("POST", "user", json={**creation(), "profilePhoto": photo})
    changed = admin.call("PUT", "user", json={"dn": USER_DN, "attributes": attributes(UserPhoto=photo)})

    assert fault_of(created) == fault_of(changed) == (489, "InvalidInput")


@pytest.mark.parametrize(
    ("name", "kind", "text"),
    [
        ("face.png", "PNG", ""),
        ("FACE.PNG", "PNG", ""),
        ("face.tar.png", "PNG", "File with multiple extension is not supported"),
        ("face.exe", "PNG", "File extension type is not valid"),
        ("face", "PNG", "File extension type is not valid"),
        ("face.png", "GIF", "File extension type is not valid"),
    ],
)
def test_a_picture_is_described_before_it_is_kept(admin: Console, name: str, kind: str, text: str) -> None:
    """The picture must have one allowed extension that matches its format."""
    answer = admin.call("POST", "users/imageDetails", json={"fileName": name, "image": _picture(kind)})

    if text:
        assert answer.json()["Fault"]["Reason"]["Text"] == text
    else:
        assert (answer.json()["format"], answer.json()["width"], answer.json()["height"]) == (kind, 8, 8)
