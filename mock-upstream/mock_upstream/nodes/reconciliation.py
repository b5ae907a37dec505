"""The settings of permission reconciliation, which one area stores and another one reads."""

from __future__ import annotations

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Given
from mock_upstream.nodes.settings import SettingsGroup


class _Cprs(Given):
    enableCprs = fields.Boolean(load_default=True)
    cleanupTimeInDays = fields.Integer(load_default=30, validate=validate.Range(min=1))
    pollingInterval = fields.Integer(load_default=60, validate=validate.Range(min=1))


RECONCILIATION = SettingsGroup("administration/cprs", _Cprs)
