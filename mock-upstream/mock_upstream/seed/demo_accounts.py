"""The people everybody may sign in as."""

from __future__ import annotations

from dataclasses import dataclass

from mock_upstream.store import rights

DEMO_PASSWORD = "demoPass1"  # noqa: S105 - printed on the sign-in page


@dataclass(frozen=True)
class DemoAccount:
    """
    A person at a fixed place: ``position`` in ``department``, counted from its end when below 0.

    ``persona`` names what the sign-in page says of them; what they administer is in `seed.administrators`.
    """

    cn: str
    first_name: str
    last_name: str
    department: str
    position: int
    title: str
    persona: str
    duty: str = rights.EMPLOYEE


DEMO_ACCOUNTS = (
    DemoAccount("admin", "Amara", "Okafor", "IT", 1, "Identity Platform Manager", "administrator"),
    DemoAccount("delegate", "Yusuf", "Demir", "Procurement", 1, "Procurement Manager", "delegated_administrator"),
    DemoAccount("helpdesk", "Chidi", "Nwosu", "IT", -1, "Service Desk Analyst", "helpdesk", rights.HELPDESK),
    DemoAccount("user", "Tomás", "Herrera", "Operations", -1, "Grid Planner", "employee"),
    DemoAccount("guest", "Saoirse", "Byrne", "Legal", -1, "External Auditor", "guest", rights.GUEST),
)
