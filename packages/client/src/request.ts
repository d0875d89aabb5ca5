import { refuse } from './errors.js';
import type { OperationInfo } from './operation.js';

/** What is sent with an operation: the fields of its path, its query and its body. */
export interface Sent {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
}

/** A zip: bytes, a Blob or a stream. */
export type Archive = Uint8Array<ArrayBuffer> | Blob | ReadableStream<Uint8Array>;

/** The URL of an operation. */
export function urlOf(base: string, { path }: Pick<OperationInfo, 'path'>, { params, query }: Sent): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    segment(name, (params as Readonly<Record<string, unknown>> | undefined)?.[name]),
  );
  const text = queryText(query ?? {});
  return `${base}${filled}${text && `?${text}`}`;
}

/** A name in a path. `.` and `..` would be resolved even if encoded, and lead to another route. */
function segment(name: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') throw refuse(name, 'must be a text that is not empty');
  if (value === '.' || value === '..') throw refuse(name, `must not be ${JSON.stringify(value)}`);
  if (/[\ud800-\udfff]/u.test(value)) throw refuse(name, 'must be well-formed text');
  return encodeURIComponent(value);
}

/** Lists are repeated, times are RFC 3339, objects are JSON. Absent and undefined values are left out. */
function queryText(query: object): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, unknown][]) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (one !== undefined) parameters.append(name, fieldText(name, one));
    }
  }
  return parameters.toString();
}

function fieldText(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (!(value instanceof Date)) return jsonText(name, value);
  if (Number.isNaN(value.getTime())) throw refuse(name, 'must be a valid time');
  return value.toISOString();
}

/** @throws InvalidRequestError for what JSON cannot represent */
export function jsonText(name: string, value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    throw refuse(name, 'has no form in JSON: it holds a BigInt, refers to itself or nests too deep');
  }
}

/** A header contains bytes: non-ASCII letters are sent as UTF-8, each byte as one character. */
export function headerText(name: string, text: string): string {
  // eslint-disable-next-line no-control-regex
  if (text === '' || text !== text.trim() || /[\u0000-\u001f\u007f]/.test(text)) {
    throw refuse(name, 'must not be empty, begin or end with a space, or hold control characters');
  }
  return String.fromCharCode(...new TextEncoder().encode(text));
}

/** The ETag of a version, or an ETag from a response. */
export function etagOf(version: number | string): string {
  return typeof version === 'number' || /^\d+$/.test(version) ? `"${version}"` : version;
}
