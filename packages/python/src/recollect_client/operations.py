"""Every operation of the server, for `client.call`. Generated from its OpenAPI document."""

from ._generated.operations import *  # noqa: F403
from ._generated.operations import OPERATIONS as OPERATIONS
