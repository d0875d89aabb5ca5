/** Sleep that can be cut short. A wake-up while nobody sleeps is kept, so that none is lost between two sleeps. */
export class WakeableSleep {
  private called = false;
  private wake: (() => void) | undefined;

  wakeUp(): void {
    this.called = true;
    this.wake?.();
  }

  /**
   * Resolves at the next `wakeUp`, at once if one was kept, or after `ms` milliseconds. One sleeper at a time.
   * @returns whether it was woken
   */
  async sleep(ms: number): Promise<boolean> {
    if (!this.called && ms > 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.wake = undefined;
    }
    const woken = this.called;
    this.called = false;
    return woken;
  }
}
