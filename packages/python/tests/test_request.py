from __future__ import annotations

from datetime import date, datetime, timedelta, timezone
from typing import Any

import pytest
from conftest import MakeClient
from stub import Answer, Stub

from recollect_client import InvalidRequestError, NotFoundError
from recollect_client._request import etag_of, to_json

NAIVE = datetime(2026, 1, 2, 3, 4, 5)


@pytest.fixture
def asked(stub: Stub) -> Stub:
    stub.will(Answer(404, {"code": "not_found", "detail": "no"}))
    return stub


def ask(client: Any, *args: Any, **kwargs: Any) -> None:
    with pytest.raises(NotFoundError):
        client.request(*args, **kwargs)


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("a/b c?d#e", "a%2Fb%20c%3Fd%23e"),
        ("100%", "100%25"),
        ("%2e%2e", "%252e%252e"),
        ("ünï", "%C3%BCn%C3%AF"),
        ("..a", "..a"),
        ("a+b&c=d", "a%2Bb%26c%3Dd"),
    ],
)
def test_a_name_reaches_the_path_whole(make_client: MakeClient, asked: Stub, name: str, path: str) -> None:
    ask(make_client(asked.url, "k"), "records.get", params={"id": name}, query={"user_id": name})
    assert asked.asked[0].path.split("?")[0] == f"/v1/records/{path}"
    assert asked.asked[0].query == {"user_id": name}


@pytest.mark.parametrize("name", ["", ".", "..", "\ud800", None])
def test_a_name_that_would_ask_another_route_is_not_sent(make_client: MakeClient, asked: Stub, name: Any) -> None:
    with pytest.raises(InvalidRequestError) as caught:
        make_client(asked.url, "k").records.delete(name)
    assert (caught.value.code, caught.value.errors[0].field, asked.asked) == ("invalid_input", "id", [])


def test_a_user_travels_in_a_header_as_utf_8(make_client: MakeClient, asked: Stub) -> None:
    ask(make_client(asked.url, "k", user_id="zoë 李"), "records.get", params={"id": "i"})
    assert asked.asked[0].headers["x-user-id"].encode("latin-1").decode() == "zoë 李"


@pytest.mark.parametrize("user", ["", " ", "a\nX-Api-Key: b", "a\x00", "\ud800", "a "])
def test_a_user_that_no_header_can_hold_is_not_sent(make_client: MakeClient, asked: Stub, user: str) -> None:
    with pytest.raises(InvalidRequestError):
        make_client(asked.url, "k").as_user(user).records.get("i")
    assert asked.asked == []


@pytest.mark.parametrize("nobody", [None, 5])
def test_the_client_cannot_be_narrowed_to_nobody(make_client: MakeClient, nobody: Any) -> None:
    with pytest.raises(InvalidRequestError):
        make_client("http://127.0.0.1:1", "k").as_user(nobody)


def test_speaking_for_a_user_leaves_the_client_as_it_was(make_client: MakeClient, asked: Stub) -> None:
    client = make_client(asked.url, "k")
    other = client.as_user("ada")
    assert (client.user_id, other.user_id) == (None, "ada")
    other.close()
    ask(client, "records.get", params={"id": "i"})
    ask(other, "records.get", params={"id": "i"})
    assert [one.headers.get("x-user-id") for one in asked.asked] == [None, "ada"]


def test_headers_go_only_where_they_are_heeded(make_client: MakeClient, asked: Stub) -> None:
    client = make_client(asked.url, "k", user_id="ada", headers={"X-Team": "core"})
    ask(client, "keys.get", params={"key_id": "i"}, if_match=3, wait=2)
    ask(client, "records.patch", params={"id": "i"}, body={}, if_match=3)
    first, second = (one.headers for one in asked.asked)
    assert not {"x-user-id", "if-match", "prefer", "idempotency-key"} & set(first)
    assert (second["x-user-id"], second["if-match"], second["x-team"]) == ("ada", '"3"', "core")
    assert first["user-agent"].startswith("recollect-python/")


def test_a_version_is_sent_as_its_etag() -> None:
    assert [etag_of(value) for value in (3, "3", '"3"', 'W/"3"')] == ['"3"', '"3"', '"3"', 'W/"3"']


def test_what_is_given_is_sent_and_nothing_else(make_client: MakeClient, asked: Stub) -> None:
    records = make_client(asked.url, "k").records
    with pytest.raises(NotFoundError):
        records.store("tea", type="lesson", title=None, fields={"mood": "calm"})
    with pytest.raises(NotFoundError):
        records.store("tea")
    assert asked.asked[0].body == {"content": "tea", "type": "lesson", "title": None, "mood": "calm"}
    assert asked.asked[1].body == {"content": "tea"}


@pytest.mark.parametrize("timeout", [float("inf"), 1e12])
def test_a_timeout_may_be_longer_than_any_of_a_socket(make_client: MakeClient, asked: Stub, timeout: float) -> None:
    with pytest.raises(NotFoundError):
        make_client(asked.url, "k", timeout=timeout).records.store("tea")


def test_times_keep_their_zone_and_flags_are_words(make_client: MakeClient, asked: Stub) -> None:
    zone = timezone(timedelta(hours=2))
    query = {"as_of": datetime(2026, 1, 2, 3, 4, 5, tzinfo=zone), "valid_at": date(2026, 1, 2), "all_users": True}
    ask(make_client(asked.url, "k"), "records.list", query=query)
    expected = {"as_of": "2026-01-02T03:04:05+02:00", "valid_at": "2026-01-02", "all_users": "true"}
    assert asked.asked[0].query == expected


@pytest.mark.parametrize("value", [NAIVE, float("nan"), float("inf"), object(), "\ud800", {"deep": [NAIVE]}])
def test_what_json_has_no_form_for_is_not_sent(value: Any) -> None:
    with pytest.raises(InvalidRequestError):
        to_json("body", value)


def test_what_nests_too_deep_is_refused_as_everything_else() -> None:
    value: dict[str, Any] = {}
    for _ in range(20_000):
        value = {"in": value}
    with pytest.raises(InvalidRequestError, match="nests too deep"):
        to_json("body", value)


@pytest.mark.parametrize("url", ["http://ada@a", "http://ada:secret@a", "http://a/?b=c", "http://a/#b"])
def test_an_address_holds_no_name_password_query_or_fragment(make_client: MakeClient, url: str) -> None:
    with pytest.raises(InvalidRequestError, match="no name, password, query or fragment") as caught:
        make_client(url, "k")
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("url", ["127.0.0.1:3000", "ftp://a", "http://", "http://a:port", "http://[::1"])
def test_an_address_that_is_none_is_refused_at_once(make_client: MakeClient, url: str) -> None:
    with pytest.raises(InvalidRequestError):
        make_client(url, "k")


def test_address_and_key_come_from_the_environment(
    make_client: MakeClient, asked: Stub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RECOLLECT_URL", f"{asked.url}/")
    monkeypatch.setenv("RECOLLECT_API_KEY", "from the environment")
    ask(make_client(), "tokens.me")
    ask(make_client(api_key="given"), "tokens.me")
    assert [one.headers["x-api-key"] for one in asked.asked] == ["from the environment", "given"]
    assert asked.asked[0].path == "/v1/me"


@pytest.mark.parametrize("key", ["", " ", "rk_\n"])
def test_a_key_that_is_none_is_refused_at_once_and_not_replaced(
    make_client: MakeClient, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    monkeypatch.setenv("RECOLLECT_API_KEY", "from the environment")
    with pytest.raises(InvalidRequestError, match="api_key"):
        make_client("http://a", key)


def test_an_empty_address_is_refused_and_not_replaced(make_client: MakeClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RECOLLECT_URL", "http://from-the-environment")
    with pytest.raises(InvalidRequestError, match="url"):
        make_client("", "k")


def test_an_operation_that_does_not_exist_is_refused(make_client: MakeClient, asked: Stub) -> None:
    with pytest.raises(ValueError, match="no operation"):
        make_client(asked.url, "k").request("records.forget_everything")
