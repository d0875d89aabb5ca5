import { Clock } from '@kernel/clock.js';
import { newId, readId } from '@kernel/ids.js';
import type { linkFactsJob } from '@contracts/jobs.js';
import type { Scope } from '@kernel/scope.js';
import { EdgesRepository } from '@memory/record-store/edges.repository.js';
import { Settings } from '@memory/settings/settings.js';
import type { JobContext } from '@platform/queue/handler.js';
import { recordRooms } from '@test/isolation/pool-harness.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { newTenant, scopeOf } from '@test/support/scratch.js';
import { KindSettings } from '../kind-settings.js';
import { LinkFactsHandler } from './link-facts.handler.js';
import { RenewLinks } from './renew-links.js';

/** Advances a minute each time it is read, so everything that is timed takes too long. */
class SlowClock extends Clock {
  private looks = 0;

  override now(): Date {
    this.looks += 1;
    return new Date(Date.now() + this.looks * 60_000);
  }
}

let test: TestDatabase;
let scope: Scope;

beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

beforeEach(async () => {
  const tenantId = await newTenant(test.admin);
  scope = scopeOf({ tenantId }, ['records:read', 'records:write']);
});

function handlerBy(clock: Clock): LinkFactsHandler {
  const settings = new KindSettings(test.database, new Settings(clock));
  return new LinkFactsHandler(new RenewLinks(new EdgesRepository(), settings, clock), clock);
}

/** Runs the job as often as it hands itself back, and returns what each run left. */
async function runAll(handler: LinkFactsHandler, ids: readonly string[]): Promise<string[][]> {
  const left: string[][] = [[...ids]];
  for (let next: string[] | undefined = [...ids]; next;) {
    const payload = { record_ids: next };
    next = undefined;
    await handler.run({
      payload,
      scope,
      withScope: (work) => test.database.withScope(scope, work),
      close: () => Promise.resolve(),
      passOn: (_tx, rest) => {
        left.push((next = rest.record_ids));
        return Promise.resolve();
      },
    } as Pick<JobContext<typeof linkFactsJob>, 'payload' | 'scope' | 'withScope' | 'close' | 'passOn'> as JobContext<typeof linkFactsJob>); // prettier-ignore
  }
  return left;
}

it('holds the database for a short time at once, and links everything', async () => {
  const { store } = recordRooms(test.database);
  const ids: string[] = [];
  for (const place of ['Oslo', 'Graz', 'Porto', 'Turin']) {
    const content = `The old harbour crane of the town stands in ${place}`;
    ids.push(readId((await store.run(scope, { content, agent: 'one' })).outcome.id)!);
  }
  const links = async () => {
    const { rows } = await test.admin.query<{ n: number }>(
      'select count(*)::int as n from edges where tenant_id = $1',
      [scope.tenantId],
    );
    return rows[0]?.n;
  };
  expect(await runAll(handlerBy(new SlowClock()), ids)).toEqual([ids, ids.slice(1), ids.slice(2), ids.slice(3)]);
  // Each with all before it.
  expect(await links()).toBe(6);
  expect(await runAll(handlerBy(new Clock()), [newId()])).toHaveLength(1);
});
