/** Whether requests wait for their turn in this process. Work that nobody waits for lets them go first. */
export class Pressure {
  private source: () => boolean = () => false;

  get pressed(): boolean {
    return this.source();
  }

  /** Who knows. The last one stays. */
  heed(source: () => boolean): void {
    this.source = source;
  }
}
