import { RecollectError } from '@kernel/errors.js';
import { isWorthRetrying, jobErrorCode, JobTimeout } from './job-error.js';

const withFields = (fields: object) => Object.assign(new Error('a row: (secret)'), fields);

it('names a failure by one of our codes', () => {
  expect(jobErrorCode(new RecollectError('unavailable'))).toBe('unavailable');
  expect(jobErrorCode(withFields({ kind: 'misconfigured' }))).toBe('misconfigured');
  expect(jobErrorCode(new JobTimeout('late'))).toBe('timeout');
});

it('calls every other error internal, and stores none of its text', () => {
  expect(jobErrorCode(new Error('secret'))).toBe('internal');
  expect(jobErrorCode(withFields({ kind: 'not a code: secret' }))).toBe('internal');
  expect(jobErrorCode(withFields({ code: 'ECONNREFUSED' }))).toBe('internal');
  expect(jobErrorCode('secret')).toBe('internal');
});

it('retries unless the error says that it is useless', () => {
  expect(isWorthRetrying(new Error('x'))).toBe(true);
  expect(isWorthRetrying(withFields({ retryable: true, kind: 'unavailable' }))).toBe(true);
  expect(isWorthRetrying('a string')).toBe(true);
  expect(isWorthRetrying(withFields({ retryable: false }))).toBe(false);
  expect(isWorthRetrying(withFields({ kind: 'rejected' }))).toBe(false);
});
