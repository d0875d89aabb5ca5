import { generateKeyPairSync } from 'node:crypto';
import type { ReceiptBody } from '@contracts/privacy/erasure.operations.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { canonical, publicJwk, signReceipt, verifyReceipt, verifyReceiptText } from './receipt.js';
import { ReceiptKeys } from './receipt-keys.js';

const { privateKey } = generateKeyPairSync('ed25519');
const key = publicJwk(privateKey);
const RECEIPT: ReceiptBody = {
  format: 'recollect.erasure-receipt.1',
  erasure_id: 'erasure_01h455vb4pex5vsknk084sn02q',
  kind: 'user',
  tenant: 'kh1_00000000_aa',
  subject: 'kh1_00000000_bb',
  owner: null,
  reason: 'art17',
  requested_at: '2026-01-01T00:00:00.000Z',
  completed_at: '2026-01-01T00:00:01.000Z',
  counts: { records: 2, passage_terms: 14 },
  total: 16,
  stages: {
    answers: { seen: true, at: '2026-01-01T00:00:01.000Z', remaining: {} },
    heap: { seen: false, note: 'n' },
    wal: { seen: false, position: '0/16B3748', note: 'n' },
    backups: { seen: false, horizon_days: 30, note: 'n' },
  },
  processors: [{ kind: 'embedding', provider: 'openai', model: 'm', host: 'api.example.com' }],
  ledger_position: 7,
};

/** The paths of all leaves of a value. */
function leaves(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  const entries = Object.entries(value);
  return entries.length === 0 ? [[...path]] : entries.flatMap(([name, field]) => leaves(field, [...path, name]));
}

function changed<T>(value: T, path: readonly string[]): T {
  const copy = structuredClone(value) as Record<string, unknown>;
  let at = copy;
  for (const name of path.slice(0, -1)) at = at[name] as Record<string, unknown>;
  const last = path.at(-1) ?? '';
  const before = at[last];
  at[last] = typeof before === 'number' ? before + 1 : typeof before === 'boolean' ? !before : `${String(before)}x`;
  return copy as T;
}

it('is valid as signed, also with its fields in another order', () => {
  const signed = signReceipt(RECEIPT, privateKey);
  expect(verifyReceipt(signed, key)).toEqual({ valid: true, kid: key.kid });
  expect(verifyReceipt(JSON.parse(JSON.stringify(signed)), { keys: [key] })).toMatchObject({ valid: true });
  const turned = Object.fromEntries(Object.entries(signed.receipt).reverse());
  expect(verifyReceipt({ ...signed, receipt: turned }, key)).toMatchObject({ valid: true });
});

it.each(leaves(RECEIPT).map((path) => [path.join('.'), path] as const))('is invalid when %s is changed', (_, path) => {
  const signed = signReceipt(RECEIPT, privateKey);
  expect(verifyReceipt({ ...signed, receipt: changed(RECEIPT, path) }, key)).toMatchObject({ valid: false });
});

it('is invalid with a field added or removed, with another key, or with another signature', () => {
  const signed = signReceipt(RECEIPT, privateKey);
  const { reason: _, ...less } = RECEIPT;
  const other = publicJwk(generateKeyPairSync('ed25519').privateKey);
  for (const [receipt, by] of [
    [{ ...RECEIPT, more: 1 }, key],
    [less, key],
    [RECEIPT, other],
    // Another key under the name of ours.
    [RECEIPT, { ...other, kid: key.kid }],
  ] as const) {
    expect(verifyReceipt({ ...signed, receipt }, by)).toMatchObject({ valid: false });
  }
  const forged = { ...signed.signature, value: signReceipt({ ...RECEIPT, total: 0 }, privateKey).signature.value };
  expect(verifyReceipt({ receipt: RECEIPT, signature: forged }, key)).toMatchObject({ valid: false });
});

it.each([
  null,
  1,
  'x',
  [],
  {},
  { receipt: {} },
  { receipt: {}, signature: {} },
  { receipt: { a: 0.5 }, signature: { alg: 'EdDSA', key_id: 'k', value: '' } },
])('rejects %j as a receipt without throwing', (text) => {
  expect(verifyReceipt(text, key)).toMatchObject({ valid: false });
  expect(verifyReceipt(signReceipt(RECEIPT, privateKey), text)).toMatchObject({ valid: false });
});

it('writes a value in a single form', () => {
  expect(canonical({ b: [1, { d: null, c: 'é"' }], a: true, none: undefined })).toBe(
    '{"a":true,"b":[1,{"c":"é\\"","d":null}]}',
  );
  expect(() => canonical({ a: 0.1 })).toThrow(/whole/);
});

describe('the key', () => {
  const secrets = (...texts: string[]) => new ServerSecrets(texts);
  const [old, fresh] = ['an-old-server-secret-0123456789-abcdef', 'a-new-server-secret-0123456789-abcdefg'];
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();

  it('is derived from the newest secret, and the keys of old ones still verify', () => {
    const before = new ReceiptKeys({ receiptKey: undefined }, secrets(old));
    const after = new ReceiptKeys({ receiptKey: undefined }, secrets(fresh, old));
    const signed = signReceipt(RECEIPT, before.signing);
    expect(new ReceiptKeys({ receiptKey: undefined }, secrets(old)).public).toEqual(before.public);
    expect(verifyReceipt(signed, { keys: after.public })).toMatchObject({ valid: true });
    expect(after.public[0]).not.toEqual(before.public[0]);
    expect(JSON.stringify(after.public)).not.toContain('"d"');
  });

  it('is the configured one, and must be Ed25519', () => {
    expect(new ReceiptKeys({ receiptKey: pem }, secrets(fresh)).public[0]).toEqual(key);
    // On one line, as an environment variable holds it.
    expect(new ReceiptKeys({ receiptKey: pem.replaceAll('\n', '\\n') }, secrets(fresh)).public[0]).toEqual(key);
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'pem', type: 'pkcs8' });
    for (const wrong of ['no key', rsa.toString()]) {
      expect(() => new ReceiptKeys({ receiptKey: wrong }, secrets(fresh))).toThrow(/^RECEIPT_KEY: must be an Ed25519/);
    }
  });
});

describe('the text of a receipt', () => {
  const text = JSON.stringify(signReceipt(RECEIPT, privateKey));

  it('is valid as received', () => {
    expect(verifyReceiptText(text, key)).toEqual({ valid: true, kid: key.kid });
    expect(verifyReceiptText(JSON.stringify(JSON.parse(text), null, 2), key)).toMatchObject({ valid: true });
  });

  it.each([
    ['a key of the receipt', text.replace('"total":16', '"total":0,"total":16')],
    ['a key inside it', text.replace('"records":2', '"records":0,"records":2')],
    ['a key that is written with an escape', text.replace('"total":16', '"tot\\u0061l":0,"total":16')],
    ['the receipt', text.replace('{"receipt":', '{"receipt":{"total":0},"receipt":')],
  ])('is invalid when it names %s twice, although the last value is what was signed', (_, doubled) => {
    expect(doubled).not.toBe(text);
    expect(verifyReceipt(JSON.parse(doubled), key)).toMatchObject({ valid: true });
    expect(verifyReceiptText(doubled, key)).toEqual({ valid: false, why: 'it names a key twice' });
  });

  it('is invalid if it is not JSON', () => {
    expect(verifyReceiptText('{', key)).toMatchObject({ valid: false });
  });

  it('may name the same key in several objects', () => {
    const list = JSON.stringify({ a: [{ b: ':"b":' }, { b: '{"b":1,"b":2}' }], b: { a: 1 } });
    expect(verifyReceiptText(list, key)).toEqual({ valid: false, why: 'it is no receipt' });
  });
});
