"""Calls about the caches and the state of the server."""

from bff.catalogue import caches, statistics
from tests.contract.calls.call import Call


def calls(_own_dn: str) -> list[Call]:
    """Reads everything, flushes one cache and gives it its own limit."""
    limits = {"cacheValue": "Teams", "localMaxnodes": "5000", "enableLocalMaxnodes": "true"}
    return [
        Call(caches.LIST_CACHES, {"returnObjectCount": "true"}),
        Call(caches.EMPTY_CACHE, {"cacheHolderID": "Teams"}),
        Call(caches.READ_CACHE_SETTINGS),
        Call(caches.KEEP_CACHE_SETTINGS, body={"maxNodes": "10000"}),
        Call(caches.READ_CACHE_LIMITS),
        Call(caches.KEEP_CACHE_LIMITS, body={"customizeCacheHolders": [limits]}),
        Call(statistics.READ_CACHE_INFO),
        Call(statistics.READ_CLUSTER_INFO),
        Call(statistics.READ_MEMORY_INFO),
        Call(statistics.READ_THREAD_INFO, {"stack": "true", "thread-count": "3"}),
    ]
