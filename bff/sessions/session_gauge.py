"""How many sessions there are, for the metrics."""

from collections.abc import Iterator

from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bff.errors import TryAgainError
from bff.sessions.ends import Ends


class SessionGauge(Collector):
    """Asks Redis at each scrape, so that all nodes give the same number; gives none while Redis is out of reach."""

    def __init__(self, ends: Ends) -> None:
        self._ends = ends

    def collect(self) -> Iterator[Metric]:
        """Give the one gauge."""
        try:
            count = self._ends.count()
        except TryAgainError:
            return
        yield GaugeMetricFamily("idmc_sessions", "Sessions of all nodes, until the reaper has ended them.", count)
