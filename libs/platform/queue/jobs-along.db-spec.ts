import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { type NoteContext, QueueFixture, scopeOf, until, writeAndClose, writeEffect } from './testing/queue-fixture.js';

let fixture: QueueFixture;
let ada: Scope;

beforeAll(async () => {
  fixture = await QueueFixture.open();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.empty();
  ada = await fixture.tenant();
});

/** One claimed note: the job that takes others along. Its lease is not renewed during a test. */
async function claimed() {
  const parts = fixture.process(undefined, { runLeaseMs: 3_600_000 });
  await fixture.enqueue(parts.outbox, ada, ['note']);
  const [dispatch] = await fixture.claim();
  if (!dispatch) throw new Error('nothing was claimed');
  return { ...parts, dispatch };
}

const inAMinute = () => new Date(fixture.clock.now().getTime() + 60_000);
const openRows = async () =>
  (
    await fixture.test.admin.query<{ note: string; starts: number; attempts: number; due: boolean }>(
      `select payload ->> 'note' as note, starts, attempts, available_at <= $1 as due
       from outbox where closed_at is null order by 1`,
      [fixture.clock.now()],
    )
  ).rows;
const change = (note: string, what: string) =>
  fixture.test.admin.query(`update outbox set ${what} where payload ->> 'note' = $1`, [note]);

/** Does the work of all jobs it has taken along. Each weighs 1. */
const withOthers =
  (room: number, before: () => void | Promise<void> = () => undefined) =>
  async (context: NoteContext): Promise<void> => {
    const along = await context.withScope((tx) => context.takeAlong(tx, room, () => 1));
    await before();
    await context.withScope(async (tx) => {
      for (const { note } of [context.payload, ...along]) await writeEffect(tx, context, note);
      await context.close(tx);
    });
  };

it('does the work of the oldest that fit with its own, and closes them in the same transaction', async () => {
  const { host, dispatch, outbox, signals } = await claimed();
  const ids = await fixture.enqueue(outbox, ada, ['first', 'second', 'third']);
  await change('first', `available_at = available_at - interval '1 minute'`);
  await change('second', `available_at = available_at - interval '2 minutes'`);
  fixture.handler.does = withOthers(2);
  const told = signals.waitForClosed(ada, ids.slice(0, 2), 15_000);
  expect(await host.run(dispatch)).toEqual({ kind: 'done' });
  expect(await told).toBe(true);
  expect(await fixture.effects()).toEqual(['first', 'note', 'second']);
  expect(await Promise.all(ids.map((id) => fixture.row(id)))).toMatchObject([
    { outcome: 'done', attempts: 0 },
    { outcome: 'done', attempts: 0 },
    { outcome: null },
  ]);
  expect(await openRows()).toEqual([{ note: 'third', starts: 0, attempts: 0, due: true }]);
});

it('leaves jobs that weigh more than there is room for', async () => {
  const { host, dispatch, outbox } = await claimed();
  await fixture.enqueue(outbox, ada, ['a', 'bbbbb', 'cc']);
  const taken: string[] = [];
  fixture.handler.does = async (context) => {
    const along = await context.withScope((tx) => context.takeAlong(tx, 3, ({ note }) => note.length));
    taken.push(...along.map(({ note }) => note));
    await writeAndClose(context);
  };
  await host.run(dispatch);
  expect(taken.sort()).toEqual(['a', 'cc']);
});

it('takes none that is of another owner or kind, leased, not due, or that failed or killed before', async () => {
  const { host, dispatch, outbox } = await claimed();
  const bob = await fixture.tenant('bob');
  for (const scope of [bob, scopeOf(ada.tenantId, null)]) await fixture.enqueue(outbox, scope, ['foreign']);
  await fixture.enqueue(outbox, ada, ['bulk', 'held', 'later', 'failed', 'killed', 'of before an erasure']);
  await change('bulk', 'bulk = true');
  await change('held', `leased_until = now() + interval '1 minute'`);
  await change('later', `available_at = '${inAMinute().toISOString()}'`);
  await change('failed', 'attempts = 1');
  await change('killed', 'starts = 1');
  await change('of before an erasure', 'epoch = 5');
  fixture.handler.does = withOthers(100);
  expect(await host.run(dispatch)).toEqual({ kind: 'done' });
  expect(await fixture.effects()).toEqual(['note']);
});

it('examines only the oldest that wait, however many of them have failed', async () => {
  const { host, dispatch, outbox } = await claimed();
  await fixture.enqueue(
    outbox,
    ada,
    Array.from({ length: 128 }, (_, n) => `failed ${n}`),
  );
  await fixture.test.admin.query(
    `update outbox set attempts = 1, available_at = available_at - interval '1 minute' where payload ->> 'note' like 'failed%'`,
  );
  await fixture.enqueue(outbox, ada, ['behind them']);
  fixture.handler.does = withOthers(100);
  expect(await host.run(dispatch)).toEqual({ kind: 'done' });
  expect(await fixture.effects()).toEqual(['note']);
});

it('takes none when it failed before, or a process died under it', async () => {
  for (const what of ['attempts = 1', 'starts = 1']) {
    const { host, dispatch, outbox } = await claimed();
    await change('note', what);
    await fixture.enqueue(outbox, ada, ['other']);
    fixture.handler.does = withOthers(100);
    expect(await host.run(dispatch)).toEqual({ kind: 'done' });
    expect(await fixture.effects()).toEqual(['note']);
    await fixture.empty();
  }
});

it.each<[string, (context: NoteContext) => Promise<void>]>([
  ['fails', () => Promise.reject(new RecollectError('unavailable'))],
  ['is passed on', (context) => context.withScope((tx) => context.passOn(tx, { note: 'the rest' }))],
])('lets them wait as before, and counts nothing against them, when it %s', async (_how, ends) => {
  const { host, dispatch, outbox } = await claimed();
  await fixture.enqueue(outbox, ada, ['other']);
  fixture.handler.does = async (context) => {
    await context.withScope((tx) => context.takeAlong(tx, 9, () => 1));
    expect(await openRows()).toContainEqual({ note: 'other', starts: 1, attempts: 0, due: false });
    await ends(context);
  };
  await host.run(dispatch);
  expect(await openRows()).toContainEqual({ note: 'other', starts: 0, attempts: 0, due: true });
});

it('leaves them to others when its process dies, and each runs alone from then on', async () => {
  const { host, dispatch, outbox } = await claimed();
  const [other] = await fixture.enqueue(outbox, ada, ['other']);
  let taken = false;
  fixture.handler.does = withOthers(9, () => {
    taken = true;
    return new Promise(() => undefined);
  });
  const dead = host.run(dispatch);
  await until(() => taken);
  expect(await fixture.claim()).toEqual([]);
  fixture.clock.advance(16_000);
  const [again] = await fixture.claim();
  expect(again).toMatchObject({ outboxId: other });
  await fixture.enqueue(outbox, ada, ['one more']);
  fixture.handler.does = withOthers(9);
  expect(await fixture.process().host.run(again!)).toEqual({ kind: 'done' });
  expect(await fixture.effects()).toEqual(['other']);
  host.abortAll();
  await dead;
});

it('closes none that another run has taken in the meantime', async () => {
  const { host, dispatch, outbox } = await claimed();
  const [other = ''] = await fixture.enqueue(outbox, ada, ['other']);
  fixture.handler.does = withOthers(9, async () => {
    fixture.clock.advance(16_000);
    expect(await fixture.claim()).toMatchObject([{ outboxId: other }]);
  });
  expect(await host.run(dispatch)).toEqual({ kind: 'done' });
  expect(await fixture.row(other)).toMatchObject({ outcome: null });
});
