"""Calls about users: the lists, one of them, and one who comes and goes."""

from bff.catalogue import navigation, password_sync, user_changes, users
from tests.contract.calls.call import PAGE, Call

_USER, _RENAMED = "cn=contractuser,ou=users,o=data", "cn=contracted,ou=users,o=data"
_GIF = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"


def calls(own_dn: str) -> list[Call]:
    """A user is made, changed, renamed and deleted."""
    page = {**PAGE, "sortBy": "LastName", "clientId": "1"}
    return [
        Call(users.LIST_USERS, page),
        Call(users.LIST_USERS_WITH_HISTORY, {**page, "isHistory": "true"}),
        Call(users.SHOW_USER, {"userDn": own_dn, "clientId": "1"}),
        Call(users.SHOW_SIGNED_IN_USER, {"clientId": "1", "isProfile": "true"}),
        Call(users.READ_FULL_NAME),
        Call(users.COUNT, {"users": "true", "roles": "true", "resources": "true", "clientId": "1"}),
        Call(password_sync.READ_OWN_PASSWORD_STATES),
        Call(password_sync.READ_PASSWORD_STATES, body={"dn": own_dn}),
        Call(navigation.ASK_EQUIVALENTS, body={"principals": [own_dn, "ou=users,o=data"]}),
        Call(user_changes.DESCRIBE_PICTURE, body={"fileName": "dot.gif", "image": _GIF}),
        Call(user_changes.CREATE_USER, body=_creation()),
        Call(user_changes.CHANGE_USER, {"clientId": "1"}, body=_change()),
        Call(users.CLEAR_ENTITLEMENT_RESULTS, {"userDn": _USER}),
        Call(user_changes.RENAME_USER, body={"oldUserDn": _USER, "newUserDn": _RENAMED}),
        Call(user_changes.DELETE_USERS, body={"members": [{"dn": _RENAMED}]}),
    ]


def _creation() -> dict[str, object]:
    values = {"CN": "contractuser", "FirstName": "Contract", "LastName": "User"}
    attributes = [{"key": key, "values": [value], "action": "add"} for key, value in values.items()]
    return {"container": "ou=users,o=data", "password": "demoPass1", "namingAttr": "CN", "attributes": attributes}


def _change() -> dict[str, object]:
    photo = {"key": "UserPhoto", "values": [_GIF], "action": "update", "hidden": True}
    return {"dn": _USER, "attributes": [{"key": "Title", "values": ["Auditor"], "action": "update"}, photo]}
