import inspect
import types


def patch_with_retry(obj, *, retries=3, retry_codes=None, retry_on_messages=None, **_):
    """Like the toolkit's: every public method repeats the whole call with the same argument objects."""
    for name, method in inspect.getmembers(type(obj), inspect.iscoroutinefunction):
        if name.startswith("_"):
            continue

        async def repeated(self, *args, _method=method, **kwargs):
            for attempt in range(retries):
                try:
                    return await _method(self, *args, **kwargs)
                except Exception as error:
                    status = getattr(error, "status", None)
                    if status not in (retry_codes or []) or attempt == retries - 1:
                        raise

        object.__setattr__(obj, name, types.MethodType(repeated, obj))
    return obj
