"""Departments and the titles that fit them."""

from __future__ import annotations

from dataclasses import dataclass

CHIEF_TITLE = "Chief Executive Officer"


@dataclass(frozen=True)
class Department:
    """
    A department of the company, with its units.

    ``share`` is its share of the people; ``specialists`` are the titles of the people who lead nobody.
    """

    name: str
    share: int
    specialists: tuple[str, ...]
    units: tuple[str, ...] = ()

    def title(self, position: int, *, leads: bool) -> str:
        """Title at a position of the department: 0 heads it, 1 to 8 are directly below."""
        if position == 0:
            return f"Head of {self.name}"
        if leads:
            return f"{self.name} Manager" if position <= DIRECT_REPORTS else f"{self.name} Team Lead"
        return self.specialists[position % len(self.specialists)]


DIRECT_REPORTS = 8

DEPARTMENTS = (
    Department(
        "Operations",
        3,
        ("Turbine Technician", "Grid Planner", "Plant Data Engineer", "Shift Supervisor", "Site Technician"),
        ("Grid Control", "Plant Maintenance"),
    ),
    Department(
        "Engineering",
        2,
        ("Electrical Engineer", "Software Engineer", "Civil Engineer", "Test Engineer"),
        ("Civil Works", "Turbine Design"),
    ),
    Department(
        "IT",
        2,
        ("Systems Engineer", "Service Desk Analyst", "Network Engineer", "Security Analyst"),
        ("Networks", "Service Desk"),
    ),
    Department("Finance", 1, ("Payroll Specialist", "Accountant", "Controller", "Treasury Analyst")),
    Department("Procurement", 1, ("Contract Manager", "Buyer", "Category Lead", "Supplier Analyst")),
    Department("Sales", 1, ("Account Manager", "Sales Engineer", "Bid Writer")),
    Department("People", 1, ("Recruiter", "Learning Designer", "People Partner")),
    Department("Legal", 1, ("Legal Counsel", "Compliance Officer", "Paralegal")),
)
