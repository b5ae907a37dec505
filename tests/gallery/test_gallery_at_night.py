"""Every building block in every state, at night, from the right and on a phone.

``make gallery-pictures`` looks at each page in all eight ways and keeps the pictures in ``build/pictures/gallery``.
"""

import pytest

from tests.gallery.conftest import Gallery, Look, OpenGallery
from tests.gallery.soundness import PAGES, check_block, check_nothing_is_left, looks


@pytest.fixture(scope="module", params=looks("dark", "ar", 360), ids=lambda look: "-".join(map(str, look)))
def look(request: pytest.FixtureRequest) -> Look:
    """One of the ways to look at the gallery; pytest keeps the tests of a way together."""
    chosen: Look = request.param
    return chosen


@pytest.mark.parametrize("name", PAGES)
def test_a_block_is_sound_in_every_state(gallery: Gallery, look: Look, name: str) -> None:
    """The page has no barrier or browser complaint, and fits its window."""
    check_block(gallery, look, name)


def test_a_list_is_the_same_after_what_leaves_most_behind(
    gallery: Gallery, open_gallery: OpenGallery, look: Look
) -> None:
    """After a palette, a dialog, a message and a lost network, a list reads the same as on a new page."""
    check_nothing_is_left(gallery, open_gallery, look)
