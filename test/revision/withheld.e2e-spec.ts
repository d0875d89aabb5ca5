import { listRecords, patchRecord, storeRecord } from '@contracts/records/records.operations.js';
import { reviseRecord, undoRecord } from '@contracts/revision/revision.operations.js';
import { promoteRecord, putTenantSafety, quarantineRecord } from '@contracts/trust/trust.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const current = async (client: Client) =>
  (await client.ok(listRecords, { query: { include_shared: false, order: 'asc' } })).records.map(
    ({ content, valid_to: until }) => (until ? `${content} Until ${until.slice(0, 10)}` : content),
  );

/** Revises one fact a month, from January on. */
async function told(client: Client, ...cities: readonly string[]): Promise<{ params: { id: string } }[]> {
  const all = [];
  for (const [month, city] of cities.entries()) {
    const body = { content: `Ada lives in ${city}.`, occurred_at: `2026-0${month + 1}-01T00:00:00Z` };
    all.push({ params: { id: (await client.ok(reviseRecord, { body })).id! } });
  }
  return all;
}

describe('a quarantined memory', () => {
  it('hands back what it had superseded, and supersedes it again when it is promoted', async () => {
    const ada = app.user();
    const [, moscow] = await told(ada, 'Paris', 'Moscow');
    await ada.ok(quarantineRecord, moscow);
    expect(await current(ada)).toEqual(['Ada lives in Paris.']);
    await ada.ok(promoteRecord, moscow);
    expect(await current(ada)).toEqual(['Ada lives in Moscow.']);
    // Both can be done again.
    await ada.ok(quarantineRecord, moscow);
    expect(await current(ada)).toEqual(['Ada lives in Paris.']);
  });

  it('leaves what has superseded it, also for what it had superseded', async () => {
    const ada = app.user();
    const [, moscow] = await told(ada, 'Paris', 'Moscow', 'Berlin');
    await ada.ok(quarantineRecord, moscow);
    expect(await current(ada)).toEqual(['Ada lives in Berlin.']);
    await ada.ok(promoteRecord, moscow);
    expect(await current(ada)).toEqual(['Ada lives in Berlin.']);
  });

  it('is superseded, when it is promoted, by what was revised meanwhile', async () => {
    const ada = app.user();
    const [, moscow] = await told(ada, 'Paris', 'Moscow');
    await ada.ok(quarantineRecord, moscow);
    const body = { content: 'Ada lives in Berlin.', occurred_at: '2026-05-01T00:00:00Z' };
    expect(await ada.ok(reviseRecord, { body })).toMatchObject({ status: 'superseded' });
    const { version } = await ada.ok(promoteRecord, moscow);
    expect(version).toBe(2);
    expect(await current(ada)).toEqual(['Ada lives in Berlin.']);
  });

  it('hands back what facts derived from it had superseded, of a shared page those of the user', async () => {
    const ada = app.user();
    const page = await app.client().ok(storeRecord, { body: { content: 'Everybody lives in Moscow.', shared: true } });
    await told(ada, 'Paris');
    const body = { content: 'Ada lives in Moscow.', occurred_at: '2026-02-01T00:00:00Z', derived_from: [page.id] };
    const { id } = await ada.ok(reviseRecord, { body });
    expect(await ada.ok(quarantineRecord, { params: { id: page.id } })).toMatchObject({ also: [id] });
    expect(await current(ada)).toEqual(['Ada lives in Paris.']);
  });

  it('changes nothing of another user', async () => {
    const [ada, bo] = [app.user(), app.user()];
    const [, moscow] = await told(ada, 'Paris', 'Moscow');
    await told(bo, 'Paris', 'Moscow');
    await ada.ok(quarantineRecord, moscow);
    expect(await current(bo)).toEqual(['Ada lives in Moscow.']);
  });

  it('stays as it was promoted if an undo would only raise its trust', async () => {
    const ada = app.user();
    const [paris] = await told(ada, 'Paris');
    await ada.ok(quarantineRecord, paris);
    const promoted = await ada.ok(promoteRecord, { ...paris!, body: { trust: 0.9 } });
    expect(promoted).toMatchObject({ version: 2 });
    const undone = await ada.ok(undoRecord, { ...paris!, body: { version: 2 } });
    expect(undone).toMatchObject({ status: 'unchanged', version: 2, restored: [] });
  });

  it('hands back what it had superseded if its promotion is undone, until it is promoted again', async () => {
    const ada = app.user();
    const [, moscow] = await told(ada, 'Paris', 'Moscow');
    await app.db.admin.query('update records set trust = 0.6 where user_id = $1', [ada.user]);
    await app.client().ok(putTenantSafety, { body: { quarantine_below: 0.7 } });
    await ada.ok(quarantineRecord, moscow);
    const { version } = await ada.ok(promoteRecord, { ...moscow!, body: { trust: 0.9 } });
    const undone = await ada.ok(undoRecord, { ...moscow!, body: { version } });
    expect(undone).toMatchObject({ status: 'undone', restored: [expect.anything()] });
    expect(await current(ada)).toEqual(['Ada lives in Paris.']);
    await ada.ok(promoteRecord, { ...moscow!, body: { trust: 0.9 } });
    expect(await current(ada)).toEqual(['Ada lives in Moscow.']);
  });

  it.each(['edited', 'stored again', 'revised'])('hands it back if a less trusted key has %s it', async (how) => {
    await app.client().ok(putTenantSafety, { body: { quarantine_below: 0.5 } });
    const { user } = app.user();
    const { key: less } = await app.key({ trust_cap: 0.6, permissions: ['records:read', 'records:write'] });
    const [agent, ada] = [app.client(less, { user }), app.client(undefined, { user })];
    await agent.ok(reviseRecord, { body: { content: 'Ada lives in Paris.', occurred_at: '2026-01-01T00:00:00Z' } });
    const body = { content: 'Ada lives in Moscow.', occurred_at: '2026-02-01T00:00:00Z' };
    const id = (await agent.ok(reviseRecord, { body })).id!;
    const moscow = { params: { id } };
    expect(await current(ada)).toEqual(['Ada lives in Moscow.']);
    // What was superseded may be trusted more, because the newer one has lost trust since.
    await app.db.admin.query(`update records set trust = 1 where user_id = $1 and content like '%Paris%'`, [user]);
    await app.client().ok(putTenantSafety, { body: { quarantine_below: 0.7 } });
    const title = 'Where Ada lives';
    if (how === 'edited') await agent.ok(patchRecord, { ...moscow, body: { title } });
    else if (how === 'stored again') await agent.ok(storeRecord, { body: { ...body, id, title } });
    else await agent.ok(reviseRecord, { body: { ...body, id, title } });
    expect(await current(ada)).toEqual(['Ada lives in Paris.']);
    await ada.ok(promoteRecord, { ...moscow, body: { trust: 0.9 } });
    expect(await current(ada)).toEqual(['Ada lives in Moscow.']);
  });
});
