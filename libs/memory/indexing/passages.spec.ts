import { busyMs } from '@test/support/busy.js';
import { estimateTokens, type Passage, splitPassages } from './passages.js';

const slices = (content: string, passages: readonly Passage[]): string[] =>
  passages.map(({ start, end }) => content.slice(start, end));
const sentences = (count: number): string =>
  Array.from({ length: count }, (_, i) => `Sentence number ${i} tells of a walk in the park.`).join(' ');

/** A seeded generator (mulberry32), so that a failure can be repeated. */
function seeded(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PIECES = [
  'word ', 'Two words. ', 'Is it? Yes! ', '\n', '\n\n', '\n \n\n', '  ', '\t', '# Heading\n', '- item one\n', '1. first\n', '```\n', '```ts\n',
  'function f() {\n  return 1;\n}\n', 'export const x = 1;\n', 'Dr. Smith met e.g. nobody. ', '我喜欢猫。你呢？', 'สวัสดีครับ', '👩‍👩‍👧‍👦', '👍🏽', '𠀀',
  'é', 'x'.repeat(90), `${'y'.repeat(700)} `, '...', '."', '\r\n', '\u00a0', ' '.repeat(300),
]; // prettier-ignore

function generated(seed: number): string {
  const random = seeded(seed);
  const length = Math.floor(random() ** 2 * 600);
  return Array.from({ length }, () => PIECES[Math.floor(random() * PIECES.length)]).join('');
}

describe('splitPassages', () => {
  it('keeps a short text whole, without surrounding white space', () => {
    expect(splitPassages('  Hello there. ')).toEqual([{ ordinal: 0, start: 2, end: 14 }]);
    expect(splitPassages(`${'我'.repeat(499)}`)).toHaveLength(1);
  });

  it('finds no passage in a blank text', () => {
    for (const text of ['', ' ', '\n\n', ' '.repeat(5000)]) expect(splitPassages(text)).toEqual([]);
  });

  it('cuts between sentences and repeats at most the last of them', () => {
    const content = sentences(60);
    const found = slices(content, splitPassages(content));
    expect(found.length).toBeGreaterThan(2);
    for (const text of found) {
      expect(text).toMatch(/^Sentence number \d+/);
      expect(text).toMatch(/park\.$/);
      expect(estimateTokens(text)).toBeGreaterThan(100);
    }
    const [first, second] = splitPassages(content);
    expect(second!.start).toBeLessThan(first!.end);
    expect(splitPassages(content, { overlapTokens: 0 })[1]!.start).toBeGreaterThanOrEqual(first!.end);
  });

  it('cuts at a paragraph rather than at a later sentence', () => {
    const content = `${sentences(12)}\n\nA new subject begins here. ${sentences(12)}`;
    expect(slices(content, splitPassages(content))[1]).toContain('A new subject begins here.');
    expect(slices(content, splitPassages(content))[0]).not.toContain('A new subject');
  });

  it('keeps a heading with its section', () => {
    const content = `${sentences(12)}\n\n# The heading\n\n${sentences(12)}`;
    for (const text of slices(content, splitPassages(content))) expect(text).not.toMatch(/# The heading$/);
  });

  it('keeps a fenced block whole if it fits', () => {
    const block = '```ts\nfunction a() {\n  return 1;\n}\n\nfunction b() {\n  return 2;\n}\n```';
    for (let before = 1; before < 20; before++) {
      const content = `${sentences(before)}\n${block}\n${sentences(15)}`;
      expect(slices(content, splitPassages(content)).some((text) => text.includes(block))).toBe(true);
    }
  });

  it('splits a long block of code before a declaration', () => {
    const content =
      '```ts\n' +
      Array.from({ length: 40 }, (_, i) => `function f${i}() {\n  return call(${i}, 'text');\n}\n`).join('') +
      '```';
    const found = slices(content, splitPassages(content));
    expect(found.length).toBeGreaterThan(2);
    for (const text of found.slice(1)) expect(text).toMatch(/^function/);
  });

  it('splits an overlong word, but never inside a character', () => {
    for (const unit of ['x', '𠀀', '👍🏽', 'e\u0301']) {
      const content = unit.repeat(4000);
      const passages = splitPassages(content);
      expect(passages.length).toBeGreaterThan(2);
      for (const { start, end } of passages) {
        expect(start % unit.length).toBe(0);
        expect(end % unit.length).toBe(0);
      }
    }
  });

  it('splits a line without sentences at spaces', () => {
    const content = 'word '.repeat(2000);
    for (const text of slices(content, splitPassages(content))) expect(text).toMatch(/^word( word)*$/);
  });

  it('makes progress if a strong boundary and the overlap would send it back', () => {
    const sentence = '漢漢漢。'; // exactly three tokens
    for (const count of [10, 11, 15, 18, 20]) {
      const content = `${sentence.repeat(count)}\n\n${sentence.repeat(40)}`;
      const passages = splitPassages(content, { targetTokens: 60, overlapTokens: 30 });
      passages.slice(1).forEach((passage, index) => {
        expect(passage.start).toBeGreaterThan(passages[index]!.start);
        expect(passage.end).toBeGreaterThan(passages[index]!.end);
      });
      expect(passages.length).toBeLessThan(12);
    }
  });

  const options = [
    {},
    { targetTokens: 40, overlapTokens: 10 },
    { targetTokens: 8, overlapTokens: 0 },
    { targetTokens: 60, overlapTokens: 500 },
  ];

  it.each(Array.from({ length: 60 }, (_, seed) => seed))('holds its invariants on generated text %i', (seed) => {
    const content = generated(seed);
    for (const option of options) {
      const { targetTokens = 200, overlapTokens = 30 } = option as { targetTokens?: number; overlapTokens?: number };
      const passages = splitPassages(content, option);
      let covered = 0;
      passages.forEach(({ ordinal, start, end }, index) => {
        const previous = passages[index - 1];
        expect(ordinal).toBe(index);
        expect(end).toBeGreaterThan(start);
        expect(content.slice(start, end)).toBe(content.slice(start, end).trim());
        expect(content.slice(start, end).isWellFormed()).toBe(true);
        if (previous) {
          expect(start).toBeGreaterThan(previous.start);
          expect(end).toBeGreaterThan(previous.end);
        }
        if (start > covered) expect(content.slice(covered, start).trim()).toBe('');
        else
          expect(estimateTokens(content.slice(start, covered))).toBeLessThanOrEqual(
            Math.min(overlapTokens, targetTokens / 2),
          );
        if (passages.length > 1)
          expect(estimateTokens(content.slice(start, end))).toBeLessThanOrEqual(targetTokens + 1e-6);
        covered = end;
      });
      expect(content.slice(covered).trim()).toBe('');
    }
  });

  it.each(['a', 'a\n', '. ', 'A. ', '."', '```\n', '漢', '\n', ' ', '~~~ ', '👩‍👩‍👧', '\u0301', '# \n'])(
    'reads 100,000 characters of %j in linear time',
    (unit) => {
      const content = `a${unit.repeat(100_000 / unit.length)}b`;
      expect(busyMs(() => void splitPassages(content))).toBeLessThan(1500);
    },
  );
});

describe('estimateTokens', () => {
  // The exact o200k counts of these texts.
  it.each([
    ['The quick brown fox jumps over the lazy dog near the river bank.', 14],
    ['const total = items.reduce((sum, item) => sum + item.price, 0);', 16],
    ['我昨天和朋友一起去公园散步，天气非常好。', 14],
  ])('is near the encoder on %s', (text, exact) => {
    expect(Math.abs(estimateTokens(text) - exact) / exact).toBeLessThan(0.25);
  });
});
