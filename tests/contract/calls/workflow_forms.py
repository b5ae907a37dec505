"""Calls about the forms of workflows."""

from bff.catalogue import tasks, workflow_forms
from tests.contract.calls.call import Call, Earlier

_OF_TASK = {"id": "taskId", "pid": "processId"}


def calls(_own_dn: str) -> list[Call]:
    """List templates and forms, show the form of a task."""
    request_form = Earlier(workflow_forms.LIST_FORMS, ("worfklowFormsList", 0, "dn"))
    task = {name: Earlier(tasks.LIST_TASKS, ("tasks", 0, key)) for name, key in _OF_TASK.items()}
    return [
        Call(workflow_forms.LIST_TEMPLATES, {"isCustom": "true"}),
        Call(workflow_forms.LIST_FORMS, {"formContainer": "RequestForms"}),
        Call(workflow_forms.LIST_FORM_DATA, {"formId": request_form}),
        Call(workflow_forms.SHOW_FORM, {"formContainer": "ApprovalForms", **task}),
    ]
