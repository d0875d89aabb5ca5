import { recordInput } from '@contracts/records/record.js';
import { hintsFor } from './record-plans.js';

const now = new Date('2026-11-23T00:00:00Z');
const hinted = (fields: object) =>
  hintsFor(recordInput.parse({ content: 'tea', ...fields }), now)?.map(({ field, message }) => `${field} ${message}`);

it('warns about a name similar to a known one, but not about other names of the client', () => {
  expect(hinted({ contnet: 'coffee', colour: 'red' })).toEqual([
    'contnet is kept as a field of your own; is content meant?',
  ]);
  expect(hinted({ severity: 'info', embedding: 'complete', version: 2, updated_at: '2026-01-01T00:00:00Z' })).toBe(
    undefined,
  );
});

it('accepts any name inside metadata', () => {
  expect(hinted({ metadata: { contnet: 1, userId: 'zoe', tenant_id: 't' } })).toBeUndefined();
});

it('warns about a date in 1970 or in the far future', () => {
  expect(hinted({ occurred_at: 1_760_000_000 })?.[0]).toMatch(/^occurred_at lies in 1970; are Unix seconds/);
  expect(hinted({ occurred_at: '2050-01-01' })?.[0]).toMatch(/^occurred_at lies in 2050/);
  expect(hinted({ created_at: '2028-01-01' })?.[0]).toMatch(/^created_at lies in 2028/);
});

it('warns about a record that expires before it is stored', () => {
  expect(hinted({ expires_at: '2020-01-01' })).toEqual([
    'expires_at lies in the past: it is stored as expired, and searches and lists leave it out',
  ]);
  expect(hinted({ expires_at: now.toISOString() })).toHaveLength(1);
  expect(hinted({ expires_at: '1970-01-20' })?.[0]).toMatch(/^expires_at lies in 1970/);
  expect(hinted({ expires_at: '1970-01-20' })).toHaveLength(1);
  expect(hinted({ expires_at: '2026-11-23T00:00:01Z', valid_to: '2020-01-01' })).toBeUndefined();
});

it('accepts a plausible date', () => {
  expect(hinted({ occurred_at: '2027-06-01', expires_at: '2050-01-01', valid_to: '2099-12-31' })).toBeUndefined();
  expect(hinted({ occurred_at: '1954-03-01', valid_from: '1971-01-01' })).toBeUndefined();
});
