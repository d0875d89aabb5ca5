import type { RecordInput } from '@contracts/records/record.js';
import type { Hints } from '@contracts/records/write-notes.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import { may, type Scope } from '@kernel/scope.js';
import type { SecretFound } from '@memory/secret-scanning/scan.js';
import { editsOf } from '@memory/record-store/record.js';
import type { Editable } from '@memory/record-store/record-columns.js';
import { refuseCollisions } from './server-fields.js';

/** What storing this input means, before the database is asked. */
export interface RecordPlan {
  /** Null: the tenant's shared memory. */
  readonly userId: string | null;
  /** The client's id, or ours sent back. */
  readonly key: string | null;
  /** Null: the client named none. */
  readonly type: string | null;
  readonly input: RecordInput;
  readonly createdAt: Date | null;
  readonly derivedFrom: readonly string[];
  /** How many spans of context that had been handed out for a prompt were cut out of `input`. */
  readonly cut: number;
  /** What was taken out of `input` as a secret. */
  readonly secrets: readonly SecretFound[];
  /** What may not be meant as it came. */
  readonly hints: Hints;
  /** The plan with them, for a policy that stores them; null where there were none. */
  readonly unredacted: RecordPlan | null;
}

/**
 * Decides whose the record is and what of it is stored. A key's bindings are stamped on what it writes: a record
 * of another agent or project is refused, not relabelled.
 * @throws RecollectError user_required, forbidden, invalid_input, too_large, not_found
 */
export function planRecord(scope: Scope, input: RecordInput): RecordPlan {
  if (input.shared && !may(scope, 'shared:write')) {
    throw new RecollectError('forbidden', 'The key lacks the permission shared:write.');
  }
  // What is stored must be read back to be known as new or old.
  if (input.shared && !scope.includeShared) {
    throw new RecollectError('forbidden', 'Storing shared memory needs shared:read as well as shared:write.');
  }
  if (!input.shared && scope.userId === null) throw new RecollectError('user_required');
  const bound = scope.agent !== null && !input.shared;
  if (input.type === 'checkpoint' && !input.agent && !bound) throw invalid('agent', 'is required for a checkpoint');
  refuseCollisions(input);
  return {
    userId: input.shared ? null : scope.userId,
    key: input.id ?? externalIdOf(input),
    type: input.type ?? null,
    input,
    createdAt: input.created_at ?? null,
    derivedFrom: input.derived_from ?? [],
    cut: 0,
    secrets: [],
    hints: undefined,
    unredacted: null,
  };
}

/**
 * What of the plan is stored in a record of this type: its own, or where the client named none, that of the record
 * that bears the id already.
 */
export function editsFor(scope: Scope, plan: RecordPlan, type: string): Partial<Editable> {
  const edits = editsOf(plan.input, type);
  checkBindings(scope, edits);
  if (plan.userId !== null) stampBindings(scope, edits);
  return edits;
}

/** A record that was read and is sent back without `id` still names itself. */
function externalIdOf(input: RecordInput): string | null {
  const given = input['external_id'];
  return typeof given === 'string' && given.length > 0 && given.length <= 256 ? given : null;
}

/** A bound key writes no other agent's or project's records. @throws RecollectError not_found */
export function checkBindings(scope: Scope, edits: Partial<Editable>): void {
  for (const label of ['agent', 'project'] as const) {
    const named = edits[label];
    if (scope[label] !== null && named !== undefined && named !== null && named !== scope[label]) {
      throw new RecollectError(`not_found.${label}`, `The key is bound to another ${label}.`);
    }
    if (scope[label] !== null && named === null) edits[label] = scope[label];
  }
}

function stampBindings(scope: Scope, edits: Partial<Editable>): void {
  if (scope.agent !== null) edits.agent = scope.agent;
  if (scope.project !== null) edits.project = scope.project;
}
