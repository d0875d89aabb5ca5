import { generateKey, hashKey, parseKey, verifyKey } from './api-key.js';

const SECRET = 's'.repeat(32);
const OLDER = 'o'.repeat(32);

describe('a key', () => {
  it('has the form rk_<id>_<secret><check>', () => {
    expect(generateKey().text).toMatch(/^rk_[0-9a-z]{12}_[0-9A-Za-z]{49}$/);
  });

  it('is read back as it was made', () => {
    const key = generateKey();
    expect(parseKey(key.text)).toEqual(key);
  });

  it('has the CRC32 of id and secret as its check, which distinguishes a key made elsewhere from a mistyped one', () => {
    const text = 'rk_0123456789ab_0000000000000000000000000000000000000000000';
    // CRC32 of "0123456789ab_000…0" (43 zeros) by zlib is 1080884406, which is 1B9HPS in base 62 (0-9A-Za-z).
    expect(parseKey(`${text}1B9HPS`)).not.toBeNull();
  });

  it('never has the same secret twice', () => {
    const secrets = Array.from({ length: 100 }, () => generateKey().secret);
    expect(new Set(secrets).size).toBe(100);
  });

  it('keeps its id when it gets a new secret', () => {
    const key = generateKey();
    const next = generateKey(key.id);
    expect(next.id).toBe(key.id);
    expect(next.secret).not.toBe(key.secret);
  });
});

describe('a text that is not a key', () => {
  const { text } = generateKey();
  const swapped = text.slice(0, 20) + (text[20] === 'a' ? 'b' : 'a') + text.slice(21);
  it.each([
    ['empty', ''],
    ['cut', text.slice(0, -1)],
    ['longer', `${text}0`],
    ['mistyped in one place', swapped],
    ['of another case', text.toUpperCase()],
    ['another prefix', text.replace('rk_', 'sk_')],
    ['with a line break at its end', `${text}\n`],
    ['with a space before it', ` ${text}`],
    ['with a NUL', text.replace('_', '_\u0000')],
    ['with letters that are not ASCII', text.replace(/.$/, 'ä')],
    ['a word', 'secret'],
    ['very long', 'rk_'.repeat(100_000)],
  ])('is refused: %s', (_, presented) => {
    expect(parseKey(presented)).toBeNull();
  });
});

describe('a hash', () => {
  const key = generateKey();

  it('is 64 hex digits and contains nothing of the secret', () => {
    expect(hashKey(key, SECRET)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashKey(key, SECRET)).not.toContain(key.secret);
  });

  it('verifies its key under any of the server secrets and returns which', () => {
    expect(verifyKey(key, hashKey(key, SECRET), [SECRET])).toBe(0);
    expect(verifyKey(key, hashKey(key, OLDER), [SECRET, OLDER])).toBe(1);
  });

  it('verifies no key under a secret that was removed from the list', () => {
    expect(verifyKey(key, hashKey(key, OLDER), [SECRET])).toBe(-1);
  });

  it('verifies no other secret of the same id', () => {
    expect(verifyKey(generateKey(key.id), hashKey(key, SECRET), [SECRET])).toBe(-1);
  });

  it('verifies nothing when it is damaged', () => {
    for (const hash of ['', 'zz', hashKey(key, SECRET).slice(2)]) expect(verifyKey(key, hash, [SECRET])).toBe(-1);
  });
});
