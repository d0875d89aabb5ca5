import { RecollectError } from '@kernel/errors.js';
import { type Job, JOBS } from '@contracts/jobs.js';
import { isWorthRetrying, jobErrorCode, JobTimeout, readPayload } from './job-run.js';

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

const ID = '0190c2a4-7d3e-7000-8000-0000000000aa';
const AT = '2026-11-25T12:00:00.000Z';

/**
 * Payloads as an earlier version stored them, with every field it knew. Do not change them: if one of these fails, an
 * update would refuse waiting jobs.
 */
const STORED: Readonly<Record<string, object>> = {
  'embed-records': { record_ids: [ID], done_to: { [ID]: { record_id: ID, ordinal: 3 } } },
  'index-vectors': { space_id: ID },
  'sweep-records': { record_ids: [ID] },
  'compact-scope': {
    agent: 'helper',
    project: null,
    before: AT,
    force: false,
    partial: true,
    strategy: 'summarize',
    trigger: 'age',
    actor: 'job',
  },
  'consolidate-episodes': { agent: 'helper', batch_size: 20 },
  'refold-records': { record_ids: [ID], ladder: true },
  'climb-ladder': {},
  'erase-subject': { erasure_id: ID },
  'extract-facts': {},
  'read-names': { after: { created_at: AT, id: ID } },
  'link-facts': { record_ids: [ID] },
  'deliver-webhook': {
    webhook_id: ID,
    event_id: ID,
    type: 'record.created',
    ids: ['lesson_01kb2wz1kyf0xr6h9e3w2yq3v8'],
    at: AT,
    attempts: [{ at: AT, url: 'https://example.com/hook', status: 503, error: 'unavailable', ms: 41 }],
  },
};

/** A payload as a newer version might store it: with one more field in every object that is not a map of ids. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, one]) => [name, withMore(one)] as const);
  return { ...Object.fromEntries(fields), ...(!(ID in value) && { of_a_newer_version: { any: ['thing'] } }) };
}

it('has an earlier payload for every job', () => {
  expect(Object.keys(STORED).sort()).toEqual(JOBS.map(({ name }) => name).sort());
});

describe.each(JOBS.map((job) => [job.name, job] as const))('%s', (name, job) => {
  it('accepts what an older version has stored', () => {
    expect(readPayload(job, STORED[name])).toEqual(STORED[name]);
  });

  it('accepts what a newer version has stored, without unknown fields', () => {
    const newer = withMore(STORED[name]);
    expect(JSON.stringify(newer)).toContain('of_a_newer_version');
    expect(readPayload(job, newer)).toEqual(STORED[name]);
    // The stored payload is unchanged.
    expect(JSON.stringify(newer)).toContain('of_a_newer_version');
  });
});

it.each([undefined, null, 'text', [], { record_ids: [] }, { record_ids: ['no id'], more: 1 }, { more: 1 }])(
  '%j is not valid for the job, whatever is left out of it',
  (stored) => {
    const job = JOBS.find(({ name }) => name === 'sweep-records') as Job;
    expect(readPayload(job, stored)).toBeUndefined();
  },
);
