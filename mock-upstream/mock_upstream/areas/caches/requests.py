"""The parameters and bodies of the cache calls."""

from __future__ import annotations

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Given, OneOrMany
from mock_upstream.nodes.settings import SettingsGroup

_LRU = "org.jboss.cache.eviction.LRUPolicy"
_UDP = "UDP(mcast_addr=228.8.8.8;mcast_port=45654;ip_ttl=32)"


def _switch(*, on: bool = False) -> fields.String:
    return fields.String(load_default="true" if on else "false", validate=validate.OneOf(["true", "false"]))


def _number(default: int | None = None) -> fields.String:
    text = "" if default is None else str(default)
    return fields.String(load_default=text, validate=validate.Regexp(r"\d+\Z" if text else r"\d*\Z"))


def _text(default: str = "") -> fields.String:
    return fields.String(load_default=default)


class _Caches(Given):
    clusterEnabled = _switch()
    groupID = _text("c373e901aba5e8ee9966444553544200")
    clusterProps = _text(_UDP)
    permIndexClusterEnabled = _switch()
    permIndexGroupID = _text("perm-c373e901aba5e8ee9966444553544200")
    permIndexClusterProps = _text(_UDP)
    lockAcquTimeout = _number(15_000)
    evictionPolicyClass = _text(_LRU)
    wakeUpIntervalSeconds = _number(5)
    maxNodes = _number(10_000)
    timeToLiveSeconds = _number(3600)
    localClusterEnabled = _switch()
    localGroupID = _text()
    localClusterProps = _text()
    localLockAcquTimeout = _number()
    localEvictionPolicyClass = _text()
    localWakeUpIntervalSeconds = _number()
    localMaxNodes = _number()
    localTimeToLiveSeconds = _number()


CACHES = SettingsGroup("caches", _Caches)
IN_FORCE = {
    "clusterEnabledCurrentValue": "clusterEnabled",
    "currentGroupID": "groupID",
    "clusterCurrentProps": "clusterProps",
    "permIndexClusterEnabledCurrentValue": "permIndexClusterEnabled",
    "currentPermIndexGroupID": "permIndexGroupID",
    "clusterPermIndexCurrentProps": "permIndexClusterProps",
    "lockAcquCurrentTimeout": "lockAcquTimeout",
    "currentEvictionPolicyClass": "evictionPolicyClass",
    "currentWakeUpInterval": "wakeUpIntervalSeconds",
    "currentMaxNodes": "maxNodes",
    "currentTimeToLive": "timeToLiveSeconds",
}
"""Field with the value in force until the next start -> the setting."""


class HoldersQuery(Given):
    """Parameters of the list of caches."""

    counted = fields.Boolean(data_key="returnObjectCount", load_default=False)


class _Limits(Given):
    name = fields.String(data_key="cacheValue", required=True)
    enabled = fields.Boolean(data_key="cacheEnable")
    max_nodes = fields.Integer(data_key="localMaxnodes", validate=validate.Range(min=0))
    max_nodes_local = fields.Boolean(data_key="enableLocalMaxnodes")
    time_to_live = fields.Integer(data_key="loacalTimetolive", validate=validate.Range(min=0))
    time_to_live_local = fields.Boolean(data_key="enableLocalTimetolive")
    max_age = fields.Integer(data_key="localMaxage", validate=validate.Range(min=0))
    max_age_local = fields.Boolean(data_key="enableLocalMaxage")


class LimitsBody(Given):
    """New limits of some caches."""

    holders = OneOrMany(
        fields.Nested(_Limits), data_key="customizeCacheHolders", required=True, validate=validate.Length(min=1)
    )
