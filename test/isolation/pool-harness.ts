import { recordInput } from '@contracts/records/record.js';
import { Clock } from '@kernel/clock.js';
import { newId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { ContextMarkers } from '@memory/context-markers/context-markers.js';
import { SecretGuard } from '@memory/secret-scanning/secret-guard.js';
import { Settings } from '@memory/settings/settings.js';
import { EntityMentions } from '@memory/entities/entity-mentions.js';
import { PassageIndex, PassagesRepository } from '@memory/indexing/passage-index.js';
import { DerivedSummaries } from '@memory/record-store/derived-summaries.js';
import { MessageHistory } from '@memory/message-history/message-history.js';
import { AddRecords, IndexTexts } from '@memory/record-store/add-records.js';
import { EdgesRepository } from '@memory/record-store/edges.repository.js';
import { EditRecord } from '@memory/record-store/edit-record.js';
import { GetRecord } from '@memory/records/get-record.js';
import { ListRecords } from '@memory/records/list-records.js';
import { RecordAccessRepository } from '@memory/record-store/record-access.repository.js';
import { RecordUses } from '@memory/records/record-uses.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { ReinforceRecords } from '@memory/records/reinforce-records.js';
import { RecordPlans } from '@memory/records/record-plans.js';
import { StoreRecord } from '@memory/records/store-record.js';
import { listRecords } from '@contracts/records/records.operations.js';
import type { Database } from '@platform/database/database.js';
import { InProcessBus, JobSignals } from '@platform/queue/job-signals.js';
import { Outbox } from '@platform/queue/outbox.js';
import { scopeOf } from '@test/support/scratch.js';
import { sql } from 'drizzle-orm';
import type pg from 'pg';

export const TENANTS = 20;
/** The number of concurrent callers: more than there are connections, so that every connection changes hands. */
const CALLERS = 40;
/** The operations of one caller in sequence: a store, a list, and bare reads. */
const TURNS = 8;

/** The results of a run. `own` and `missing` are counted in the reads of callers who have stored something. */
export interface PoolReport {
  readonly operations: number;
  /** Rows of another tenant or user that a read returned. */
  readonly foreign: number;
  /** Those among them that a use case returned, whose own predicates apply beside row-level security. */
  readonly foreignFromUseCases: number;
  readonly own: number;
  /** Records of the caller's own that were acknowledged before the read and that it did not find. */
  readonly missing: number;
  /** Operations that failed. */
  readonly refused: number;
}

/** All callers use the same ids, so that each has the same name for another's record. */
const NAMES = Array.from({ length: 10 }, (_, index) => `note-${index}`);

export function recordRooms(database: Database) {
  const clock = new Clock();
  const records = new RecordsRepository();
  const outbox = new Outbox(database, new JobSignals(new InProcessBus(), database), clock);
  const index = new PassageIndex(new PassagesRepository(), outbox);
  const texts = new IndexTexts(index, new EntityMentions());
  const access = new RecordAccessRepository();
  const derived = new DerivedSummaries(records, index, outbox, clock);
  const uses = new RecordUses(new ReinforceRecords(database, access, clock), clock);
  const add = new AddRecords(records, texts, new MessageHistory(), clock);
  const plans = new RecordPlans(new ContextMarkers({ all: [] }), new SecretGuard(new Settings(clock)), clock);
  return {
    records,
    derived,
    store: new StoreRecord(
      database,
      records,
      add,
      new EditRecord(records, access, texts, derived, clock),
      new EdgesRepository(),
      plans,
    ),
    list: new ListRecords(database, clock),
    get: new GetRecord(database, records, uses, clock),
  };
}

/** Two users in each of 20 tenants. The users have the same names everywhere. */
export async function makeTenants(admin: pg.Pool): Promise<Scope[]> {
  const scopes: Scope[] = [];
  for (let tenant = 0; tenant < TENANTS; tenant += 1) {
    const tenantId = newId();
    await admin.query(
      "insert into tenants (tenant_id, name, created_at, updated_at) values ($1, 'a tenant', now(), now())",
      [tenantId],
    );
    for (const userId of ['ada', 'eve']) scopes.push(scopeOf({ tenantId, userId }));
  }
  return scopes;
}

/**
 * Runs the mixed `operations` of all callers over the database's pool: stores and lists through their use cases, and
 * reads without a user, which only row-level security restricts.
 */
export async function interleave(
  database: Database,
  scopes: readonly Scope[],
  operations: number,
): Promise<PoolReport> {
  const run = new Run(database);
  let next = 0;
  const caller = async (): Promise<void> => {
    while (next < operations) {
      const turn = next;
      next += 1;
      // Each caller's operations are adjacent, and neighbours are of different tenants.
      const scope = scopes[(Math.floor(turn / TURNS) * 7) % scopes.length];
      if (scope) await run.one(scope, turn);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return run.report;
}

class Run {
  readonly report = { operations: 0, foreign: 0, foreignFromUseCases: 0, own: 0, missing: 0, refused: 0 };
  private readonly rooms;
  /** By caller: the acknowledged names. */
  private readonly stored = new Map<string, Set<string>>();

  constructor(private readonly database: Database) {
    this.rooms = recordRooms(database);
  }

  async one(scope: Scope, turn: number): Promise<void> {
    this.report.operations += 1;
    try {
      if (turn % TURNS === 0) await this.store(scope, NAMES[Math.floor(turn / TURNS / 40) % NAMES.length] ?? '');
      else if (turn % TURNS === 1) await this.list(scope);
      else await this.select(scope);
    } catch {
      this.report.refused += 1;
    }
  }

  private async store(scope: Scope, name: string): Promise<void> {
    const content = signature(scope);
    await this.rooms.store.run(
      scope,
      recordInput.parse({ id: name, content, metadata: { turn: this.report.operations } }),
    );
    const names = this.stored.get(content) ?? new Set();
    this.stored.set(content, names.add(name));
  }

  private async list(scope: Scope): Promise<void> {
    const expected = this.acknowledged(scope);
    const { records } = await this.rooms.list.run(scope, listRecords.query.parse({ limit: 1000 }));
    this.report.foreignFromUseCases += this.judge(
      scope,
      expected,
      records.map(({ content, external_id: name }) => ({ content, name: name ?? '' })),
    );
  }

  private async select(scope: Scope): Promise<void> {
    const expected = this.acknowledged(scope);
    const { rows } = await this.database.withScope(scope, (tx) =>
      tx.execute<{ content: string; name: string }>(sql`select content, external_id as name from records`),
    );
    this.judge(scope, expected, rows);
  }

  private acknowledged(scope: Scope): readonly string[] {
    return [...(this.stored.get(signature(scope)) ?? [])];
  }

  /** Counts the results and returns how many of them were foreign. */
  private judge(scope: Scope, expected: readonly string[], rows: readonly { content: string; name: string }[]): number {
    const own = new Set(rows.filter(({ content }) => content === signature(scope)).map(({ name }) => name));
    const foreign = rows.length - own.size;
    this.report.own += own.size;
    this.report.foreign += foreign;
    this.report.missing += expected.filter((name) => !own.has(name)).length;
    return foreign;
  }
}

/** Names the owner in the content. */
function signature(scope: Scope): string {
  return `the note of ${scope.userId} in ${scope.tenantId}`;
}
