"""Steps of people who use no pointer."""

import pytest
from playwright.sync_api import Locator, Page, expect

_MOST_STOPS = 120
"""More presses of Tab than any page needs between two related elements."""


def tab_to(page: Page, target: Locator) -> None:
    """Press Tab until something has the focus."""
    expect(target).to_be_visible()
    for _ in range(_MOST_STOPS):
        if target.evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"no key leads to {target}")


def tab_and_press(page: Page, target: Locator, key: str = "Enter") -> None:
    """Press a key on something that Tab leads to."""
    tab_to(page, target)
    page.keyboard.press(key)
