import type { Scope } from '@kernel/scope.js';
import type { Span } from './write-summary.js';

/** What is summarised: one record, as text with who said it and when. */
export interface SummarySource {
  readonly id: string;
  readonly at: Date;
  readonly speaker: string | null;
  readonly content: string;
  readonly language: string;
}

export interface SummaryRequest {
  /** The most tokens of the summary, as indexing estimates them. */
  readonly tokens: number;
  /** IANA; decides on which day something was said. */
  readonly timeZone: string;
  /** For whom a language model may write it; absent: none is asked. */
  readonly writer?: Scope;
}

export interface Summary {
  readonly content: string;
  readonly tokens: number;
  readonly language: string;
  /** Of each source: where its lines stand, and which share of its facts they carry, 0…1. */
  readonly sources: ReadonlyMap<string, { readonly spans: readonly Span[]; readonly kept: number }>;
  /** Absent: every sentence was taken from a source. */
  readonly written?: { readonly model: string; readonly sentences: number; readonly taken: number };
}

/**
 * Makes a summary of sources that come in order of time. The one that is here takes sentences out of them and needs
 * no language model; another may write its own, if it tells as honestly what of each source it carries.
 */
export abstract class Summarizer {
  /** @returns null when the sources say nothing. @throws EmbeddingError */
  abstract summarize(
    sources: readonly SummarySource[],
    request: SummaryRequest,
    signal?: AbortSignal,
  ): Promise<Summary | null>;
}
