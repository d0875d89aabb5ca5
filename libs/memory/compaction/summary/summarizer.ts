import type { Scope } from '@kernel/scope.js';
import type { Span } from './write-summary.js';

/** A record to summarise: its text, speaker and time. */
export interface SummarySource {
  readonly id: string;
  readonly at: Date;
  readonly speaker: string | null;
  /** `user`, `assistant` …; absent or null outside a chat. */
  readonly role?: string | null;
  readonly content: string;
  readonly language: string;
}

export interface SummaryRequest {
  /** Maximum tokens of the summary, as indexing estimates them. */
  readonly tokens: number;
  /** IANA name; determines the day of a source. */
  readonly timeZone: string;
  /** The scope for which a language model may write it; absent: no model is called. */
  readonly writer?: Scope;
}

export interface Summary {
  readonly content: string;
  readonly tokens: number;
  readonly language: string;
  /** For each source, the positions of its lines, and the share of its facts in them, 0…1. */
  readonly sources: ReadonlyMap<string, { readonly spans: readonly Span[]; readonly kept: number }>;
  /** Absent if every sentence is verbatim from a source. */
  readonly written?: { readonly model: string; readonly sentences: number; readonly taken: number };
}

/**
 * Summarises sources given in order of time. The extractive one takes sentences from them and needs no language model. Another may
 * write its own text, if it reports equally reliably how much of each source it covers.
 */
export abstract class Summarizer {
  /** @returns null if the sources have no content. @throws EmbeddingError */
  abstract summarize(
    sources: readonly SummarySource[],
    request: SummaryRequest,
    signal?: AbortSignal,
  ): Promise<Summary | null>;
}
