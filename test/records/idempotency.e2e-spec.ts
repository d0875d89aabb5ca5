import { storeFact } from '@contracts/cognitive/facts.operations.js';
import { storeProcedure } from '@contracts/cognitive/procedures.operations.js';
import type { AnyOperation } from '@contracts/operation.js';
import { deleteRecord, storeRecord, storeRecords } from '@contracts/records/records.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const store = (client: Client, key: string, body: unknown) =>
  client.call(storeRecord, { body, headers: { 'idempotency-key': key } });
const stored = (client: Client) => app.count('records', 'user_id = $1', [client.user]);

describe('a request with an Idempotency-Key', () => {
  it('returns the first response when it is repeated, and stores once', async () => {
    const ada = app.user();
    const first = await store(ada, 'k1', { content: 'Once.' });
    const repeat = await store(ada, 'k1', { content: 'Once.' });
    expect(repeat.status).toBe(201);
    const { embedding: _, ...outcome } = first.json as Record<string, unknown>;
    expect(repeat.json).toMatchObject(outcome);
    expect(await stored(ada)).toBe(1);
  });

  it('is the same request whatever the order of its fields', async () => {
    const ada = app.user();
    await store(ada, 'k1', { content: 'Once.', metadata: { a: 1, b: 2 } });
    expect((await store(ada, 'k1', { metadata: { b: 2, a: 1 }, content: 'Once.' })).status).toBe(201);
    expect(await stored(ada)).toBe(1);
  });

  it('returns 409 if the key comes with a different request, and stores nothing', async () => {
    const ada = app.user();
    await store(ada, 'k1', { content: 'Once.' });
    const sent = { body: { content: 'Another.' }, headers: { 'idempotency-key': 'k1' } };
    expect(await ada.fails(storeRecord, sent)).toMatchObject({ status: 409, code: 'idempotency_conflict' });
    const batch = { body: { records: [{ content: 'Once.' }] }, headers: { 'idempotency-key': 'k1' } };
    expect(await ada.fails(storeRecords, batch)).toMatchObject({ status: 409, code: 'idempotency_conflict' });
    expect(await stored(ada)).toBe(1);
  });

  it('sent ten times at once stores one record and returns the same to all', async () => {
    const ada = app.user();
    const replies = await Promise.all(Array.from({ length: 10 }, () => store(ada, 'k1', { content: 'Once.' })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ json }) => (json as { id: string }).id)).size).toBe(1);
    expect(await stored(ada)).toBe(1);
  });

  it('that was refused may be sent again, corrected', async () => {
    const ada = app.user();
    const refused = { body: { content: '' }, headers: { 'idempotency-key': 'k1' } };
    expect(await ada.fails(storeRecord, refused)).toMatchObject({ status: 400 });
    expect((await store(ada, 'k1', { content: 'Mended.' })).status).toBe(201);
  });

  it('stores a batch once, including failures', async () => {
    const ada = app.user();
    const sent = { body: { records: [{ content: 'One.' }, { content: '' }] }, headers: { 'idempotency-key': 'b1' } };
    const first = await ada.ok(storeRecords, sent);
    expect(await ada.ok(storeRecords, sent)).toEqual(first);
    expect(await stored(ada)).toBe(1);
  });

  it('of another user is another request', async () => {
    const [ada, bob] = [app.user(), app.user()];
    await store(ada, 'k1', { content: 'Of Ada.' });
    expect((await store(bob, 'k1', { content: 'Of Bob.' })).status).toBe(201);
    expect([await stored(ada), await stored(bob)]).toEqual([1, 1]);
  });

  it('of another tenant is another request', async () => {
    const ada = app.user();
    const elsewhere = app.client(await app.otherTenant(), { user: ada.user });
    const first = await store(ada, 'k1', { content: 'Once.' });
    const second = await store(elsewhere, 'k1', { content: 'Once.' });
    expect((second.json as { id: string }).id).not.toBe((first.json as { id: string }).id);
    expect(await stored(ada)).toBe(2);
  });

  it.each(['', 'x'.repeat(256), 'ümlaut'])('is refused if the key is %j', async (key) => {
    const refusal = await app
      .user()
      .fails(storeRecord, { body: { content: 'C' }, headers: { 'idempotency-key': key } });
    expect(refusal).toMatchObject({ status: 400, fields: ['Idempotency-Key'] });
  });

  it('keeps no text of memories in the response that a repeat gets', async () => {
    const ada = app.user();
    const send = <O extends AnyOperation>(operation: O, key: string, fields: object) =>
      ada.ok(operation, { body: { agent: 'scout', ...fields }, headers: { 'idempotency-key': key } });
    const coffee = { concept: 'coffee', content: 'Ada drinks zyxomantic coffee every morning.' };
    const older = await send(storeFact, 'older', coffee);
    const denied = { concept: 'coffee', content: 'Ada never drinks zyxomantic coffee every morning.' };
    const told = await send(storeFact, 'newer', denied);
    const conflict = { to: older.id, contradiction: true };
    expect(told.similar_to).toEqual([
      expect.objectContaining({ ...conflict, conflicting_values: expect.stringContaining('zyxomantic') }),
    ]);
    await send(storeProcedure, 'before', { name: 'Grind zyxo', steps: ['Grind.'] });
    const brew = { name: 'Brew', steps: ['Brew.'], prerequisites: ['grind zyxo', 'zyxo filters'] };
    const found = { known: ['grind zyxo'], missing: ['zyxo filters'] };
    const { id } = await send(storeProcedure, 'brew', brew);
    const kept = "user_id = $1 and status > 0 and body::text ~* 'zyxo'";
    expect(await app.count('idempotency_keys', 'user_id = $1', [ada.user])).toBe(4);
    expect(await app.count('idempotency_keys', kept, [ada.user])).toBe(0);
    // A repeat reads what is there, and says what was the outcome.
    expect(await send(storeProcedure, 'brew', brew)).toMatchObject({ id, ...found });
    const again = await send(storeFact, 'newer', denied);
    expect(again).toMatchObject({ id: told.id, similar_to: [conflict] });
    expect(JSON.stringify(again)).not.toContain('zyxo');
    await ada.ok(deleteRecord, { params: { id } });
    expect(await send(storeProcedure, 'brew', brew)).toMatchObject({ id, known: [], missing: [] });
  });
});
