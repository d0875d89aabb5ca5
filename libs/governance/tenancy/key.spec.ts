import { RecollectError } from '@kernel/errors.js';
import { PERMISSIONS, type Permission, type Scope } from '@kernel/scope.js';
import { generateKey, verifyKey } from './api-key.js';
import { type Bounds, demandPowers, newKeyRow, type Powers, refuseLooser, rotated, showKey } from './key.js';

const NOW = new Date('2026-01-01T00:00:00.000Z');
const LATER = new Date('2026-02-01T00:00:00.000Z');
const SECRET = 's'.repeat(32);

function asking(over: Partial<Scope> = {}): Scope {
  return {
    tenantId: '0190a000-0000-7000-8000-000000000001',
    userId: null,
    allUsers: true,
    includeShared: true,
    permissions: new Set<Permission>(['records:read', 'shared:read', 'admin']),
    agent: null,
    project: null,
    keyId: 'abcdefghijkl',
    ...over,
  };
}

function wanted(over: Partial<Powers> = {}): Powers {
  return {
    permissions: ['records:read'],
    userId: null,
    agent: null,
    project: null,
    includeShared: true,
    trustCap: 1,
    ...over,
  };
}

const ada = asking({ allUsers: false, userId: 'ada' });
const bot = asking({ agent: 'bot', project: 'moon' });

describe('a key', () => {
  it.each<[string, Scope, Powers]>([
    ['its own permissions', asking(), wanted({ permissions: ['admin', 'shared:read'] })],
    ['a narrower binding', asking(), wanted({ userId: 'ada', agent: 'bot', project: 'moon' })],
    ['its own binding', ada, wanted({ userId: 'ada' })],
    ['a further binding beside its own', ada, wanted({ userId: 'ada', agent: 'bot' })],
    ['its own agent and project', bot, wanted({ agent: 'bot', project: 'moon' })],
    [
      'no shared memory',
      asking({ includeShared: false }),
      wanted({ permissions: ['shared:read'], includeShared: false }),
    ],
  ])('may manage a key with %s', (_, scope, powers) => {
    expect(() => demandPowers(scope, powers)).not.toThrow();
  });

  it.each<[string, Scope, Powers, RegExp]>([
    ['a permission that it lacks', asking(), wanted({ permissions: ['records:read', 'privacy'] }), /privacy/],
    ['install, unless it has it', asking(), wanted({ permissions: ['install'] }), /install/],
    ['no binding, when it is bound to a user', ada, wanted(), /user/],
    ['another user', ada, wanted({ userId: 'bob' }), /user/],
    ['no binding, when it is bound to an agent', bot, wanted({ project: 'moon' }), /agent/],
    ['another project', bot, wanted({ agent: 'bot', project: 'mars' }), /project/],
    [
      'shared memory, when it never reads it',
      asking({ includeShared: false }),
      wanted({ permissions: ['shared:read'] }),
      /shared/,
    ],
  ])('may not manage a key with %s', (_, scope, powers, detail) => {
    expect(() => demandPowers(scope, powers)).toThrow(RecollectError);
    expect(() => demandPowers(scope, powers)).toThrow(detail);
  });
});

describe('a key that is limited itself', () => {
  const own = { expiresAt: new Date('2026-06-01T00:00:00Z'), rateLimit: 60 };
  const fieldOf = (wanted: Parameters<typeof refuseLooser>[1], bounds: Bounds = own) => {
    try {
      refuseLooser(bounds, wanted);
      return null;
    } catch (error) {
      return (error as RecollectError).errors[0]?.field;
    }
  };

  it('allows others no higher rate limit and no later end, and no lack of either', () => {
    expect(fieldOf({ rateLimit: 61 })).toBe('rate_limit');
    expect(fieldOf({ rateLimit: null })).toBe('rate_limit');
    expect(fieldOf({ expiresAt: new Date('2026-06-01T00:00:00.001Z') })).toBe('expires_at');
    expect(fieldOf({ expiresAt: null })).toBe('expires_at');
  });

  it('allows the same, less, and what is not changed', () => {
    for (const wanted of [own, { rateLimit: 1 }, { expiresAt: new Date('2026-01-01T00:00:00Z') }, {}]) {
      expect(fieldOf(wanted)).toBeNull();
    }
  });

  it('only limits what it is limited in', () => {
    const free = { expiresAt: null, rateLimit: null };
    expect(fieldOf({ expiresAt: null, rateLimit: null }, free)).toBeNull();
  });
});

describe('the row of a key', () => {
  const key = generateKey();
  const request = {
    ...wanted({ permissions: PERMISSIONS }),
    name: 'n',
    defaultUserId: null,
    rateLimit: null,
    expiresAt: LATER,
  };
  const row = newKeyRow('0190a000-0000-7000-8000-000000000001', request, key, SECRET, NOW);

  it('contains no secret, and neither does its shown form', () => {
    expect(JSON.stringify(row)).not.toContain(key.secret);
    expect(JSON.stringify(showKey(row, NOW))).not.toContain(row.secretHash);
  });

  it('is shown with its cap, which never becomes none', () => {
    const capOf = (trustCap: number) => showKey({ ...row, trustCap: Math.fround(trustCap) }, NOW).trust_cap;
    expect([0, 0.3, 0.7, 0.999999, 0.9999999, 1].map(capOf)).toEqual([0, 0.3, 0.7, 0.999999, 0.999999, undefined]);
  });

  it('is shown as live, expired or revoked', () => {
    expect(showKey(row, NOW).status).toBe('live');
    expect(showKey(row, LATER).status).toBe('expired');
    expect(showKey({ ...row, revokedAt: NOW }, LATER).status).toBe('revoked');
  });

  it('keeps the hash of the secret before the last rotation', () => {
    const next = rotated(row, SECRET, LATER);
    expect(next.key.id).toBe(row.keyId);
    expect(next.changes.previousHash).toBe(row.secretHash);
    expect(verifyKey(next.key, next.changes.secretHash, [SECRET])).toBe(0);
    expect(showKey({ ...row, ...next.changes }, NOW).previous_secret_until).toBe(LATER.toISOString());
    expect(showKey({ ...row, ...next.changes }, LATER).previous_secret_until).toBeUndefined();
  });
});
