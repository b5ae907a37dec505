"""The whole way through: sign in, see your people, sign out."""

import re
from http import HTTPStatus

import pytest
from playwright.sync_api import APIResponse, Locator, Page, Route, expect

from tests.conftest import Stack
from tests.support.browser import Watched
from tests.support.console_pages import (
    choose_language,
    expect_loaded,
    fill_sign_in,
    go_back_signed_out,
    open_person,
    rows,
    sign_in,
    sign_out,
)
from tests.support.texts import Texts

LANGUAGES = [("en", "English", "ltr"), ("ar", "العربية", "rtl")]


@pytest.mark.parametrize(("locale", "language", "direction"), LANGUAGES)
def test_sign_in_see_people_sign_out(watched: Watched, locale: str, language: str, direction: str) -> None:
    """The journey works left to right and right to left; axe finds no barrier on the sign-in page."""
    page, texts = watched.page, Texts(locale)

    page.goto("./#/users")
    page.wait_for_url("**/osp/**")
    watched.check_accessibility()
    fill_sign_in(page)
    expect_loaded(page, 10)
    choose_language(page, language)
    expect(page.locator("html")).to_have_attribute("dir", direction)
    expect(page.get_by_role("heading", level=1)).to_have_text(texts("users:title"))

    page.get_by_role("searchbox").fill("okafor")
    page.keyboard.press("Enter")
    page.wait_for_url("**q=okafor*")
    # The first page of all people has her too: a press would hit a row that is about to be another.
    expect(rows(page).filter(has_not_text="Okafor")).to_have_count(0)
    expect(rows(page).filter(has_text="Amara Okafor")).to_be_visible()

    open_person(page, rows(page).get_by_role("link", name="Amara Okafor"), texts)
    expect(page.get_by_role("heading", level=1)).to_have_text("Amara Okafor")
    detail = page.url

    page.go_back()
    expect(page.get_by_role("searchbox")).to_have_value("okafor")
    page.go_forward()
    assert page.url == detail
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Amara Okafor")

    sign_out(page, texts)
    for _ in range(2):
        go_back_signed_out(page)


def test_a_call_that_is_refused_during_the_sign_out_signs_nobody_in_again(watched: Watched) -> None:
    """The gateway ends the session before its answer arrives; the page still goes to the provider."""
    page, texts = watched.page, Texts("en")
    sign_in(page, address="./#/users")
    expect_loaded(page, 10)
    answered: list[tuple[Route, APIResponse]] = []
    page.route("**/bff/logout", lambda route: answered.append((route, route.fetch())))
    with page.expect_request("**/bff/logout"):
        page.get_by_role("banner").get_by_role("button").last.click()
        page.get_by_role("menuitem", name=texts("shell:signOut")).click()
    with page.expect_response(
        lambda response: "users/list" in response.url and response.status == HTTPStatus.UNAUTHORIZED
    ):
        page.get_by_role("columnheader").get_by_role("button", name="Title").click()
    while not answered:
        page.wait_for_timeout(50)
    route, answer = answered[0]
    route.fulfill(response=answer)
    watched.forgive("401")

    expect(page.locator("input[type=password]")).to_be_visible()


def test_sorts_and_pages_and_remembers_the_page_size(watched: Watched) -> None:
    """
    The address keeps the state, the preference is kept upstream (SPEC 5 "Search and paging").

    A typed page number below 1 opens the first page, one above the last the last page; arrow keys turn pages.
    """
    page, texts = watched.page, Texts("en")
    sign_in(page)
    expect_loaded(page, 10)
    _expect_shown(page, r"1 to 10 of \d+")
    _go_to_pages(page, page.get_by_label(texts("dataTable:goToPage")))

    page.get_by_role("button", name=texts("users:column.Department")).click()
    expect(page.get_by_role("columnheader", name=texts("users:column.Department"))).to_have_attribute(
        "aria-sort", "ascending"
    )
    _expect_shown(page, r"1 to 10 of \d+")
    page.get_by_role("button", name=texts("dataTable:nextPage")).click()
    _expect_shown(page, r"11 to 20 of \d+")
    assert "page=2" in page.url
    assert "sort=Department" in page.url

    page.get_by_label(texts("dataTable:rows"), exact=True).select_option("25")
    expect_loaded(page, 25)
    _expect_shown(page, r"1 to 25 of \d+")
    page.reload()
    expect_loaded(page, 25)


def _go_to_pages(page: Page, field: Locator) -> None:
    field.fill("9999")
    field.press("Enter")
    _expect_shown(page, r"\d+ to (\d+) of \1")
    field.fill("0")
    field.press("Enter")
    _expect_shown(page, r"1 to 10 of \d+")
    field.press("ArrowUp")
    _expect_shown(page, r"11 to 20 of \d+")


def _expect_shown(page: Page, which: str) -> None:
    expect(page.get_by_text(re.compile(f"Showing {which} entries"))).to_be_visible()


def test_a_deep_link_survives_the_sign_in_and_says_when_nothing_is_there(watched: Watched) -> None:
    """A link from a mail opens its page after the sign-in; an unknown address says that there is no page."""
    page, texts = watched.page, Texts("en")
    sign_in(page, address="./#/users?q=okafor")
    expect(rows(page).filter(has_text="Amara Okafor")).to_be_visible()
    expect(page.get_by_role("searchbox")).to_have_value("okafor")
    navigation = page.get_by_role("navigation")
    expect(navigation.get_by_role("link", name=texts("shell:section.users"))).to_be_visible()

    page.goto("./#/nowhere")

    expect(page.get_by_role("heading", name=texts("shell:notAvailable.title"))).to_be_visible()


def test_the_back_button_shows_nothing_after_a_sign_out_elsewhere(watched: Watched, stack: Stack) -> None:
    """A page that comes back from the back-forward cache asks who is signed in, and leaves."""
    page = watched.page
    sign_in(page)
    expect_loaded(page, 10)
    page.goto(f"{stack.mock_url}/__mock__/")
    page.context.clear_cookies()

    go_back_signed_out(page)
