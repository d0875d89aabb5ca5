from pydantic import BaseModel, Field


class RetryMixin(BaseModel):
    do_auto_retry: bool = Field(default=True, exclude=True)
    num_retries: int = Field(default=5, gt=0, exclude=True)
    retry_on_status_codes: list[int | str] = Field(default_factory=lambda: [429, 500, 502, 503, 504], exclude=True)
    retry_on_errors: list[str] | None = Field(default_factory=lambda: ["Too Many Requests", "429"], exclude=True)
