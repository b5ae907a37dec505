"""Calls about the forms of workflows."""

from bff.catalogue import workflow_forms
from tests.contract.calls.call import Call


def calls(_own_dn: str) -> list[Call]:
    """List templates and forms."""
    return [
        Call(workflow_forms.LIST_TEMPLATES, {"isCustom": "true"}),
        Call(workflow_forms.LIST_FORMS, {"formContainer": "RequestForms"}),
    ]
