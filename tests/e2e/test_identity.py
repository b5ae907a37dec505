"""The page of a person by their DN, as links from other applications open it."""

from urllib.parse import quote

from playwright.sync_api import Locator, expect

from tests.support.browser import Watched
from tests.support.console_pages import sign_in

_TOMAS = "cn=user,ou=users,o=data"


def _corner(term: Locator) -> tuple[float, float]:
    box = term.bounding_box()
    assert box
    return box["x"], box["y"]


def test_what_follows_stands_in_two_columns(watched: Watched) -> None:
    """Two attributes stand side by side on a desktop, and in one column on a phone (SPEC 2 "Identity detail page")."""
    page = watched.page
    sign_in(page, address=f"./#/detailInfo/{quote(_TOMAS, safe='')}")
    terms = page.get_by_role("region", name="Secondary attributes").get_by_role("term")
    expect(terms.nth(1)).to_be_visible()
    first, second = _corner(terms.nth(0)), _corner(terms.nth(1))
    assert (first[1], first[0] < second[0]) == (second[1], True)

    page.set_viewport_size({"width": 360, "height": 740})
    first, second = _corner(terms.nth(0)), _corner(terms.nth(1))
    assert (first[0], first[1] < second[1]) == (second[0], True)
