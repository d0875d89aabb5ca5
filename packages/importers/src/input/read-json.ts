import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import { InputError } from '../input-error.js';
import type { Tally } from '../tally.js';
import { type Entry, LONGEST_ITEM } from './input.js';
import { jsonLines, parseJson, type Value } from './read-lines.js';

export interface Found extends Value {
  /** The names and indexes on the path to it: `['memories', 3]`. */
  readonly path: readonly (string | number)[];
}

const STRING_BUFFER = 65_536;
const SNIFFED_BYTES = 65_536;

/**
 * The values of a JSON text that selectors such as `$.memories.*` name, one by one. Other values are skipped, and only
 * one value is in memory. An item of a list that is selected itself is left out of a selected value around it.
 * @throws InputError if the text is not JSON or is cut off, after all values before that
 */
export async function* jsonValues(entry: Entry, selectors: readonly string[]): AsyncGenerator<Found, void, undefined> {
  const parser = new ValueParser(entry.name, selectors);
  for await (const chunk of await entry.open()) {
    parser.write(chunk);
    yield* parser.take();
    parser.throwIfBroken();
  }
  parser.end();
  yield* parser.take();
  parser.throwIfBroken();
}

class ValueParser {
  readonly #tokenizer = new Tokenizer({ stringBufferSize: STRING_BUFFER });
  readonly #parser: TokenParser;
  readonly #found: Found[] = [];
  readonly #outside: number;
  #depth = 0;
  /** The position where the last token between values began or ended. */
  #between = 0;
  #bytes = 0;
  #lines = 1;
  #lastToken = 0;
  #broken: unknown;

  constructor(
    private readonly file: string,
    selectors: readonly string[],
  ) {
    this.#outside = Math.min(...selectors.map((one) => one.split('.').length - 1));
    this.#parser = new TokenParser({ paths: [...selectors], keepStack: false });
    this.#parser.onValue = ({ value, key, parent, stack }) => {
      // The parser keeps it in the value around it, because that is selected too.
      if (Array.isArray(parent) && stack.some(({ emit }) => emit)) parent.pop();
      this.#between = this.#lastToken;
      const path = [...stack.slice(1).map((one) => one.key), key].filter(
        (part): part is string | number => part !== undefined,
      );
      this.#found.push({ value, path, place: { file, item: pathText(path) } });
    };
    this.#parser.onError = (error) => (this.#broken ??= error);
    this.#tokenizer.onError = (error) => (this.#broken ??= error);
    this.#tokenizer.onToken = (token) => {
      if (this.#broken === undefined) this.#lastToken = token.offset;
      if (token.token === TokenType.LEFT_BRACE || token.token === TokenType.LEFT_BRACKET) this.#depth += 1;
      if (token.token === TokenType.RIGHT_BRACE || token.token === TokenType.RIGHT_BRACKET) this.#depth -= 1;
      if (this.#depth <= this.#outside) this.#between = token.offset;
      this.#parser.write(token);
    };
  }

  write(chunk: Buffer): void {
    this.#tokenizer.write(chunk);
    this.#bytes += chunk.length;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) this.#lines += 1;
    if (this.#bytes - this.#between > LONGEST_ITEM + chunk.length) {
      throw new InputError(this.#place(), 'holds one item that is longer than 32 MB');
    }
  }

  end(): void {
    if (this.#broken !== undefined) return;
    // An unexpected end is an error of the parser; whitespace alone is none.
    if (!this.#tokenizer.isEnded) this.#tokenizer.end();
    if (this.#broken !== undefined || this.#depth > 0 || !this.#parser.isEnded) {
      this.#broken = new InputError(this.#place(), `ends in the middle, after ${this.#bytes} bytes: it is cut off`);
    }
  }

  take(): Found[] {
    return this.#found.splice(0);
  }

  throwIfBroken(): void {
    if (this.#broken === undefined) return;
    if (this.#broken instanceof InputError) throw this.#broken;
    throw new InputError(this.#place(), `is not valid JSON, near byte ${this.#lastToken}`, { cause: this.#broken });
  }

  #place(): { file: string; line: number } {
    return { file: this.file, line: this.#lines };
  }
}

/** `memories[3].text` */
function pathText(path: readonly (string | number)[]): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`)).join('');
}

export type Shape = 'array' | 'object' | 'lines' | 'other';

/** The format of a file, by its beginning. */
export async function shapeOf(entry: Entry): Promise<Shape> {
  const head = await headText(entry);
  const text = head.replace(/^\ufeff/, '').trimStart();
  if (/\.(ndjson|jsonl)$/i.test(entry.name)) return 'lines';
  if (text.startsWith('[')) return 'array';
  if (!text.startsWith('{')) return 'other';
  const end = text.indexOf('\n');
  if (end < 0) return 'object';
  const isWhole = parseJson(text.slice(0, end)) !== undefined;
  return isWhole && text.slice(end).trimStart().startsWith('{') ? 'lines' : 'object';
}

async function headText(entry: Entry): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const chunk of await entry.open()) {
    pieces.push(chunk);
    length += chunk.length;
    if (length >= SNIFFED_BYTES) break;
  }
  return Buffer.concat(pieces).toString('utf8');
}

/**
 * The items of a list: of a JSON array, of the arrays that an object has under these names, or of NDJSON. `path` begins
 * with the name under which an item was found, if any.
 */
export async function* itemsOf(
  entry: Entry,
  names: readonly string[],
  tally: Tally,
): AsyncGenerator<Found, void, undefined> {
  const shape = await shapeOf(entry);
  if (shape === 'array') yield* jsonValues(entry, ['$.*']);
  else if (shape === 'object')
    yield* jsonValues(entry, names.map((name) => `$.${name}.*`)); // prettier-ignore
  else if (shape === 'lines') for await (const found of jsonLines(entry, tally)) yield { ...found, path: [] };
  else throw new InputError({ file: entry.name }, 'is not JSON: it begins neither with [ nor with {');
}
