"""Browser and system in plain words, from a User-Agent header."""

import pytest

from bff.auth.device import Device

WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)"


@pytest.mark.parametrize(
    ("user_agent", "expected"),
    [
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", ("Firefox", "Windows")),
        (f"Mozilla/5.0 (Windows NT 10.0) {WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0", ("Edge", "Windows")),
        (f"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) {WEBKIT} Chrome/140.0 Safari/537.36", ("Chrome", "macOS")),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", ("Safari", "iPhone")),
        (f"Mozilla/5.0 (X11; CrOS x86_64 14541) {WEBKIT} Chrome/140.0 Safari/537.36", ("Chrome", "ChromeOS")),
        (f"Mozilla/5.0 (Linux; Android 15) {WEBKIT} Chrome/140.0 Mobile Safari/537.36", ("Chrome", "Android")),
        (f"Mozilla/5.0 (X11; Linux x86_64) {WEBKIT} Chrome/140.0 Safari/537.36 OPR/120.0", ("Opera", "Linux")),
        ("python-requests/2.34", ("", "")),
        ("", ("", "")),
    ],
)
def test_names_browser_and_system(user_agent: str, expected: tuple[str, str]) -> None:
    """The name is that of the browser itself, not of its ancestors; an unknown browser has no name."""
    assert Device.of(user_agent) == Device(*expected)
