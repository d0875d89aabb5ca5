import { COMPACTION_DEFAULTS, compactionSettings } from '@contracts/compaction/compaction.settings.js';
import { newId, readId, showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { EntityMentions } from '@memory/entities/entity-mentions.js';
import { PassageIndex, PassagesRepository } from '@memory/indexing/passage-index.js';
import { MessageHistory } from '@memory/message-history/message-history.js';
import { AddRecords, IndexTexts } from '@memory/record-store/add-records.js';
import { EdgesRepository } from '@memory/record-store/edges.repository.js';
import { DerivedSummaries } from '@memory/record-store/derived-summaries.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { Settings } from '@memory/settings/settings.js';
import { Outbox } from '@platform/queue/outbox.js';
import { InProcessBus, JobSignals } from '@platform/queue/job-signals.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { newTenant, failure, scopeOf } from '@test/support/scratch.js';
import { TravelClock } from '@test/support/travel-clock.js';
import { FoldRecords } from './fold-records.js';
import { recordRooms } from '../../../test/isolation/pool-harness.js';
import { CompactScope } from './compact-scope.js';
import { CompactionPolicies } from './compaction-policies.js';
import { episodesById } from './episodes.query.js';
import { RefoldRecords } from './refold-records.js';
import { RunsRepository } from './runs.repository.js';
import { Summarizer, type Summary, type SummarySource } from './summary/summarizer.js';
import { UndoRun } from './undo-run.js';
import { type FoldReason, type MadeFold, WriteFold } from './write-fold.js';

/** Returns every text as it is, because the tables do not depend on the summary's text. */
class WholeTexts extends Summarizer {
  override async summarize(sources: readonly SummarySource[]): Promise<Summary> {
    asked += 1;
    await meanwhile();
    const content = sources.map((source) => source.content).join('\n');
    const carried = sources.map(({ id }) => [id, { spans: [], kept: 1 }] as const);
    return { content, tokens: 1, language: 'en', sources: new Map(carried) };
  }
}

/** Happens while a summary is being made. */
let meanwhile: () => unknown = () => undefined;
/** Number of summaries created. */
let asked = 0;
let test: TestDatabase;
let folds: WriteFold;
let records: FoldRecords;
let derived: DerivedSummaries;
let scope: Scope;
const clock = new TravelClock();

beforeAll(async () => {
  test = await openTestDatabase({ poolMax: 10 });
});
afterAll(() => test.close());
beforeEach(async () => {
  const tenantId = await newTenant(test.admin);
  scope = scopeOf({ tenantId, includeShared: false }, ['records:read', 'records:write']);
  const repository = new RecordsRepository();
  const outbox = new Outbox(test.database, new JobSignals(new InProcessBus(), test.database), clock);
  const index = new PassageIndex(new PassagesRepository(), outbox);
  const texts = new IndexTexts(index, new EntityMentions());
  const add = new AddRecords(repository, texts, new MessageHistory(), clock);
  records = new FoldRecords(add, repository, new EdgesRepository(), texts, clock);
  folds = new WriteFold(new WholeTexts(), records, new RunsRepository(), clock);
  derived = new DerivedSummaries(repository, index, outbox, clock);
});

async function stored(count = 3): Promise<string[]> {
  const rooms = recordRooms(test.database);
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const { outcome } = await rooms.store.run(scope, { content: `turn ${i}`, type: 'message' });
    ids.push(readId(outcome.id)!);
  }
  return ids;
}

const transact = <T>(work: Parameters<typeof test.database.withScope<T>>[1]) => test.database.withScope(scope, work);

async function made(ids: readonly string[]): Promise<MadeFold> {
  const of = { tenantId: scope.tenantId, userId: scope.userId, agent: null, project: null };
  const episodes = await transact((tx) => episodesById(tx, of, ids));
  return folds.make(transact, scope, { episodes, policy: COMPACTION_DEFAULTS }, 'UTC');
}
const reason: FoldReason = { trigger: 'age', actor: 'job', shrink: 0, timeZone: 'UTC' };
const write = (fold: MadeFold, why = reason) => transact((tx) => folds.write(tx, scope, scope.userId, fold, why));

async function rows(): Promise<Record<string, number>> {
  const { rows: counted } = await test.admin.query<Record<string, number>>(
    `select (select count(*)::int from records where tenant_id = $1 and type = 'summary') as summaries,
       (select count(*)::int from records where tenant_id = $1 and compressed) as folded,
       (select count(*)::int from edges where tenant_id = $1) as edges,
       (select count(*)::int from compaction_runs where tenant_id = $1) as runs,
       (select count(*)::int from compaction_members where tenant_id = $1) as members`,
    [scope.tenantId],
  );
  return counted[0]!;
}
const NOTHING = { summaries: 0, folded: 0, edges: 0, runs: 0, members: 0 };
const ONE_FOLD = { summaries: 1, folded: 3, edges: 6, runs: 1, members: 4 };

it('writes run, summary, lineage and flags together', async () => {
  expect(await write(await made(await stored()))).toBe(true);
  expect(await rows()).toEqual(ONE_FOLD);
});

it('leaves nothing behind if it fails midway', async () => {
  const fold = await made(await stored());
  await test.admin.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
     create trigger refuse before insert on compaction_members for each row execute function refuse()`,
  );
  try {
    await failure(write(fold));
  } finally {
    await test.admin.query('drop trigger refuse on compaction_members; drop function refuse()');
  }
  expect(await rows()).toEqual(NOTHING);
  expect(await write(fold)).toBe(true);
});

it.each([
  ['was edited', `update records set version = 2 where id = $1`],
  ['was forgotten', `update records set forgotten_at = now() where id = $1`],
  ['was pinned', `update records set pinned = true where id = $1`],
  ['came under legal hold', `update records set legal_hold = true where id = $1`],
  ['was folded by another', `update records set compressed = true where id = $1`],
  ['was deleted', `delete from records where id = $1`],
])('writes nothing when a source %s since it was read', async (_, change) => {
  const ids = await stored();
  const fold = await made(ids);
  await test.admin.query(change, [ids[1]]);
  expect(await write(fold)).toBe(false);
  expect(await rows()).toMatchObject({ summaries: 0, runs: 0, edges: 0 });
});

it('folds once if two write the same fold at once', async () => {
  const fold = await made(await stored());
  expect((await Promise.all([write(fold), write(fold), write(fold)])).filter(Boolean)).toHaveLength(1);
  expect(await rows()).toEqual(ONE_FOLD);
});

it('does not automatically repeat a fold that was undone, but does on request', async () => {
  const ids = await stored();
  await write(await made(ids));
  await test.admin.query(`delete from records where tenant_id = $1 and type = 'summary'`, [scope.tenantId]);
  await test.admin.query(`update records set compressed = false where tenant_id = $1`, [scope.tenantId]);
  await test.admin.query(`update compaction_runs set status = 'undone' where tenant_id = $1`, [scope.tenantId]);
  const again = await made(ids);
  expect(await write(again)).toBe(false);
  expect(await write(again, { ...reason, trigger: 'explicit' })).toBe(true);
});

it('calls no model again for an undone fold', async () => {
  await stored(10);
  await test.admin.query(`update records set occurred_at = now() - interval '90 days' where tenant_id = $1`, [
    scope.tenantId,
  ]);
  const policies = new CompactionPolicies(new Settings(clock));
  const compact = new CompactScope(policies, folds, clock);
  const of = { tenantId: scope.tenantId, userId: scope.userId, agent: null, project: null };
  const request = {
    scope: of,
    before: null,
    force: true,
    partial: false,
    strategy: null,
    trigger: 'explicit',
    actor: 'k',
  } as const;
  expect(await compact.run(transact, scope, request, nobodyStops)).toBe(1);
  await undo(await foldedRun());
  await transact((tx) =>
    new Settings(clock).put(tx, of, compactionSettings, { enabled: true, max_importance: 1 }, { by: 'k' }),
  );
  const before = asked;
  expect(await compact.run(transact, scope, { ...request, trigger: 'age' }, nobodyStops)).toBe(0);
  expect(asked).toBe(before);
});

async function foldedRun(): Promise<string> {
  const { rows: runs } = await test.admin.query<{ id: string }>(
    `select id from compaction_runs where tenant_id = $1 order by started_at, id`,
    [scope.tenantId],
  );
  return showId('run', runs[0]!.id);
}
const undo = (run: string) => new UndoRun(test.database, new RunsRepository(), records, clock).run(scope, run);
const nobodyStops = new AbortController().signal;

it('does not fold again what was undone while one of its sources was being deleted', async () => {
  const ids = await stored(4);
  await write(await made(ids));
  await transact((tx) => derived.drop(tx, scope, scope.userId, [ids[0]!]));
  await undo(await foldedRun());
  const refold = new RefoldRecords(
    new CompactionPolicies(new Settings(clock)), new RunsRepository(), folds, clock,
  ); // prettier-ignore
  await refold.run(transact, scope, ids.slice(1), nobodyStops);
  expect(await rows()).toMatchObject({ summaries: 0, folded: 0, runs: 1 });
});

it('folds the rest anew if one of its sources is edited while the summary is made', async () => {
  const ids = await stored(4);
  await write(await made(ids));
  await transact((tx) => derived.drop(tx, scope, scope.userId, [ids[0]!]));
  const refold = new RefoldRecords(
    new CompactionPolicies(new Settings(clock)), new RunsRepository(), folds, clock,
  ); // prettier-ignore
  let edits = 2;
  meanwhile = async () => {
    if (edits-- > 0) await test.admin.query('update records set version = version + 1 where id = $1', [ids[1]]);
  };
  asked = 0;
  await refold.run(transact, scope, ids.slice(1), nobodyStops);
  expect(await rows()).toMatchObject({ summaries: 1, folded: 3, runs: 2 });
  expect(asked).toBe(3);
  // Whoever edits without end does not hold the job for ever.
  await transact((tx) => derived.drop(tx, scope, scope.userId, [ids[0]!, ids[1]!]));
  edits = 1_000;
  asked = 0;
  await refold.run(transact, scope, ids.slice(1), nobodyStops);
  meanwhile = () => undefined;
  expect([asked, await rows()]).toEqual([5, expect.objectContaining({ summaries: 0, folded: 0 })]);
});

it('undoes no more than is still folded by the run', async () => {
  const ids = await stored(4);
  await write(await made(ids));
  // One source was edited: its summary is gone, and another run has folded the rest meanwhile.
  await transact((tx) => derived.drop(tx, scope, scope.userId, [ids[0]!]));
  const first = await foldedRun();
  clock.forward(1_000);
  expect(await write(await made(ids.slice(1)))).toBe(true);
  await undo(first);
  expect(await rows()).toMatchObject({ summaries: 1, folded: 3 });
});

it('quarantines a summary under legal hold instead of deleting it with a source', async () => {
  const ids = await stored();
  await write(await made(ids));
  await test.admin.query(`update records set legal_hold = true where tenant_id = $1 and type = 'summary'`, [
    scope.tenantId,
  ]);
  const freed = await transact((tx) => derived.drop(tx, scope, scope.userId, [ids[0]!]));
  expect([...freed].sort()).toEqual([...ids].sort());
  const { rows: summaries } = await test.admin.query(
    `select quarantined from records where tenant_id = $1 and type = 'summary'`,
    [scope.tenantId],
  );
  expect(summaries).toEqual([{ quarantined: true }]);
});

it('also deletes summaries of summaries', async () => {
  const ids = await stored();
  await write(await made(ids));
  const { rows: first } = await test.admin.query<{ id: string }>(
    `select id from records where tenant_id = $1 and type = 'summary'`,
    [scope.tenantId],
  );
  const upper = newId();
  await test.admin.query(
    `insert into records (tenant_id, id, user_id, type, content, language, occurred_at, created_at, recorded_at)
     values ($1, $2, 'ada', 'summary', 'of summaries', 'en', now(), now(), now())`,
    [scope.tenantId, upper],
  );
  await test.admin.query(
    `insert into edges (tenant_id, from_id, type, to_id, user_id, properties, created_at)
     values ($1, $2, 'CONSOLIDATES', $3, 'ada', '{"kind":"global"}', now())`,
    [scope.tenantId, upper, first[0]!.id],
  );
  await transact((tx) => derived.drop(tx, scope, scope.userId, [ids[0]!]));
  expect(await rows()).toMatchObject({ summaries: 0, folded: 0 });
});
