"""Recollect as a memory of the NVIDIA NeMo Agent Toolkit: `_type: recollect_memory`."""

from ._version import __version__
from .editor import RecollectEditor
from .manager import RecollectManager
from .options import Options
from .reader import RecollectReader, RecollectWriter

__all__ = ["Options", "RecollectEditor", "RecollectManager", "RecollectReader", "RecollectWriter", "__version__"]
