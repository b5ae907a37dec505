"""The situations by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mock_upstream.scenarios.empty_system import empty
from mock_upstream.scenarios.everything_pending import ask_for_everything
from mock_upstream.scenarios.expired_passwords import expire
from mock_upstream.scenarios.many_results import overflow
from mock_upstream.scenarios.right_to_left import turn_around

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy.orm import Session


@dataclass(frozen=True)
class Scenario:
    """What a person reads of it, and what makes it out of the seeded organisation."""

    summary: str
    arrange: Callable[[Session], None]


SCENARIOS = {
    "empty-system": Scenario(
        "Nobody but the demo accounts; no roles, resources, groups, teams, requests or tasks.", empty
    ),
    "everything-pending": Scenario(
        "20 people more wait for the administrator, the delegated administrator and the help desk each.",
        ask_for_everything,
    ),
    "many-results": Scenario("400 more people and 400 more roles: search for Overflow.", overflow),
    "right-to-left": Scenario(
        "Everybody has an Arabic or Hebrew name, works in Arabic, and Arabic is the default language.", turn_around
    ),
    "expired-passwords": Scenario("Everybody but admin must change their password first: 498.", expire),
}
