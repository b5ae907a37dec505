"""A browser's journey through a reverse proxy."""

import pytest
from playwright.sync_api import Playwright, expect

from tests.support.browser import chromium, watched_page
from tests.support.console_pages import (
    expect_waiting_tasks,
    go_back_signed_out,
    open_person,
    rows,
    sign_in,
    sign_out,
    waiting_tasks,
)
from tests.support.event_streams import ask_for_service_account
from tests.support.reverse_proxies import ReverseProxy, apache, nginx
from tests.support.texts import Texts
from tests.topology.conftest import published


@pytest.mark.parametrize(("proxy", "prefix"), [(nginx, "/portal/idm"), (apache, "")])
def test_the_journey_behind_a_proxy(
    playwright: Playwright, tmp_path_factory: pytest.TempPathFactory, proxy: ReverseProxy, prefix: str
) -> None:
    """Sign in, find a person, hear of a task, sign out; the browser takes the cookies and complains of nothing."""
    with (
        published(proxy, prefix, tmp_path_factory.mktemp("browser")) as console,
        chromium(playwright, *console.certificate.browser_flags) as browser,
        watched_page(browser, base_url=f"{console.console_url}/") as watched,
    ):
        page = watched.page
        sign_in(page, address="./#/users?q=okafor")
        open_person(page, rows(page).get_by_role("link", name="Amara Okafor"), Texts("en"))
        expect(page.get_by_role("heading", level=1)).to_have_text("Amara Okafor")
        names = {cookie["name"]: cookie["path"] for cookie in page.context.cookies()}
        assert names["__Secure-idmc" if prefix else "__Host-Http-idmc"] == (prefix or "/")

        count = waiting_tasks(page)
        ask_for_service_account(f"{console.console_url}/", console.certificate.authority)
        expect_waiting_tasks(page, count + 1)

        sign_out(page, Texts("en"))

        go_back_signed_out(page)
