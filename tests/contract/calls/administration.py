"""Calls about the settings of the installation."""

from bff.catalogue import administration as settings
from bff.catalogue import email_approval
from tests.contract.calls.call import Call


def calls(_own_dn: str) -> list[Call]:
    """Reads each group, and sets it to its defaults."""
    return [
        Call(settings.READ_IG),
        Call(settings.KEEP_IG, body={"showIgApprovals": False}),
        Call(settings.READ_CPRS),
        Call(settings.KEEP_CPRS, body={"enableCprs": True, "cleanupTimeInDays": 30}),
        Call(settings.READ_DELEGATION),
        Call(settings.KEEP_DELEGATION, body={"delegationRetentionTime": 90}),
        Call(settings.READ_PROXY),
        Call(settings.KEEP_PROXY, body={"proxyRetentionTime": 90}),
        Call(settings.READ_CLEANUP),
        Call(settings.KEEP_CLEANUP, body={"cleanUpSeviceActivationInteval": 1440}),
        Call(email_approval.READ_EMAIL_APPROVAL),
        Call(email_approval.KEEP_EMAIL_APPROVAL, body={"emailApprovalTurnOn": False}),
        Call(email_approval.LIST_EMAIL_TEMPLATES, {"q": "*", "nextIndex": "1", "size": "-1"}),
    ]
