"""Only with the real toolkit: its command, its memory tools, its auto_memory_agent, the two example configurations."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from .conftest import IS_FAKE

pytestmark = pytest.mark.skipif(IS_FAKE, reason="the NeMo Agent Toolkit is not installed")
EXAMPLES = Path(__file__).parents[1] / "examples"


class Model(BaseHTTPRequestHandler):
    """A stand-in for a language model, in the wire format of OpenAI and of a NIM."""

    asked: list[dict] = []  # noqa: RUF012
    answers: list[str] = []  # noqa: RUF012

    def log_message(self, *_):
        pass

    def do_GET(self):
        self.say({"object": "list", "data": [{"id": "stand-in", "object": "model"}]})

    def do_POST(self):
        request = json.loads(self.rfile.read(int(self.headers["content-length"])))
        type(self).asked.append(request)
        text = type(self).answers.pop(0) if type(self).answers else "Thought: I know.\nFinal Answer: You live in Linz."
        message = {"role": "assistant", "content": text}
        if request.get("stream"):
            self.send_response(200)
            self.send_header("content-type", "text/event-stream")
            self.end_headers()
            chunk = {"id": "c", "object": "chat.completion.chunk", "created": 1, "model": "stand-in"}
            for choice in ({"delta": message, "finish_reason": None}, {"delta": {}, "finish_reason": "stop"}):
                self.wfile.write(f"data: {json.dumps({**chunk, 'choices': [{'index': 0, **choice}]})}\n\n".encode())
            self.wfile.write(b"data: [DONE]\n\n")
            return
        choice = {"index": 0, "message": message, "finish_reason": "stop"}
        usage = {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2}
        self.say({"id": "c", "object": "chat.completion", "created": 1, "model": "stand-in", "choices": [choice], "usage": usage})

    def say(self, body):
        text = json.dumps(body).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)


@pytest.fixture
def model():
    server = ThreadingHTTPServer(("127.0.0.1", 0), Model)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    Model.asked, Model.answers = [], []
    os.environ["MODEL_URL"] = f"http://127.0.0.1:{server.server_port}/v1"
    yield Model
    server.shutdown()


def test_the_command_lists_it_with_what_it_is():
    shown = subprocess.run(
        [sys.executable, "-m", "nat.cli.main", "info", "components", "-t", "memory"],
        capture_output=True, text=True, timeout=300, env={**os.environ, "COLUMNS": "240"},
    )  # fmt: skip
    told = shown.stdout + shown.stderr
    assert "recollect_memory" in told, told[-2000:]
    assert "Self-hosted long-term memory" in told


async def test_a_builder_makes_its_client_and_the_three_memory_tools_use_it(client, user):
    from nat.builder.workflow_builder import WorkflowBuilder
    from nat.tool.memory_tools.add_memory_tool import AddToolConfig
    from nat.tool.memory_tools.delete_memory_tool import DeleteToolConfig
    from nat.tool.memory_tools.get_memory_tool import GetToolConfig

    from recollect_nat.register import RecollectMemoryConfig

    async with WorkflowBuilder() as builder:
        await builder.add_memory_client("ours", RecollectMemoryConfig())
        tools = {}
        for name, config in (("add", AddToolConfig), ("get", GetToolConfig), ("delete", DeleteToolConfig)):
            tools[name] = await builder.add_function(name, config(memory="ours", user_id=user))
        await tools["add"].ainvoke({"memory": "Alex lives in Linz.", "tags": ["home"], "metadata": {}})
        told = await tools["get"].ainvoke({"query": "where does Alex live?", "top_k": 3})
        assert "Alex lives in Linz." in told
        records = [one async for one in client.as_user(user).records.iterate(include_shared=False)]
        assert len(records) == 1
        await tools["delete"].ainvoke({})
        assert [one async for one in client.as_user(user).records.iterate(include_shared=False)] == []


async def run(config, user, text, conversation="talk"):
    from nat.runtime.loader import load_workflow

    async with load_workflow(config) as sessions:
        async with sessions.session(user_id=user, conversation_id=conversation) as session, session.run(text) as runner:
            return await runner.result(to_type=str)


async def test_auto_memory_agent_keeps_every_turn_and_gives_the_model_what_it_needs(client, user, model):
    config = EXAMPLES / "auto_memory.yml"
    model.answers = ["Thought: noted.\nFinal Answer: I will remember that you live in Linz."]
    await run(config, user, "I live in Linz.")
    records = [one async for one in client.as_user(user).records.iterate(order="asc", include_shared=False)]
    assert [(one.role, one.content) for one in records] == [
        ("user", "I live in Linz."),
        ("assistant", "I will remember that you live in Linz."),
    ]
    assert await run(config, user, "Where do I live?", "another") == "You live in Linz."
    assert "I live in Linz." in json.dumps(model.asked[-1])
    stranger = f"{user}-other"
    await run(config, stranger, "Where do I live?")
    assert "I live in Linz." not in json.dumps(model.asked[-1])


async def test_with_memory_tools_the_agent_asks_itself(client, user, model):
    await client.as_user(user).records.store("Alex lives in Linz.", wait=5)
    config = EXAMPLES / "auto_memory_tools.yml"
    os.environ["MEMORY_USER"] = user
    call = 'Thought: I should look.\nAction: get_memory\nAction Input: {"query": "where does Alex live?", "top_k": 3}'
    model.answers = [call, "Thought: I know.\nFinal Answer: In Linz."]
    assert await run(config, user, "Where does Alex live?") == "In Linz."
    assert "Alex lives in Linz." in json.dumps(model.asked[-1])
    contents = [one.content async for one in client.as_user(user).records.iterate(include_shared=False)]
    assert set(contents) == {"Alex lives in Linz.", "Where does Alex live?", "In Linz."}


async def test_its_own_mem0_memory_works_with_the_address_of_this_server(user, monkeypatch):
    from nat.builder.workflow_builder import WorkflowBuilder
    from nat.memory.models import MemoryItem

    memory = pytest.importorskip("nat.plugins.mem0ai.memory")
    monkeypatch.setenv("MEM0_API_KEY", os.environ["RECOLLECT_API_KEY"])
    async with WorkflowBuilder() as builder:
        await builder.add_memory_client("theirs", memory.Mem0MemoryClientConfig(host=os.environ["RECOLLECT_URL"]))
        editor = await builder.get_memory_client("theirs")
        said = [{"role": "user", "content": "I live in Linz."}, {"role": "assistant", "content": "I will remember it."}]
        await editor.add_items([MemoryItem(conversation=said, user_id=user, tags=["home"], metadata={"run_id": "trip"})])
        found = await editor.search("where do I live?", user_id=user, top_k=3)
        assert found[0].memory == "I live in Linz."
        await editor.remove_items(user_id=user)
        assert await editor.search("where do I live?", user_id=user) == []
