import { EMBEDDING_STATES, type RecordInput } from '@contracts/records/record.js';
import type { Hints } from '@contracts/records/write-notes.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import { may, type Scope } from '@kernel/scope.js';
import { isObject } from '@kernel/is-object.js';
import type { SecretFound } from '@memory/secret-scanning/scan.js';
import { CUT_FIELD, editsOf } from '@memory/record-store/record.js';
import type { Editable } from '@memory/record-store/record-columns.js';

/** What storing this input does, as far as known without the database. */
export interface RecordPlan {
  /** Null for the tenant's shared memory. */
  readonly userId: string | null;
  /** The client's id, or the server's id if the client sends it. */
  readonly key: string | null;
  /** Null if the client sent no type. */
  readonly type: string | null;
  readonly input: RecordInput;
  readonly createdAt: Date | null;
  readonly derivedFrom: readonly string[];
  /** Number of spans of injected context that were removed from `input`. */
  readonly cut: number;
  /** Secrets that were removed from `input`. */
  readonly secrets: readonly SecretFound[];
  /** Hints about likely mistakes in the input. */
  readonly hints: Hints;
  /** The plan with the secrets, for a policy that stores them. Null if there were none. */
  readonly unredacted: RecordPlan | null;
}

/**
 * Determines the owner and the stored fields. A key's bindings are applied to what it writes: a record of another agent or project
 * is rejected, not relabelled.
 * @throws RecollectError user_required, forbidden, invalid_input, too_large, not_found
 */
export function planRecord(scope: Scope, input: RecordInput): RecordPlan {
  if (input.shared && !may(scope, 'shared:write')) {
    throw new RecollectError('forbidden', 'The key lacks the permission shared:write.');
  }
  // The writer must be able to read what it stores, to know whether the id exists.
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

/** The edits of the plan for a record of this type. If the client sent no type, it is that of the existing record with the id. */
export function editsFor(scope: Scope, plan: RecordPlan, type: string): Partial<Editable> {
  const edits = editsOf(plan.input, type);
  checkBindings(scope, edits);
  if (plan.userId !== null) stampBindings(scope, edits);
  return edits;
}

/** A record that was read and is sent back without `id` is identified by its `external_id`. */
function externalIdOf(input: RecordInput): string | null {
  const given = input['external_id'];
  return typeof given === 'string' && given.length > 0 && given.length <= 256 ? given : null;
}

/** A bound key cannot write records of another agent or project. @throws RecollectError not_found */
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

type Fits = (value: unknown) => boolean;

const isText: Fits = (value) => typeof value === 'string';
const isTime: Fits = (value) => isText(value) || Number.isSafeInteger(value);
const isState: Fits = (value) => (EMBEDDING_STATES as readonly unknown[]).includes(value);
const isFlag: Fits = (value) => typeof value === 'boolean';

/** Server-owned names and the values that responses contain. A client may send back what it read. */
const ANSWERED: Readonly<Record<string, Fits>> = {
  external_id: isText,
  updated_at: isTime,
  recorded_at: isTime,
  superseded_at: isTime,
  superseded_by: isText,
  version: Number.isSafeInteger,
  embedding: (value) => isState(value) || (isObject(value) && isState(value['state'])),
  compressed: isFlag,
  quarantined: isFlag,
  source_messages: Array.isArray,
  secrets_redacted: Array.isArray,
  [CUT_FIELD]: Number.isSafeInteger,
};

/**
 * Rejects a client field with a server-owned name and another kind of value: it would be lost or come back changed.
 * @throws RecollectError invalid_input
 */
function refuseCollisions(input: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(input)) {
    const fits = Object.hasOwn(ANSWERED, name) ? ANSWERED[name] : undefined;
    if (fits === undefined || value === undefined || value === null || fits(value)) continue;
    throw invalid(name, 'is a name of the server’s own: give your field another, or put it into metadata');
  }
}
