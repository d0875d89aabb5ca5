"""When to ask again, and how long to wait before."""

from __future__ import annotations

import random

from .errors import NetworkError, RecollectError

#: Before the first repetition at most this long, then twice as long each time, up to the longest. Seconds.
BASE = 0.25
LONGEST = 8.0
#: What a server or a proxy before it answers when asking again may help.
PASSING = (429, 502, 503, 504)


def is_passing(error: RecollectError) -> bool:
    """Whether the same request may do better in a moment. Whether it may be sent twice is another question."""
    # The request before it, whose answer was lost, is still running.
    if error.code == "idempotency_in_progress":
        return True
    return isinstance(error, NetworkError) or error.status in PASSING


def delay_before(repetition: int, retry_after: float | None, chance: float | None = None) -> float:
    """Seconds to wait before a repetition, 0 for the first.

    Anything up to a bound that doubles ("full jitter"), so that clients which failed together do not come back
    together; after what the server asked for, where it did.
    """
    share = random.random() if chance is None else chance
    bound = min(LONGEST, BASE * 2.0**repetition)
    return share * bound if retry_after is None else retry_after + share * min(bound, BASE)
