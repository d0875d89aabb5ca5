import { ampStore } from '@contracts/amp/amp.operations.js';
import { OPERATIONS } from '@contracts/catalogue.js';
import type { AnyOperation } from '@contracts/operation.js';
import { storeMemory } from '@contracts/memorybank/memorybank.operations.js';
import { storeRecord } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { everybodyOf } from '@kernel/scope.js';
import { newAuditContext } from '@platform/observability/audit-context.js';
import { enterScope, readScopeRequest } from './key.guard.js';

const request = (over: { headers?: Record<string, string>; query?: unknown; body?: unknown }) => ({
  headers: {},
  query: {},
  body: undefined,
  ...over,
});
const usersOf = (
  over: Parameters<typeof request>[0],
  operation = storeRecord as Parameters<typeof readScopeRequest>[1],
) => readScopeRequest(request(over), operation).users.map(({ in: place, id }) => `${place}:${id}`);

describe('what a request says about whose memory it means', () => {
  it('is read from the header, in both spellings', () => {
    expect(usersOf({ headers: { 'x-user-id': 'ada' } })).toEqual(['header:ada']);
    expect(usersOf({ headers: { 'user-id': 'ada' } })).toEqual(['header:ada']);
    expect(usersOf({ headers: { 'x-user-id': 'ada', 'user-id': 'bob' } })).toEqual(['header:ada', 'header:bob']);
  });

  it('is read from query and body', () => {
    expect(usersOf({ query: { user_id: 'ada' }, body: { user_id: 'bob' } })).toEqual(['query:ada', 'body:bob']);
  });

  it('keeps an empty name, so that it can be refused', () => {
    expect(usersOf({ headers: { 'x-user-id': '' } })).toEqual(['header:']);
  });

  it('is read from the record that AMP wraps, and from beside it', () => {
    const body = { operation: 'store', user_id: 'ada', record: { user_id: 'bob', shared: true } };
    expect(usersOf({ body }, ampStore)).toEqual(['body:ada', 'body:bob']);
    expect(readScopeRequest(request({ body }), ampStore).shared).toBe(true);
  });

  it('is read from the metadata of an operation that names the user there, and of no other', () => {
    const body = { content: 'x', user_id: 'ada', metadata: { user_id: 'bob', shared: true } };
    expect(usersOf({ body }, storeMemory)).toEqual(['body:ada', 'body:bob']);
    expect(readScopeRequest(request({ body }), storeMemory).shared).toBe(false);
    expect(usersOf({ body })).toEqual(['body:ada']);
    expect(usersOf({ body: { metadata: 'x' } }, storeMemory)).toEqual([]);
  });

  it('is not read from a field of the client’s own that is called record', () => {
    const body = { content: 'x', record: { user_id: 'bob', shared: true } };
    expect(usersOf({ body })).toEqual([]);
    expect(readScopeRequest(request({ body }), storeRecord).shared).toBe(false);
  });

  it.each<[unknown, boolean | undefined]>([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [1, undefined],
    ['yes', undefined],
    [null, undefined],
  ])('takes the flag %j for %j', (value, expected) => {
    const inBody = readScopeRequest(request({ body: { include_shared: value, all_users: value } }), searchRecords);
    const inQuery = readScopeRequest(request({ query: { include_shared: value, all_users: value } }), searchRecords);
    for (const asked of [inBody, inQuery]) {
      expect(asked.includeShared).toBe(expected);
      expect(asked.allUsers).toBe(expected);
    }
  });

  it('shares only what says exactly true', () => {
    expect(readScopeRequest(request({ body: { shared: 'true' } }), storeRecord).shared).toBe(false);
    expect(readScopeRequest(request({ body: { shared: true } }), storeRecord).shared).toBe(true);
  });

  it.each([[null], [undefined], ['text'], [7], [[{ user_id: 'ada' }]], [{ user_id: null }]])(
    'passes over %j, which the schema refuses',
    (odd) => {
      expect(usersOf({ query: odd, body: odd })).toEqual([]);
    },
  );

  it.each([[7], [['ada', 'bob']], [{ id: 'ada' }], [true]])('keeps %j as a name, so that it can be refused', (odd) => {
    const { users } = readScopeRequest(request({ query: { user_id: odd }, body: { user_id: odd } }), storeRecord);
    expect(users.map(({ id }) => id)).toEqual([odd, odd]);
  });

  it('reads a header as UTF-8 where it is, else as Latin-1', () => {
    const utf8 = Buffer.from('jürgen 🐘', 'utf8').toString('latin1');
    expect(usersOf({ headers: { 'x-user-id': utf8 } })).toEqual(['header:jürgen 🐘']);
    expect(usersOf({ headers: { 'x-user-id': 'jürgen' } })).toEqual(['header:jürgen']);
  });
});

describe('the ids of a request, in the audit', () => {
  const ID = '01900000-0000-7000-8000-00000000000f';
  const namedBy = (name: string, field: string): string[] => {
    const operation = OPERATIONS.find((one: AnyOperation) => one.name === name);
    if (!operation) throw new Error(`no operation ${name}`);
    const context = newAuditContext('operation', name);
    enterScope(context, everybodyOf(ID, false), operation, { params: { [field]: ID } });
    return context.named.map((id) => id.replace(/_[^_]+$/, ''));
  };

  it.each([
    ['records.get', 'id', ['record']],
    ['mem0.delete', 'memory_id', ['record']],
    ['privacy.hold_record', 'id', ['record']],
    ['privacy.get_erasure', 'id', ['erasure']],
    ['privacy.receipt', 'id', ['erasure']],
    ['privacy.erase_tenant', 'tenant_id', ['tenant']],
    ['webhooks.get', 'id', ['webhook']],
    ['users.transfer', 'id', ['transfer']],
    ['decisions.feedback', 'id', ['decision']],
    ['users.get', 'user_id', []],
    ['mem0.delete_entity', 'entity_id', []],
  ])('are named by what they are: %s by %s', (name, field, kinds) => {
    expect(namedBy(name, field)).toEqual(kinds);
  });

  it('are named for every operation that has one, except for an entity, which is a name', () => {
    const unnamed = OPERATIONS.filter(({ path }) => path.includes('{id}')).filter(({ name }) => namedBy(name, 'id').length === 0); // prettier-ignore
    expect(unnamed.map(({ name }) => name)).toEqual(['entities.facts']);
  });
});
