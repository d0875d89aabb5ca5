import { busyMs } from '@test/support/busy.js';
import { relativeDate } from './dates.js';
import { bar, progressOn } from './progress.js';
import { table } from './table.js';
import type { Terminal } from './terminal.js';
import { fit, jsonText, lineOf, oneLine, printable, widthOf } from './text.js';

const now = new Date('2026-06-15T12:00:00Z');
const before = (seconds: number): Date => new Date(now.getTime() - seconds * 1_000);

describe('text of a memory on a terminal', () => {
  it.each([
    ['\u001b[31mred\u001b[0m', '\\u{1b}[31mred\\u{1b}[0m'],
    ['\u001b]0;title\u0007', '\\u{1b}]0;title\\u{7}'],
    ['a\u0008b', 'a\\u{8}b'],
    ['\u009b2J', '\\u{9b}2J'],
    ['abc\u202egpj.exe', 'abc\\u{202e}gpj.exe'],
    ['a\u{e0041}b\u{e0101}c\u2060d', 'a\\u{e0041}b\\u{e0101}c\\u{2060}d'],
    ['line\r\nnext\rlast', 'line\nnext\nlast'],
    ['tab\tstays', 'tab\tstays'],
    ['emoji 👩‍🚀 and é stay', 'emoji 👩‍🚀 and é stay'],
  ])('cannot steer it: %j', (text, shown) => {
    expect(printable(text)).toBe(shown);
  });

  it('is written as one line on request', () => {
    expect(oneLine('  a\n\n b\t c ')).toBe('a b c');
  });

  it.each([
    ['abc', 3],
    ['我爱你', 6],
    ['한국', 4],
    ['e\u0301', 1],
    ['👩‍🚀', 2],
  ])('takes as many columns as it is wide: %s', (text, width) => {
    expect(widthOf(text)).toBe(width);
  });

  it('cannot steer it as JSON either, and means the same', () => {
    const value = { text: 'a\u009b2J\u007f\u202e\u2028\u2029\u200b\ufeffé\n' };
    const text = jsonText(value);
    expect(text).toBe('{"text":"a\\u009b2J\\u007f\\u202e\\u2028\\u2029\\u200b\\ufeffé\\n"}');
    expect(JSON.parse(text)).toEqual(value);
  });

  it('takes little time, even if the text is as long as a book', () => {
    expect(lineOf('word '.repeat(1_000_000)).length).toBeLessThanOrEqual(2_000);
    expect(busyMs(() => expect(widthOf('word '.repeat(100_000))).toBe(500_000))).toBeLessThan(200);
  });

  it('is cut at a whole character and says so', () => {
    expect(fit('我爱你们', 6)).toBe('我爱…');
    expect(fit('我爱', 4)).toBe('我爱');
    expect(fit('hello world', 7)).toBe('hello…');
  });
});

describe('a date', () => {
  it.each([
    [before(20), 'just now'],
    [before(-20), 'just now'],
    [before(60), '1 minute ago'],
    [before(3 * 3_600), '3 hours ago'],
    [before(30 * 3_600), 'yesterday'],
    [before(-26 * 3_600), 'tomorrow'],
    [before(15 * 86_400), '2 weeks ago'],
    [before(400 * 86_400), 'last year'],
  ])('%s is shown as %s', (date, told) => {
    expect(relativeDate(date, now)).toBe(told);
  });
});

/** A terminal that records its output. */
function recorded(over: Partial<Terminal> = {}): Terminal & { readonly told: string[] } {
  const told: string[] = [];
  const keep = (text: string): void => void told.push(text);
  const input = process.stdin;
  return { out: keep, err: keep, input, outIsTerminal: true, errIsTerminal: true, columns: 60, color: false, errColor: false, now: () => now, told, ...over }; // prettier-ignore
}

describe('a table', () => {
  const columns = [
    { title: 'ID', cell: ({ id }: { id: string }) => id },
    { title: 'WHAT', cell: ({ what }: { what: string }) => what, flexible: true },
    { title: 'AGE', cell: () => 'now' },
  ];
  const rows = [
    { id: 'a', what: 'short' },
    { id: 'bb', what: '一二三四五六七八九十'.repeat(5) },
  ];

  it('is as wide as the terminal, and what does not fit is cut', () => {
    const lines = table(recorded({ columns: 40 }), columns, rows)
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(40);
    expect(lines[2]).toMatch(/…\s+now$/);
    // The last column is aligned with its title.
    expect(lines.map((line) => widthOf(line.replace(/\S+$/, '')))).toEqual([37, 37, 37]);
  });

  it('colours its titles on a terminal that can, and nothing elsewhere', () => {
    expect(table(recorded({ color: true }), columns, rows)).toContain('\u001b[2m');
    expect(table(recorded(), columns, rows)).not.toContain('\u001b');
  });
});

describe('a progress bar', () => {
  it('shows the share that is done', () => {
    expect(bar(0.5)).toBe(`[${'#'.repeat(12)}${'-'.repeat(12)}]  50 %  `);
    expect([bar(0), bar(1), bar(7)]).toEqual([
      `[${'-'.repeat(24)}]   0 %  `,
      `[${'#'.repeat(24)}] 100 %  `,
      `[${'#'.repeat(24)}] 100 %  `,
    ]);
    expect(bar(undefined)).toBe('');
  });

  it('is not shown unless the output is a terminal', () => {
    const terminal = recorded({ errIsTerminal: false });
    const progress = progressOn(terminal);
    progress.show(0.1, '1 stored');
    progress.end();
    expect(terminal.told).toEqual([]);
  });

  it('removes itself at the end', () => {
    const terminal = recorded();
    const progress = progressOn(terminal);
    progress.show(0.1, '1 stored');
    progress.end();
    expect(terminal.told.at(-1)).toBe('\r\u001b[K');
  });
});
