import { listAudit } from '@contracts/audit/audit.operations.js';
import { runCompaction } from '@contracts/compaction/compaction.operations.js';
import { putGraphSettings } from '@contracts/graph/graph.operations.js';
import { deleteRecords, patchRecord, storeRecord, storeRecords } from '@contracts/records/records.operations.js';
import { reviseRecord } from '@contracts/revision/revision.operations.js';
import { AuditKeeper } from '@governance/audit/audit-keeper.js';
import { newId, readId, showId } from '@kernel/ids.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import { exportOf, sendImport } from '@test/support/archive.js';
import type { Client } from '@test/support/client.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Ids of the records that the rule of time has linked to this one. */
async function before(id: string): Promise<string[]> {
  const { rows } = await app.db.admin.query<{ from_id: string }>(
    `select from_id from edges where to_id = $1 and type = 'TEMPORAL_SEQUENCE' and rule = 'temporal_sequence'`,
    [readId(id)],
  );
  return rows.map((row) => row.from_id);
}

describe('every record that is stored follows the one before it', () => {
  const labels = { agent: 'a' };
  let ada: Client;
  beforeAll(async () => {
    await app.client().ok(putGraphSettings, { body: { temporal_sequence: true } });
  });
  afterAll(() => app.client().ok(putGraphSettings, { body: {} }));
  beforeEach(() => {
    ada = app.user();
  });
  const first = (content = 'The kettle is blue.') => ada.ok(storeRecord, { body: { content, ...labels } });

  it('when it is stored', async () => {
    const { id } = await first();
    const next = await ada.ok(storeRecord, { body: { content: 'Lisbon has seven hills.', ...labels } });
    expect(await before(next.id)).toEqual([readId(id)]);
  });

  it('when it is revised', async () => {
    const { id } = await first();
    const next = await ada.ok(reviseRecord, { body: { content: 'Lisbon has seven hills.', ...labels } });
    expect(next.status).toBe('created');
    expect(await before(next.id ?? '')).toEqual([readId(id)]);
  });

  it('when it summarises others', async () => {
    const turn = (content: string) => ada.ok(storeRecord, { body: { type: 'message', role: 'user', content, ...labels } }); // prettier-ignore
    await turn('I love the walled garden of Sintra.');
    const last = await turn('I hope to see Sintra again on 14 June at 7:42.');
    const body = { force: true, partial: true, ...labels };
    const { runs } = await ada.ok(runCompaction, { body, headers: { prefer: 'wait=30' } });
    expect(runs).toHaveLength(1);
    const { rows } = await app.db.admin.query<{ id: string }>(
      `select id from records where user_id = $1 and type = 'summary'`,
      [ada.user],
    );
    expect(rows).toHaveLength(1);
    expect(await before(showId('summary', rows[0]!.id))).toEqual([readId(last.id)]);
  });

  it('when it is imported', async () => {
    await app.client().ok(putGraphSettings, { body: {} });
    await first();
    await first('Lisbon has seven hills.');
    const admin = { url: app.url, key: app.adminKey };
    const archive = await exportOf(admin, ada.user);
    expect(archive.kinds['edges'] ?? []).toEqual([]);
    await app.client().ok(putGraphSettings, { body: { temporal_sequence: true } });
    const user = newUser();
    expect((await sendImport(admin, user, archive.bytes)).status).toBe(200);
    expect(await app.count('edges', `user_id = $1 and type = 'TEMPORAL_SEQUENCE'`, [user])).toBe(1);
  });
});

describe('the audit', () => {
  it('counts the rows that the tables have, no more', async () => {
    const key = await app.otherTenant();
    const ada = app.client(key, { user: `ada-${newId()}` });
    await app.client(key).ok(putGraphSettings, { body: { temporal_sequence: true } });
    for (const content of ['one', 'two', 'three']) await ada.ok(storeRecord, { body: { content, agent: 'a' } });
    const many = ['four', 'five', 'five'].map((content, i) => ({ content, id: `n${i % 2}` }));
    await ada.ok(storeRecords, { body: { records: many } });
    await ada.ok(patchRecord, { params: { id: 'n0' }, body: { content: 'four, edited' } });
    await ada.ok(reviseRecord, { body: { content: 'Lisbon has seven hills.' } });
    const doomed = await ada.ok(storeRecord, { body: { content: 'deleted in a moment' } });
    await ada.ok(deleteRecords, { body: { ids: [doomed.id] } });
    await app.inside(AuditKeeper).now();
    const { entries } = await app.client(key).ok(listAudit, { query: { limit: 1_000 } });
    const counted = (name: string) => entries.reduce((sum, { counts }) => sum + (counts[name] ?? 0), 0);
    const { rows } = await app.db.admin.query<{ tenant_id: string }>('select tenant_id from users where user_id = $1', [
      ada.user,
    ]);
    const there = (table: string) => app.count(table, 'tenant_id = $1', [rows[0]?.tenant_id]);
    expect({
      users: counted('users_inserted'),
      records: counted('records_inserted') - counted('records_deleted'),
      record_versions: counted('record_versions_inserted'),
      edges: counted('edges_inserted'),
    }).toEqual({
      users: await there('users'),
      records: await there('records'),
      record_versions: await there('record_versions'),
      edges: await there('edges'),
    });
  });
});
