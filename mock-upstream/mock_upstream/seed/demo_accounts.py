"""The four people everybody may sign in as."""

from __future__ import annotations

from dataclasses import dataclass

from mock_upstream.store import rights

DEMO_PASSWORD = "demoPass1"  # noqa: S105 - printed on the sign-in page


@dataclass(frozen=True)
class DemoAccount:
    """A person at a fixed place: ``position`` in ``department``, counted from its end when below 0."""

    cn: str
    first_name: str
    last_name: str
    department: str
    position: int
    title: str
    duty: str


DEMO_ACCOUNTS = (
    DemoAccount("admin", "Amara", "Okafor", "IT", 1, "Identity Platform Manager", rights.ADMINISTRATOR),
    DemoAccount("delegate", "Yusuf", "Demir", "Procurement", 1, "Procurement Manager", rights.DELEGATED_ADMINISTRATOR),
    DemoAccount("helpdesk", "Chidi", "Nwosu", "IT", -1, "Service Desk Analyst", rights.HELPDESK),
    DemoAccount("user", "Tomás", "Herrera", "Operations", -1, "Grid Planner", rights.EMPLOYEE),
)
