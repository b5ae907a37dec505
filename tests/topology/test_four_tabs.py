"""Four tabs that a browser restores at once, over HTTP/2."""

from typing import Any

import pytest
from playwright.sync_api import Page, Playwright, Request

from tests.support.browser import chromium, watched_page
from tests.support.console_pages import expect_loaded, sign_in
from tests.support.mock_control import MockControl
from tests.support.operators import Metrics, from_address
from tests.support.reverse_proxies import nginx
from tests.topology.conftest import OPERATOR, Published, published

_TABS = 4
_LOAD = """
(calls) => Promise.all(calls.map(async ([url, options]) => {
  const { status } = await fetch(url, { ...options, cache: 'no-store' })
  return [status, performance.getEntriesByName(url).at(-1)?.nextHopProtocol]
}))
"""
_SENT = ("content-type", "netiq-idm-rbpm-acsrf", "x-background")


def _read(request: Request) -> tuple[str, dict[str, Any]]:
    headers = {name: value for name, value in request.headers.items() if name in _SENT}
    return request.url, {"method": request.method, "body": request.post_data, "headers": headers}


def _reads_of_a_tab(page: Page) -> list[tuple[str, dict[str, Any]]]:
    """Load a page anew and note what it reads; the stream of news is one for all tabs."""
    found: list[Request] = []

    def note(request: Request) -> None:
        found.append(request)

    page.on("request", note)
    page.reload()
    expect_loaded(page, 10)
    return [_read(each) for each in found if "x-background" in each.headers]


def _metrics(console: Published) -> Metrics:
    host = console.console_url.removeprefix("https://")
    gateway = f"http://127.0.0.1:{console.place.node_ports[0]}"
    return Metrics(from_address(OPERATOR, f"{gateway}/bff/metrics", Host=host).text)


def _waited(found: Metrics, outcome: str) -> float:
    return found.value("idmc_share_wait_seconds_count", upstream="idm", outcome=outcome)


def test_four_restored_tabs_are_refused_nothing(
    playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Their reads are more than one person may have under way: some wait, and all are answered."""
    with (
        published(nginx, "", tmp_path_factory.mktemp("tabs")) as console,
        chromium(playwright, *console.certificate.browser_flags) as browser,
        watched_page(browser, base_url=f"{console.console_url}/") as watched,
    ):
        sign_in(watched.page)
        expect_loaded(watched.page, 10)
        reads = _reads_of_a_tab(watched.page)
        MockControl(console.mock_url, verify=console.certificate.authority).fault("/IDMProv/rest/*", latencyMs=300)
        answers = watched.page.evaluate(_LOAD, reads * _TABS)
        found = _metrics(console)

    assert {tuple(answer) for answer in answers} == {(200, "h2")}
    assert _waited(found, "served") > 0
    assert _waited(found, "refused") == 0
