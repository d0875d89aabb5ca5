/** How many times are kept. Retries beyond these are found by polls. */
const MOST = 1_000;

/** When the next retries of this process are due. Bounded, because an outage of a model may leave any number of retries. */
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
