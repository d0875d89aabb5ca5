/** A task that must finish before the process serves. */
export interface Hold {
  /** The task is done. Safe to call twice. */
  release(): void;
  /** The task failed for now, with one of our codes. The gate stays held. */
  failed(code: string): void;
}

/**
 * Whether the process may serve from the database. No request is served and no job runs while anything holds the gate.
 * It starts open. Holds must be taken before the application bootstraps.
 */
export class ServingGate {
  private readonly holds = new Map<string, string | null>();
  private readonly waiting = new Set<() => void>();
  private readonly complaints = new Map<string, string>();

  get closed(): boolean {
    return this.holds.size > 0;
  }

  /** What the gate waits for, each with the code of its last failure. Null: no failure yet. */
  get reasons(): ReadonlyMap<string, string | null> {
    return this.holds;
  }

  /** Problems that need attention but do not stop serving, as one of our codes by subject. */
  get complained(): ReadonlyMap<string, string> {
    return this.complaints;
  }

  /** `code` null: the problem is resolved. */
  complain(about: string, code: string | null): void {
    if (code === null) this.complaints.delete(about);
    else this.complaints.set(about, code);
  }

  hold(what: string): Hold {
    this.holds.set(what, null);
    return {
      release: () => {
        if (this.holds.delete(what) && !this.closed) this.open();
      },
      failed: (code) => void (this.holds.has(what) && this.holds.set(what, code)),
    };
  }

  /**
   * Runs `work` once the gate is open, or at once if it is.
   * @returns a function that cancels it if it has not run yet
   */
  onceOpen(work: () => void): () => void {
    if (!this.closed) {
      work();
      return () => undefined;
    }
    this.waiting.add(work);
    return () => void this.waiting.delete(work);
  }

  private open(): void {
    const due = [...this.waiting];
    this.waiting.clear();
    for (const work of due) work();
  }
}
