/** Sleep that can be cut short. A ring while nobody sleeps is kept, so that no signal falls between two sleeps. */
export class Alarm {
  private rung = false;
  private wake: (() => void) | undefined;

  ring(): void {
    this.rung = true;
    this.wake?.();
  }

  /** Resolves at the next ring, at once for one that was kept, or after `ms` milliseconds. One sleeper at a time. */
  async sleep(ms: number): Promise<void> {
    if (!this.rung && ms > 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.wake = undefined;
    }
    this.rung = false;
  }
}
