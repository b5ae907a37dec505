"""What large answers leave behind in a worker."""

from tests.bench.cpu import memory_kb
from tests.bench.gateway import Gateway
from tests.bench.nginx import DOWNLOAD, DOWNLOAD_BYTES

_DOWNLOADS = 6
_PIECE_BYTES = 1 << 16


def growth_mb(gateway: Gateway) -> float:
    """Megabytes by which the worker grew that grew most, after several downloads of 200 MB each through the two."""
    group = gateway.contender.groups[0]
    before = memory_kb(group)
    for visitor in gateway.visitors[:_DOWNLOADS]:
        with visitor.get(DOWNLOAD, stream=True) as answer:
            assert sum(map(len, answer.iter_content(_PIECE_BYTES))) == DOWNLOAD_BYTES
    after = memory_kb(group)
    return max(after[pid] - before[pid] for pid in before) / 1024
