import { RecollectError } from '@kernel/errors.js';
import { sql } from 'drizzle-orm';
import type { Scope } from '@kernel/scope.js';
import { createLogger } from '@platform/observability/logger.js';
import { z } from 'zod';
import { JobDropped } from './job-run.js';
import type { Dispatch } from './job-rows.js';
import { noteJob, QueueFixture, scopeOf, writeAndClose, writeEffect } from './testing/queue-fixture.js';

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

/** One claimed note in the outbox. Its lease is long, so that no renewal undoes the end that a test gives it. */
async function claimed(over: Parameters<QueueFixture['process']>[1] = {}, scope = ada) {
  const parts = fixture.process(undefined, { runLeaseMs: 3_600_000, ...over });
  const [id = ''] = await fixture.enqueue(parts.outbox, scope, ['note']);
  const [dispatch] = await fixture.claim();
  if (!dispatch) throw new Error('nothing was claimed');
  return { ...parts, id, dispatch };
}

async function raiseEpoch(scope: Scope): Promise<void> {
  await fixture.test.admin.query('update users set epoch = epoch + 1 where tenant_id = $1', [scope.tenantId]);
}

/** Makes a postponed row due and claims it. */
async function claimAgain(): Promise<Dispatch> {
  fixture.clock.advance(60_000);
  const [dispatch] = await fixture.claim();
  if (!dispatch) throw new Error('nothing is due');
  return dispatch;
}

describe('a job that succeeds', () => {
  it('has its effect and its end in one transaction', async () => {
    const { host, dispatch, id } = await claimed();
    expect(await host.run(dispatch)).toEqual({ kind: 'done' });
    expect(await fixture.row(id)).toMatchObject({ outcome: 'done', attempts: 0, leasedUntil: null });
    expect(await fixture.effects()).toEqual(['note']);
  });

  it('is closed by the host if its handler did not', async () => {
    const { host, dispatch, id } = await claimed();
    fixture.handler.does = (context) => context.withScope((tx) => writeEffect(tx, context));
    expect(await host.run(dispatch)).toEqual({ kind: 'done' });
    expect(await fixture.row(id)).toMatchObject({ outcome: 'done' });
  });

  it('rolls back its effect when closing its row fails', async () => {
    const { host, dispatch, id } = await claimed();
    fixture.handler.does = (context) =>
      context.withScope(async (tx) => {
        await writeEffect(tx, context);
        await context.close(tx);
        throw new Error('after all');
      });
    expect(await host.run(dispatch)).toMatchObject({ kind: 'retry' });
    expect(await fixture.effects()).toEqual([]);
    expect(await fixture.row(id)).toMatchObject({ outcome: null, attempts: 1 });
  });

  it('acts only for its user, and a shared one only for shared memory', async () => {
    const scopes: Scope[] = [];
    fixture.handler.does = (context) => {
      scopes.push(context.scope);
      return writeAndClose(context);
    };
    for (const scope of [ada, scopeOf(ada.tenantId, null)]) {
      const { host, dispatch } = await claimed({}, scope);
      expect(await host.run(dispatch)).toEqual({ kind: 'done' });
    }
    const [own, shared] = scopes;
    expect(own).toMatchObject({
      tenantId: ada.tenantId,
      userId: 'ada',
      includeShared: false,
      allUsers: false,
      keyId: 'job',
    });
    expect([...(own?.permissions ?? [])]).toEqual(['records:read', 'records:write']);
    expect(shared).toMatchObject({ tenantId: ada.tenantId, userId: null, includeShared: true, allUsers: false });
    expect([...(shared?.permissions ?? [])]).toEqual(['records:read', 'records:write', 'shared:read', 'shared:write']);
  });
});

describe('a job that is passed on', () => {
  it('stores its effect together with the remaining work, and continues after the others', async () => {
    const { host, dispatch, id } = await claimed({ attempts: 2 });
    fixture.handler.does = (context) =>
      context.withScope(async (tx) => {
        await writeEffect(tx, context);
        await context.passOn(tx, { note: 'the rest' });
      });
    expect(await host.run(dispatch)).toEqual({ kind: 'passed_on' });
    expect(await fixture.row(id)).toMatchObject({ closedAt: null, leasedUntil: null, attempts: 0 });
    fixture.handler.does = writeAndClose;
    const again = await claimAgain();
    expect(again).toMatchObject({ outboxId: id, bulk: true });
    expect(await host.run(again)).toEqual({ kind: 'done' });
    expect(await fixture.effects()).toEqual(['note', 'the rest']);
  });

  it('resets earlier failures: work was done', async () => {
    const { host, dispatch, id } = await claimed({ attempts: 2 });
    fixture.handler.does = () => Promise.reject(new RecollectError('unavailable'));
    expect(await host.run(dispatch)).toMatchObject({ kind: 'retry' });
    fixture.handler.does = (context) => context.withScope((tx) => context.passOn(tx, { note: 'the rest' }));
    expect(await host.run(await claimAgain())).toEqual({ kind: 'passed_on' });
    expect(await fixture.row(id)).toMatchObject({ attempts: 0, error: null });
  });

  it('writes nothing more under the run that passed it on', async () => {
    const { host, dispatch } = await claimed();
    let late: unknown;
    fixture.handler.does = async (context) => {
      await context.withScope((tx) => context.passOn(tx, { note: 'the rest' }));
      late = await context.withScope((tx) => writeEffect(tx, context)).catch((error: unknown) => error);
    };
    expect(await host.run(dispatch)).toEqual({ kind: 'passed_on' });
    expect(late).toMatchObject({ reason: 'taken' });
    expect(await fixture.effects()).toEqual([]);
  });

  it('has no effect and is not passed on when its transaction fails', async () => {
    const { host, dispatch, id } = await claimed();
    fixture.handler.does = (context) =>
      context.withScope(async (tx) => {
        await writeEffect(tx, context);
        await context.passOn(tx, { note: 'the rest' });
        throw new Error('after all');
      });
    expect(await host.run(dispatch)).toMatchObject({ kind: 'retry' });
    expect(await fixture.effects()).toEqual([]);
    expect(await fixture.row(id)).toMatchObject({ attempts: 1 });
  });
});

describe('a job that fails', () => {
  it('is retried later, as often as needed, and then succeeds', async () => {
    const { host, dispatch, id } = await claimed();
    fixture.handler.does = (context) => {
      if (context.attempt < 3) throw new RecollectError('unavailable');
      return writeAndClose(context);
    };
    expect(await host.run(dispatch)).toMatchObject({ kind: 'retry' });
    expect(await fixture.row(id)).toMatchObject({
      attempts: 1,
      error: 'unavailable',
      leasedUntil: null,
      outcome: null,
    });
    expect(await host.run(await claimAgain())).toMatchObject({ kind: 'retry' });
    expect(await host.run(await claimAgain())).toEqual({ kind: 'done' });
    expect(await fixture.row(id)).toMatchObject({ attempts: 2, outcome: 'done' });
    expect(await fixture.effects()).toEqual(['note']);
  });

  it('stores one of our codes and never the text of the error', async () => {
    const { host, dispatch, id } = await claimed();
    fixture.handler.does = () => Promise.reject(new Error('duplicate key (secret diary)'));
    await host.run(dispatch);
    expect(await fixture.row(id)).toMatchObject({ error: 'internal' });
  });

  it('logs what caused a failure, with no parameter, no row and no foreign text of any cause', async () => {
    const lines: string[] = [];
    const logger = createLogger('debug', { write: (line) => void lines.push(line) });
    const { host, dispatch } = await claimed({ logger });
    const secret = 'zyxomancy';
    fixture.handler.does = async (context) => {
      try {
        // A note is text: the parameter is in the driver's message.
        await context.withScope((tx) => tx.execute(sql`select note from effects where tenant_id = ${secret}`));
      } catch (error) {
        const provider = new Error(`cannot embed ${secret}`, { cause: error });
        throw new RecollectError('unavailable', 'The embedder cannot be asked now.', [], { cause: provider });
      }
    };
    expect(await host.run(dispatch)).toMatchObject({ kind: 'retry' });
    const line = lines.find((one) => one.includes('job failed and is tried again'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      code: 'unavailable',
      err: {
        type: 'RecollectError',
        message: 'unavailable: The embedder cannot be asked now.',
        cause: { type: 'Error', cause: { type: 'DatabaseError', sqlstate: '22P02' } },
      },
    });
    const stacks = JSON.stringify(JSON.parse(line ?? '{}'), (key, value: unknown) => (key === 'stack' ? [] : value));
    expect(stacks).not.toMatch(/cannot embed|select|effects/);
    expect(lines.join()).not.toContain(secret);
  });

  it('has as many attempts as its contract says, with its own pauses', async () => {
    const job = { ...noteJob, attempts: 3, backoff: { firstMs: 400_000, longestMs: 600_000 } };
    const { host, dispatch, id } = await claimed({ job });
    fixture.handler.does = () => Promise.reject(new RecollectError('unavailable'));
    const pauses: number[] = [];
    let next = dispatch;
    for (let i = 0; i < 2; i++) {
      const outcome = await host.run(next);
      if (outcome.kind !== 'retry') throw new Error(`it ended as ${outcome.kind}`);
      pauses.push(outcome.afterMs);
      fixture.clock.advance(600_000);
      next = (await fixture.claim())[0]!;
    }
    expect(Math.max(...pauses)).toBeGreaterThan(10);
    expect(await host.run(next)).toEqual({ kind: 'failed' });
    expect(await fixture.row(id)).toMatchObject({ outcome: 'failed', attempts: 3 });
  });

  it('is given up after its last attempt, and its handler cleans up in the same transaction', async () => {
    const { host, dispatch, id } = await claimed({ attempts: 2 });
    fixture.handler.does = () => Promise.reject(new RecollectError('unavailable'));
    fixture.handler.onFailed = (context, tx, code) => writeEffect(tx, context, `given up: ${code}`);
    expect(await host.run(dispatch)).toMatchObject({ kind: 'retry' });
    expect(await host.run(await claimAgain())).toEqual({ kind: 'failed' });
    expect(await fixture.row(id)).toMatchObject({ outcome: 'failed', attempts: 2, error: 'unavailable' });
    expect(await fixture.effects()).toEqual(['given up: unavailable']);
  });

  it('stays open when the clean-up fails, with nothing of it stored', async () => {
    const { host, dispatch, id } = await claimed({ attempts: 1 });
    fixture.handler.does = () => Promise.reject(new Error('no'));
    fixture.handler.onFailed = async (context, tx) => {
      await writeEffect(tx, context);
      throw new Error('nor this');
    };
    expect(await host.run(dispatch)).toEqual({ kind: 'lost' });
    expect(await fixture.row(id)).toMatchObject({ outcome: null, attempts: 0 });
    expect(await fixture.effects()).toEqual([]);
  });

  it('is given up at once when its error says that a retry is useless', async () => {
    for (const over of [{ retryable: false }, { kind: 'rejected' }]) {
      const { host, dispatch } = await claimed();
      fixture.handler.does = () => Promise.reject(Object.assign(new Error('never'), over));
      expect(await host.run(dispatch)).toEqual({ kind: 'failed' });
    }
  });

  it('is aborted at its time limit, counts an attempt, and can write nothing afterwards', async () => {
    const { host, dispatch, id } = await claimed({ job: { ...noteJob, timeoutMs: 50 } });
    let late: Promise<unknown> = Promise.resolve();
    fixture.handler.does = (context) => {
      late = new Promise<void>((resolve) => setTimeout(resolve, 200)).then(() => writeAndClose(context));
      late.catch(() => undefined);
      return late as Promise<void>;
    };
    expect(await host.run(dispatch)).toMatchObject({ kind: 'retry' });
    expect(await fixture.row(id)).toMatchObject({ error: 'timeout', attempts: 1 });
    await expect(late).rejects.toMatchObject({ name: 'JobTimeout' });
    expect(await fixture.effects()).toEqual([]);
  });

  it('is closed as failed when its payload breaks the contract', async () => {
    const { host, dispatch, id } = await claimed();
    await fixture.test.admin.query(`update outbox set payload = '{"other": 1}' where id = $1`, [id]);
    expect(await host.run(dispatch)).toEqual({ kind: 'failed' });
    expect(await fixture.row(id)).toMatchObject({ outcome: 'failed', error: 'invalid_payload' });
  });

  it('is done even if a newer version has stored unknown fields in it, and is passed on without them', async () => {
    const { host, dispatch, id } = await claimed();
    await fixture.test.admin.query(`update outbox set payload = payload || '{"tries": [1]}' where id = $1`, [id]);
    const seen: unknown[] = [];
    fixture.handler.does = async (context) => {
      seen.push(context.payload);
      await context.withScope((tx) => context.passOn(tx, { ...context.payload, note: 'the rest' }));
    };
    expect(await host.run(dispatch)).toEqual({ kind: 'passed_on' });
    expect(seen).toEqual([{ note: 'note' }]);
    const { rows } = await fixture.test.admin.query<{ payload: object }>('select payload from outbox where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ payload: { note: 'the rest' } }]);
  });
});

describe('erasure', () => {
  it('drops a job that was written before it', async () => {
    const { host, dispatch, id } = await claimed();
    await raiseEpoch(ada);
    expect(await host.run(dispatch)).toEqual({ kind: 'dropped' });
    expect(await fixture.row(id)).toMatchObject({ outcome: 'dropped', leasedUntil: null });
    expect(await fixture.effects()).toEqual([]);
  });

  it('stops a job that is between two of its transactions', async () => {
    const { host, dispatch, id } = await claimed();
    let thrown: unknown;
    fixture.handler.does = async (context) => {
      await context.withScope(() => Promise.resolve());
      await raiseEpoch(ada);
      await writeAndClose(context).catch((error: unknown) => {
        thrown = error;
        throw error;
      });
    };
    expect(await host.run(dispatch)).toEqual({ kind: 'dropped' });
    expect(thrown).toBeInstanceOf(JobDropped);
    expect(await fixture.row(id)).toMatchObject({ outcome: 'dropped' });
    expect(await fixture.effects()).toEqual([]);
  });

  it('drops the job of a user who is gone', async () => {
    const { host, dispatch } = await claimed();
    await fixture.test.admin.query('delete from users where tenant_id = $1', [ada.tenantId]);
    expect(await host.run(dispatch)).toEqual({ kind: 'dropped' });
    expect(await fixture.effects()).toEqual([]);
  });

  it('drops a job that fails in the meantime, without calling its handler’s clean-up', async () => {
    const { host, dispatch, id } = await claimed({ attempts: 1 });
    fixture.handler.onFailed = (context, tx) => writeEffect(tx, context);
    fixture.handler.does = async () => {
      await raiseEpoch(ada);
      throw new Error('no');
    };
    expect(await host.run(dispatch)).toEqual({ kind: 'dropped' });
    expect(await fixture.row(id)).toMatchObject({ outcome: 'dropped' });
    expect(await fixture.effects()).toEqual([]);
  });

  it('of a user leaves the jobs of shared memory alone', async () => {
    const { host, dispatch } = await claimed({}, scopeOf(ada.tenantId, null));
    await raiseEpoch(ada);
    expect(await host.run(dispatch)).toEqual({ kind: 'done' });
  });

  if (globalThis.BACKEND === 'postgres') {
    it('waits for the transaction of a job that has begun to write', async () => {
      const { host, dispatch } = await claimed();
      let raised: Promise<string> = Promise.resolve('');
      const order: string[] = [];
      fixture.handler.does = (context) =>
        context.withScope(async (tx) => {
          raised = raiseEpoch(ada).then(() => order.push('erased').toString());
          await new Promise((resolve) => setTimeout(resolve, 150));
          await writeEffect(tx, context);
          await context.close(tx);
          order.push('written');
        });
      expect(await host.run(dispatch)).toEqual({ kind: 'done' });
      await raised;
      expect(order).toEqual(['written', 'erased']);
    });
  }
});

describe('a dispatch', () => {
  it('that is delivered twice runs once, even at the same time', async () => {
    const { host, dispatch } = await claimed();
    let runs = 0;
    fixture.handler.does = async (context) => {
      runs += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
      await writeAndClose(context);
    };
    const other = fixture.process().host;
    const outcomes = await Promise.all([host.run(dispatch), other.run(dispatch), host.run(dispatch)]);
    outcomes.push(await host.run(dispatch));
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['done', 'stale', 'stale', 'stale']);
    expect(runs).toBe(1);
    expect(await fixture.effects()).toEqual(['note']);
  });

  it('whose lease expired cannot write next to its successor', async () => {
    const { host, dispatch, id } = await claimed();
    fixture.handler.does = async (context) => {
      if (context.payload.note === 'note' && !(await fixture.effects()).length) {
        await fixture.test.admin.query(`update outbox set leased_until = now() - interval '1 second' where id = $1`, [
          id,
        ]);
        const [next] = await fixture.claim();
        fixture.handler.does = writeAndClose;
        expect(await fixture.process().host.run(next as Dispatch)).toEqual({ kind: 'done' });
      }
      await writeAndClose(context);
    };
    expect(await host.run(dispatch)).toEqual({ kind: 'stale' });
    expect(await fixture.effects()).toEqual(['note']);
  });

  it('whose lease expired cannot write while its successor is still running', async () => {
    const { host, dispatch, id } = await claimed();
    fixture.handler.does = async (context) => {
      await fixture.test.admin.query(`update outbox set leased_until = now() - interval '1 second' where id = $1`, [
        id,
      ]);
      expect(await fixture.claim()).toHaveLength(1);
      await writeAndClose(context);
    };
    expect(await host.run(dispatch)).toEqual({ kind: 'stale' });
    expect(await fixture.effects()).toEqual([]);
    expect(await fixture.row(id)).toMatchObject({ outcome: null });
  });

  it('of a killed process is handed out again when its lease has expired, and not before', async () => {
    const { dispatch, id } = await claimed();
    expect(await fixture.claim()).toEqual([]);
    await fixture.test.admin.query(`update outbox set leased_until = now() - interval '1 second' where id = $1`, [id]);
    const [next] = await fixture.claim();
    expect(next).toEqual({ ...dispatch, dispatch: dispatch.dispatch + 1 });
    expect(await fixture.row(id)).toMatchObject({ attempts: 0 });
  });

  it('that names another job than its row does nothing', async () => {
    const other = { ...noteJob, name: 'other', payload: z.strictObject({ other: z.string() }) };
    const { host, dispatch, id } = await claimed({ jobs: [noteJob, other] });
    expect(await host.run({ ...dispatch, job: other.name })).toEqual({ kind: 'stale' });
    expect(await fixture.row(id)).toMatchObject({ outcome: null, dispatches: dispatch.dispatch });
    expect(await host.run(dispatch)).toEqual({ kind: 'done' });
    expect(await fixture.effects()).toEqual(['note']);
  });

  it('of an erased row does nothing', async () => {
    const { host, dispatch, id } = await claimed();
    fixture.handler.does = async (context) => {
      await fixture.test.admin.query('delete from outbox where id = $1', [id]);
      await writeAndClose(context);
    };
    expect(await host.run(dispatch)).toEqual({ kind: 'stale' });
    expect(await fixture.effects()).toEqual([]);
  });
});
