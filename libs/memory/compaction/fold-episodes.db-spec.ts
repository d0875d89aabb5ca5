import { LIMITS } from '@contracts/limits.js';
import { newId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { EntityMentions } from '@memory/entities/entity-mentions.js';
import { PassageIndex, PassagesRepository } from '@memory/indexing/passage-index.js';
import { MessageHistory } from '@memory/message-history/message-history.js';
import { AddRecords, IndexTexts } from '@memory/record-store/add-records.js';
import { EdgesRepository } from '@memory/record-store/edges.repository.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { Settings } from '@memory/settings/settings.js';
import { InProcessBus, JobSignals } from '@platform/queue/job-signals.js';
import { Outbox } from '@platform/queue/outbox.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { scopeOf } from '@test/support/scratch.js';
import { TravelClock } from '@test/support/travel-clock.js';
import { recordRooms } from '../../../test/isolation/pool-harness.js';
import { CompactionPolicies } from './compaction-policies.js';
import { FoldEpisodes } from './fold-episodes.js';
import { FoldRecords } from './fold-records.js';
import { RunsRepository } from './runs.repository.js';
import { Summarizer, type Summary, type SummaryRequest, type SummarySource } from './summary/summarizer.js';
import { WriteFold } from './write-fold.js';

/** Creates no summary of thanks, and notes what it is called with. */
class ShortSummarizer extends Summarizer {
  /** Happens while a summary is being made. */
  meanwhile: () => Promise<unknown> = () => Promise.resolve();
  readonly calls: { request: SummaryRequest; signal: AbortSignal | undefined }[] = [];

  override async summarize(
    sources: readonly SummarySource[],
    request: SummaryRequest,
    signal?: AbortSignal,
  ): Promise<Summary | null> {
    this.calls.push({ request, signal });
    await this.meanwhile();
    const told = sources.filter(({ content }) => content !== 'Thanks!');
    if (told.length === 0) return null;
    const content = told.map((source) => source.content.slice(0, 20)).join('\n');
    return { content, tokens: 1, language: 'en', sources: new Map() };
  }
}

let test: TestDatabase;
let scope: Scope;
let folds: FoldEpisodes;
let summarizer: ShortSummarizer;
const clock = new TravelClock();

beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  const tenantId = newId();
  await test.admin.query(
    "insert into tenants (tenant_id, name, time_zone, created_at, updated_at) values ($1, 't', 'Asia/Tokyo', now(), now())",
    [tenantId],
  );
  scope = scopeOf({ tenantId, includeShared: false }, ['records:read', 'records:write']);
  const repository = new RecordsRepository();
  const outbox = new Outbox(test.database, new JobSignals(new InProcessBus(), test.database), clock);
  const index = new PassageIndex(new PassagesRepository(), outbox);
  const texts = new IndexTexts(index, new EntityMentions());
  const add = new AddRecords(repository, texts, new MessageHistory(), clock);
  const records = new FoldRecords(add, repository, new EdgesRepository(), texts, clock);
  summarizer = new ShortSummarizer();
  const write = new WriteFold(summarizer, records, new RunsRepository(), clock);
  folds = new FoldEpisodes(write, new CompactionPolicies(new Settings(clock)));
});

async function stored(...texts: readonly string[]): Promise<void> {
  const rooms = recordRooms(test.database);
  for (const [sequence, content] of texts.entries())
    await rooms.store.run(scope, { content, type: 'episodic', agent: 'scout', sequence });
}

const fold = (batchSize: number, summarize: boolean, signal?: AbortSignal, retries?: number) =>
  folds.run(
    (work) => test.database.withScope(scope, work),
    scope,
    { agent: 'scout', batchSize, summarize, actor: 'k', ...(retries !== undefined && { retries }) },
    signal,
  );

it('summarises texts that are too long to join, in the owner’s time zone and as long as the caller waits', async () => {
  await stored('a '.repeat(LIMITS.contentLength / 3), 'b '.repeat(LIMITS.contentLength / 3));
  const { signal } = new AbortController();
  expect(await fold(2, false, signal)).toMatchObject({ content: expect.stringContaining('a a a') });
  expect(summarizer.calls.map(({ request }) => request.timeZone)).toEqual(['Asia/Tokyo']);
  expect(summarizer.calls[0]?.signal).toBe(signal);
});

it('passes over batches of small talk, which have no summary', async () => {
  await stored('Thanks!', 'Thanks!', 'Thanks!', 'Thanks!', 'The ship left.', 'Thanks!', 'Thanks!');
  expect(await fold(2, true)).toMatchObject({ content: 'The ship left.' });
  expect(await fold(2, true)).toBeNull();
});

it('chooses a batch again if one of its episodes changed meanwhile, as often as it may', async () => {
  await stored('The ship left.', 'The ship returned.');
  let edits = 2;
  summarizer.meanwhile = async () => {
    if (edits-- > 0) await test.admin.query('update records set version = version + 1 where tenant_id = $1', [scope.tenantId]); // prettier-ignore
  };
  expect(await fold(2, true)).toBeNull();
  expect(await fold(2, true, undefined, 1)).toMatchObject({ content: 'The ship left.\nThe ship returned.' });
  expect(summarizer.calls).toHaveLength(3);
});
