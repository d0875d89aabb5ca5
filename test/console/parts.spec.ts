import { generateKeyPairSync } from 'node:crypto';
import { publicJwk, signReceipt } from '@governance/privacy/receipts/receipt.js';
import { diffWords } from '../../packages/console/src/lib/diff.js';
import { canonical, verifyReceipt } from '../../packages/console/src/lib/receipt.js';
import { localInput, utcDay } from '../../packages/console/src/lib/format.js';
import { curveOf } from '../../packages/console/src/lib/retention.js';

const shown = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[kind])
    .join('');

describe('a diff of the console', () => {
  it('shows word by word what has changed, and loses nothing', () => {
    expect(shown('Ada plays the viola.', 'Ada plays the cello.')).toBe('Ada plays the -viola-+cello+.');
    expect(shown('', 'new')).toBe('+new+');
    expect(shown('same', 'same')).toBe('same');
    const [before, after] = ['a b c d e f', 'x b d e y f z'];
    const parts = diffWords(before, after);
    const text = (not: string) => parts.filter(({ kind }) => kind !== not).map((part) => part.text).join(''); // prettier-ignore
    expect([text('added'), text('removed')]).toEqual([before, after]);
  });

  it('handles long texts without blocking the page', () => {
    const long = Array.from({ length: 20_000 }, (_, index) => `w${index}`).join(' ');
    const began = performance.now();
    expect(diffWords(long, long.replace('w10000', 'changed')).filter(({ kind }) => kind !== 'same')).toHaveLength(2);
    diffWords(long, long.split(' ').reverse().join(' '));
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});

describe('a receipt in the browser', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const body = {
    format: 'recollect.erasure-receipt.1',
    erasure_id: 'erasure_1',
    counts: { records: 3, edges: 0 },
    reason: null,
  };
  const signed = signReceipt(body as never, privateKey);
  const keys = JSON.stringify({ keys: [publicJwk(privateKey)] });

  it('is genuine as the server signed it, with a key or with a set', async () => {
    expect(await verifyReceipt(JSON.stringify(signed), keys)).toMatchObject({ valid: true });
    expect(await verifyReceipt(JSON.stringify(signed, null, 4), JSON.stringify(publicJwk(privateKey)))).toMatchObject({ valid: true }); // prettier-ignore
  });

  it('is not genuine if one figure was changed, with another key, or if it is not a receipt', async () => {
    const changed = JSON.stringify(signed).replace('"records":3', '"records":4');
    const other = JSON.stringify(publicJwk(generateKeyPairSync('ed25519').privateKey));
    for (const [text, key] of [
      [changed, keys],
      [JSON.stringify(signed), other],
      ['{}', keys],
      ['no', keys],
      ['null', keys],
      [JSON.stringify(signed), 'null'],
      ['{"receipt":{}}', keys],
    ] as const) {
      // prettier-ignore
      expect(await verifyReceipt(text, key)).toMatchObject({ valid: false });
    }
  });

  it('is not reported as forged if the browser cannot check it', async () => {
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: undefined });
    try {
      expect(await verifyReceipt(JSON.stringify(signed), keys)).toMatchObject({ valid: 'unknown' });
    } finally {
      Reflect.deleteProperty(crypto, 'subtle');
    }
  });

  it('has one canonical form, whatever the order of its keys', () => {
    expect(canonical({ b: 1, a: [true, null, 'x'] })).toBe('{"a":[true,null,"x"],"b":1}');
    expect(() => canonical(0.5)).toThrow('whole numbers');
  });
});

it('draws retention through the threshold on the day on which a memory is forgotten', () => {
  const due_at = '2026-01-11T00:00:00Z';
  const { times, values } = curveOf({ last_recalled_at: '2026-01-01T00:00:00Z', due_at, threshold: 0.2 } as never, 400);
  const at = times.findIndex((time) => time * 1_000 >= Date.parse(due_at));
  expect(values[0]).toBe(1);
  expect(values[at]).toBeCloseTo(0.2, 1);
});

it('reads no time from an address without one', () => {
  expect([localInput('nonsense'), localInput(undefined), localInput('2026-03-01T09:30:00Z')]).toEqual([
    '',
    '',
    expect.stringMatching(/^2026-0[23]-\d\dT\d\d:\d\d$/),
  ]);
  expect(utcDay('2026-03-01')).toBe('1 Mar 2026');
});
