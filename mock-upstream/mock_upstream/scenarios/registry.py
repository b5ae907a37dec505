"""The situations by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mock_upstream.scenarios.empty_system import empty
from mock_upstream.scenarios.every_request import ask_in_every_way
from mock_upstream.scenarios.everything_pending import ask_for_everything
from mock_upstream.scenarios.expired_passwords import expire
from mock_upstream.scenarios.listed_values import ask_for_listed_values
from mock_upstream.scenarios.many_resources import fill_shelves
from mock_upstream.scenarios.many_results import overflow
from mock_upstream.scenarios.many_roles import crowd
from mock_upstream.scenarios.many_stand_ins import fill_stand_ins
from mock_upstream.scenarios.many_values import fan_out
from mock_upstream.scenarios.on_leave import leave
from mock_upstream.scenarios.one_container import delegate, delegate_two
from mock_upstream.scenarios.pending_deletion import delay_deletions
from mock_upstream.scenarios.right_to_left import turn_around
from mock_upstream.scenarios.scripted_forms import draw_with_scripts
from mock_upstream.scenarios.stuck_workflows import get_stuck, stand_still
from mock_upstream.scenarios.twelve_clients import divide

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy.orm import Session


@dataclass(frozen=True)
class Scenario:
    """A scenario: its description for people, and the function that makes it from the seeded organisation."""

    summary: str
    arrange: Callable[[Session], None]


SCENARIOS = {
    "empty-system": Scenario(
        "Nobody but the demo accounts; no roles, resources, groups, teams, requests or tasks.", empty
    ),
    "many-resources": Scenario("5,000 more resources: search for Shelf.", fill_shelves),
    "many-results": Scenario("400 more people and 400 more roles: search for Overflow.", overflow),
    "many-roles": Scenario("2,000 more roles, 40,000 more assignments, 60 more constraints: search for Crowd.", crowd),
    "many-stand-ins": Scenario("40 more proxies of admin, and 40 days of absence with a deputy each.", fill_stand_ins),
    "many-values": Scenario(
        "Three more drivers: one with 2,000 values in each of two systems, one that fails, one that is slow.", fan_out
    ),
    "right-to-left": Scenario(
        "Everybody has an Arabic or Hebrew name, works in Arabic, and Arabic is the default language.", turn_around
    ),
    "everything-pending": Scenario("Some eighty requests wait for a decision of admin.", ask_for_everything),
    "on-leave": Scenario("The same, and admin is away: the tasks are those of helpdesk meanwhile.", leave),
    "every-request": Scenario(
        "admin asked for user: every operation on roles, resources and workflows, in every state.", ask_in_every_way
    ),
    "one-container": Scenario("user administers the roles of the container Operations, and nothing else.", delegate),
    "two-containers": Scenario("The same with the containers Operations and Finance.", delegate_two),
    "expired-passwords": Scenario("Everybody but admin must change their password first: 498.", expire),
    "scripted-forms": Scenario("The form of Laptop computes its price with scripts of its own.", draw_with_scripts),
    "pending-deletion": Scenario("What is deleted has the status 15 for 30 seconds, then it is gone.", delay_deletions),
    "stuck-workflows": Scenario(
        "The oldest workflows are stuck: no open task, an approver who left, one who is away without cover.", get_stuck
    ),
    "stopped-engine": Scenario("The same and an overdue task, and the workflow engine is stopped.", stand_still),
    "listed-values": Scenario(
        "The resource Laptop asks for a value of a code map, some of an entitlement and some texts.",
        ask_for_listed_values,
    ),
    "twelve-clients": Scenario(
        "Twelve clients of the dashboard: departments and some places have one of their own.", divide
    ),
}
