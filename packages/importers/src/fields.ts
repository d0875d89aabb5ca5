import type { Place } from './item.js';
import type { Tally } from './tally.js';
import { isZeroTime, readTime } from './times.js';

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * An object of a source, read field by field. Every field that is read is counted, and the rest is reported as dropped.
 */
export class Fields {
  readonly #seen = new Set<string>();

  constructor(
    readonly source: JsonObject,
    readonly place: Place,
    readonly tally: Tally,
    /** The prefix of every name in the report, such as `message.`. */
    readonly path = '',
  ) {}

  /** The raw value, without counting it. */
  peek(name: string): unknown {
    this.#seen.add(name);
    return this.source[name];
  }

  /** A text; a number or a flag as text. A blank counts as absent. */
  text(name: string, to: string): string | undefined {
    const value = this.peek(name);
    if (isEmpty(value)) return undefined;
    if (typeof value === 'object') return this.#wrong(name, 'must be a text');
    const text = String(value);
    if (text.trim() === '') return undefined;
    this.tally.took(this.path + name, to);
    return text;
  }

  time(name: string, to: string): string | undefined {
    const value = this.peek(name);
    if (isEmpty(value) || isZeroTime(value)) return undefined;
    const time = readTime(value);
    if (time === null)
      return this.#wrong(name, 'is not a readable time: use ISO 8601, or Unix seconds or milliseconds');
    this.tally.took(this.path + name, to);
    return time;
  }

  number(name: string, to: string): number | undefined {
    const value = this.peek(name);
    if (isEmpty(value)) return undefined;
    const number = typeof value === 'string' ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isFinite(number)) return this.#wrong(name, 'must be a number');
    this.tally.took(this.path + name, to);
    return number;
  }

  /**
   * A list of texts, or of objects with a text in `name`. A single text is a list of one, or of several if it has
   * commas. A table may hold a list as JSON text.
   */
  texts(name: string, to: string): string[] | undefined {
    const given = this.peek(name);
    const value = typeof given === 'string' && given.trimStart().startsWith('[') ? parsed(given) : given;
    if (isEmpty(value)) return undefined;
    if (isObject(value)) return this.#wrong(name, 'must be a list of texts');
    const list = Array.isArray(value) ? (value as unknown[]) : String(value).split(',');
    const texts = list.flatMap((one) => (typeof one === 'object' || isEmpty(one) ? [] : [String(one).trim()]));
    const found = [...new Set(texts.filter((text) => text !== ''))];
    if (found.length === 0) return this.#wrong(name, 'must be a list of texts');
    this.tally.took(this.path + name, to);
    return found;
  }

  /** An object, or one as JSON text: a table has no other way to hold one. */
  object(name: string, to: string): JsonObject | undefined {
    const given = this.peek(name);
    const value = typeof given === 'string' && given.trimStart().startsWith('{') ? parsed(given) : given;
    if (isEmpty(value)) return undefined;
    if (!isObject(value)) return this.#wrong(name, 'must be an object');
    this.tally.took(this.path + name, to);
    return value;
  }

  drop(why: string, ...names: readonly string[]): void {
    for (const name of names) if (!isEmpty(this.peek(name))) this.tally.dropped(this.path + name, why);
  }

  /** The fields that were not read. */
  dropRest(why = 'not a field that is known'): void {
    this.drop(why, ...this.#rest());
  }

  /** The fields that were not read, to be kept as they are. */
  keepRest(to: string): JsonObject | undefined {
    const rest = this.#rest().filter((name) => !isEmpty(this.peek(name)));
    for (const name of rest) this.tally.took(this.path + name, `${to}.${name}`);
    return rest.length === 0 ? undefined : Object.fromEntries(rest.map((name) => [name, this.source[name]]));
  }

  /** The item cannot be imported. */
  refuse(field: string, message: string): undefined {
    this.tally.problem({ ...this.place, field: this.path + field, message, lost: 'item' });
    return undefined;
  }

  #rest(): string[] {
    return Object.keys(this.source).filter((name) => !this.#seen.has(name));
  }

  #wrong(name: string, message: string): undefined {
    this.tally.problem({ ...this.place, field: this.path + name, message, lost: 'field' });
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Dropping it loses nothing. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.keys(value).length === 0;
}

/** Without undefined values, because an absent field is not sent. */
export function compact<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
