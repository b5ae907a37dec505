"""The parameters and bodies of the calls about the engine."""

from __future__ import annotations

from typing import Any

from marshmallow import ValidationError, fields, validate, validates_schema

from mock_upstream.nodes.fields import Given
from mock_upstream.nodes.settings import SettingsGroup

RUNNING, STOPPED = 0, 1


def _count(default: int, least: int = 1) -> fields.Integer:
    return fields.Integer(load_default=default, validate=validate.Range(min=least))


class _Engine(Given):
    minPoolSize = _count(5)
    maxPoolSize = _count(20)
    initialPoolSize = _count(5)
    keepAliveTime = _count(300)
    userActivityTimeout = _count(0, least=0)
    completedProcessTimeout = _count(120)
    webServiceActivityTimeout = _count(50, least=0)
    pendingInterval = _count(30)
    cleanupInterval = _count(4)
    retryQueueInterval = _count(15)
    maxShutdownTime = _count(1440)
    enableEmailNotification = fields.Boolean(load_default=True)
    processCacheInitialCapacity = _count(700)
    processCacheMaxCapacity = _count(500)
    processCacheLoadFactor = fields.Float(load_default=0.75, validate=validate.Range(min=0, max=1, min_inclusive=False))
    heartbeatInterval = _count(60)
    heartbeatFactor = _count(2, least=2)

    @validates_schema
    def _fit_the_pool(self, data: dict[str, Any], **_: Any) -> None:
        if not data["minPoolSize"] <= data["initialPoolSize"] <= data["maxPoolSize"]:
            raise ValidationError("Between minPoolSize and maxPoolSize.", "initialPoolSize")


ENGINE_SETTINGS = SettingsGroup("engine/workflow", _Engine)


class EngineStatus(Given):
    """``{"engineStatus": 0}``."""

    status = fields.Integer(data_key="engineStatus", required=True, validate=validate.OneOf([RUNNING, STOPPED]))


class IdentityBody(Given):
    """``{"dn": ...}``."""

    dn = fields.String(required=True, validate=validate.Length(min=1))
