import { readToken, signToken, TOKEN_PERMISSIONS, type TokenClaims } from './user-token.js';

const SECRET = 's'.repeat(32);
const NOW = new Date('2026-01-01T00:00:00.000Z');
const CLAIMS: TokenClaims = {
  tenantId: '0190a000-0000-7000-8000-000000000001',
  keyId: 'abcdefghijkl',
  userId: 'jürgen 🐘',
  permissions: ['records:read', 'shared:read'],
  includeShared: false,
  expiresAt: new Date('2026-01-01T01:00:00.000Z'),
};

function forge(token: string, change: (payload: Record<string, unknown>) => Record<string, unknown>): string {
  const [body = '', signature = ''] = token.slice(3).split('.');
  const payload = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  return `ut_${Buffer.from(JSON.stringify(change(payload))).toString('base64url')}.${signature}`;
}

describe('a user token', () => {
  const token = signToken(CLAIMS, SECRET);

  it('is read back as it was signed', () => {
    expect(readToken(token, [SECRET], NOW)).toEqual(CLAIMS);
  });

  it('may be signed by any secret of the list', () => {
    expect(readToken(token, ['n'.repeat(32), SECRET], NOW)).toEqual(CLAIMS);
  });

  it('is rejected by a server with another secret', () => {
    expect(readToken(token, ['n'.repeat(32)], NOW)).toBeNull();
  });

  it('is rejected if it is longer than any that is signed here, whatever its signature', () => {
    const long = signToken({ ...CLAIMS, userId: 'x'.repeat(4_000) }, SECRET);
    expect(long.length).toBeGreaterThan(4_096);
    expect(readToken(long, [SECRET], NOW)).toBeNull();
  });

  it('ends at its expiry, to the millisecond', () => {
    expect(readToken(token, [SECRET], new Date(CLAIMS.expiresAt.getTime() - 1))).not.toBeNull();
    expect(readToken(token, [SECRET], CLAIMS.expiresAt)).toBeNull();
  });

  it.each([
    ['another user', { u: 'eve' }],
    ['another tenant', { t: '0190a000-0000-7000-8000-000000000002' }],
    ['a longer life', { e: Date.UTC(2099, 0) }],
    ['another permission', { p: ['records:write'] }],
    ['shared memory', { s: true }],
  ])('cannot be changed to name %s', (_, change) => {
    expect(
      readToken(
        forge(token, (payload) => ({ ...payload, ...change })),
        [SECRET],
        NOW,
      ),
    ).toBeNull();
  });

  it.each([
    ['no permission of an administrator', { permissions: ['admin' as const] }],
    ['no tenant that is no id', { tenantId: "' or 1=1" }],
  ])('that our own secret signed carries %s', (_, change) => {
    expect(readToken(signToken({ ...CLAIMS, ...change }, SECRET), [SECRET], NOW)).toBeNull();
  });

  it.each([
    ['', 'empty'],
    ['ut_', 'no payload'],
    ['ut_e30.', 'no signature'],
    [token.slice(0, -1), 'cut'],
    [`${token}\n`, 'longer'],
    [token.replace('ut_', 'rk_'), 'another prefix'],
    [`ut_${'a'.repeat(5_000)}.${'a'.repeat(43)}`, 'very long'],
  ])('is refused when malformed: %#', (text) => {
    expect(readToken(text, [SECRET], NOW)).toBeNull();
  });

  it('may carry every permission except privacy, admin and install', () => {
    expect(TOKEN_PERMISSIONS).toEqual([
      'records:read',
      'records:write',
      'shared:read',
      'shared:write',
      'blocks:read',
      'blocks:write',
      'messages:read',
      'messages:write',
      'models:use',
    ]);
  });
});
