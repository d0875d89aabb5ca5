import { knownNames, nearName, scopeLookAlike } from './near-names.js';
import { recordInput } from './records/record.js';

describe('a name that looks like one of the scope', () => {
  it.each([
    ['userId', 'user_id'],
    ['user', 'user_id'],
    ['USER_ID', 'user_id'],
    ['user-id', 'user_id'],
    ['agentId', 'agent'],
    ['agent_id', 'agent'],
    ['sessionId', 'session_id'],
    ['session', 'session_id'],
    ['projectId', 'project'],
  ])('%s is told the name %s', (name, right) => {
    expect(scopeLookAlike(name)).toMatch(new RegExp(`the name is ${right}$`));
  });

  it.each(['tenant_id', 'tenantId', 'tenant'])('%s is told that the key decides', (name) => {
    expect(scopeLookAlike(name)).toMatch(/key decides/);
  });

  it.each([
    'user_id',
    'agent',
    'project',
    'session_id',
    'users',
    'username',
    'reagent',
    'sessions',
    'color',
    'constructor',
  ])('%s is another name', (name) => {
    expect(scopeLookAlike(name)).toBeNull();
  });
});

describe('the known name that is meant', () => {
  const known = knownNames(Object.keys(recordInput.shape));
  it.each([
    ['contnet', 'content'],
    ['conten', 'content'],
    ['contentt', 'content'],
    ['cantent', 'content'],
    ['Content', 'content'],
    ['occurredAt', 'occurred_at'],
    ['metdata', 'metadata'],
    ['tag', null],
    ['Tags', 'tags'],
    ['titel', 'title'],
    ['content', null],
    ['colour', null],
    ['contnets', null],
    ['rule', null],
  ])('by %s is %s', (name, meant) => {
    expect(nearName(name, known)).toBe(meant);
  });
});
