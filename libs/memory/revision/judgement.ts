import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { reviseRecord } from '@contracts/revision/revision.operations.js';
import type { RevisionPolicy } from '@contracts/revision/revision.settings.js';
import type { RecordPlan } from '@memory/records/record-plans.js';
import type { Source } from '@memory/records/sources-named.js';
import type { Decision } from './decide.js';
import type { Judged } from './judge.js';
import type { Reading } from './reading.js';

export type RevisionInput = InputOf<typeof reviseRecord>['body'];
export type RevisionAnswer = OutputOf<typeof reviseRecord>;

/** The result of the analysis, before anything is written. */
export interface Judgement {
  readonly input: RevisionInput;
  /** The record that the new information would become if stored by itself. */
  readonly plan: RecordPlan;
  readonly fresh: Reading;
  readonly policy: RevisionPolicy;
  readonly judged: readonly Judged[];
  readonly decision: Decision<Judged>;
  /** Whether the decision does not come from the rules. */
  readonly ruled?: boolean;
  /** The sources of the new information. */
  readonly sources: readonly Source[];
}

/** What was done, or in a preview would be done: a response without its common fields. */
export interface Written {
  readonly answer: Omit<RevisionAnswer, 'applied' | 'candidates' | 'degraded'>;
  /** Outbox ids of the jobs that compute the new vectors. */
  readonly jobs: readonly string[];
}
