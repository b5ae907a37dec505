"""Calls about clients of the dashboard and their settings."""

from bff.catalogue import clients
from tests.contract.calls.call import Call

_CLIENT, _OF_CLIENT = {"id": "contract"}, {"client": "contract"}
_TRUSTEES = {"users": {"value": [{"dn": "ou=users,o=data", "type": "container"}]}}


def calls(_own_dn: str) -> list[Call]:
    """Creates a client with a filter that matches nobody, changes its settings, and deletes it."""
    creation = {"id": "contract", "name": "Contract", "matchCondition": "(cn=nobody)", "config": "{}"}
    return [
        Call(clients.LIST_CLIENTS),
        Call(clients.READ_CLIENT, at={"id": "1"}),
        Call(clients.CREATE_CLIENT, body=creation),
        Call(clients.CHANGE_CLIENT, at=_CLIENT, body={"name": "Contract client"}),
        *_section_calls(),
        Call(clients.RESTORE_SECTION, _OF_CLIENT, {"key": "branding"}),
        Call(clients.UPLOAD_STYLE, {"client": "1"}, text="body { color: navy }"),
        Call(clients.READ_STYLE, at={"fileName": "brand-1.css"}),
        Call(clients.DELETE_CLIENTS, body={"values": ["contract"]}),
    ]


def _section_calls() -> list[Call]:
    """Each section is replaced and read."""
    branding = {"title": {"value": {"en": "Contract"}}, "barLeftColor": {"value": "#19224A"}}
    return [
        Call(clients.KEEP_ACCESS, _OF_CLIENT, body={"access": _TRUSTEES}),
        Call(clients.READ_ACCESS, _OF_CLIENT),
        Call(clients.KEEP_BRANDING, _OF_CLIENT, body={"branding": branding}),
        Call(clients.READ_BRANDING, _OF_CLIENT),
        Call(clients.KEEP_CUSTOMIZATION, _OF_CLIENT, body={"customization": {"displayPhoto": {"value": False}}}),
        Call(clients.READ_CUSTOMIZATION, _OF_CLIENT),
        Call(clients.READ_SETTING, {**_OF_CLIENT, "key": "customization.displayPhoto"}),
        Call(clients.KEEP_DASHBOARD_ACCESS, _OF_CLIENT, body={"dashboardAccess": {"tasks": {"value": []}}}),
        Call(clients.READ_DASHBOARD_ACCESS, _OF_CLIENT),
        Call(clients.KEEP_HELP_DESK, _OF_CLIENT, body={"helpdesk": {"emailAddress": {"value": "desk@example.com"}}}),
        Call(clients.READ_HELP_DESK, _OF_CLIENT),
    ]
