import { HOUR_MS } from '@kernel/durations.js';
import type { Scope } from '@kernel/scope.js';
import { holdingTime } from '@test/support/held-timers.js';
import { OutboxLag } from './outbox-lag.query.js';
import { QueueFixture } from './testing/queue-fixture.js';

let fixture: QueueFixture;
let ada: Scope;

beforeAll(async () => {
  fixture = await QueueFixture.open();
  ada = await fixture.tenant();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.empty());

it('reports how long the oldest job that nobody has taken has been due', () =>
  holdingTime(async () => {
    const lag = new OutboxLag(fixture.test.database, fixture.clock);
    const { outbox } = fixture.process();
    expect(await lag.seconds()).toBe(0);
    await fixture.enqueue(outbox, ada, ['old']);
    fixture.clock.advance(30_000);
    await fixture.enqueue(outbox, ada, ['young']);
    fixture.clock.advance(10_000);
    expect(await lag.seconds()).toBe(40);
    // A row that was handed out but not started still waits: its worker may consume nothing.
    const [old] = await fixture.claim(1);
    expect(await lag.seconds()).toBe(40);
    const { host } = fixture.process();
    let during = -1;
    fixture.handler.does = async () => void (during = await lag.seconds());
    if (old) await host.run(old);
    expect(during).toBe(10);
    for (const dispatch of await fixture.claim()) await host.run(dispatch);
    expect(await lag.seconds()).toBe(0);
  }));

it('does not count a job that waits for its next attempt as late', async () => {
  const { outbox } = fixture.process();
  const [id] = await fixture.enqueue(outbox, ada, ['later']);
  await fixture.test.admin.query(`update outbox set available_at = available_at + interval '1 hour' where id = $1`, [
    id,
  ]);
  expect(await new OutboxLag(fixture.test.database, fixture.clock).seconds()).toBe(0);
});

it('makes jobs due that were written before the clock was set back, and no others', async () => {
  const { outbox } = fixture.process();
  const [written, retried, held, later] = await fixture.enqueue(outbox, ada, ['written', 'retried', 'held', 'later']);
  const set = (what: string, id: string | undefined) =>
    fixture.test.admin.query(`update outbox set ${what} where id = $1`, [id]);
  await set(`created_at = created_at + interval '2 hours', available_at = available_at + interval '2 hours'`, written);
  await set(`available_at = available_at + interval '10 days', error = 'unavailable'`, retried);
  await set(`leased_until = now() + interval '10 days'`, held);
  await set(`available_at = available_at + interval '10 minutes', error = 'unavailable'`, later);
  expect(await fixture.claim()).toEqual([]);
  await fixture.prune.run();
  const claimed = (await fixture.claim()).map(({ outboxId }) => outboxId);
  expect(claimed.sort()).toEqual([written, retried, held].sort());
});

it('prunes closed rows after a day, in batches, and never an open one', async () => {
  const { outbox } = fixture.process();
  const [open = '', young = ''] = await fixture.enqueue(outbox, ada, ['open', 'young']);
  await fixture.test.admin.query(
    `insert into outbox (tenant_id, id, user_id, job, payload, epoch, created_at, available_at, closed_at, outcome)
     select $1, gen_random_uuid(), 'ada', 'note', '{}', 0, now(), now(), now() - interval '30 minutes', 'done'
     from generate_series(1, 2500)`,
    [ada.tenantId],
  );
  await fixture.test.admin.query(
    `update outbox set closed_at = now() + interval '1 hour', outcome = 'done' where id = $1`,
    [young],
  );
  const rows = async (): Promise<number> => (await fixture.test.admin.query('select from outbox')).rowCount ?? 0;
  await fixture.prune.run();
  expect(await rows()).toBe(2_502);
  fixture.clock.advance(24 * HOUR_MS);
  await fixture.prune.run();
  expect(await rows()).toBe(2);
  expect(await fixture.row(open)).toBeDefined();
  expect(await fixture.row(young)).toBeDefined();
});
