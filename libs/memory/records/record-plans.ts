import { Injectable } from '@nestjs/common';
import {
  MESSAGE_TYPE,
  EMBEDDING_STATES,
  type RecordInput,
  recordInput,
  recordOutput,
} from '@contracts/records/record.js';
import { knownNames, nearName } from '@contracts/field-names.js';
import { label } from '@contracts/primitives.js';
import type { Hints } from '@contracts/records/write-notes.js';
import { Clock } from '@kernel/clock.js';
import { DAY_MS } from '@kernel/durations.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import { isObject } from '@kernel/is-object.js';
import { may, type Scope } from '@kernel/scope.js';
import { ContextMarkers } from '@memory/context-markers/context-markers.js';
import { CUT_FIELD, editsOf } from '@memory/record-store/record.js';
import type { Editable } from '@memory/record-store/record-columns.js';
import type { Heard } from '@memory/secret-scanning/assignments.js';
import { scanForSecrets, type SecretFound, SecretGuard } from '@memory/secret-scanning/secret-guard.js';
import type { Tx } from '@platform/database/database.js';

/** Names that a client may send because it read them in a response. */
const KNOWN = knownNames([...Object.keys(recordInput.shape), ...Object.keys(recordOutput.shape), 'embedding']);
/** Maximum per response. */
const MOST = 20;
/** A later date is more likely an error than a plan. */
const AHEAD_MS = 366 * DAY_MS;

/** Hints about input that is stored as sent but may be a mistake. Undefined if there are none. */
export function hintsFor(input: Partial<RecordInput>, now: Date): Hints {
  const hints = [...unlikelyNames(input), ...unlikelyDates(input, now)].slice(0, MOST);
  return hints.length > 0 ? hints : undefined;
}

function* unlikelyNames(input: Partial<RecordInput>) {
  for (const [field, value] of Object.entries(input)) {
    const meant = value === undefined ? null : nearName(field, KNOWN);
    if (meant !== null) yield { field, message: `is kept as a field of your own; is ${meant} meant?` };
  }
}

function* unlikelyDates(
  { created_at, occurred_at, valid_from, valid_to, expires_at }: Partial<RecordInput>,
  now: Date,
) {
  for (const [field, date] of Object.entries({ created_at, occurred_at, valid_from, valid_to, expires_at })) {
    // In an edit `created_at` is whatever was sent, and is not stored.
    if (!(date instanceof Date)) continue;
    const year = date.getUTCFullYear();
    if (year === 1970) yield { field, message: 'lies in 1970; are Unix seconds sent where milliseconds are meant?' };
    else if (field === 'expires_at' && date.getTime() <= now.getTime()) {
      yield { field, message: 'lies in the past: it is stored as expired, and searches and lists leave it out' };
    }
    const happened = field === 'created_at' || field === 'occurred_at';
    if (happened && date.getTime() - now.getTime() > AHEAD_MS) {
      yield { field, message: `lies in ${year}, more than a year ahead, though it says when something was` };
    }
  }
}

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
function planRecord(scope: Scope, input: RecordInput): RecordPlan {
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
  return typeof given === 'string' && given !== '' ? given : null;
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
  // No response contains one that is not a valid id. If it were stored, no import would accept an export of the record.
  external_id: (value) => value === '' || label.safeParse(value).success,
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
    throw invalid(name, 'is a name that the server uses: rename your field, or put it into metadata');
  }
}

/** Ids and labels are not cleaned: a changed one would refer to something else. */
const NAMES = new Set([
  'id', 'external_id', 'user_id', 'type', 'agent', 'project', 'session_id', 'role', 'language', 'derived_from',
  'tool_call_id',
]); // prettier-ignore

/** Plans what is stored, without injected context that comes back and without secrets. */
@Injectable()
export class RecordPlans {
  constructor(
    private readonly marks: ContextMarkers,
    private readonly secrets: SecretGuard,
    private readonly clock: Clock,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  /**
   * A plan without secrets. Pass it to `settle` before storing it.
   * @param heard passwords in the same request, whose repetitions are secrets too
   * @throws RecollectError as `planRecord`, and invalid_input if nothing remains
   */
  make(scope: Scope, input: RecordInput, heard?: Heard): RecordPlan {
    const { input: cleaned, spans } = this.marks.cutFrom(input, scope.tenantId);
    // A message is the same with or without injected context, so the number of cuts is not stored.
    const noted = spans > 0 && input.type !== MESSAGE_TYPE ? { ...cleaned, [CUT_FIELD]: spans } : cleaned;
    const { cleaned: redacted, found } = scanForSecrets(noted, NAMES, heard);
    const hints = hintsFor(input, this.now());
    const plan = { ...planRecord(scope, redacted), cut: spans, secrets: found, hints };
    return found.length === 0 ? plan : { ...plan, unredacted: { ...planRecord(scope, noted), cut: spans, hints } };
  }

  /** Applies the secrets policy of the owner to the plan. @throws RecollectError secret_detected */
  async settle(tx: Tx, { tenantId }: Scope, plan: RecordPlan): Promise<RecordPlan> {
    const decision = await this.secrets.decide(tx, { tenantId, userId: plan.userId }, plan.secrets);
    return decision === 'off' && plan.unredacted ? plan.unredacted : plan;
  }

  /** The fields of an edit to a record of this owner, without injected context and secrets. */
  async clean<Edit extends Partial<RecordInput>>(
    tx: Tx,
    scope: Scope,
    userId: string | null,
    edit: Edit,
  ): Promise<{ readonly input: Edit; readonly secrets: readonly SecretFound[] }> {
    const { input, spans } = this.marks.cutFrom(edit, scope.tenantId);
    const noted = spans > 0 ? { ...input, [CUT_FIELD]: spans } : input;
    const owner = { tenantId: scope.tenantId, userId };
    const { cleaned, found } = await this.secrets.guard(tx, owner, noted, NAMES);
    return { input: cleaned, secrets: found };
  }
}
