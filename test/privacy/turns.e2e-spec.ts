import type { AnyOperation } from '@contracts/operation.js';
import { eraseUser } from '@contracts/privacy/erasure.operations.js';
import { holdUser } from '@contracts/privacy/legal-hold.operations.js';
import { deleteRecord, storeRecord } from '@contracts/records/records.operations.js';
import { getMe, putUser } from '@contracts/users/users.operations.js';
import { pauseUser, resumeUser } from '@contracts/users/pause.operations.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { lockUser } from '@memory/users/ensure-user.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { Gate } from '@test/support/gate.js';
import { scopeOf } from '@test/support/scratch.js';
import { waitUntil } from '@test/support/wait-until.js';

// The embedded database runs one transaction at a time, so nobody overtakes there.
const onPostgres = globalThis.BACKEND === 'postgres' ? describe : describe.skip;

let app: TestApp;
let scope: Scope;
beforeAll(async () => {
  app = await startApp();
  const { tenant } = await app.client().ok(getMe);
  scope = scopeOf({ tenantId: readId(tenant.tenant_id) ?? '', userId: 'ada' });
});
afterAll(() => app.stop());

const waiting = (count: number) =>
  waitUntil(`${count} to wait for a lock`, async () => (await app.count('pg_locks', 'not granted')) >= count);

onPostgres('a change of a user who is written to all the time', () => {
  it.each<[string, AnyOperation, object | undefined, AnyOperation, number, string | undefined]>([
    ['setting it', putUser, { language: 'de' }, storeRecord, 201, undefined],
    ['a hold', holdUser, undefined, deleteRecord, 409, 'conflict.legal_hold'],
    ['a pause', pauseUser, undefined, storeRecord, 409, 'learning_paused'],
    ['the end of a pause', resumeUser, undefined, storeRecord, 201, undefined],
    ['an erasure', eraseUser, { reason: 'art17' }, storeRecord, 409, 'erasure_pending'],
  ])('%s is not overtaken by a later write', async (_, change, body, write, status, code) => {
    // Each row begins where the one before ended; the hold is lifted by hand.
    await app.db.admin.query('update users set legal_hold = false, paused_at = null');
    const ada = app.user('ada');
    const { id } = await ada.ok(storeRecord, { body: { content: 'The ferry leaves at nine.' } });
    const [end, order] = [new Gate(), [] as string[]];
    const earlier = app.db.database.withScope(scope, async (tx) => {
      await lockUser(tx, scope, 'ada', new Date());
      await end.pass();
    });
    await end.reached;
    const changing = app
      .client()
      .call(change, { params: { user_id: 'ada' }, body })
      .finally(() => order.push('change'));
    await waiting(1);
    const input = write === deleteRecord ? { params: { id } } : { body: { content: 'The ferry leaves at ten.' } };
    const writing = ada.call(write, input).finally(() => order.push('write'));
    // Without the lock it would not wait, but end.
    await Promise.race([waiting(2), writing]);
    const overtaking = [...order];
    end.open();
    const [changed, written] = await Promise.all([changing, writing, earlier]);
    expect(overtaking).toEqual([]);
    expect(changed.status).toBeLessThan(300);
    expect(written).toMatchObject({ status, json: code === undefined ? {} : { code } });
  });
});
