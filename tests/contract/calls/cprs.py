"""Calls about permission reconciliation."""

from uuid import NAMESPACE_X500, uuid5

from bff.catalogue import cprs
from tests.contract.calls.call import PAGE, Call

_DRIVERS = "cn=driverset1,o=system"
_SUBJECT = {"entitlementDn": f"cn=Account,cn=ERP Driver,{_DRIVERS}", "logicalSystem": "PRD100"}
_OTHER = {"entitlementDn": f"cn=UserAccount,cn=Active Directory Driver,{_DRIVERS}"}
_ENDED = uuid5(NAMESPACE_X500, "reconciliation 1").hex
"""A process of the mock's seed."""


def calls(_own_dn: str) -> list[Call]:
    """Lists everything, and publishes an empty selection, which changes nothing."""
    page = {**PAGE, "sortBy": "firstName"}
    return [
        Call(cprs.LIST_RECONCILED, {**PAGE, "sortBy": "drivername"}),
        Call(cprs.LIST_DELTA, page, body=_SUBJECT),
        Call(cprs.PUBLISH, body={**_SUBJECT, "opType": "PUBLISH", "deltaAssignmentsList": []}),
        Call(cprs.COMPUTE, body=_OTHER),
        Call(cprs.SHOW_PROCESS, body={"id": _ENDED}),
        Call(cprs.LIST_PROCESSES, {**PAGE, "sortBy": "requestCompletionTime"}, body={}),
    ]
