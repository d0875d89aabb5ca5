import { busyMs } from '@test/support/busy.js';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import fc from 'fast-check';
import { counted, LONGEST_RUN, tokenCounter } from './token-counter.js';

const plainly = (text: string) => countTokens(text, { disallowedSpecial: new Set() });

describe('tokenCounter', () => {
  it('counts as the encoding does', async () => {
    const count = await tokenCounter();
    for (const text of [
      '',
      'Ada prefers tea without milk.',
      '日本語のテキスト',
      'for (const a of b) {\n\treturn;\n}\n\n',
    ]) {
      expect(count(text)).toBe(plainly(text));
    }
    const older = await tokenCounter('cl100k_base');
    expect(older('Grüße aus Köln, Привет')).toBeGreaterThan(count('Grüße aus Köln, Привет'));
  });

  it('treats the names of special tokens as text', async () => {
    const count = await tokenCounter();
    expect(count('<|endoftext|>')).toBeGreaterThan(1);
  });

  it('never counts fewer tokens than the encoding, whatever runs a text has', async () => {
    const count = await tokenCounter();
    const run = fc
      .tuple(
        fc.constantFrom('a', 'xq', ' ', '\n', '-', '日', '.\n', '9', '/\n', '🐘'),
        fc.integer({ min: 1, max: 900 }),
      )
      .map(([unit, times]) => unit.repeat(times));
    const text = fc.array(fc.oneof(run, fc.string({ unit: 'binary', maxLength: 30 })), { maxLength: 5 });
    fc.assert(
      fc.property(text, (parts) => count(parts.join('')) >= plainly(parts.join(''))),
      { numRuns: 25 },
    );
  });

  it('is exact if no run is long', async () => {
    const count = await tokenCounter();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: LONGEST_RUN / 4 }), (text) => count(text) === plainly(text)),
      { numRuns: 200 },
    );
  });

  it('is not slowed down by a hostile text', async () => {
    const count = await tokenCounter();
    const took = busyMs(() => expect(count(`a ${'q'.repeat(200_000)} b`)).toBeGreaterThanOrEqual(200_000));
    expect(took).toBeLessThan(500);
  });
});

it('counts long texts in parts, with the same total, and yields to other work', async () => {
  const count = await tokenCounter();
  const unit = fc.constantFrom(
    'the ',
    'Ada’s cat',
    ' 12 ',
    '345',
    '. ',
    ' été',
    '日本',
    '!?',
    '\n',
    '\t ',
    '  ',
    'x’s',
    '🐘',
    '-',
  );
  const long = fc.array(unit, { minLength: 4_000, maxLength: 6_000 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(long, async (text) => expect((await counted(count, [text]))(text)).toBe(plainly(text))),
    { numRuns: 8 },
  );
  const letters = Array.from({ length: 50_000 }, (_, i) => 'etaoinshrdlu'[(i * i + 7 * i) % 12]).join('');
  let beats = 0;
  const heart = setInterval(() => (beats += 1), 1);
  await counted(count, [letters.replace(/.{50}/gu, '$& ')]);
  clearInterval(heart);
  expect(beats).toBeGreaterThan(3);
});
