import { CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { InputError } from '../input-error.js';
import type { Tally } from '../tally.js';
import { type Entry, LONGEST_ITEM } from './input.js';
import type { Value } from './read-lines.js';

const HEAD_BYTES = 65_536;
const DELIMITERS = [',', ';', '\t', '|'];

/** Rows as objects, with the names of the first line. A broken row is reported and skipped. */
export async function* readCsv(entry: Entry, tally: Tally): AsyncGenerator<Value, void, undefined> {
  const parser = parse({
    bom: true,
    columns: (names: string[]) => names.map((name) => name.trim()),
    delimiter: await delimiterOf(entry),
    info: true,
    max_record_size: LONGEST_ITEM,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (!error) return undefined;
      tally.problem({ file: entry.name, ...lineOf(error), message: wordsOf(error), lost: 'item' });
      return undefined;
    },
  });
  const source = Readable.from(await entry.open());
  source.on('error', (error) => parser.destroy(error));
  try {
    for await (const one of source.pipe(parser)) {
      const { record, info } = one as { record: Record<string, string>; info: { lines: number } };
      yield { value: record, place: { file: entry.name, line: info.lines } };
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new InputError({ file: entry.name, ...lineOf(cause) }, wordsOf(cause), { cause });
  }
}

function lineOf(error: CsvError): { line?: number } {
  const line = (error as unknown as { lines?: unknown }).lines;
  return typeof line === 'number' ? { line } : {};
}

/** In our own words, because those of the library quote the content. */
function wordsOf({ code }: CsvError): string {
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'a quote is opened and not closed again';
    case 'CSV_MAX_RECORD_SIZE':
      return 'is longer than 32 MB: a quote may be open';
    case 'CSV_RECORD_INCONSISTENT_COLUMNS':
    case 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH':
      return 'has another number of columns than the first line';
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
      return 'has a quote in the middle of a value';
    default:
      return `is no valid CSV (${code})`;
  }
}

/** The separator most frequent in the first line. */
async function delimiterOf(entry: Entry): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const chunk of await entry.open()) {
    pieces.push(chunk);
    length += chunk.length;
    if (length >= HEAD_BYTES || chunk.includes(10)) break;
  }
  const [heading = ''] = Buffer.concat(pieces).toString('utf8').split('\n');
  const counts = DELIMITERS.map((one) => [one, heading.split(one).length] as const);
  return counts.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}
