from __future__ import annotations

import socket
import threading
import time
from datetime import datetime, timezone

import pytest
from conftest import MakeClient
from stub import Answer, Stub, problem

from recollect_client import (
    AuthenticationError,
    ConflictError,
    InvalidRequestError,
    NetworkError,
    NotFoundError,
    PermissionDeniedError,
    RateLimitError,
    RecollectError,
    RequestTimeoutError,
    ServerError,
    UnexpectedAnswerError,
    VersionMismatchError,
)
from recollect_client._retry import delay_before
from recollect_client.errors import read_retry_after

STORED = {
    "id": "semantic_1",
    "type": "semantic",
    "version": 1,
    "created": True,
    "status": "created",
    "created_at": "2026-01-02T03:04:05.678Z",
    "embedding": "pending",
}
VERSION = {"name": "recollect", "version": "9.9.9", "protocol": "AMP/0.2"}
KEY = "rk_a_very_secret_key"


def refusal(status: int, code: str = "unavailable", **headers: str) -> Answer:
    return Answer(status, problem(status, code), {name.replace("_", "-"): text for name, text in headers.items()})


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("status", [429, 502, 503, 504])
def test_a_read_is_repeated_after_what_passes(make_client: MakeClient, stub: Stub, status: int) -> None:
    stub.will(refusal(status), refusal(status), Answer(200, VERSION))
    assert make_client(stub.url, KEY).health.version().version == "9.9.9"
    assert len(stub.asked) == 3


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("status", [400, 401, 403, 404, 409, 412, 413, 500, 501])
def test_nothing_is_repeated_after_what_stays(make_client: MakeClient, stub: Stub, status: int) -> None:
    stub.will(refusal(status, "some_code"), Answer(200, VERSION))
    with pytest.raises(RecollectError) as caught:
        make_client(stub.url, KEY).health.version()
    assert (caught.value.status, len(stub.asked)) == (status, 1)


@pytest.mark.usefixtures("quick")
def test_a_write_is_repeated_under_one_key_and_the_next_has_another(make_client: MakeClient, stub: Stub) -> None:
    client = make_client(stub.url, KEY)
    stub.will(refusal(503), Answer(drop=True), Answer(201, STORED))
    client.records.store("tea")
    client.records.store("tea")
    keys = [asked.headers["idempotency-key"] for asked in stub.asked]
    assert [keys[0]] * 3 == keys[:3]
    assert len(set(keys)) == 2
    assert {str(asked.body) for asked in stub.asked} == {"{'content': 'tea'}"}


@pytest.mark.usefixtures("quick")
def test_a_key_of_the_callers_own_is_sent(make_client: MakeClient, stub: Stub) -> None:
    stub.will(refusal(503), Answer(201, STORED))
    make_client(stub.url, KEY).records.store("tea", idempotency_key="mine")
    assert [asked.headers["idempotency-key"] for asked in stub.asked] == ["mine", "mine"]


@pytest.mark.usefixtures("quick")
def test_a_repeat_waits_for_its_first_request_that_still_runs(make_client: MakeClient, stub: Stub) -> None:
    stub.will(refusal(409, "idempotency_in_progress"), Answer(201, STORED))
    assert make_client(stub.url, KEY).records.store("tea").id == "semantic_1"


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("answer", [refusal(503), refusal(429), Answer(drop=True)])
def test_a_write_that_heeds_no_key_is_sent_once(make_client: MakeClient, stub: Stub, answer: Answer) -> None:
    stub.will(answer)
    client = make_client(stub.url, KEY)
    for write in (
        lambda: client.records.patch("semantic_1", content="milk"),
        lambda: client.records.delete("semantic_1"),
        lambda: client.keys.create("k", ["records:read"]),
        lambda: client.users.put("ada"),
    ):
        stub.asked.clear()
        with pytest.raises(RecollectError):
            write()
        assert len(stub.asked) == 1
        assert "idempotency-key" not in stub.asked[0].headers


@pytest.mark.usefixtures("quick")
def test_it_gives_up_after_as_many_repetitions_as_it_was_told(make_client: MakeClient, stub: Stub) -> None:
    stub.will(refusal(503))
    for retries in (0, 2):
        stub.asked.clear()
        with pytest.raises(ServerError):
            make_client(stub.url, KEY, max_retries=retries).health.version()
        assert len(stub.asked) == retries + 1


@pytest.mark.usefixtures("quick")
def test_it_waits_as_long_as_the_server_asks(make_client: MakeClient, stub: Stub) -> None:
    stub.will(refusal(503, retry_after="1"), Answer(200, VERSION))
    make_client(stub.url, KEY).health.version()
    assert stub.asked[1].at - stub.asked[0].at >= 1


def test_it_does_not_wait_when_the_time_would_be_over(make_client: MakeClient, stub: Stub) -> None:
    stub.will(refusal(429, "too_many_requests", retry_after="60"), Answer(200, VERSION))
    begun = time.monotonic()
    with pytest.raises(RateLimitError) as caught:
        make_client(stub.url, KEY).health.version(timeout=5)
    assert (caught.value.retry_after, len(stub.asked)) == (60, 1)
    assert time.monotonic() - begun < 4


def test_delays_double_up_to_a_bound_and_keep_to_what_was_asked() -> None:
    assert [delay_before(n, None, 1.0) for n in range(7)] == [0.25, 0.5, 1, 2, 4, 8, 8]
    assert delay_before(3, None, 0.0) == 0
    assert delay_before(5, 3, 0.0) == 3
    assert 3 < delay_before(5, 3, 1.0) <= 3.25
    assert len({delay_before(5, None) for _ in range(20)}) > 10


def test_retry_after_is_seconds_or_a_date() -> None:
    now = datetime(2026, 1, 1, tzinfo=timezone.utc)
    read = [read_retry_after(text, now) for text in (None, "7", "Thu, 01 Jan 2026 00:00:30 GMT", "soon", "-3")]
    assert read == [None, 7, 30, None, 0]
    assert read_retry_after("Thu, 01 Jan 2025 00:00:30 GMT", now) == 0


@pytest.mark.usefixtures("quick")
def test_a_server_that_is_not_there_is_a_network_error(make_client: MakeClient) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{closed.getsockname()[1]}"
    with pytest.raises(NetworkError) as caught:
        make_client(url, KEY).health.version()
    assert isinstance(caught.value, ConnectionError)
    assert (caught.value.code, caught.value.status, url in caught.value.detail) == ("network", 0, True)
    assert caught.value.__cause__ is not None


@pytest.mark.usefixtures("quick")
def test_a_connection_that_breaks_is_repeated_for_a_read(make_client: MakeClient, stub: Stub) -> None:
    stub.will(Answer(drop=True), Answer(200, VERSION))
    assert make_client(stub.url, KEY).health.version().name == "recollect"


def test_silence_ends_in_a_timeout_which_is_no_network_error(make_client: MakeClient, stub: Stub) -> None:
    # Nothing else ends it: the server responds only after the timeout.
    over = threading.Event()
    stub.will(Answer(200, VERSION, held=over))
    begun = time.monotonic()
    with pytest.raises(RequestTimeoutError) as caught:
        make_client(stub.url, KEY, timeout=0.5).health.version()
    assert time.monotonic() - begun < 2
    over.set()
    assert isinstance(caught.value, TimeoutError) and not isinstance(caught.value, NetworkError)
    assert (caught.value.code, len(stub.asked)) == ("timeout", 1)


def test_an_answer_that_drips_ends_in_a_timeout_as_well(make_client: MakeClient, stub: Stub) -> None:
    stub.will(Answer(200, VERSION, drip=0.2))
    begun = time.monotonic()
    with pytest.raises(RequestTimeoutError) as caught:
        make_client(stub.url, KEY, timeout=0.5).health.version()
    assert time.monotonic() - begun < 2
    assert (caught.value.code, len(stub.asked), stub.told) == ("timeout", 1, 0)


def test_an_answer_that_arrives_piece_by_piece_in_time_is_whole(make_client: MakeClient, stub: Stub) -> None:
    stub.will(Answer(200, VERSION, drip=0.005))
    assert make_client(stub.url, KEY, timeout=10).health.version().version == "9.9.9"


def test_waiting_for_vectors_is_added_to_the_time(make_client: MakeClient, stub: Stub) -> None:
    stub.will(Answer(201, STORED, delay=0.5))
    assert make_client(stub.url, KEY, timeout=0.2).records.store("tea", wait=30).created
    assert stub.asked[0].headers["prefer"] == "wait=30"


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        (400, InvalidRequestError),
        (401, AuthenticationError),
        (403, PermissionDeniedError),
        (404, NotFoundError),
        (409, ConflictError),
        (412, VersionMismatchError),
        (413, InvalidRequestError),
        (429, RateLimitError),
        (500, ServerError),
        (503, ServerError),
        (418, InvalidRequestError),
    ],
)
def test_a_refusal_has_its_class_and_says_what_it_knows(
    make_client: MakeClient, stub: Stub, status: int, kind: type[RecollectError]
) -> None:
    errors = [{"field": "content", "message": "is required"}]
    stub.will(Answer(status, problem(status, "some_code", errors=errors), {"x-request-id": "r-1", "retry-after": "9"}))
    with pytest.raises(RecollectError) as caught:
        make_client(stub.url, KEY, max_retries=0).health.version()
    error = caught.value
    assert type(error) is kind
    assert (error.status, error.code, error.detail) == (status, "some_code", "about some_code")
    assert (error.request_id, error.retry_after) == ("r-1", 9)
    assert [(one.field, one.message) for one in error.errors] == [("content", "is required")]
    assert str(error) == "some_code: about some_code"


def test_a_finer_code_is_told_as_the_reason(make_client: MakeClient, stub: Stub) -> None:
    stub.will(Answer(404, {"code": "not_found.record", "detail": "none"}))
    with pytest.raises(NotFoundError) as caught:
        make_client(stub.url, KEY).records.get("semantic_1")
    assert (caught.value.code, caught.value.reason) == ("not_found", "not_found.record")


def test_the_envelope_of_amp_is_read_as_well(make_client: MakeClient, stub: Stub) -> None:
    stub.will(Answer(404, {"success": False, "error": "not_found", "message": "Not found", "request_id": "r-2"}))
    with pytest.raises(NotFoundError) as caught:
        make_client(stub.url, KEY).amp.get("semantic_1")
    assert (caught.value.code, caught.value.detail) == ("not_found", "Not found")


@pytest.mark.parametrize(
    ("answer", "status"),
    [
        (Answer(200, b"<html>hello</html>"), 200),
        (Answer(200, {"name": "recollect"}), 200),
        (Answer(200, [1, 2]), 200),
        (Answer(302, None, {"location": "http://127.0.0.1:1/elsewhere"}), 302),
        (Answer(400, b"<html>no</html>"), 400),
    ],
)
def test_an_answer_of_something_else_is_told_apart(
    make_client: MakeClient, stub: Stub, answer: Answer, status: int
) -> None:
    stub.will(answer)
    with pytest.raises(RecollectError) as caught:
        make_client(stub.url, KEY).health.version()
    assert (caught.value.code, caught.value.status, len(stub.asked)) == ("unexpected_answer", status, 1)
    assert isinstance(caught.value, UnexpectedAnswerError) == (status < 400)


def test_a_server_that_is_not_ready_says_so_in_an_answer(make_client: MakeClient, stub: Stub) -> None:
    outbox = {"outbox": "ok", "outbox_lag_seconds": None}
    ledger = {"erasure_ledger": "ok", "erasure_ledger_heads": "ok"}
    checks = {"database": "failed", "embedder": "ok", **ledger, **outbox}
    stub.will(Answer(503, {"status": "unavailable", "version": "1", "checks": checks}))
    ready = make_client(stub.url, KEY).health.ready()
    assert (ready.status, ready.checks.database, ready.checks.outbox_lag_seconds) == ("unavailable", "failed", None)


@pytest.mark.usefixtures("quick")
def test_the_key_is_in_no_text_that_may_be_logged(make_client: MakeClient, stub: Stub) -> None:
    client = make_client(stub.url, KEY)
    texts = [repr(client)]
    for answer in (refusal(401, "unauthorized"), Answer(drop=True)):
        stub.will(answer)
        with pytest.raises(RecollectError) as caught:
            client.records.get("semantic_1")
        texts += [repr(caught.value), str(caught.value), repr(vars(caught.value)), repr(caught.value.__cause__)]
    assert KEY not in "".join(texts)
    assert stub.asked[0].headers["x-api-key"] == KEY


def test_where_a_write_ended_is_sent_with_what_comes_after_it(make_client: MakeClient, stub: Stub) -> None:
    """So that a replica responds only when it has come so far."""
    places = ["p1", "p2", "p3", "p4", "p5"]
    stub.will(*(Answer(200, VERSION, {"x-read-after": place}) for place in places), Answer(200, VERSION))
    client = make_client(stub.url, KEY)
    for _ in range(6):
        client.health.version()
    sent = [asked.headers.get("x-read-after") for asked in stub.asked]
    assert sent == [None, "p1", "p1, p2", "p1, p2, p3", "p1, p2, p3, p4", "p2, p3, p4, p5"]
