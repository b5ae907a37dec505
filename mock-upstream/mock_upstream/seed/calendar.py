"""The day of the seeding, around which running requests and tasks are dated."""

from __future__ import annotations

import time

DAY_MS = 86_400_000
HOUR_MS = 3_600_000


def today_ms() -> int:
    """The last midnight in UTC; rows made on one day are the same."""
    now_ms = int(time.time() * 1000)
    return now_ms - now_ms % DAY_MS
