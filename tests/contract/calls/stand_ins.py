"""Calls about delegations, availability and proxies."""

from bff.catalogue import availability, delegation, proxies
from tests.contract.calls.call import PAGE, Call

_SOMEBODY = "cn=helpdesk,ou=users,o=data"
_DRIVER = "cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"


def calls(own_dn: str) -> list[Call]:
    """A delegation, an absence and a proxy come and go."""
    return [*_delegation_calls(own_dn), *_availability_calls(own_dn), *_proxy_calls(own_dn)]


def _delegation_calls(own_dn: str) -> list[Call]:
    dn = f"cn=helpdesk-1,cn=DelegateeDefs,{_DRIVER}"
    made = {
        "assignmentId": "apwaNewDetailId",
        "type": "DELEGATEE_TYPE",
        "allRequests": True,
        "assignFromUsers": [{"dn": _SOMEBODY}],
        "assignToUsers": [{"dn": own_dn}],
        "isExpires": False,
    }
    changed = {"assignmentId": dn, "assignToUsers": [], "assignToRelationship": {"key": "manager"}}
    return [
        Call(delegation.CREATE_DELEGATION, body=made),
        Call(delegation.CHANGE_DELEGATION, body=changed),
        Call(delegation.LIST_DELEGATIONS_OF, PAGE, body={"dn": _SOMEBODY}),
        Call(delegation.DELETE_DELEGATIONS, body={"delegations": [{"assignmentId": dn}]}),
        Call(delegation.LIST_DELEGATIONS, PAGE),
        Call(delegation.LIST_DELEGATION_CATEGORIES),
        Call(delegation.LIST_DELEGATION_REQUESTS),
        Call(delegation.LIST_DELEGATION_RELATIONSHIPS),
    ]


def _availability_calls(own_dn: str) -> list[Call]:
    time = {"allRequests": True, "effectiveDate": 1_700_000_000_000, "hasExpiry": True, "expiryDate": 4_000_000_000_000}
    longer = {
        "availabilityId": "admin-1",
        "hasExpiryDuration": True,
        "expiryDuration": "900",
        "expiryDurationUnit": "WEEKS",
    }
    return [
        Call(availability.CREATE_AVAILABILITY, body=time),
        Call(availability.CHANGE_AVAILABILITY, body=longer),
        Call(availability.LIST_AVAILABILITY),
        Call(availability.LIST_AVAILABILITY_OF, body={"dn": own_dn}),
        Call(availability.LIST_AVAILABILITY_REQUESTS, {"userDn": own_dn}),
        Call(
            availability.DELETE_AVAILABILITY,
            body={"availability": [{"availabilityId": "admin-1"}]},
        ),
        Call(availability.SET_AVAILABILITY_STATUS, body={"status": "0"}),
    ]


def _proxy_calls(own_dn: str) -> list[Call]:
    dn = f"cn=helpdesk-1,cn=ProxyDefs,{_DRIVER}"
    made = {"assignedUserDN": _SOMEBODY, "proxyForUsers": [{"dn": own_dn}], "expirytime": "4000000000000"}
    return [
        Call(proxies.CREATE_PROXY, body=made),
        Call(proxies.CHANGE_PROXY, body={"dn": dn, "expirytime": ""}),
        Call(proxies.LIST_PROXIES, {"sortBy": "expiration", "sortOrder": "asc"}),
        Call(proxies.LIST_PROXIED_USERS, {**PAGE, "client": "1", "filter": "default"}),
        Call(proxies.DELETE_PROXIES, body={"proxyDefinitions": [{"dn": dn}]}),
    ]
