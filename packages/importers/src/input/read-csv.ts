import { InputError } from '../input-error.js';
import type { Tally } from '../tally.js';
import { CsvRow } from './csv-row.js';
import { type Entry, LONGEST_ITEM } from './input.js';
import { GARBLED, type Line, linesOf, type Value } from './read-lines.js';

const HEAD_BYTES = 65_536;
const DELIMITERS = [',', ';', '\t', '|'];
const UTF16_MARK = Buffer.from([0xff, 0xfe]);

const FAULTS = {
  broken: 'has a quote in the middle of a value',
  open: 'a quote is opened and not closed again',
  long: 'is longer than 32 MB: a quote may be open',
  garbled: GARBLED,
  columns: 'has another number of columns than the first line',
} as const;

/** Rows as objects, with the names of the first line. A broken row is reported and skipped. */
export async function* readCsv(entry: Entry, tally: Tally): AsyncGenerator<Value, void, undefined> {
  const { delimiter, ...how } = await headOf(entry);
  let names: readonly string[] | undefined;
  for await (const { number, cells, fault } of rowsOf(linesOf(entry, how), delimiter)) {
    const place = { file: entry.name, line: number };
    if (!names) {
      if (fault) throw new InputError(place, FAULTS[fault]);
      names = cells.map((name) => name.trim());
      continue;
    }
    const wrong = fault ?? (cells.length === names.length ? undefined : 'columns');
    if (wrong) tally.problem({ ...place, message: FAULTS[wrong], lost: 'item' });
    else yield { value: Object.fromEntries(names.map((name, index) => [name, cells[index]])), place };
  }
}

interface Row {
  /** The number of its first line. */
  readonly number: number;
  readonly cells: readonly string[];
  readonly fault?: 'broken' | 'open' | 'long' | 'garbled';
}

/**
 * A quote that was opened by mistake must not swallow the rows after it. So if a row turns out to be broken, its
 * other lines are read again as rows of their own. No line is read often: a line that leaves a quote open has an odd
 * number of quotes in all, and at such a line every row that was still open ends or breaks.
 */
async function* rowsOf(lines: AsyncIterable<Line>, delimiter: string): AsyncGenerator<Row, void, undefined> {
  const source = lines[Symbol.asyncIterator]();
  /** Lines to be read again, the next one last. */
  const again: Line[] = [];
  const next = async (): Promise<Line | undefined> => {
    const known = again.pop();
    if (known) return known;
    const { done, value } = await source.next();
    return done ? undefined : value;
  };
  for (let first = await next(); first; first = await next()) {
    if (first.text === '') continue;
    const row = new CsvRow(delimiter);
    const rest: Line[] = [];
    let length = first.text.length;
    let fault: Row['fault'] | 'ended' = row.take(first.text);
    while (fault === 'open') {
      const line = await next();
      if (!line) break;
      rest.push(line);
      length += line.text.length;
      fault = length > LONGEST_ITEM ? 'long' : row.take(line.text);
    }
    if (fault === 'ended') {
      const isGarbled = [first, ...rest].some(({ garbled }) => garbled);
      yield { number: first.number, cells: row.cells, ...(isGarbled && { fault: 'garbled' as const }) };
    } else {
      yield { number: first.number, cells: [], fault };
      for (const line of rest.reverse()) again.push(line);
    }
  }
}

/** How the first line is written: its encoding, what ends it, and the separator most frequent in it. */
async function headOf(entry: Entry): Promise<{ encoding: string; by: string; delimiter: string }> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const chunk of await entry.open()) {
    pieces.push(chunk);
    length += chunk.length;
    if (length >= HEAD_BYTES || chunk.includes(10)) break;
  }
  const bytes = Buffer.concat(pieces);
  const encoding = bytes.subarray(0, 2).equals(UTF16_MARK) ? 'utf-16le' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  const by = text.includes('\n') || !text.includes('\r') ? '\n' : '\r';
  const [heading = ''] = text.split(by);
  const counts = DELIMITERS.map((one) => [one, heading.split(one).length] as const);
  return { encoding, by, delimiter: counts.reduce((most, one) => (one[1] > most[1] ? one : most))[0] };
}
