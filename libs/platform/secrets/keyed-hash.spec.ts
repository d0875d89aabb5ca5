import { KeyedHash } from './keyed-hash.js';
import { ServerSecrets } from './server-secrets.js';

const OLD = 'an-old-server-secret-0123456789-abcdef';
const NEW = 'a-new-server-secret-0123456789-abcdefg';
const before = new KeyedHash(new ServerSecrets([OLD]));
const after = new KeyedHash(new ServerSecrets([NEW, OLD]));

describe('a keyed hash', () => {
  it('is the same for the same purpose and parts, and different for any other', () => {
    expect(before.of('user', 't', 'ada')).toBe(before.of('user', 't', 'ada'));
    const others = [before.of('key', 't', 'ada'), before.of('user', 'ta', 'da'), before.of('user', 't', 'ada', '')];
    expect(new Set([before.of('user', 't', 'ada'), ...others]).size).toBe(4);
  });

  it('is recognised after the secret was rotated, as long as the old one is still known', () => {
    const hash = before.of('user', 't', 'ada');
    expect(after.is(hash, 'user', 't', 'ada')).toBe(true);
    expect(after.allOf('user', 't', 'ada')).toContain(hash);
    expect(after.is(hash, 'user', 't', 'bob')).toBe(false);
    const without = new KeyedHash(new ServerSecrets([NEW]));
    expect(without.is(hash, 'user', 't', 'ada')).toBe(false);
    expect([after.knowsSecretOf(hash), without.knowsSecretOf(hash)]).toEqual([true, false]);
  });

  it.each(['', 'kh1_00000000_', 'kh1_zz', `kh1_00000000_${'0'.repeat(64)}`])('is never %j', (hash) => {
    expect(before.is(hash, 'user', 't', 'ada')).toBe(false);
  });
});
