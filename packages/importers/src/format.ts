import type { Input } from './input/input.js';
import type { ApiSource } from './live/api.js';
import type { Read } from './item.js';
import type { Tally } from './tally.js';

/** What a caller says about a source. */
export interface ReadOptions {
  /** The agent that conversations are put under, and records without one. */
  readonly agent?: string;
  /** Our field → the column or the path in the source; for CSV and NDJSON. */
  readonly map?: Readonly<Record<string, string>>;
  /** Which part of a LangGraph namespace names the user, from 0. */
  readonly namespaceUser?: number;
}

export interface Reading {
  readonly tally: Tally;
  readonly options: ReadOptions;
  /** Says how many bytes will be read, so that somebody can be told how far it is. */
  expect(bytes: number): void;
}

/** One kind of source that can be brought along. */
export interface Format {
  readonly name: string;
  /** What a source of it looks like, for who has given something else. */
  readonly looksLike: string;
  read(input: Input, reading: Reading): AsyncGenerator<Read, void, undefined>;
  /** From the live system, where it has an API that tells everything. */
  fetch?(api: ApiSource, reading: Reading): AsyncGenerator<Read, void, undefined>;
}
