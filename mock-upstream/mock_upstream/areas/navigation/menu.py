"""Everything the menu can hold, in order."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Entry:
    """
    A menu entry.

    Without children it leads to the page ``page`` (a route segment, which is also
    the page's right, save for the profile menu); with children it is a group.
    """

    map_name: str
    name: str
    page: str = ""
    children: tuple[Entry, ...] = ()
    needs_right: bool = True


def _page(page: str, name: str) -> Entry:
    return Entry(page, name, page)


MENU = (
    Entry("home", "Home", "landing"),
    Entry("dashboard", "Dashboard", "dashboard"),
    Entry("tasks", "Tasks", "tasks"),
    Entry(
        "access",
        "Access",
        children=(
            _page("requests", "Request"),
            _page("permissions", "Permissions"),
            _page("history", "Request History"),
            _page("taskHistory", "Task History"),
            _page("delegation", "Delegation"),
            _page("availability", "Availability"),
        ),
    ),
    Entry(
        "people",
        "People",
        children=(
            _page("users", "Users"),
            _page("groups", "Groups"),
            _page("teams", "Teams"),
            _page("orgchart", "Organization Chart"),
            _page("entities", "Entities"),
        ),
    ),
    Entry(
        "catalogue",
        "Catalog",
        children=(
            _page("role", "Roles"),
            _page("resource", "Resources"),
            _page("sod", "Separation of Duties"),
            _page("mapresources", "Map Resources"),
        ),
    ),
    Entry(
        "administration",
        "Administration",
        children=(
            _page("manageusers", "Manage Users"),
            _page("createUser", "Create User"),
            _page("proxyassignments", "Proxy Assignments"),
            _page("workflowmonitoring", "Workflow Monitoring"),
            _page("emailapproval", "Email Approval"),
            _page("configuration", "Configuration"),
            _page("cprs", "Permission Reconciliation"),
            _page("settings", "Settings"),
            _page("localekit", "Localization"),
            _page("editlanding", "Edit Landing Page"),
            _page("editrequest", "Edit Request Page"),
            _page("globalDashboard", "Global Dashboard"),
        ),
    ),
    Entry(
        "profileMenu",
        "Profile",
        children=(
            _page("profile", "My Profile"),
            Entry("help", "Help", "help", needs_right=False),
            Entry("about", "About", "about", needs_right=False),
        ),
    ),
)
