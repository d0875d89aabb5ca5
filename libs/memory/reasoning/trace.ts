import type { SlotType } from '@contracts/cognitive/working.operations.js';
import type { answerQuestion } from '@contracts/reasoning/answer.operations.js';
import type { OutputOf } from '@contracts/operation.js';

export type Answered = OutputOf<typeof answerQuestion>;
export type Traced = Answered['trace'][number];

/** What a step of the loop has in mind, beside what the trace tells of it. */
export interface Thought {
  readonly type: SlotType;
  readonly content: string;
  /** 0…1: the least goes first where there is no room. */
  readonly relevance: number;
  /** Row keys of the memories whose words it holds. */
  readonly from: readonly string[];
}

/** By whoever holds it. The next step of the loop comes after. */
export type Hold = (step: Pick<Traced, 'step' | 'question'>, thoughts: readonly Thought[]) => Promise<void>;

/** The steps of the way to an answer, told as they are made, and held in mind by whoever holds them. */
export class Trace {
  readonly steps: Traced[] = [];
  /** Row keys of the memories that are held in mind. */
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
