"""Other memories, driven as their documentation says, for bench/peers/main.ts.

    python peers.py NAME MODEL_FOLDER DATA_FOLDER

One JSON object a line. In: {"store": [[id, text], …]} or {"search": text}. Out: {"ms": …} for a store that is
done, vectors included, and {"ms": …, "ids": […]} for a search. The first line out says that it is ready:
{"ready": "name and version"}. `ms` counts this process's call alone, without the pipe.
"""

import json
import os
import sys
import time
from importlib.metadata import version
from pathlib import Path

# Nothing leaves the machine, and no other key of the caller's is used.
os.environ.update(MEM0_TELEMETRY="False", ANONYMIZED_TELEMETRY="False", OPENAI_API_KEY="unused")

import numpy
import onnxruntime
from tokenizers import Tokenizer

LIMIT = 10
DIMENSIONS = 384


class Model:
    """e5-small-v2 as its authors say: "query: " or "passage: " before the text, the mean of all pieces, length 1."""

    BATCH = 32

    def __init__(self, folder: str) -> None:
        self.tokenizer = Tokenizer.from_file(str(Path(folder) / "tokenizer.json"))
        self.tokenizer.enable_truncation(512)
        self.tokenizer.enable_padding()
        self.session = onnxruntime.InferenceSession(str(Path(folder) / "model.onnx"))
        self.inputs = {each.name for each in self.session.get_inputs()}

    def query(self, text: str) -> list[float]:
        return self._embed(["query: " + text])[0]

    def passages(self, texts: list[str]) -> list[list[float]]:
        parts = range(0, len(texts), self.BATCH)
        return [vector for at in parts for vector in self._embed(["passage: " + text for text in texts[at : at + self.BATCH]])]

    def _embed(self, texts: list[str]) -> list[list[float]]:
        pieces = self.tokenizer.encode_batch(texts)
        mask = numpy.array([piece.attention_mask for piece in pieces], dtype=numpy.int64)
        feed = {
            "input_ids": numpy.array([piece.ids for piece in pieces], dtype=numpy.int64),
            "attention_mask": mask,
            "token_type_ids": numpy.zeros_like(mask),
        }
        states = self.session.run(None, {name: feed[name] for name in self.inputs})[0]
        means = (states * mask[:, :, None]).sum(axis=1) / mask.sum(axis=1, keepdims=True)
        return (means / numpy.linalg.norm(means, axis=1, keepdims=True)).tolist()


class Chroma:
    """A persistent client. The model is an embedding function, as Chroma's own default model is."""

    def __init__(self, model: Model, folder: str) -> None:
        import chromadb

        self.name = f"Chroma {chromadb.__version__}"
        self.model = model
        self.client = chromadb.PersistentClient(folder)
        self.round = 0

    def store(self, texts: list[tuple[str, str]]) -> None:
        self.round += 1
        space = {"hnsw": {"space": "cosine"}}
        self.collection = self.client.create_collection(f"round-{self.round}", embedding_function=None, configuration=space)
        ids, documents = zip(*texts)
        self.collection.add(ids=list(ids), documents=list(documents), embeddings=self.model.passages(list(documents)))

    def search(self, query: str) -> list[str]:
        found = self.collection.query(query_embeddings=[self.model.query(query)], n_results=LIMIT)
        return found["ids"][0]


class LangGraph:
    """The store in memory, with an index."""

    def __init__(self, model: Model, folder: str) -> None:
        from langchain_core.embeddings import Embeddings
        from langgraph.store.memory import InMemoryStore

        class Adapter(Embeddings):
            def embed_documents(self, texts: list[str]) -> list[list[float]]:
                return model.passages(texts)

            def embed_query(self, text: str) -> list[float]:
                return model.query(text)

        self.name = f"LangGraph's InMemoryStore {version('langgraph')}"
        self.make = lambda: InMemoryStore(index={"dims": DIMENSIONS, "embed": Adapter(), "fields": ["text"]})

    def store(self, texts: list[tuple[str, str]]) -> None:
        from langgraph.store.base import PutOp

        self.kept = self.make()
        self.kept.batch([PutOp(("user",), id, {"text": text}) for id, text in texts])

    def search(self, query: str) -> list[str]:
        return [item.key for item in self.kept.search(("user",), query=query, limit=LIMIT)]


class Mem0:
    """The library with Qdrant on disk, without inference: it stores what was said, as we do."""

    def __init__(self, model: Model, folder: str) -> None:
        from mem0 import Memory

        class Adapter:
            def embed(self, text: str, memory_action: str | None = None) -> list[float]:
                return model.query(text) if memory_action == "search" else model.passages([text])[0]

            def embed_batch(self, texts: list[str], memory_action: str = "add") -> list[list[float]]:
                return [model.query(text) for text in texts] if memory_action == "search" else model.passages(texts)

        self.name = f"mem0 {version('mem0ai')}"
        qdrant = {"path": f"{folder}/qdrant", "embedding_model_dims": DIMENSIONS, "on_disk": True}
        config = {"vector_store": {"provider": "qdrant", "config": qdrant}, "history_db_path": f"{folder}/history.db"}
        self.memory = Memory.from_config(config)
        self.memory.embedding_model = Adapter()
        self.round = 0

    def store(self, texts: list[tuple[str, str]]) -> None:
        self.round += 1
        for id, text in texts:
            self.memory.add(text, user_id=self._user(), metadata={"turn": id}, infer=False)

    def search(self, query: str) -> list[str]:
        found = self.memory.search(query, filters={"user_id": self._user()}, top_k=LIMIT)
        return [item["metadata"]["turn"] for item in found["results"]]

    def _user(self) -> str:
        return f"user-{self.round}"


class Pgvector:
    """A table and an HNSW index in the Postgres that DATABASE_URL names: what a team would build at first."""

    def __init__(self, model: Model, folder: str) -> None:
        import psycopg

        self.model = model
        self.connection = psycopg.connect(os.environ["DATABASE_URL"], autocommit=True)
        self.connection.execute("create extension if not exists vector")
        self.connection.execute(f"create table turns (id text, body text, v vector({DIMENSIONS}))")
        self.connection.execute("create index on turns using hnsw (v vector_cosine_ops)")
        [found] = self.connection.execute("select extversion from pg_extension where extname = 'vector'").fetchone()
        self.name = f"pgvector {found}, HNSW"

    def store(self, texts: list[tuple[str, str]]) -> None:
        self.connection.execute("truncate turns")
        vectors = self.model.passages([text for _, text in texts])
        rows = [(id, text, json.dumps(vector)) for (id, text), vector in zip(texts, vectors)]
        with self.connection.cursor() as cursor:
            cursor.executemany("insert into turns (id, body, v) values (%s, %s, %s)", rows)

    def search(self, query: str) -> list[str]:
        sql = "select id from turns order by v <=> %s::vector limit %s"
        return [id for (id,) in self.connection.execute(sql, (json.dumps(self.model.query(query)), LIMIT))]


PEERS = {"chroma": Chroma, "langgraph": LangGraph, "mem0": Mem0, "pgvector": Pgvector}


def main(name: str, model_folder: str, data_folder: str) -> None:
    # A library that prints must not break the protocol.
    out, sys.stdout = sys.stdout, sys.stderr
    peer = PEERS[name](Model(model_folder), data_folder)
    print(json.dumps({"ready": peer.name}), file=out, flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        began = time.perf_counter()
        ids = peer.search(request["search"]) if "search" in request else peer.store(request["store"])
        answer = {"ms": (time.perf_counter() - began) * 1000}
        print(json.dumps(answer if ids is None else {**answer, "ids": ids}), file=out, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
