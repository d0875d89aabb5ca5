"""The classes of what the server answers. Generated from its OpenAPI document."""

from ._generated.outputs import *  # noqa: F403
from ._generated.outputs import __all__ as __all__
