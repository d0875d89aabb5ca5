/** One that runs, and one that waits at the session, so that the session is never idle. */
const AT_ONCE = 2;
/** After this many reads in a row, the longest waiter is next, so that reads never starve writes. */
const READS_IN_A_ROW = 8;

interface Waiting {
  readonly since: number;
  readonly begin: () => void;
}

/**
 * Decides who is next at a database with one shared session: reads before writes. A read is short and somebody waits
 * for it. A backlog of writes may last for minutes, and each may hold the session for a second.
 */
export class SessionTurns {
  private readonly reads: Waiting[] = [];
  private readonly writes: Waiting[] = [];
  private begun = 0;
  private readsInARow = 0;
  private arrivals = 0;

  /** Resolves when it is the caller's turn. @returns a function that ends the turn */
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
