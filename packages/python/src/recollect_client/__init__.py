"""Client of Recollect, self-hosted long-term memory for AI agents."""

from ._async_client import AsyncRecollect
from ._client import Recollect
from ._generated.outputs import Record, RecordDetail, SearchHit, SearchResults, StoreOutcome
from ._models import Model
from ._version import __version__
from .errors import (
    AuthenticationError,
    ConflictError,
    EmbeddingFailedError,
    FieldError,
    InvalidRequestError,
    NetworkError,
    NotFoundError,
    PermissionDeniedError,
    RateLimitError,
    RecollectError,
    RequestTimeoutError,
    ServerError,
    UnexpectedAnswerError,
    VersionMismatchError,
)

__all__ = [
    "AsyncRecollect",
    "AuthenticationError",
    "ConflictError",
    "EmbeddingFailedError",
    "FieldError",
    "InvalidRequestError",
    "Model",
    "NetworkError",
    "NotFoundError",
    "PermissionDeniedError",
    "RateLimitError",
    "Recollect",
    "RecollectError",
    "Record",
    "RecordDetail",
    "RequestTimeoutError",
    "SearchHit",
    "SearchResults",
    "ServerError",
    "StoreOutcome",
    "UnexpectedAnswerError",
    "VersionMismatchError",
    "__version__",
]
