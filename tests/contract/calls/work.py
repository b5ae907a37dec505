"""Calls about tasks and the workflows that they belong to."""

from bff.catalogue import help_desk, monitoring, tasks, teams
from tests.contract.calls.call import Call, Earlier

_NOTHING = [{"taskId": "contract"}]
_PAGE = {"q": "*", "fromIndex": "1", "size": "10", "sortBy": "createTime", "sortOrder": "asc"}


def calls(own_dn: str) -> list[Call]:
    """Reads tasks as the console does; actions name tasks that do not exist."""
    own = {"assignedTo": "assignedTo", "recipient": "", "expireUnit": "weeks", "expireWithin": "4", "status": ""}
    process = Earlier(monitoring.LIST_PROCESSES, ("processInfoNodeList", 0, "requestId"))

    def task(name: str) -> Earlier:
        return Earlier(tasks.LIST_TASKS_OF_OTHERS, ("tasks", 0, name))

    return [
        Call(help_desk.READ_HELP_DESK, {"userDN": own_dn}),
        Call(help_desk.LIST_HELPERS, {"userDn": own_dn}),
        Call(help_desk.OPEN_TICKET, body={"subject": "Contract", "description": "Contract"}),
        Call(tasks.LIST_TASKS, {**_PAGE, **own}),
        Call(tasks.LIST_TASKS_OF_OTHERS, _PAGE),
        Call(tasks.LIST_TASKS_OF_TEAM, {**_PAGE, "teamDN": Earlier(teams.LIST_TEAMS, ("teams", 0, "dn"))}),
        Call(tasks.SHOW_TASK, {"commentLimit": "10"}, body={"taskId": task("taskId")}),
        Call(tasks.LIST_WORK_ENTRIES, {"processId": task("processId"), "size": "200"}),
        Call(monitoring.LIST_PROCESSES, {"q": "*", "startIndex": "0", "size": "10", "sortField": "creationTime"}),
        Call(monitoring.LIST_COMMENTS, {"requestId": process, "includeSystemComments": "true"}),
        Call(monitoring.LIST_PROCESS_TASKS, {"requestId": process, "startIndex": "0", "size": "10"}),
        Call(tasks.ACT_ON_TASKS, body={"tasks": _NOTHING, "action": "comment", "comment": "Contract"}),
        Call(tasks.SUBMIT_TASK_FORM, body={"taskId": "contract", "taskAction": "ClaimAction"}),
        Call(monitoring.TERMINATE_PROCESSES, body={"processes": ["contract"], "comment": "Contract"}),
        Call(monitoring.REASSIGN_TASKS, body={"afTaskNode": {"tasks": _NOTHING, "approver": own_dn}}),
    ]
