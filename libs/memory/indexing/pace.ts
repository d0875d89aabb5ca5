const FIRST = 4;
const LEAST = 2;
const QUICK_MS = 400;
const SLOW_MS = 800;

/**
 * How many passages a model is asked for at a time: as many as it gives in half a second or so. A small portion ends
 * soon and lets another's turn come; a large one costs fewer calls of a model that is elsewhere.
 */
export class Pace {
  private passages: number;

  constructor(private readonly most: number) {
    this.passages = Math.min(FIRST, most);
  }

  get portion(): number {
    return this.passages;
  }

  /** What one portion took. */
  took(ms: number): void {
    if (ms < QUICK_MS) this.passages = Math.min(this.most, this.passages * 2);
    else if (ms > SLOW_MS) this.passages = Math.max(LEAST, Math.floor(this.passages / 2));
  }
}
