"""The questions that a requester of a permission has to answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.nodes.localized import in_language
from mock_upstream.nodes.permission_node import PermissionNodes
from mock_upstream.store.request_definitions import RequestDefinition
from mock_upstream.store.resources import DYNAMIC, PARAMETER_KEY, Resource

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.store.requestable import Thing


_LISTED = {"codeMapKey": "codemapKey", "entitlementDn": "entitlementDn"}
"""Where the values of a question are: in a ResourceParamNode, and in a PermissionParamNode."""


def permission_details(session: Session, thing: Thing, language: str) -> dict[str, Any]:
    """PermissionNode with the questions of a resource (``permParams``) or a workflow (``dataItems``)."""
    node = PermissionNodes(session, language).node(thing)
    if isinstance(thing, RequestDefinition):
        return {**node, **_of_workflow(thing)}
    return {**node, **_of_resource(thing, language)} if isinstance(thing, Resource) else node


def _of_workflow(definition: RequestDefinition) -> dict[str, Any]:
    form = {"requestFormId": definition.request_form_dn} if definition.request_form_dn else {}
    return {
        **form,
        "isNewForm": bool(definition.request_form_dn),
        "isExpirationRequired": definition.expiration_required,
        "edition": "1",
        "dataItems": [
            {**item, "readOnly": False, "valueType": 0, "valueSet": False, "values": []}
            for item in definition.data_items
        ],
    }


def _of_resource(resource: Resource, language: str) -> dict[str, Any]:
    asked = [_question(each, language) for each in resource.questions if not each.get("hide")]
    if resource.parameter == DYNAMIC and resource.entitlement:
        asked.insert(0, _entitlement_question(resource))
    expiry = {"expiresAfter": resource.expires_after} if resource.expires_after else {}
    return {"isExpirationRequired": resource.expiration_required, "permParams": asked, **expiry}


def _question(question: dict[str, Any], language: str) -> dict[str, Any]:
    labels = {each["locale"]: each["name"] for each in question.get("localizedDisplayValues", ())}
    return {
        "key": question["id"],
        "dataType": question.get("type", "String"),
        "displayLabel": in_language(labels, language),
        "hidden": False,
        "static": question.get("binding") == "static",
        "multivalue": question.get("multiValue", False),
        "value": question.get("staticValue", ""),
        **{_LISTED[name]: value for name, value in question.items() if name in _LISTED},
    }


def _entitlement_question(resource: Resource) -> dict[str, Any]:
    assert resource.entitlement is not None  # noqa: S101 - narrows
    return {
        "key": PARAMETER_KEY,
        "dataType": "EntitlementRef",
        "displayLabel": resource.entitlement.name,
        "hidden": False,
        "static": False,
        "multivalue": resource.allow_multiple,
        "value": "",
        "entitlementDn": resource.entitlement.dn,
        "codemapKey": resource.view_id or "",
        "optionQueryUrl": f"/IDMProv/rest/access/codeMap/{resource.view_id}/values",
    }
