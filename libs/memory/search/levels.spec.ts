import type { Scope } from '@kernel/scope.js';
import { isThin, levelOf, levelsOf, mergeLevels } from './levels.js';

const scope: Scope = {
  tenantId: 't',
  userId: 'ada',
  allUsers: false,
  includeShared: true,
  permissions: new Set(['records:read', 'shared:read']),
  agent: null,
  project: null,
  keyId: 'k',
};
const names = (levels: ReturnType<typeof levelsOf>) => levels.map(({ name }) => name);

describe('levelsOf', () => {
  it('goes from session, agent and project to user and shared memory, dropping one label per step', () => {
    const levels = levelsOf(scope, { session_id: 's', agent: 'a', project: 'p' });
    expect(levels.map(({ name, query, scope: { includeShared } }) => [name, query, includeShared])).toEqual([
      ['session', { session_id: 's', agent: 'a', project: 'p' }, false],
      ['agent', { session_id: undefined, agent: 'a', project: 'p' }, false],
      ['user', { session_id: undefined, agent: undefined, project: undefined }, false],
      ['shared', { session_id: undefined, agent: undefined, project: undefined }, true],
    ]);
  });

  it('begins with the narrowest level named in the query', () => {
    expect(names(levelsOf(scope, {}))).toEqual(['user', 'shared']);
    expect(names(levelsOf(scope, { project: 'p' }))).toEqual(['agent', 'user', 'shared']);
    expect(names(levelsOf(scope, { session_id: 's' }))).toEqual(['session', 'user', 'shared']);
  });

  it('never leaves what the key may read', () => {
    expect(names(levelsOf({ ...scope, includeShared: false }, { agent: 'a' }))).toEqual(['agent', 'user']);
    expect(names(levelsOf({ ...scope, userId: null }, { agent: 'a' }))).toEqual(['shared']);
    for (const level of levelsOf({ ...scope, agent: 'bound' }, { session_id: 's' })) {
      expect(level.scope).toMatchObject({ tenantId: 't', userId: 'ada', agent: 'bound' });
    }
    expect(() => levelsOf({ ...scope, allUsers: true }, {})).toThrow(
      expect.objectContaining({ code: 'invalid_input' }),
    );
  });
});

it('a level is thin with fewer than three sure results, or fewer than the limit', () => {
  expect(isThin([0.9, 0.5, 0.29], { limit: 10 })).toBe(true);
  expect(isThin([0.9, 0.5, 0.3], { limit: 10 })).toBe(false);
  expect(isThin([0.9], { limit: 1 })).toBe(false);
  expect(isThin([0.9, 0.5, 0.3], { limit: 10, min_score: 0.4 })).toBe(true);
});

it('a record belongs to the narrowest level that it fits', () => {
  const record = { userId: 'ada', sessionId: 's', agent: 'a', project: null };
  const request = { session_id: 's', agent: 'a' };
  expect(levelOf(record, request)).toBe('session');
  expect(levelOf({ ...record, sessionId: 'other' }, request)).toBe('agent');
  expect(levelOf({ ...record, agent: 'b' }, request)).toBe('user');
  expect(levelOf({ ...record, agent: 'b' }, {})).toBe('user');
  expect(levelOf({ ...record, userId: null }, request)).toBe('shared');
});

it('two levels merge into one list, each record with its best score', () => {
  const narrower = [
    { recordId: 'a', score: 0.4 },
    { recordId: 'b', score: 0.2 },
  ];
  const wider = [
    { recordId: 'c', score: 0.9 },
    { recordId: 'b', score: 0.3 },
    { recordId: 'a', score: 0.1 },
  ];
  expect(mergeLevels(narrower, wider)).toEqual([
    { recordId: 'c', score: 0.9 },
    { recordId: 'a', score: 0.4 },
    { recordId: 'b', score: 0.3 },
  ]);
});
