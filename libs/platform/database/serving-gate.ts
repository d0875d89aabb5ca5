/** One thing that must be done before the process serves. */
export interface Hold {
  /** It is done. Safe to call twice. */
  release(): void;
  /** It could not be done yet; `code` is one of ours. It goes on being held. */
  failed(code: string): void;
}

/**
 * Whether what the database holds may be served: no request is answered and no job run before everything that must come
 * first is done. Open from the start where nothing holds it; whoever does, does so before the application bootstraps.
 */
export class ServingGate {
  private readonly holds = new Map<string, string | null>();
  private readonly waiting = new Set<() => void>();
  private readonly complaints = new Map<string, string>();

  get closed(): boolean {
    return this.holds.size > 0;
  }

  /** What it waits for, and with which code that failed last; null while it is under way. */
  get reasons(): ReadonlyMap<string, string | null> {
    return this.holds;
  }

  /** What does not keep the process from serving, but must be seen to; by what it is about, a code of ours. */
  get complained(): ReadonlyMap<string, string> {
    return this.complaints;
  }

  /** `code` null: all is well again. */
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

  /** Does it as soon as the gate is open: at once where it is. @returns what calls it off, if it was not done yet */
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
