import {
  AuthenticationError, ConflictError, InvalidRequestError, NotFoundError, PermissionDeniedError, RateLimitError,
  readError, readRetryAfter, RecollectError, ServerError, VersionMismatchError,
} from './errors.js'; // prettier-ignore

const headers = (values: Record<string, string> = {}) => new Headers(values);

test.each([
  [400, InvalidRequestError], [413, InvalidRequestError], [415, InvalidRequestError], [401, AuthenticationError],
  [403, PermissionDeniedError], [404, NotFoundError], [409, ConflictError], [412, VersionMismatchError],
  [429, RateLimitError], [500, ServerError], [503, ServerError],
] as const)('%i has its own class of error', (status, type) => {
  const error = readError(status, headers(), JSON.stringify({ code: 'some_code', detail: 'why' }));
  expect(error).toBeInstanceOf(RecollectError);
  expect(error.constructor).toBe(type);
  expect(error).toMatchObject({ name: type.name, status, code: 'some_code', detail: 'why', message: 'some_code: why' });
}); // prettier-ignore

test('a problem document keeps its fields, the request id and the seconds to wait', () => {
  const errors = [{ field: 'content', message: 'must not be blank' }];
  const text = JSON.stringify({ code: 'invalid_input', detail: 'content: must not be blank', errors });
  const error = readError(400, headers({ 'x-request-id': 'abc', 'retry-after': '3' }), text);
  expect(error).toMatchObject({ code: 'invalid_input', errors, requestId: 'abc', retryAfter: 3 });
});

test('a finer code is reported as the reason, and the code is the part that it refines', () => {
  const error = readError(409, headers(), JSON.stringify({ code: 'conflict.legal_hold', detail: 'held' }));
  expect(error).toBeInstanceOf(ConflictError);
  expect(error).toMatchObject({ code: 'conflict', reason: 'conflict.legal_hold' });
  expect(readError(409, headers(), JSON.stringify({ code: 'conflict', detail: 'x' }))).toMatchObject({
    reason: 'conflict',
  });
});

test("AMP's envelope gives the same error", () => {
  const text = JSON.stringify({ success: false, error: 'not_found', message: 'nothing', request_id: 'abc' });
  expect(readError(404, headers(), text)).toMatchObject({ code: 'not_found', detail: 'nothing', errors: [] });
});

test.each(['<html>Bad gateway</html>', '', 'null', '[]', '"text"', '{}', '{"code":7}'])(
  'a response that is not in our format (%s) is reported as such, and not repeated in the message',
  (text) => {
    const error = readError(502, headers(), text);
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ code: 'unexpected_answer', status: 502 });
    expect(error.message).not.toContain('html');
  },
);

test('Retry-After is read as seconds or as a date', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  expect(readRetryAfter('12', now)).toBe(12);
  expect(readRetryAfter('Thu, 01 Jan 2026 00:00:30 GMT', now)).toBe(30);
  expect(readRetryAfter('Wed, 31 Dec 2025 00:00:00 GMT', now)).toBe(0);
  for (const header of [null, '', 'soon', '-5']) expect(readRetryAfter(header, now) ?? 0).toBe(0);
});
