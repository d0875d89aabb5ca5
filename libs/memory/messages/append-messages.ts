import { type Appended, type appendMessages, readSaid } from '@contracts/messages/messages.operations.js';
import { isMessage, MESSAGE_TYPE, type RecordInput } from '@contracts/records/record.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import { readId, showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { EventLoopTurns } from '@kernel/event-loop-turns.js';
import { MessageHistory } from '@memory/message-history/message-history.js';
import { AddRecords } from '@memory/record-store/add-records.js';
import { ensureUser, refuseErased } from '@memory/users/ensure-user.js';
import { editsFor, type RecordPlan, RecordPlans } from '@memory/records/record-plans.js';
import type { Editable } from '@memory/record-store/record-columns.js';
import { givesWay } from '@memory/record-store/trust.js';
import { RecordsRepository, type NewRecord } from '@memory/record-store/records.repository.js';
import { Heard } from '@memory/secret-scanning/assignments.js';
import { newRecord, refuseOtherWords, showSecrets } from '@memory/records/store-record.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { recordOf } from './message.js';
import { placesOf } from './places.query.js';

export type AppendRequest = InputOf<typeof appendMessages>['body'];

export interface Append {
  readonly answer: OutputOf<typeof appendMessages>;
  /** Outbox ids of the jobs that compute their vectors. */
  readonly jobs: readonly string[];
  /** The epoch of the user. */
  readonly epoch: number;
}

/** A message that exists, or is about to be stored. */
interface Known {
  readonly row: Editable & Pick<NewRecord, 'id' | 'externalId' | 'type'> & { readonly userId: string | null };
  /** Null if it exists and its place has not been read yet. */
  readonly sequence: number | null;
}

/** Appends to the history of one user and agent: all messages of a request in order, or none. */
@Injectable()
export class AppendMessages {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly add: AddRecords,
    private readonly history: MessageHistory,
    private readonly plans: RecordPlans,
  ) {}

  run(scope: Scope, request: AppendRequest): Promise<Append> {
    return this.database.withScope(scope, (tx) => this.runIn(tx, scope, request));
  }

  /**
   * @param begunIn the epoch of the user when the messages were made, if that was earlier: see `refuseErased`
   * @throws RecollectError user_required, not_found (another agent or project), conflict (different content under an existing id)
   */
  async runIn(tx: Tx, scope: Scope, request: AppendRequest, begunIn: number | null = null): Promise<Append> {
    const plans: RecordPlan[] = [];
    const heard = new Heard();
    const turns = new EventLoopTurns();
    for (const [index, message] of request.messages.entries()) {
      await turns.yieldToEventLoop();
      plans.push(await this.plan(tx, scope, recordOf(message, request), index, heard));
    }
    const now = this.plans.now();
    const writer = await ensureUser(tx, scope, scope.userId, now);
    refuseErased(writer, begunIn);
    const agent = scope.agent ?? request.agent ?? null;
    let last = (await this.history.lock(tx, writer, [agent], now)).get(agent) ?? 0;
    // Under the lock: of two concurrent identical requests the second finds what the first stored.
    const known = await this.known(tx, scope, plans);
    const fresh: NewRecord[] = [];
    const outcomes: (Known & { readonly plan: RecordPlan; readonly status: Appended['status'] })[] = [];
    for (const [index, plan] of plans.entries()) {
      await turns.yieldToEventLoop();
      const there = plan.key === null ? undefined : known.get(plan.key);
      if (there) {
        sameWords(there, { ...inMessage(index, () => editsFor(scope, plan, MESSAGE_TYPE)), agent }, index);
        outcomes.push({ ...there, plan, status: 'unchanged' });
        continue;
      }
      last += 1;
      const row = { ...inMessage(index, () => newRecord(scope, plan, writer, now)), agent, sequence: last };
      fresh.push(row);
      const added = { row: { ...row, userId: writer.userId }, sequence: last };
      if (plan.key !== null) known.set(plan.key, added);
      outcomes.push({ ...added, plan, status: 'created' });
    }
    const { inserted, held, jobs } = await this.add.runIn(tx, writer, fresh);
    // Another transaction stored it meanwhile in another history, because we hold the lock on ours: its content differs in any case.
    if (inserted.size < fresh.length) throw taken();
    const old = outcomes.filter(({ sequence }) => sequence === null).map(({ row }) => row.id);
    const places = await placesOf(tx, scope, old);
    const messages = outcomes.map(({ row, sequence, status, plan }, index): Appended => ({
      id: showId(row.type, row.id),
      external_id: row.externalId ?? undefined,
      sequence: sequence ?? places.get(row.id) ?? 0,
      status,
      marked_parts: readSaid(request.messages[index]!).marked,
      quarantined: held.has(row.id) || undefined,
      injected_context_cut: plan.cut || undefined,
      secrets_redacted: showSecrets(plan.secrets),
      hints: plan.hints,
    }));
    const created = fresh.length;
    return { answer: { messages, created, unchanged: messages.length - created }, jobs, epoch: writer.epoch };
  }

  /** @throws RecollectError invalid_input with the index of a message that is only injected context */
  private async plan(tx: Tx, scope: Scope, input: RecordInput, index: number, heard: Heard): Promise<RecordPlan> {
    try {
      return await this.plans.settle(tx, scope, this.plans.make(scope, input, heard));
    } catch (error) {
      throw ofMessage(index, error);
    }
  }

  /** The existing messages with one of these ids, by id. */
  private async known(tx: Tx, scope: Scope, plans: readonly RecordPlan[]): Promise<Map<string, Known>> {
    const keys = plans.map(({ key }) => key).filter((key) => key !== null);
    if (keys.length === 0) return new Map();
    const found = await this.records.named(tx, scope, scope, keys);
    const outdone = found.filter((row) => givesWay(scope, row));
    await this.add.clear(tx, scope.tenantId, outdone);
    const rows = found.filter((row) => !outdone.includes(row));
    return new Map(
      keys.flatMap((key) => {
        const id = readId(key);
        const row = rows.find((one) => one.id === id) ?? rows.find((one) => one.externalId === key);
        return row ? [[key, { row, sequence: null }] as const] : [];
      }),
    );
  }
}

function inMessage<T>(index: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw ofMessage(index, error);
  }
}

/** The same error, with the place of the message in its fields. A message has one long field that records do not know. */
function ofMessage(index: number, error: unknown): unknown {
  if (!(error instanceof RecollectError) || error.errors.length === 0) return error;
  const wrong = error.errors.map(({ field, message }) => {
    const own = field === '(other fields)' ? 'tool_calls' : field;
    return { field: `messages[${index}].${own}`, message };
  });
  return new RecollectError(error.code, `${wrong[0]?.field}: ${wrong[0]?.message}`, wrong, { cause: error });
}

function sameWords({ row }: Known, edits: Partial<Editable>, index: number): void {
  if (!isMessage(row.type, row.userId)) throw taken();
  refuseOtherWords(row, edits, `messages[${index}].id`);
}

function taken(): RecollectError {
  return new RecollectError('conflict.duplicate_id', 'The id belongs to a record that is not this message.');
}
