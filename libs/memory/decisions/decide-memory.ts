import type { DecideInput, decideMemory } from '@contracts/decisions/decisions.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { reviseInput } from '@contracts/revision/revision.operations.js';
import { RecollectError } from '@kernel/errors.js';
import { readId, showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import type { RevisionInput } from '@memory/revision/judgement.js';
import { type SecretFound, SecretGuard } from '@memory/secret-scanning/secret-guard.js';
import { type Prepared, ReviseRecord, type Revised } from '@memory/revision/revise-record.js';
import { ensureUser, epochOf, refuseErased } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { TenantModels } from '@platform/models/tenant-models.js';
import { Clock } from '@kernel/clock.js';
import { DecisionLog, type Noted } from './decision-log.js';
import { type Settled, SettleFact } from './settle-fact.js';
import { Stages } from './stages.js';
import { weighMessage, type Weighed } from './weigh-message.js';

type Answer = OutputOf<typeof decideMemory>;

/** The decision, before anything is written. */
export interface Proposal {
  /** Without secrets, unless they are stored. */
  readonly input: DecideInput;
  readonly secrets: readonly SecretFound[];
  readonly weighed: Weighed;
  /** Null if nothing is worth remembering. */
  readonly fact: { readonly prepared: Prepared; readonly settled: Settled } | null;
  readonly degraded: readonly string[];
  /** The epoch of the user before their memory was read. */
  readonly epoch: number | null;
}

/**
 * Types with which a statement is compared: facts, not messages or summaries. An intention is compared only with intentions: a fact
 * with the same words must not replace it before it was triggered.
 * @param type of the record that would be stored
 */
export function comparedWith(type: string | undefined): readonly string[] {
  return type === 'prospective' ? [type] : ['semantic', 'episodic', 'procedural'];
}
/** Fields whose values name something else. */
const NAMES = new Set(['user_id', 'agent', 'project', 'session_id', 'derived_from']);
const ORDER = ['rules', 'decider', 'model'] as const;

/**
 * Decides whether an exchange is worth remembering, and how it relates to memory. Models are called first; all writes are in one
 * transaction.
 */
@Injectable()
export class DecideMemory {
  constructor(
    private readonly revise: ReviseRecord,
    private readonly facts: SettleFact,
    private readonly models: TenantModels,
    private readonly log: DecisionLog,
    private readonly database: Database,
    private readonly secrets: SecretGuard,
    private readonly clock: Clock,
  ) {}

  /** @throws RecollectError user_required, forbidden, invalid_input, secret_detected */
  async prepare(scope: Scope, asked: DecideInput): Promise<Proposal> {
    if (scope.userId === null) throw new RecollectError('user_required');
    const { input, secrets, epoch } = await this.database.withScope(
      scope,
      async (tx) => {
        const { cleaned, found } = await this.secrets.guard(tx, scope, asked, NAMES);
        return { input: cleaned, secrets: found, epoch: await epochOf(tx, scope) };
      },
      { readOnly: true },
    );
    const stages = new Stages(this.models, scope);
    const weighed = await weighMessage(input, stages);
    const proposed = { input, secrets, epoch, weighed };
    if (weighed.content === null) return { ...proposed, fact: null, degraded: [...stages.degraded] };
    const prepared = await this.revise.prepare(scope, revisionOf(input, weighed, weighed.content), {
      types: comparedWith(weighed.type.toLowerCase()),
    });
    const settled = await this.facts.run(scope, prepared, stages);
    const degraded = [...stages.degraded, ...(prepared.degraded ? ['vector'] : [])];
    return { ...proposed, fact: { prepared, settled }, degraded };
  }

  /** @throws RecollectError learning_paused, erasure_pending, conflict.version (the user was erased since `prepare`), and what a revision throws */
  async runIn(tx: Tx, scope: Scope, proposal: Proposal): Promise<{ readonly answer: Answer; readonly noted: Noted }> {
    const { input, fact } = proposal;
    refuseErased(await ensureUser(tx, scope, scope.userId, this.clock.now()), proposal.epoch);
    const applies = input.apply && fact !== null && isWorth(fact.settled);
    const done = applies ? await this.revise.runIn(tx, scope, fact.prepared, fact.settled.ruling) : null;
    const noted = notedOf(proposal, done);
    const id = await this.log.note(tx, scope, noted);
    return { answer: answerOf(id, proposal, noted, done), noted };
  }
}

const isWorth = ({ relation }: Settled): boolean => relation !== 'restates' && relation !== 'chatter';

function notedOf({ weighed, fact }: Proposal, done: Revised | null): Noted {
  const stores = fact !== null && isWorth(fact.settled);
  const about = fact?.settled.of ?? null;
  return {
    origin: 'request',
    decidedBy: latest(weighed.decidedBy, fact?.settled.decidedBy ?? 'rules'),
    memoryType: stores ? weighed.type : 'NONE',
    shouldStore: stores,
    isUpdate: stores && about !== null,
    confidence: Math.min(weighed.confidence, fact?.settled.confidence ?? 1),
    applied: done !== null,
    recordId: done ? readId(done.answer.id ?? '') : (about?.id ?? null),
  };
}

function answerOf(
  id: string,
  { secrets, weighed, fact, degraded }: Proposal,
  noted: Noted,
  done: Revised | null,
): Answer {
  const { content, key, value } = noted.shouldStore ? weighed : NOTHING;
  const changed = noted.isUpdate ? (fact?.settled.of ?? null) : null;
  return {
    id: showId('decision', id),
    should_store: noted.shouldStore,
    memory_type: noted.memoryType,
    content,
    key,
    value,
    is_update: noted.isUpdate,
    update_memory_id: changed && showId(changed.type, changed.id),
    confidence: Math.round(noted.confidence * 1_000) / 1_000,
    reason: reasonOf(weighed, fact?.settled ?? null),
    decided_by: noted.decidedBy,
    applied: noted.applied,
    ...(done && { record: recordOf(done) }),
    ...(secrets.length > 0 && { secrets_redacted: [...secrets] }),
    degraded: [...degraded],
  };
}

const NOTHING = { content: null, key: null, value: null };

function recordOf({ answer }: Revised): NonNullable<Answer['record']> {
  const { status, id = '', version = 1, superseded } = answer;
  return { status, id, version, superseded: superseded.map((older) => older.id) };
}

const WHAT: Readonly<Record<Settled['relation'], string>> = {
  restates: 'A memory says it already.',
  adds: 'It adds to a memory.',
  changes: 'It takes the place of a memory.',
  contradicts: 'It contradicts a memory.',
  new: 'No memory is about it yet.',
  chatter: 'Compared with what is remembered it tells nothing that lasts.',
};

function reasonOf({ reason }: Weighed, settled: Settled | null): string {
  return settled ? `${reason} ${WHAT[settled.relation]}` : reason;
}

function latest(one: Noted['decidedBy'], other: Noted['decidedBy']): Noted['decidedBy'] {
  return ORDER[Math.max(ORDER.indexOf(one), ORDER.indexOf(other))] ?? 'rules';
}

function revisionOf(input: DecideInput, { type, key, reason, decidedBy }: Weighed, content: string): RevisionInput {
  const { agent, project, session_id, derived_from, occurred_at } = input;
  return reviseInput.parse({
    content,
    type: type.toLowerCase(),
    ...(agent !== undefined && { agent }),
    ...(project !== undefined && { project }),
    ...(session_id !== undefined && { session_id }),
    ...(derived_from && { derived_from }),
    ...(occurred_at && { occurred_at: occurred_at.getTime() }),
    ...(key !== null && { concept: key }),
    provenance: { source: 'decision', decided_by: decidedBy },
    reason,
  });
}
