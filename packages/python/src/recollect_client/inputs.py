"""The TypedDicts of what is sent. Generated from the server's OpenAPI document."""

from ._generated.inputs import *  # noqa: F403
from ._generated.inputs import __all__ as __all__
