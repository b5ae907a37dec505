"""Calls about workflows and their forms."""

from bff.catalogue import tasks, workflow_forms, workflows
from tests.contract.calls.call import Call, Earlier

_TEMPLATE = "cn=SingleApproval,cn=Templates,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
_NAME = [{"key": "en", "value": "Contract workflow"}]
_CREATED = {"cn": "ContractWorkflow", "template": _TEMPLATE, "processType": "Provisioning", "prdName": _NAME}
_KEPT = {"prdCN": "ContractWorkflow", "prdName": _NAME}
_OF_TASK = {"id": "taskId", "pid": "processId"}


def calls(_own_dn: str) -> list[Call]:
    """List templates and forms, show the form of a task."""
    request_form = Earlier(workflow_forms.LIST_FORMS, ("worfklowFormsList", 0, "dn"))
    task = {name: Earlier(tasks.LIST_TASKS, ("tasks", 0, key)) for name, key in _OF_TASK.items()}
    return [
        Call(workflow_forms.LIST_TEMPLATES, {"isCustom": "true"}),
        Call(workflow_forms.LIST_FORMS, {"formContainer": "RequestForms"}),
        Call(workflow_forms.LIST_FORM_DATA, {"formId": request_form}),
        Call(workflows.CREATE_WORKFLOW, body=_CREATED),
        Call(workflows.KEEP_WORKFLOW, body={**_KEPT, "operation": "update"}),
        Call(workflow_forms.SHOW_FORM, {"formContainer": "ApprovalForms", **task}),
    ]
