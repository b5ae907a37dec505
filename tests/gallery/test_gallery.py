"""Every building block in every state, by day: also with the Tab key alone.

``make gallery-pictures`` looks at each page in all eight ways and keeps the pictures in ``build/pictures/gallery``.
"""

import pytest

from tests.gallery.conftest import Gallery, Look, OpenGallery
from tests.gallery.soundness import PAGES, check_block, check_nothing_is_left, looks
from tests.gallery.tab_stops import stops_without_ring


@pytest.fixture(scope="module", params=looks("light", "en", 1280), ids=lambda look: "-".join(map(str, look)))
def look(request: pytest.FixtureRequest) -> Look:
    """One of the ways to look at the gallery; pytest keeps the tests of a way together."""
    chosen: Look = request.param
    return chosen


@pytest.mark.parametrize("name", PAGES)
def test_a_block_is_sound_in_every_state(gallery: Gallery, look: Look, name: str) -> None:
    """
    The page has no barrier or browser complaint, and fits its window.

    Each Tab stop has a focus ring; after the last stop comes the first one, or the browser itself.
    """
    page = check_block(gallery, look, name)

    assert stops_without_ring(page) == []
    gallery.watched.check_complaints()


def test_a_block_is_complete_when_the_gallery_says_so(gallery: Gallery) -> None:
    """All delays are over and all calls answered by then: the palette shows the people it has found."""
    assert gallery.show("CommandPalette").get_by_text("Ingrid Solberg").count() > 0


def test_a_name_that_is_cut_keeps_its_beginning(open_gallery: OpenGallery) -> None:
    """Right to left, a cut Latin name loses its end, as it does left to right."""
    with open_gallery("light", "ar", 360) as opened:
        name = opened.show("EntityPicker").get_by_role("option").locator("bdi", has_text="Kristoffersen")
        assert name.evaluate("bdi => [bdi.scrollWidth > bdi.clientWidth, getComputedStyle(bdi).direction]") == [
            True,
            "ltr",
        ]


def test_the_gallery_begins_anew_with_each_block(gallery: Gallery) -> None:
    """The drawn elements and the stored data of the block before are gone."""
    page = gallery.show("Feedback")
    page.evaluate("document.querySelector('nav').id = 'left'; localStorage.setItem('left', '')")
    gallery.show("Button")
    assert page.evaluate("[document.getElementById('left'), localStorage.getItem('left')]") == [None, None]


def test_a_list_is_the_same_after_what_leaves_most_behind(
    gallery: Gallery, open_gallery: OpenGallery, look: Look
) -> None:
    """After a palette, a dialog, a message and a lost network, a list reads the same as on a new page."""
    check_nothing_is_left(gallery, open_gallery, look)
