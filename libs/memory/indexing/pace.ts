const FIRST = 4;
const LEAST = 2;
const QUICK_MS = 400;
const SLOW_MS = 800;

/**
 * The number of passages per request to a model: as many as it processes in about half a second. A small request ends soon, so other
 * jobs get their turn; a large one saves calls to a remote model.
 */
export class Pace {
  private passages: number;

  constructor(private readonly most: number) {
    this.passages = Math.min(FIRST, most);
  }

  get portion(): number {
    return this.passages;
  }

  /** Records the duration of a request. */
  took(ms: number): void {
    if (ms < QUICK_MS) this.passages = Math.min(this.most, this.passages * 2);
    else if (ms > SLOW_MS) this.passages = Math.max(LEAST, Math.floor(this.passages / 2));
  }
}
