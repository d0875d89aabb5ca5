import type { answerQuestion } from '@contracts/reasoning/answer.operations.js';
import type { OutputOf } from '@contracts/operation.js';

export type Answered = OutputOf<typeof answerQuestion>;
export type Traced = Answered['trace'][number];

/** The steps of the way to an answer, told as they are made. */
export class Trace {
  readonly steps: Traced[] = [];

  constructor(private readonly tell: (step: Traced) => void) {}

  add(step: Traced): void {
    this.steps.push(step);
    this.tell(step);
  }
}
