/** Whether requests wait for their turn in this process. Background work lets them go first. */
export class Pressure {
  private source: () => boolean = () => false;

  get pressed(): boolean {
    return this.source();
  }

  /** Sets the source of the answer. The last one counts. */
  heed(source: () => boolean): void {
    this.source = source;
  }
}
