import { newId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { LettersToRetry } from './letters-to-retry.query.js';
import { QueueFixture } from './testing/queue-fixture.js';

let fixture: QueueFixture;

beforeAll(async () => {
  fixture = await QueueFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.empty());

async function letters(
  of: Scope,
  count: number,
  { retryIn = -1_000 }: { readonly retryIn?: number | null } = {},
): Promise<void> {
  const now = fixture.clock.now().getTime();
  const retryAt = retryIn === null ? null : new Date(now + retryIn);
  for (let i = 0; i < count; i++) {
    await fixture.test.admin.query(
      `insert into dead_letters (tenant_id, id, job, payload, epoch, attempts, dispatches, error, created_at, failed_at, retry_at)
       values ($1, $2, 'note', '{}', 0, 1, 1, 'unavailable', now(), now(), $3)`,
      [of.tenantId, newId(), retryAt],
    );
  }
}

it('finds letters that are due, and none that wait for a later time or for a person', async () => {
  const [ada, bob, cem] = [await fixture.tenant(), await fixture.tenant(), await fixture.tenant()];
  await letters(ada, 2);
  await letters(bob, 3, { retryIn: 60_000 });
  await letters(cem, 3, { retryIn: null });
  const found = await new LettersToRetry(fixture.test.database, fixture.clock).find();
  expect(found.map(({ tenantId, ids }) => [tenantId, ids.length])).toEqual([[ada.tenantId, 2]]);
});

it('takes a few of each tenant, so that one with many does not hold up the others', async () => {
  const [ada, bob] = [await fixture.tenant(), await fixture.tenant()];
  await letters(ada, 40);
  await letters(bob, 1);
  const found = await new LettersToRetry(fixture.test.database, fixture.clock).find();
  const of = (scope: Scope) => found.find(({ tenantId }) => tenantId === scope.tenantId)?.ids.length;
  expect([of(ada), of(bob)]).toEqual([10, 1]);
});
