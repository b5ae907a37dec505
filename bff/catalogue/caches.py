"""Caches: list the number of objects in each, set their limits, empty them."""

from marshmallow import fields, validate

from bff.catalogue.kinds import OneOrMany
from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema
from bff.catalogue.response import MessageNode

ALL_CACHES = "All Cache"
_NUMBER = validate.Regexp(r"\d*\Z", error="Not a number.")
_SWITCH = validate.OneOf(["true", "false"])


def _number() -> fields.String:
    return fields.String(validate=_NUMBER, metadata={"example": "3600"})


def _switch() -> fields.String:
    return fields.String(validate=_SWITCH, metadata={"example": "true"})


class HoldersQuery(QuerySchema):
    """With ``returnObjectCount`` the reply also has the number of objects in each cache."""

    returnObjectCount = fields.Boolean()


class CacheHolderNode(ReplySchema):
    """
    A cache; ``objectCount`` is the number of objects in it.

    The documentation names it by ``cacheHolderID`` in one place, by ``name`` in another.
    """

    cacheHolderID = fields.String(metadata={"example": "DirectoryAbstractLayerDefinitions"})
    name = fields.String(metadata={"example": "DirectoryAbstractLayerDefinitions"})
    objectCount = fields.Integer()


class CacheHoldersNode(ReplySchema):
    """All caches."""

    cacheArraySize = fields.Integer()
    cacheHolders = fields.List(fields.Nested(CacheHolderNode), required=True)


class HolderQuery(QuerySchema):
    """Selects one cache, or ``All Cache``."""

    cacheHolderID = fields.String(required=True, validate=validate.Length(min=1), metadata={"example": ALL_CACHES})


class CacheConfigNode(ReplySchema):
    """
    Settings of the caches; every value is a text.

    Each setting comes three times: as configured, as in force until the next start (``current``, read-only), and for
    this server alone (``local``).
    """

    permIndexClusterEnabled = _switch()
    permIndexClusterEnabledCurrentValue = fields.String()
    clusterEnabled = _switch()
    clusterEnabledCurrentValue = fields.String()
    groupID = fields.String()
    currentGroupID = fields.String()
    clusterProps = fields.String()
    clusterCurrentProps = fields.String()
    permIndexGroupID = fields.String()
    currentPermIndexGroupID = fields.String()
    permIndexClusterProps = fields.String()
    clusterPermIndexCurrentProps = fields.String()
    lockAcquTimeout = _number()
    lockAcquCurrentTimeout = fields.String()
    evictionPolicyClass = fields.String()
    currentEvictionPolicyClass = fields.String()
    wakeUpIntervalSeconds = _number()
    currentWakeUpInterval = fields.String()
    maxNodes = _number()
    currentMaxNodes = fields.String()
    timeToLiveSeconds = _number()
    currentTimeToLive = fields.String()
    localClusterEnabled = _switch()
    localGroupID = fields.String()
    localClusterProps = fields.String()
    localLockAcquTimeout = _number()
    localEvictionPolicyClass = fields.String()
    localWakeUpIntervalSeconds = _number()
    localMaxNodes = _number()
    localTimeToLiveSeconds = _number()


class CustomizeCacheNode(ReplySchema):
    """
    The limits of the cache ``cacheValue``.

    Each limit has the value for all caches (``global``), the value for this cache (``local``, used when enabled) and
    the value in force (``Current``).
    """

    cacheValue = fields.String(
        required=True, validate=validate.Length(min=1), metadata={"example": "DirectoryAbstractionLayer.Definitions"}
    )
    maxnodesCurrent = fields.Integer()
    globalMaxnodes = fields.String()
    enableLocalMaxnodes = _switch()
    localMaxnodes = _number()
    timetoliveCurrent = fields.Integer()
    globalTimetolive = fields.String()
    loacalTimetolive = _number()
    enableLocalTimetolive = _switch()
    maxageCurrent = fields.Integer()
    globalMaxage = fields.String()
    localMaxage = _number()
    enableLocalMaxage = _switch()
    cacheActive = fields.String()
    cacheEnable = _switch()
    cacheReadonly = fields.String()


class CustomizeCacheListNode(ReplySchema):
    """The limits of all caches."""

    arraySize = fields.Integer()
    customizeCacheHolders = fields.List(fields.Nested(CustomizeCacheNode), required=True)


class CustomizeCacheListBody(BodySchema):
    """New limits of some caches; limits that are not sent stay as they are."""

    customizeCacheHolders = OneOrMany(fields.Nested(CustomizeCacheNode), required=True, validate=validate.Length(min=1))


_CACHE = "/rest/admin/cache"

LIST_CACHES = Operation(
    method="GET", path=f"{_CACHE}/holders", summary="List caches", query=HoldersQuery, reply=CacheHoldersNode
)
EMPTY_CACHE = Operation(
    method="DELETE", path=f"{_CACHE}/holder/items", summary="Empty a cache", query=HolderQuery, reply=MessageNode
)
READ_CACHE_SETTINGS = Operation(
    method="GET", path=f"{_CACHE}/configuration", summary="Read the settings of the caches", reply=CacheConfigNode
)
KEEP_CACHE_SETTINGS = Operation(
    method="POST",
    path=f"{_CACHE}/configuration",
    summary="Change the settings of the caches",
    body=CacheConfigNode,
    reply=CacheConfigNode,
)
READ_CACHE_LIMITS = Operation(
    method="GET",
    path=f"{_CACHE}/customizedHolders",
    summary="Read the limits of each cache",
    reply=CustomizeCacheListNode,
)
KEEP_CACHE_LIMITS = Operation(
    method="POST",
    path=f"{_CACHE}/customizedHolders",
    summary="Change the limits of caches",
    body=CustomizeCacheListBody,
    reply=CustomizeCacheListNode,
)

OPERATIONS = (
    LIST_CACHES,
    EMPTY_CACHE,
    READ_CACHE_SETTINGS,
    KEEP_CACHE_SETTINGS,
    READ_CACHE_LIMITS,
    KEEP_CACHE_LIMITS,
)
