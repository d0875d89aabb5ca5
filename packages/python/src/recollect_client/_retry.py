"""When to retry, and how long to wait before."""

from __future__ import annotations

import random

from .errors import NetworkError, RecollectError

#: The longest wait before the first retry; it doubles each time, up to the maximum. Seconds.
BASE = 0.25
LONGEST = 8.0
#: Statuses of a server or a proxy after which a retry may help.
PASSING = (429, 502, 503, 504)


def is_passing(error: RecollectError) -> bool:
    """Whether the same request may succeed in a moment. Whether it may be sent twice is decided elsewhere."""
    # The previous request, whose response was lost, is still running.
    if error.code == "idempotency_in_progress":
        return True
    return isinstance(error, NetworkError) or error.status in PASSING


def delay_before(repetition: int, retry_after: float | None, chance: float | None = None) -> float:
    """Seconds to wait before a retry, 0 for the first.

    Random up to a bound that doubles ("full jitter"), so that clients which failed together do not return together;
    added to the time that the server asked for, if it did.
    """
    share = random.random() if chance is None else chance
    bound = min(LONGEST, BASE * 2.0**repetition)
    return share * bound if retry_after is None else retry_after + share * min(bound, BASE)
