"""What the toolkit loads through the entry point: `_type: recollect_memory`."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from typing import Any, Literal

from nat.builder.builder import Builder
from nat.cli.register_workflow import register_memory
from nat.data_models.memory import MemoryBaseConfig
from nat.data_models.retry_mixin import RetryMixin
from nat.utils.exception_handlers.automatic_retries import patch_with_retry
from pydantic import ConfigDict, Field, SecretStr

from recollect_client import AsyncRecollect

from .editor import RecollectEditor
from .options import Options

try:
    from nat.data_models.common import SerializableSecretStr
except ImportError:  # before 1.4
    SerializableSecretStr = SecretStr  # type: ignore[assignment, misc]


class RecollectMemoryConfig(MemoryBaseConfig, RetryMixin, name="recollect_memory"):
    """Self-hosted long-term memory: Recollect stores what was said and learned, and finds it again without a language model."""

    model_config = ConfigDict(extra="forbid")

    base_url: str | None = Field(default=None, description="Of the server. RECOLLECT_URL where absent.")
    api_key: SerializableSecretStr | None = Field(
        default=None, description="A key of a tenant, bound to nobody. RECOLLECT_API_KEY where absent."
    )
    agent: str | None = Field(default=None, description="Label of what is stored and filter of what is found.")
    project: str | None = Field(default=None, description="Label of what is stored and filter of what is found.")
    session_id: str | None = Field(default=None, description="The conversation of the run where absent.")
    shared: bool = Field(default=False, description="Everything belongs to the tenant and to no user.")
    wait: int = Field(default=5, ge=0, le=30, description="Seconds an add waits until what it stored can be found.")
    min_score: float = Field(default=0.0, ge=0, le=1, description="Nothing below is found.")
    record_type_conversation: str = Field(default="episodic", description="The type of turns.")
    record_type_memory: str = Field(default="semantic", description="The type of memories in words of their own.")
    mode: Literal["search", "context"] = Field(default="search", description="What retrieve_memory answers.")
    token_budget: int = Field(default=1000, ge=64, description="Of a context.")
    capture: Literal["record", "message"] = Field(default="record", description="What a turn is stored as.")
    timeout: float = Field(default=30.0, gt=0, description="Seconds of one call with its repetitions.")

    def options(self) -> Options:
        names = Options.__dataclass_fields__
        return Options(**{name: getattr(self, name) for name in names})


def _key_of(config: RecollectMemoryConfig) -> str:
    key = config.api_key.get_secret_value() if config.api_key is not None else os.environ.get("RECOLLECT_API_KEY")
    if not key:
        raise RuntimeError(
            "Recollect's key is not set: name it by `api_key` of the memory or by the variable RECOLLECT_API_KEY."
        )
    return key


@register_memory(config_type=RecollectMemoryConfig)
async def recollect_memory(config: RecollectMemoryConfig, builder: Builder) -> AsyncIterator[Any]:
    """Self-hosted long-term memory by Recollect."""
    key = _key_of(config)
    async with AsyncRecollect(config.base_url, key, timeout=config.timeout, max_retries=1) as client:
        editor: Any = RecollectEditor(client, config.options())
        if config.do_auto_retry:
            editor = patch_with_retry(
                editor,
                retries=config.num_retries,
                retry_codes=config.retry_on_status_codes,
                retry_on_messages=config.retry_on_errors,
            )
        yield editor
