import { setTimeout as sleep } from 'node:timers/promises';
import { searchFeedback } from '@contracts/feedback/feedback.operations.js';
import { type AuditEntryOutput, listAudit, putAuditSettings, verifyAudit } from '@contracts/audit/audit.operations.js';
import { ampStore } from '@contracts/amp/amp.operations.js';
import { mem0DeleteEntity } from '@contracts/mem0/mem0-entities.operations.js';
import { deleteRecord, getRecord, storeRecord, storeRecords } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { createKey, revokeKey } from '@contracts/tenancy/tenancy.operations.js';
import { putUser } from '@contracts/users/users.operations.js';
import { AuditKeeper } from '@governance/audit/audit-keeper.js';
import { WaitingEntries } from '@governance/audit/audit-trail.js';
import { showId } from '@kernel/ids.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client, Sent } from '@test/support/client.js';
import { waitUntil } from '@test/support/wait-until.js';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await startApp();
  admin = app.client();
});
afterAll(() => app.stop());

/** Everything that waits is stored and sealed. What still waits for its second is in no table yet. */
async function settled(): Promise<void> {
  await app.inside(AuditKeeper).now();
  await waitUntil(
    'every entry to be sealed',
    () => app.count('audit_entries', 'sequence is null'),
    (n) => n === 0,
  );
}

/**
 * Sends requests, and waits until this many were recorded, which is a moment after their responses: all for the same
 * second.
 */
async function notedTogether(requests: number, ask: () => Promise<unknown>): Promise<void> {
  const waiting = app.inside(WaitingEntries);
  const flush = waiting.flush.bind(waiting);
  await flush();
  waiting.flush = () => Promise.resolve();
  try {
    await ask();
    const noted = () => [...waiting['waiting'].values()].reduce((n, { counts }) => n + (counts['requests'] ?? 1), 0);
    await waitUntil(`${requests} requests to be noted`, () => Promise.resolve(noted() >= requests));
  } finally {
    waiting.flush = flush;
  }
  await settled();
}

async function entries(query: NonNullable<Sent['query']>): Promise<AuditEntryOutput[]> {
  const answer = await admin.ok(listAudit, { query: { limit: 1_000, ...query } });
  return [...answer.entries];
}

const lesson = (content: string) => ({ body: { type: 'lesson', content } });

describe('an entry', () => {
  it('records for a change which key did what to which record of whom, without content', async () => {
    const ada = app.user();
    const { id } = await ada.ok(storeRecord, lesson('zyxomancy is practised at night'));
    await ada.ok(deleteRecord, { params: { id } });
    const found = await entries({ record_id: id });
    expect(found.map(({ operation, kind, outcome }) => [operation, kind, outcome])).toEqual([
      ['records.delete', 'change', 'ok'],
      ['records.store', 'change', 'ok'],
    ]);
    expect(found[1]).toMatchObject({
      key_id: app.adminKey.slice(3, 15),
      counts: { records_inserted: 1 },
      user_hash: expect.stringMatching(/^kh1_/) as string,
      request_id: expect.any(String) as string,
    });
    expect(found[1]?.subjects).toEqual([id.replace(/^lesson_/, 'record_')]);
    expect(JSON.stringify(found)).not.toMatch(new RegExp(`zyxomancy|${ada.user}`));
    expect((await entries({ user_id: ada.user })).map(({ id: entry }) => entry)).toEqual(
      found.map(({ id: entry }) => entry),
    );
    expect(await entries({ user_id: 'nobody-at-all' })).toEqual([]);
  });

  it('is left by AMP, by a batch with all its ids, and by administration', async () => {
    const ada = app.user();
    await ada.ok(ampStore, { body: { record: { content: 'by the protocol' } } });
    const batch = await ada.ok(storeRecords, { body: { records: [lesson('one').body, lesson('two').body] } });
    await admin.ok(putUser, { params: { user_id: ada.user }, body: {} });
    const found = await entries({ user_id: ada.user });
    expect(found.map(({ operation }) => operation)).toEqual(['users.put', 'records.store_batch', 'amp.store']);
    expect(found[1]?.subjects).toHaveLength(batch.results.length);
    const key = await admin.ok(createKey, { body: { name: 'short-lived', permissions: ['records:read'] } });
    await admin.ok(revokeKey, { params: { key_id: key.key_id } });
    const of = await entries({ from: '2020-01-01', operation: 'keys.revoke' });
    expect(of[0]).toMatchObject({ subjects: [`key_${key.key_id}`], counts: { api_keys_updated: 1 } });
  });

  it('is left by the erasure of a person, under whichever name a protocol has for them', async () => {
    const ada = app.user();
    await ada.ok(storeRecord, lesson('once'));
    const params = { entity_type: 'user', entity_id: ada.user };
    await admin.as(undefined).ok(mem0DeleteEntity, { params });
    const found = await entries({ user_id: ada.user, operation: mem0DeleteEntity.name });
    expect(found).toMatchObject([{ kind: 'change', outcome: 'ok', user_hash: expect.any(String) }]);
  });

  it('is left by feedback, with the rated record', async () => {
    const ada = app.user();
    const { id } = await ada.ok(storeRecord, lesson('the bassoon is in the attic'));
    const { query_id } = await ada.ok(searchRecords, { body: { query: 'bassoon', include_shared: false } });
    await ada.ok(searchFeedback, { body: { query_id, ids: [id], verdict: 'useful' } });
    const found = await entries({ record_id: id });
    expect(found.map(({ operation }) => operation)).toEqual(['search.feedback', 'records.store']);
  });

  it('exists for every privileged read before it is answered, and for no ordinary one unless enabled', async () => {
    const ada = app.user();
    await ada.ok(searchRecords, { body: { query: 'anything' } });
    await admin.as(undefined).ok(searchRecords, { body: { query: 'anything', all_users: true } });
    const privileged = await entries({ operation: searchRecords.name });
    expect(privileged.map(({ kind, user_hash }) => [kind, user_hash])).toEqual([['read', undefined]]);
    const [before] = await entries({ operation: 'audit.list' });
    expect(before).toMatchObject({ kind: 'read', outcome: 'ok' });

    await admin.ok(putAuditSettings, { body: { reads: 'all' } });
    await notedTogether(3, async () => {
      for (let i = 0; i < 3; i += 1) await ada.ok(searchRecords, { body: { query: 'anything' } });
    });
    expect(await entries({ user_id: ada.user, kind: 'read' })).toHaveLength(3);
    await admin.ok(putAuditSettings, { body: { reads: 'counts' } });
    const bob = app.user();
    await notedTogether(4, () =>
      Promise.all([1, 2, 3, 4].map(() => bob.ok(searchRecords, { body: { query: 'anything' } }))),
    );
    const counted = await entries({ user_id: bob.user });
    expect(counted.reduce((sum, { counts }) => sum + (counts['requests'] ?? 1), 0)).toBe(4);
    expect(counted.length).toBeLessThan(4);
    await admin.ok(putAuditSettings, { body: { reads: 'off' } });
  });

  it('is left by a refusal, with its code, and by no guess of a key', async () => {
    const ada = app.user();
    const absent = showId('lesson', '01900000-0000-7000-8000-00000000000f');
    const before = await app.count('audit_entries');
    await notedTogether(2, async () => {
      await ada.fails(getRecord, { params: { id: absent } });
      await ada.fails(getRecord, { params: { id: 'zyxomancy-of-a-client' } });
    });
    await app.client('rk_aaaaaaaaaaaa_nonsense').fails(getRecord, { params: { id: absent } });
    // Time for an entry that must not appear.
    await sleep(1_000);
    await settled();
    const found = await entries({ user_id: ada.user });
    expect(found).toMatchObject([
      { kind: 'refusal', outcome: 'refused', code: 'not_found', operation: 'records.get', counts: { requests: 2 } },
    ]);
    // It may be somebody else's.
    expect(found[0]?.subjects).toEqual([]);
    expect(await app.count('audit_entries')).toBe(before + 2);
  });

  it('is one for a change that was repeated and one for the repeat', async () => {
    const ada = app.user();
    const once = { ...lesson('once'), headers: { 'idempotency-key': ada.user } };
    await ada.ok(storeRecord, once);
    await notedTogether(1, () => ada.ok(storeRecord, once));
    expect((await entries({ user_id: ada.user })).map(({ counts }) => counts)).toEqual([
      {},
      { records_inserted: 1, users_inserted: 1 },
    ]);
  });
});

describe('the chain', () => {
  it('contains every one of 200 parallel writes once, in one order', async () => {
    const users = Array.from({ length: 20 }, () => app.user());
    const stored = await Promise.all(
      Array.from({ length: 200 }, (_, i) => users[i % 20]!.ok(storeRecord, lesson(`parallel ${i}`))),
    );
    await settled();
    for (const { id } of stored.slice(0, 20)) expect(await entries({ record_id: id })).toHaveLength(1);
    const { rows } = await app.db.admin.query<{ n: number; ids: number }>(
      `select count(*)::int as n, count(distinct s.subject)::int as ids from audit_subjects s
       join audit_entries e on e.tenant_id = s.tenant_id and e.id = s.entry_id where e.operation = 'records.store' and s.subject in
         (select id from records where content like 'parallel %')`,
    );
    expect(rows).toEqual([{ n: 200, ids: 200 }]);
    expect(await admin.ok(verifyAudit)).toMatchObject({ ok: true, has_more: false });
  });

  it('is read in stretches, and by a reader from its beginning', async () => {
    await settled();
    let cursor: string | undefined;
    let checked = 0;
    do {
      const part = await admin.ok(verifyAudit, { query: { limit: 50, cursor } });
      expect(part.ok).toBe(true);
      checked += part.checked;
      cursor = part.next_cursor;
    } while (cursor !== undefined);
    const first = await admin.ok(listAudit, { query: { in_chain: true, limit: 100 } });
    expect(first.entries.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
    expect(checked).toBeGreaterThan(200);
  });
});
