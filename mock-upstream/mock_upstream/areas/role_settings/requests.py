"""The groups of settings of the catalogue: kinds, ranges and defaults."""

from __future__ import annotations

from marshmallow import ValidationError, fields, validate

from mock_upstream.nodes.fields import Approver, Given, LocalizedName
from mock_upstream.nodes.settings import SettingsGroup
from mock_upstream.store.database import database
from mock_upstream.store.request_definitions import ROLE_APPROVAL, SOD_APPROVAL, RequestDefinition, definition_dn
from mock_upstream.store.roles import LEVELS


def _definition(process_type: str, default: str = "") -> fields.String:
    def known(dn: str) -> None:
        with database().read() as session:
            found = session.get(RequestDefinition, dn)
        if dn and (found is None or found.process_type != process_type):
            raise ValidationError("There is no such workflow.")

    return fields.String(load_default=default, validate=known)


class _Roles(Given):
    defaultRoleRequestDef = _definition(ROLE_APPROVAL, definition_dn("Standard Role Approval"))
    roleAssignmentGracePeriod = fields.Integer(load_default=0, validate=validate.Range(min=0))
    roleToRoleApproval = fields.Boolean(load_default=False)
    roleToGroupApproval = fields.Boolean(load_default=False)
    roleToContainerApproval = fields.Boolean(load_default=False)


class _EntitlementQuery(Given):
    queryTimeout = fields.Integer(load_default=10, validate=validate.Range(min=1))
    queryRefreshRate = fields.Integer(load_default=1440, validate=validate.Range(min=1))
    concatDisplayElements = fields.Boolean(load_default=False)
    queryDisplayElements = fields.List(
        fields.String(), load_default=lambda: ["display-name"], validate=validate.Length(min=1)
    )


class _Level(Given):
    level = fields.Integer(required=True, validate=validate.OneOf(LEVELS))
    names = fields.List(
        fields.Nested(LocalizedName), data_key="localizedNames", required=True, validate=validate.Length(min=1)
    )


class RoleBody(Given):
    """New names of levels, beside what `ROLES` takes."""

    levels = fields.List(fields.Nested(_Level), data_key="roleLevels", load_default=list)


class SodBody(Given):
    """The default approvers, for constraints without approvers of their own."""

    sodApprovers = fields.List(fields.Nested(Approver))
    sodQuorum = fields.String(validate=validate.Regexp(r"(?:(?:100|[1-9]?[0-9])%)?\Z"))
    defaultSODRequestDef = _definition(SOD_APPROVAL)


ROLES = SettingsGroup("catalogue/roles", _Roles)
ENTITLEMENT_QUERY = SettingsGroup("catalogue/entitlementQuery", _EntitlementQuery)
