from typing import ClassVar

from pydantic import BaseModel, ConfigDict


class MemoryBaseConfig(BaseModel):
    model_config = ConfigDict(extra="forbid")
    static_name: ClassVar[str]

    def __init_subclass__(cls, name: str | None = None, **kwargs):
        super().__init_subclass__(**kwargs)
        if name is not None:
            cls.static_name = name
