/** Beyond these, polls find what is due. */
const MOST = 1_000;

/** When the retries of a process are due: the next ones. An outage of a model may leave any number of them. */
export class DueTimes {
  private times: number[] = [];

  /** @param at by the same clock as `next` */
  add(at: number): void {
    if (this.times.length < MOST) {
      this.times.push(at);
      return;
    }
    const last = this.times.reduce((latest, time, index) => (time > this.times[latest]! ? index : latest), 0);
    if (at < this.times[last]!) this.times[last] = at;
  }

  /** The next time after `looked`. Forgets those before it. `Infinity`: there is none. */
  next(looked: number): number {
    this.times = this.times.filter((at) => at > looked);
    return Math.min(...this.times);
  }
}
