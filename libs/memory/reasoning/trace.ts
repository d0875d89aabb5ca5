import type { SlotType } from '@contracts/cognitive/working.operations.js';
import type { answerQuestion } from '@contracts/reasoning/answer.operations.js';
import type { OutputOf } from '@contracts/operation.js';

export type Answered = OutputOf<typeof answerQuestion>;
export type Traced = Answered['trace'][number];

/** A thought of a step of the loop, beside its trace. */
export interface Thought {
  readonly type: SlotType;
  readonly content: string;
  /** 0…1: the least relevant is evicted first. */
  readonly relevance: number;
  /** Row ids of the memories that it quotes. */
  readonly from: readonly string[];
}

/** Stores the thoughts. The loop waits for it. */
export type Hold = (step: Pick<Traced, 'step' | 'question'>, thoughts: readonly Thought[]) => Promise<void>;

/** The steps towards an answer, reported as they are made. Their thoughts are passed to `hold`. */
export class Trace {
  readonly steps: Traced[] = [];
  /** Row ids of the memories already held. */
  readonly known = new Set<string>();

  constructor(
    private readonly tell: (step: Traced) => void,
    private readonly hold: Hold | undefined,
  ) {}

  async add(step: Traced, thoughts: readonly Thought[] = []): Promise<void> {
    this.steps.push(step);
    this.tell(step);
    if (thoughts.length > 0) await this.hold?.(step, thoughts);
  }
}
