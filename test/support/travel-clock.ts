import { Clock } from '@kernel/clock.js';

/** The real time, moved by hand. */
export class TravelClock extends Clock {
  #offsetMs = 0;

  override now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  forward(ms: number): void {
    this.#offsetMs += ms;
  }
}
