import { Tallies } from '@memory/counters/tallies.js';
import { Injectable } from '@nestjs/common';

/** Counts the searches of a tenant in memory, because a search writes nothing. */
@Injectable()
export class SearchTally {
  constructor(private readonly tallies: Tallies) {}

  /** The outcome for folded records in the ranking of one scope. */
  note(tenantId: string, folded: { carried: number; fellBack: number; tokensSaved: number }): void {
    this.tallies.note(tenantId, {
      'search.answered': 1,
      'search.through_summaries': folded.carried > 0 ? 1 : 0,
      'search.compressed_facts': folded.carried,
      'search.fell_back': folded.fellBack,
      'search.tokens_saved': folded.tokensSaved,
    });
  }

  /** Memories with this many tokens were returned. Acknowledging (`records`) counts how many were useful. */
  told(tenantId: string, tokens: number): void {
    if (tokens > 0) this.tallies.note(tenantId, { 'recall.answers': 1, 'recall.tokens_told': Math.round(tokens) });
  }
}
