import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { reviseRecord } from '@contracts/revision/revision.operations.js';
import type { RevisionPolicy } from '@contracts/revision/revision.settings.js';
import type { RecordPlan } from '@memory/records/plan-record.js';
import type { Decision } from './decide.js';
import type { RecordRow } from '@memory/record-store/record-row.js';
import type { Judged } from './judge.js';
import type { Reading } from './match.js';

export type RevisionInput = InputOf<typeof reviseRecord>['body'];
export type RevisionAnswer = OutputOf<typeof reviseRecord>;

/** What was found out before anything is written. */
export interface Judgement {
  readonly input: RevisionInput;
  /** The record that the new information would be by itself. */
  readonly plan: RecordPlan;
  readonly fresh: Reading;
  readonly policy: RevisionPolicy;
  readonly judged: readonly Judged[];
  readonly decision: Decision<Judged>;
  /** The decision is not that of the rules. */
  readonly ruled?: boolean;
  /** What the new information was drawn from. */
  readonly sources: readonly RecordRow[];
}

/** What was done, or for a preview would be; an answer without what every answer has. */
export interface Written {
  readonly answer: Omit<RevisionAnswer, 'applied' | 'candidates' | 'degraded'>;
  /** Outbox ids of the jobs that make the new vectors. */
  readonly jobs: readonly string[];
}
