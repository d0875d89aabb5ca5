"""The client covers the server's operations, identically in both of its forms."""

from __future__ import annotations

import inspect
import json
import os
from keyword import iskeyword
from pathlib import Path
from typing import Any

import pytest

import recollect_client
from recollect_client import AsyncRecollect, Model, Recollect, inputs, models
from recollect_client._async_client import AsyncRecords
from recollect_client._client import Records
from recollect_client._generated import async_rooms, rooms
from recollect_client._generated.operations import OPERATIONS
from recollect_client._models import shape_of

ROOT = Path(os.environ.get("RECOLLECT_OPENAPI") or Path(__file__).parents[3])
# Our own API, the protocol it was made for, and core memory, without operations in Letta's own format.
DOCUMENTS = ("openapi.json", "openapi/amp.json", "openapi/letta.json")


def described() -> dict[str, tuple[str, str, dict[str, Any]]]:
    documents = [json.loads((ROOT / name).read_text(encoding="utf-8")) for name in DOCUMENTS]
    return {
        operation["operationId"]: (method.upper(), path, operation)
        for document in documents
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
        if not operation["operationId"].startswith("letta.")
    }


def public(target: type) -> dict[str, Any]:
    members = inspect.getmembers(target, inspect.isfunction)
    return {name: member for name, member in members if not name.startswith("_")}


def parameters(function: Any) -> list[tuple[str, Any, str]]:
    signature = inspect.signature(function)
    return [(one.name, str(one.default), str(one.annotation)) for one in signature.parameters.values()]


def test_it_knows_every_operation_of_the_server_and_no_other() -> None:
    known = {name: (one.method, one.path) for name, one in OPERATIONS.items()}
    assert known == {name: (method, path) for name, (method, path, _) in described().items()}


@pytest.mark.parametrize("name", OPERATIONS)
def test_it_heeds_what_the_operation_heeds(name: str) -> None:
    _, _, operation = described()[name]
    headers = {one["name"].lower() for one in operation["parameters"] if one["in"] == "header"}
    assert set(OPERATIONS[name].headers) == headers
    assert (OPERATIONS[name].content_type is not None) == ("requestBody" in operation)
    answers = {status for status in operation["responses"] if status.startswith("2")}
    assert answers <= {str(status) for status in OPERATIONS[name].statuses}


@pytest.mark.parametrize("form", [Recollect, AsyncRecollect])
def test_every_operation_has_a_method_of_its_room(form: type[Any]) -> None:
    client = form("http://127.0.0.1:1", "k")
    for name in OPERATIONS:
        room, _, verb = name.partition(".")
        assert callable(getattr(getattr(client, room), f"{verb}_" if iskeyword(verb) else verb)), name


@pytest.mark.parametrize("name", OPERATIONS)
def test_every_argument_of_a_method_has_its_place(name: str) -> None:
    operation, (room, _, verb) = OPERATIONS[name], name.partition(".")
    method = getattr(getattr(Recollect("http://127.0.0.1:1", "k"), room), f"{verb}_" if iskeyword(verb) else verb)
    placed = [one.partition("=")[0] for one in (*operation.params, *operation.query, *(operation.body or ()))]
    assert len(set(placed)) == len(placed)
    beside = {"body", "fields", "if_match", "idempotency_key", "wait", "timeout"}
    assert set(placed) <= set(inspect.signature(method).parameters)
    assert set(inspect.signature(method).parameters) - set(placed) <= beside
    assert set(operation.nulls) <= set(placed)


def test_both_forms_have_the_same_methods_with_the_same_parameters() -> None:
    pairs: list[tuple[type, type]] = [(Recollect, AsyncRecollect), (Records, AsyncRecords)]
    pairs += [
        (room, getattr(async_rooms, name))
        for name, room in inspect.getmembers(rooms, inspect.isclass)
        if name.endswith("Room") and name != "Room"
    ]
    assert len(pairs) > 8
    for one, other in pairs:
        methods, twins = public(one), public(other)
        twins.update({"close": twins.pop("aclose")} if "aclose" in twins else {})
        assert methods.keys() == twins.keys()
        for name, method in methods.items():
            assert parameters(method) == parameters(twins[name]), f"{one.__name__}.{name}"


@pytest.mark.parametrize("name", models.__all__)
def test_every_class_of_an_answer_can_be_read(name: str) -> None:
    model = getattr(models, name)
    assert issubclass(model, Model)
    assert isinstance(shape_of(model), tuple)


def test_every_shape_of_what_is_sent_is_there() -> None:
    assert {"RecordInput", "SearchInput", "RecordEdit"} <= set(inputs.__all__)
    assert all(hasattr(inputs, name) for name in inputs.__all__)


def test_everything_that_is_promised_is_exported() -> None:
    assert all(hasattr(recollect_client, name) for name in recollect_client.__all__)
