"""The workflow engine: its state and settings, and the migration of older workflows to it."""

from marshmallow import fields, validate

from bff.catalogue.operation import BodySchema, Operation, ReplySchema
from bff.catalogue.response import MessageNode

RUNNING, STOPPED = 0, 1
_AT_LEAST_ONE = validate.Range(min=1)
_AT_LEAST_ZERO = validate.Range(min=0)


class EngineConfigNode(ReplySchema):
    """
    Settings of the engine.

    Threads: the pool sizes; ``keepAliveTime`` is in seconds. Minutes: ``userActivityTimeout`` and
    ``webServiceActivityTimeout`` (0 for never), ``retryQueueInterval``. Days: ``completedProcessTimeout``. Hours:
    ``cleanupInterval``. Seconds: ``pendingInterval``, ``maxShutdownTime``, ``heartbeatInterval``. An engine without a
    heartbeat for ``heartbeatFactor`` intervals counts as dead.
    """

    engineId = fields.String(metadata={"example": "idm-engine-1"})
    minPoolSize = fields.Integer(validate=_AT_LEAST_ONE)
    maxPoolSize = fields.Integer(validate=_AT_LEAST_ONE)
    initialPoolSize = fields.Integer(validate=_AT_LEAST_ONE)
    keepAliveTime = fields.Integer(validate=_AT_LEAST_ONE)
    userActivityTimeout = fields.Integer(validate=_AT_LEAST_ZERO)
    completedProcessTimeout = fields.Integer(validate=_AT_LEAST_ONE)
    webServiceActivityTimeout = fields.Integer(validate=_AT_LEAST_ZERO)
    pendingInterval = fields.Integer(validate=_AT_LEAST_ONE)
    cleanupInterval = fields.Integer(validate=_AT_LEAST_ONE)
    retryQueueInterval = fields.Integer(validate=_AT_LEAST_ONE)
    maxShutdownTime = fields.Integer(validate=_AT_LEAST_ONE)
    enableEmailNotification = fields.Boolean()
    processCacheInitialCapacity = fields.Integer(validate=_AT_LEAST_ONE)
    processCacheMaxCapacity = fields.Integer(validate=_AT_LEAST_ONE)
    processCacheLoadFactor = fields.Float(validate=validate.Range(min=0, max=1, min_inclusive=False))
    heartbeatInterval = fields.Integer(validate=_AT_LEAST_ONE)
    heartbeatFactor = fields.Integer(validate=validate.Range(min=2))


class EngineNode(ReplySchema):
    """The engine; ``engineStatus`` is 0 when it runs and 1 when it is stopped."""

    engineId = fields.String(required=True)
    engineStatus = fields.Integer()


class WorkflowStatusNode(BodySchema):
    """The state to set: 0 to run, 1 to stop."""

    engineStatus = fields.Integer(required=True, validate=validate.OneOf([RUNNING, STOPPED]))


class MigrationNode(ReplySchema):
    """Progress of the migration; ``status`` is ``NOT_STARTED``, ``RUNNING`` or ``COMPLETED``."""

    status = fields.String(required=True, metadata={"example": "COMPLETED"})
    total = fields.Integer()
    migrated = fields.Integer()


_ENGINES = "/rest/admin/workflowengines"
_MIGRATION = "/rest/access/data/migration/workflow"

READ_ENGINE = Operation(method="GET", path=_ENGINES, summary="Read the state of the workflow engine", reply=EngineNode)
READ_ENGINE_SETTINGS = Operation(
    method="GET",
    path=f"{_ENGINES}/configuration",
    summary="Read the settings of the workflow engine",
    reply=EngineConfigNode,
)
KEEP_ENGINE_SETTINGS = Operation(
    method="POST",
    path=f"{_ENGINES}/configuration",
    summary="Change the settings of the workflow engine",
    body=EngineConfigNode,
    reply=EngineConfigNode,
)
SET_ENGINE_STATE = Operation(
    method="POST",
    path=f"{_ENGINES}/status",
    summary="Start or stop the workflow engine",
    body=WorkflowStatusNode,
    reply=MessageNode,
)
READ_MIGRATION = Operation(
    method="GET", path=_MIGRATION, summary="Read the progress of the workflow migration", reply=MigrationNode
)
START_MIGRATION = Operation(method="POST", path=_MIGRATION, summary="Migrate workflows", reply=MigrationNode)

OPERATIONS = (
    READ_ENGINE,
    READ_ENGINE_SETTINGS,
    KEEP_ENGINE_SETTINGS,
    SET_ENGINE_STATE,
    READ_MIGRATION,
    START_MIGRATION,
)
