from contextlib import asynccontextmanager

REGISTERED: dict[str, object] = {}


def register_memory(config_type):
    def register(build):
        REGISTERED[config_type.static_name] = asynccontextmanager(build)
        return REGISTERED[config_type.static_name]

    return register
