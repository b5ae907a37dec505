"""Statistics of the server: caches, cluster, memory and threads."""

from marshmallow import fields, validate

from bff.catalogue.operation import Operation, QuerySchema, ReplySchema


class CacheInfoNode(ReplySchema):
    """A cache and the number of objects in it."""

    name = fields.String(required=True)
    objectCount = fields.Integer()


class CacheInfoListNode(ReplySchema):
    """All caches."""

    cacheArraySize = fields.Integer()
    cacheHolders = fields.List(fields.Nested(CacheInfoNode), required=True)


class ClusterInfoNode(ReplySchema):
    """Traffic of the cluster that keeps the caches of several servers equal; all numbers are zero without a cluster."""

    clusterName = fields.String()
    sentBytes = fields.Integer()
    rcvdBytes = fields.Integer()
    sentMessages = fields.Integer()
    rcvdMessages = fields.Integer()
    localAdrress = fields.String()
    isOpen = fields.Boolean()
    isConnected = fields.Boolean()
    dumpStats = fields.String()


class MemoryInfoNode(ReplySchema):
    """One kind of memory, in bytes."""

    name = fields.String(required=True)
    maxMemory = fields.Integer()
    usedMemory = fields.Integer()
    freeMemory = fields.Integer()


class MemoryInfoResponseNode(ReplySchema):
    """Memory of the Java process and its pools, and of the machine."""

    jvmMemoryUsage = fields.List(fields.Nested(MemoryInfoNode), required=True)
    javaMemoryPool = fields.List(fields.Nested(MemoryInfoNode), required=True)
    systemMemoryUsage = fields.List(fields.Nested(MemoryInfoNode), required=True)
    commitedVirtualMemory = fields.Integer()


class ThreadsQuery(QuerySchema):
    """``stack`` adds stack traces; ``thread-count`` is the number of busiest threads to return."""

    stack = fields.Boolean()
    thread_count = fields.Integer(data_key="thread-count", validate=validate.Range(min=1))


class ThreadInfoNode(ReplySchema):
    """A thread."""

    name = fields.String(required=True)
    state = fields.String()
    cpuTimeInMilliSec = fields.Integer()
    stackTrace = fields.String()


class ThreadStateNode(ReplySchema):
    """The number of threads in one state."""

    state = fields.String(required=True)
    count = fields.Integer(required=True)


class ThreadInfoResponseNode(ReplySchema):
    """The busiest threads, and the number of threads in each state."""

    topMostCPUConsumingThread = fields.List(fields.Nested(ThreadInfoNode), required=True)
    threadStateCounts = fields.List(fields.Nested(ThreadStateNode), required=True)


_STATISTICS = "/rest/catalog/statistics"

READ_CACHE_INFO = Operation(
    method="GET", path=f"{_STATISTICS}/cacheinfo", summary="Read the fill level of the caches", reply=CacheInfoListNode
)
READ_CLUSTER_INFO = Operation(
    method="GET", path=f"{_STATISTICS}/clusterinfo", summary="Read the state of the cluster", reply=ClusterInfoNode
)
READ_MEMORY_INFO = Operation(
    method="GET", path=f"{_STATISTICS}/memoryinfo", summary="Read the memory usage", reply=MemoryInfoResponseNode
)
READ_THREAD_INFO = Operation(
    method="GET",
    path=f"{_STATISTICS}/threadinfo",
    summary="Read the state of the threads",
    query=ThreadsQuery,
    reply=ThreadInfoResponseNode,
)

OPERATIONS = (READ_CACHE_INFO, READ_CLUSTER_INFO, READ_MEMORY_INFO, READ_THREAD_INFO)
