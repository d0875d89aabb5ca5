from abc import ABC, abstractmethod


class MemoryEditor(ABC):
    @abstractmethod
    async def add_items(self, items): ...

    @abstractmethod
    async def search(self, query, top_k=5, **kwargs): ...

    @abstractmethod
    async def remove_items(self, **kwargs): ...


class MemoryIOBase(ABC):  # noqa: B024
    def __init__(self, editor):
        self._editor = editor


class MemoryReader(MemoryIOBase):
    @abstractmethod
    async def retrieve(self, context, top_k=5): ...


class MemoryWriter(MemoryIOBase):
    @abstractmethod
    async def write(self, observation, context=None): ...


class MemoryManager(ABC):
    @abstractmethod
    async def summarize(self): ...

    @abstractmethod
    async def reflect(self): ...

    @abstractmethod
    async def forget(self, criteria): ...

    @abstractmethod
    async def merge(self, criteria): ...
