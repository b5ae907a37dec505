"""``/IDMProv/rest/catalog/administration/roleResourceSettings``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.admission import require_page
from mock_upstream.areas.role_settings.requests import ENTITLEMENT_QUERY, ROLES, RoleBody, SodBody
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.nodes.localized import in_language
from mock_upstream.nodes.named import named
from mock_upstream.nodes.role_levels import level_nodes, rename_level
from mock_upstream.nodes.scripts import refuse_scripts
from mock_upstream.store.database import database
from mock_upstream.store.models import Setting
from mock_upstream.store.request_definitions import RequestDefinition, definition_dn
from mock_upstream.store.resources import RESOURCE_DEFINITIONS
from mock_upstream.store.roles import ROLE_DEFINITIONS
from mock_upstream.store.sods import DEFAULTS_SETTING, SOD_DEFINITIONS

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

role_settings = Blueprint(
    "role_settings", __name__, url_prefix="/IDMProv/rest/catalog/administration/roleResourceSettings"
)

_CONFIG = ROLE_DEFINITIONS.partition(",")[2]
_FIXED = {
    "roleContainer": ROLE_DEFINITIONS,
    "roleRequestContainer": f"cn=Requests,{_CONFIG}",
    "resourceContainer": RESOURCE_DEFINITIONS,
    "resourceRequestContainer": f"cn=ResourceRequests,{_CONFIG}",
    "sodContainer": SOD_DEFINITIONS,
    "reportContainer": f"cn=ReportDefs,{_CONFIG}",
    "defaultResourceGrantRequestDef": definition_dn("Standard Resource Approval"),
    "defaultResourceRevokeRequestDef": definition_dn("Standard Resource Approval"),
}
_SOD_FIELDS = {
    "sodApprovers": "approvers",
    "sodQuorum": "approvalQuorum",
    "defaultSODRequestDef": "approvalRequestDef",
}
"""Field of the body -> key of the default approval that the constraint calls read."""
_KEPT = {"success": True, "message": "The settings are kept."}


@role_settings.get("")
def show_settings() -> ResponseReturnValue:
    """Give all settings; the form of a role needs them."""
    with database().read() as session:
        return {
            **ROLES.node(session),
            "roleLevels": list(level_nodes(session, caller().locale).values()),
            **_FIXED,
            **ENTITLEMENT_QUERY.node(session),
            **_sod_node(session),
        }


@role_settings.post("/role")
def keep_role_settings() -> ResponseReturnValue:
    """Change the settings of roles and the names of their levels."""
    require_page("configuration")
    given: dict[str, Any] = RoleBody().load(request.get_json())
    with database().write() as session:
        ROLES.keep(session, ROLES.given("roleLevels"))
        for level in given["levels"]:
            rename_level(session, level["level"], {each["locale"]: each["name"] for each in level["names"]})
    return _KEPT


@role_settings.post("/sod")
def keep_sod_settings() -> ResponseReturnValue:
    """Change the default approvers of constraints."""
    require_page("configuration")
    refuse_scripts(request.get_json())
    given: dict[str, Any] = SodBody(partial=True).load(request.get_json())
    if not given:
        raise FaultError("InvalidInput", "No setting is named.")
    changed = {_SOD_FIELDS[field]: value for field, value in given.items()}
    with database().write() as session:
        kept = session.get_one(Setting, DEFAULTS_SETTING)
        kept.value = kept.value | changed
    return _KEPT


@role_settings.post("/entitlementQuery")
def keep_entitlement_query() -> ResponseReturnValue:
    """Change the settings for queries of entitlement values."""
    require_page("configuration")
    with database().write() as session:
        ENTITLEMENT_QUERY.keep(session, ENTITLEMENT_QUERY.given())
    return _KEPT


def _sod_node(session: Session) -> dict[str, Any]:
    kept = session.get_one(Setting, DEFAULTS_SETTING).value
    definition = session.get(RequestDefinition, kept["approvalRequestDef"])
    return {
        "defaultSODRequestDef": kept["approvalRequestDef"],
        "defaultSODRequestDefName": in_language(definition.names, caller().locale) if definition else "",
        "sodQuorum": kept["approvalQuorum"],
        "sodApprovers": named(session, kept["approvers"]),
    }
