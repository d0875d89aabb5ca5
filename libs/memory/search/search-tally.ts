import { Injectable } from '@nestjs/common';

/** What searches of a tenant did since the tally was taken last. */
export interface Tally {
  answered: number;
  /** With at least one result that is a summary of folded records. */
  throughSummaries: number;
  carried: number;
  fellBack: number;
  tokensSaved: number;
}

/** Counts in memory: a search writes nothing. Whoever keeps the figures takes them now and then. */
@Injectable()
export class SearchTally {
  private tallies = new Map<string, Tally>();

  note(tenantId: string, folded: { carried: number; fellBack: number; tokensSaved: number }): void {
    const tally = this.tallies.get(tenantId) ?? {
      answered: 0,
      throughSummaries: 0,
      carried: 0,
      fellBack: 0,
      tokensSaved: 0,
    };
    tally.answered += 1;
    if (folded.carried > 0) tally.throughSummaries += 1;
    tally.carried += folded.carried;
    tally.fellBack += folded.fellBack;
    tally.tokensSaved += folded.tokensSaved;
    this.tallies.set(tenantId, tally);
  }

  /** Everything so far, and begins anew. */
  take(): ReadonlyMap<string, Readonly<Tally>> {
    const taken = this.tallies;
    this.tallies = new Map();
    return taken;
  }
}
