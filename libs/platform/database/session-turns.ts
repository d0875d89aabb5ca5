/** One that is served, and one that waits at the session, so that it is never without work. */
const AT_ONCE = 2;
/** After so many reads in a row whoever has waited longest comes next, so that writes go on beside any number of reads. */
const READS_IN_A_ROW = 8;

interface Waiting {
  readonly since: number;
  readonly begin: () => void;
}

/**
 * Who is next at a database that has one session for all: reads before writes. Somebody waits for a read, and it is
 * short; of writes a backlog may stand for minutes, and each may hold the session for a second.
 */
export class SessionTurns {
  private readonly reads: Waiting[] = [];
  private readonly writes: Waiting[] = [];
  private begun = 0;
  private readsInARow = 0;
  private arrivals = 0;

  /** Resolves when it is the caller's turn. @returns ends the turn */
  async take(kind: 'read' | 'write'): Promise<() => void> {
    await new Promise<void>((begin) => {
      (kind === 'read' ? this.reads : this.writes).push({ since: (this.arrivals += 1), begin });
      this.next();
    });
    return () => {
      this.begun -= 1;
      this.next();
    };
  }

  private next(): void {
    if (this.begun === AT_ONCE) return;
    const [read, write] = [this.reads[0], this.writes[0]];
    const isRead = read !== undefined && (!write || this.readsInARow < READS_IN_A_ROW || read.since < write.since);
    const waiting = isRead ? this.reads.shift() : this.writes.shift();
    if (!waiting) return;
    this.readsInARow = isRead ? this.readsInARow + 1 : 0;
    this.begun += 1;
    waiting.begin();
  }
}
