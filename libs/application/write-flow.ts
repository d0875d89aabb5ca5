import { Injectable } from '@nestjs/common';
import type { Triggered } from '@contracts/cognitive/triggered.js';
import type { RecordInput } from '@contracts/records/record.js';
import { type BatchItem, type StoreOutcome, storeRecord, storeRecords } from '@contracts/records/records.operations.js';
import { Idempotency } from '@governance/idempotency/idempotency.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { FireTriggers } from '@memory/kinds/prospective/fire-triggers.js';
import { QueueLinks, RenewLinks } from '@memory/kinds/semantic/renew-links.js';
import { INTENTION_TYPE } from '@memory/record-store/pending-triggers.query.js';
import { AwaitVectors } from '@memory/records/await-vectors.js';
import { StoreRecord } from '@memory/records/store-record.js';
import { type StoredBatch, StoreRecords } from '@memory/records/store-records.js';
import { HandBack } from '@memory/trust/hand-back.js';
import type { Tx } from '@platform/database/database.js';
import type { Preferences } from './preferences.js';

/** The outcome of one record. `superseded`: it is new and replaces another. */
interface Outcome {
  readonly id?: string | undefined;
  readonly status: string;
}

/** Runs what other rooms do after a write of records, in its transaction: the six kinds and trust. */
@Injectable()
export class AfterWrite {
  constructor(
    private readonly triggers: FireTriggers,
    private readonly links: RenewLinks,
    private readonly queued: QueueLinks,
    private readonly handBack: HandBack,
  ) {}

  /**
   * @param inputs the written records, as sent. An intention triggers none
   * @param outcomes of these records, both edited and new, in the same order
   * @returns the intentions of agents that this write triggers
   */
  async runIn(tx: Tx, scope: Scope, inputs: readonly unknown[], outcomes: readonly Outcome[]): Promise<Triggered[]> {
    await this.links.runIn(
      tx,
      scope,
      keysOf(outcomes, (status) => status === 'updated'),
    );
    await this.queued.runIn(
      tx,
      scope,
      keysOf(outcomes, (status) => status === 'created' || status === 'superseded'),
    );
    const edited = outcomes.filter(({ status }) => status === 'updated');
    await this.handBack.afterWrite(tx, scope, edited.flatMap(({ id }) => readId(id ?? '') ?? [])); // prettier-ignore
    const triggered: Triggered[] = [];
    for (const [agent, texts] of newsOf(scope, await this.whole(tx, scope, inputs, outcomes))) {
      triggered.push(...(await this.triggers.runIn(tx, scope, agent, texts)));
    }
    return triggered;
  }

  /** A record that is stored again keeps the agent and the type that the request leaves out. */
  private async whole(
    tx: Tx,
    scope: Scope,
    inputs: readonly unknown[],
    outcomes: readonly Outcome[],
  ): Promise<readonly Sent[]> {
    const sent = inputs as readonly Sent[];
    const again = sent.flatMap((input, place) => {
      const { id, status } = outcomes[place] ?? {};
      const is = id !== undefined && status !== 'created' && scope.agent === null && !('agent' in input);
      return is ? [{ input, id: readId(id) ?? '' }] : [];
    });
    const labels = await this.triggers.labelsOf(tx, scope, again.map(({ id }) => id)); // prettier-ignore
    const stored = new Map(again.map(({ input, id }) => [input, labels.get(id)]));
    return sent.map((input) => ({ ...stored.get(input), ...input }));
  }
}

type Sent = Readonly<Record<string, unknown>>;

/** Only facts, by the prefix of their ids. */
function keysOf(outcomes: readonly Outcome[], wanted: (status: string) => boolean): string[] {
  return outcomes.flatMap(({ id, status }) => {
    const fact = id?.startsWith('semantic_') === true && wanted(status);
    return fact ? (readId(id) ?? []) : [];
  });
}

/** The texts of records, as sent, by the agent that wrote them. They are checked against the agent's intentions. */
function newsOf(scope: Scope, inputs: readonly Sent[]): Map<string, string[]> {
  const news = new Map<string, string[]>();
  for (const input of inputs) {
    const agent = scope.agent ?? input['agent'];
    if (typeof agent !== 'string' || input['type'] === INTENTION_TYPE || input['shared'] === true) continue;
    const texts = news.get(agent) ?? [];
    for (const text of [input['title'], input['content'], input['working_on']]) {
      if (typeof text === 'string') texts.push(text);
    }
    news.set(agent, texts);
  }
  return news;
}

/** Runs a store, for every protocol: once per Idempotency-Key. Then waits for the vectors if requested. */
@Injectable()
export class WriteFlow {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly one: StoreRecord,
    private readonly many: StoreRecords,
    private readonly vectors: AwaitVectors,
    private readonly after: AfterWrite,
  ) {}

  async store(
    scope: Scope,
    input: RecordInput,
    { idempotencyKey, waitSeconds }: Preferences,
  ): Promise<{ status: number; outcome: StoreOutcome }> {
    const request = { key: idempotencyKey, operation: storeRecord.name, input };
    const { status, body, extra } = await this.idempotency.run(scope, request, async (tx) => {
      const { outcome, jobs } = await this.one.runIn(tx, scope, input);
      const triggered = isWritten(outcome) ? await this.after.runIn(tx, scope, [input], [outcome]) : [];
      return { status: outcome.created ? 201 : 200, body: outcome, extra: { jobs, triggered } };
    });
    const { jobs = [], triggered = [] } = extra ?? {};
    const embedding = await this.vectors.run(scope, body.id, jobs, waitSeconds);
    return { status, outcome: { ...body, embedding, ...(triggered.length > 0 && { triggered }) } };
  }

  /** Waits until these vectors exist, or the time is over. */
  wait(scope: Scope, jobs: readonly string[], { waitSeconds }: Preferences): Promise<void> {
    return this.vectors.wait(scope, jobs, waitSeconds);
  }

  async storeBatch(
    scope: Scope,
    records: readonly unknown[],
    { idempotencyKey, waitSeconds }: Preferences,
  ): Promise<StoredBatch & { readonly triggered?: Triggered[] }> {
    const request = { key: idempotencyKey, operation: storeRecords.name, input: records };
    const { body, extra } = await this.idempotency.run(scope, request, async (tx) => {
      const { batch, jobs } = await this.many.runIn(tx, scope, records);
      const { results } = batch;
      const written = results.filter(isWritten);
      const news = written.map(({ index }) => records[index]);
      const triggered = await this.after.runIn(tx, scope, news, written);
      return { status: 200, body: batch, extra: { jobs, triggered } };
    });
    const { jobs = [], triggered = [] } = extra ?? {};
    await this.vectors.wait(scope, jobs, waitSeconds);
    return triggered.length > 0 ? { ...body, triggered } : body;
  }
}

function isWritten({ status }: Pick<BatchItem, 'status'>): boolean {
  return status === 'created' || status === 'updated';
}
