import type { Input } from './input/input.js';
import type { ApiSource } from './live/api.js';
import type { Read } from './item.js';
import type { Tally } from './tally.js';

/** The caller's options for a source. */
export interface ReadOptions {
  /** The agent for conversations, and for records without one. */
  readonly agent?: string;
  /** Our field → the column or the path in the source; for CSV and NDJSON. */
  readonly map?: Readonly<Record<string, string>>;
  /** The index of the part of a LangGraph namespace that names the user, from 0. */
  readonly namespaceUser?: number;
}

export interface Reading {
  readonly tally: Tally;
  readonly options: ReadOptions;
  /** Reports how many bytes will be read, for a progress display. */
  expect(bytes: number): void;
}

/** One kind of source that can be imported. */
export interface Format {
  readonly name: string;
  /** What such a source looks like, for error messages about a wrong one. */
  readonly looksLike: string;
  /** The options that this format uses, of those that only some formats use. */
  readonly takes?: readonly ('map' | 'namespaceUser')[];
  read(input: Input, reading: Reading): AsyncGenerator<Read, void, undefined>;
  /** Reads the live system, if it has an API that returns everything. */
  fetch?(api: ApiSource, reading: Reading): AsyncGenerator<Read, void, undefined>;
}
