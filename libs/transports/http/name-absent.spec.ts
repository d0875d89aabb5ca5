import { OPERATIONS } from '@contracts/catalogue.js';
import { RecollectError } from '@kernel/errors.js';
import { nameAbsent } from './name-absent.js';

const absent = new RecollectError('not_found');
const operationNamed = (name: string) => OPERATIONS.find((one) => one.name === name);
const detailOf = (name: string, asked: object) => nameAbsent(absent, operationNamed(name), asked).detail;

it.each([
  ['records.get', { params: { id: 'diary-1' } }, 'record "diary-1"'],
  ['messages.get', { params: { id: 'm' } }, 'message "m"'],
  ['core_memory.get', { params: { agent_id: 'sam', block_label: 'human' } }, 'agent "sam" with block "human"'],
  ['core_memory.detach', { params: { agent_id: 'sam', block_id: 'b' } }, 'agent "sam" with block "b"'],
  ['edges.create', { params: { id: 'a' }, body: { to: 'b' } }, 'record "a", or no record "b",'],
  ['records.restore', { params: { id: 'a' } }, 'forgotten record "a"'],
  ['memorybank.forget', { body: { memory_id: 'a' } }, 'memory "a"'],
  ['search.feedback', { body: { query_id: 'query_1' } }, 'search "query_1"'],
  ['amp.get', { body: { operation: 'get', id: 'a' } }, 'record "a"'],
])('%s of %j names what is absent', (name, asked, thing) => {
  expect(detailOf(name, asked)).toBe(`There is no ${thing} for this key and user.`);
});

it.each([
  ['users.get', { params: { user_id: 'u' } }, 'There is no user "u" for this key.'],
  ['users.resume', { params: { user_id: 'u' } }, 'There is no user "u" for this key.'],
  ['keys.get', { params: { key_id: 'k' } }, 'There is no key "k" for this key.'],
  ['webhooks.get', { params: { id: 'w' } }, 'There is no webhook "w" for this key.'],
])('%s of %j belongs to no user, and none is mentioned', (name, asked, detail) => {
  expect(detailOf(name, asked)).toBe(detail);
});

it.each([
  ['records.get', { params: { id: 'a' } }, 'not_found.record'],
  ['records.restore', { params: { id: 'a' } }, 'not_found.record'],
  ['records.promote', { params: { id: 'a' } }, 'not_found.record'],
  ['core_memory.get', { params: { agent_id: 'sam', block_label: 'human' } }, 'not_found.block'],
  ['compaction.get_run', { params: { run_id: 'r' } }, 'not_found.run'],
  ['dead_letters.replay', { params: { id: 'd' } }, 'not_found.dead_letter'],
  ['keys.get', { params: { key_id: 'k' } }, 'not_found.key'],
])('%s of %j gives the reason as a code', (name, asked, reason) => {
  expect(nameAbsent(absent, operationNamed(name), asked)).toMatchObject({ code: 'not_found', reason, status: 404 });
});

it('has a code for everything that a path may name', () => {
  for (const { name, path } of OPERATIONS) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => [field, `the-${field}`] as const);
    if (names.length === 0) continue;
    const { reason } = nameAbsent(absent, operationNamed(name), { params: Object.fromEntries(names) });
    expect([name, reason]).toEqual([name, expect.stringMatching(/^not_found\.\w+$/)]);
  }
});

it('every operation whose path names a thing names it', () => {
  for (const { name, path } of OPERATIONS) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => [field, `the-${field}`] as const);
    const detail = detailOf(name, { params: Object.fromEntries(names) });
    for (const [, value] of names) expect([name, detail]).toEqual([name, expect.stringContaining(value)]);
  }
});

it('keeps words of its own, and other refusals', () => {
  const own = new RecollectError('not_found', 'The key is bound to another agent.');
  const other = new RecollectError('conflict');
  const asked = { params: { id: 'a' } };
  expect(nameAbsent(own, operationNamed('records.get'), asked)).toBe(own);
  expect(nameAbsent(other, operationNamed('records.get'), asked)).toBe(other);
  expect(nameAbsent(absent, undefined, asked)).toBe(absent);
});

it('shows a long name by its beginning, and nothing that is hidden', () => {
  expect(detailOf('records.get', { params: { id: 'x'.repeat(500) } }).length).toBeLessThan(200);
  expect(detailOf('records.get', { params: { id: 'a\u202eb"\n' } })).toBe(
    'There is no record "ab\\"\\n" for this key and user.',
  );
});
