/**
 * Lets many holders in at once, or one that may kill the process. The exclusive holder waits until the others have
 * left, and keeps newcomers out. Both last at most `timeoutMs`: one holder must not stop a whole process for longer.
 */
export class SharedExclusiveLock {
  private inside = 0;
  /** Keeps newcomers out. */
  private bar: { readonly lifted: Promise<void>; lift(): void } | undefined;
  private onEmpty: (() => void) | undefined;

  constructor(private readonly timeoutMs: number) {}

  /** @returns a function to leave; call it once */
  async shared(): Promise<() => void> {
    while (this.bar) await this.bar.lifted;
    return this.goIn(() => undefined);
  }

  /** Like `shared`, but alone. */
  async exclusive(): Promise<() => void> {
    while (this.bar) await this.bar.lifted;
    const lift = this.lower();
    if (this.inside > 0) await this.emptied();
    const timer = setTimeout(lift, this.timeoutMs);
    return this.goIn(() => {
      clearTimeout(timer);
      lift();
    });
  }

  private goIn(after: () => void): () => void {
    this.inside += 1;
    return () => {
      this.inside -= 1;
      if (this.inside === 0) this.onEmpty?.();
      after();
    };
  }

  private lower(): () => void {
    let resolve = (): void => undefined;
    const lifted = new Promise<void>((done) => (resolve = done));
    const bar = { lifted, lift: resolve };
    this.bar = bar;
    return () => {
      if (this.bar === bar) this.bar = undefined;
      bar.lift();
    };
  }

  private async emptied(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.timeoutMs);
      this.onEmpty = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.onEmpty = undefined;
  }
}
