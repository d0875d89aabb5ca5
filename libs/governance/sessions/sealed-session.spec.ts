import { MOST_CHARACTERS, newCsrfToken, seal, type Session, unseal } from './sealed-session.js';

const SECRET = 'a-server-secret-of-the-tests-0123456789';
const NOW = new Date('2026-01-01T00:00:00Z');
const session: Session = {
  id: '0b0f3b52-6f5b-4a6e-8a7c-2b1f1d1f4a01',
  tenantId: '0b0f3b52-6f5b-4a6e-8a7c-2b1f1d1f4a02',
  key: 'rk_aaaaaaaaaaaa_secret',
  csrf: newCsrfToken(),
  startedAt: NOW,
  expiresAt: new Date('2026-01-01T01:00:00Z'),
};

describe('a sealed session', () => {
  it('can be read under its secret, also when that is an older one that is still known', () => {
    const sealed = seal(session, SECRET);
    expect(unseal(sealed, [SECRET], NOW)).toEqual(session);
    expect(unseal(sealed, ['another-secret-of-the-tests-0123456789x', SECRET], NOW)).toEqual(session);
    expect(unseal(sealed, ['another-secret-of-the-tests-0123456789x'], NOW)).toBeNull();
  });

  it('reveals nothing of the key, and looks different each time', () => {
    const sealed = seal(session, SECRET);
    expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain('rk_');
    expect(seal(session, SECRET)).not.toBe(sealed);
  });

  it('is rejected once it has expired, or if one bit was changed', () => {
    const sealed = seal(session, SECRET);
    expect(unseal(sealed, [SECRET], session.expiresAt)).toBeNull();
    const bytes = Buffer.from(sealed.slice(3), 'base64url');
    for (const at of [0, 12, 40, bytes.length - 1]) {
      const turned = Buffer.from(bytes);
      turned[at] = (turned[at] ?? 0) ^ 1;
      expect(unseal(`v1.${turned.toString('base64url')}`, [SECRET], NOW)).toBeNull();
    }
    for (const text of ['', 'v1.', 'v1.AAAA', 'v2.AAAA', `v1.${'A'.repeat(5_000)}`]) {
      expect(unseal(text, [SECRET], NOW)).toBeNull();
    }
  });

  it('is rejected if it is longer than a browser keeps, although it was sealed here', () => {
    expect(unseal(seal({ ...session, key: 'x'.repeat(MOST_CHARACTERS) }, SECRET), [SECRET], NOW)).toBeNull();
  });
});
