import { createBlock, updateBlock } from '@contracts/blocks/blocks.operations.js';
import { forgetRecord } from '@contracts/lifecycle/forgetting.operations.js';
import { createEdge } from '@contracts/graph/graph.operations.js';
import { appendMessages } from '@contracts/messages/messages.operations.js';
import { importUser } from '@contracts/portability/portability.operations.js';
import { acknowledgeRecords } from '@contracts/search/recall.operations.js';
import { deleteRecord, patchRecord, storeRecord } from '@contracts/records/records.operations.js';
import { readId } from '@kernel/ids.js';
import { tableCatalogue } from '@schema/tables.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import { type Archive, type ArchiveClient, exportOf, sendImport } from '@test/support/archive.js';
import type { Client } from '@test/support/client.js';
import fc from 'fast-check';
import { itIsTheSame } from './same-archive.js';

/** Each is a separate memory, exported, imported three times and exported again; some seconds. */
const RUNS = Number(process.env['RECOLLECT_PORTABILITY_RUNS'] ?? 3);
/** Other memories every time; those of a failure again, with the seed that it reports. */
const SEED = process.env['RECOLLECT_PORTABILITY_SEED'];

let app: TestApp;
let admin: ArchiveClient;
let other: ArchiveClient;
beforeAll(async () => {
  app = await startApp();
  admin = { url: app.url, key: app.adminKey };
  other = { url: app.url, key: await app.otherTenant() };
});
afterAll(() => app.stop());

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map((given) => `x${given.replaceAll('\u0000', '')}`);
const json = fc.dictionary(fc.constantFrom('a', 'b', 'ü'), fc.oneof(text, fc.boolean(), fc.integer(), fc.constant(null)), { maxKeys: 3 }); // prettier-ignore
const instant = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const which = fc.nat({ max: 50 });
const record = fc.record(
  {
    content: text,
    type: fc.constantFrom('lesson', 'semantic', 'episodic', 'my own'),
    title: text,
    agent: fc.constantFrom('coder', 'teacher'),
    tags: fc.uniqueArray(text, { maxLength: 3 }),
    metadata: json,
    provenance: json,
    importance: fc.constantFrom(0, 0.1, 0.5, 1),
    pinned: fc.boolean(),
    occurred_at: instant,
    valid_from: fc.constant('1900-01-01T00:00:00.000Z'),
    valid_to: instant,
    expires_at: instant,
    own: json,
  },
  { requiredKeys: ['content'] },
);
const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant('store' as const), record, named: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('patch' as const), which, record: fc.record({ content: text, metadata: json }) }) }, // prettier-ignore
  { weight: 3, arbitrary: fc.record({ act: fc.constant('say' as const), agent: fc.constantFrom(undefined, 'coder'), said: fc.array(text, { minLength: 1, maxLength: 3 }) }) }, // prettier-ignore
  fc.record({ act: fc.constant('derive' as const), which, content: text }),
  fc.record({ act: fc.constant('link' as const), which, to: which }),
  fc.record({ act: fc.constant('supersede' as const), which, to: which }),
  fc.record({ act: fc.constant('delete' as const), which }),
  fc.record({ act: fc.constant('forget' as const), which }),
  fc.record({ act: fc.constant('use' as const), which }),
  fc.record({ act: fc.constant('block' as const), label: fc.constantFrom('human', 'persona'), values: fc.array(text, { minLength: 1, maxLength: 3 }) }), // prettier-ignore
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** Does these in order; what is refused, because the intended memory is gone, is skipped. */
async function live(user: Client, acts: readonly Act[]): Promise<void> {
  const ids: string[] = [];
  const at = (index: number) => ids[index % Math.max(ids.length, 1)] ?? 'lesson_0000000000000000000000000a';
  for (const [number, one] of acts.entries()) {
    const params = { id: at('which' in one ? one.which : 0) };
    if (one.act === 'store') {
      const named = one.named ? { id: `mine ${number}` } : {};
      const { id } = await user.ok(storeRecord, { body: { ...one.record, ...named } });
      ids.push(id);
    } else if (one.act === 'derive') {
      if (ids.length > 0)
        await user.call(storeRecord, { body: { content: one.content, derived_from: [at(one.which)] } });
    } else if (one.act === 'say') {
      const messages = one.said.map((content) => ({ role: 'user', content }));
      await user.ok(appendMessages, { body: { ...(one.agent && { agent: one.agent }), messages } });
    } else if (one.act === 'patch') await user.call(patchRecord, { params, body: one.record });
    else if (one.act === 'delete') await user.call(deleteRecord, { params });
    else if (one.act === 'forget') await user.call(forgetRecord, { params, body: {} });
    else if (one.act === 'use') await user.call(acknowledgeRecords, { body: { ids: [at(one.which)] } });
    else if (one.act === 'link')
      await user.call(createEdge, { params, body: { type: 'related', to: at(one.to), metadata: { n: number } } }); // prettier-ignore
    else if (one.act === 'supersede') await supersede(user, at(one.which), at(one.to));
    else {
      const [first, ...rest] = one.values;
      const { id } = await user.ok(createBlock, { body: { label: one.label, value: first } });
      for (const value of rest) await user.ok(updateBlock, { params: { block_id: id }, body: { value } });
    }
  }
}

/** As a revision does, without comparing the texts. */
async function supersede(user: Client, older: string, newer: string): Promise<void> {
  await app.db.admin.query(
    `update records set superseded_by = $1, valid_to = coalesce(records.valid_to, now()) from records n
     where n.id = $1 and n.user_id = $3 and records.id = $2 and records.user_id = $3 and n.id <> records.id`,
    [readId(newer), readId(older), user.user],
  );
}

async function imported(asker: ArchiveClient, user: string, { bytes }: Archive): Promise<void> {
  const response = await sendImport(asker, user, bytes);
  const answer = importUser.output.parse(await response.json());
  expect([response.status, answer.state]).toEqual([200, 'done']);
}

const TABLES = tableCatalogue().filter((table) => table.export === 'rows' && table.owner === 'user');

async function countsAreTrue(user: string, { kinds }: Archive, tenant: string): Promise<void> {
  for (const { name } of TABLES) {
    const inSql = await app.count(name, 'user_id = $1 and tenant_id = $2', [user, tenant]);
    expect([name, kinds[name]?.length]).toEqual([name, inSql]);
  }
}

/** Everything except the audit, to which every request adds. */
function memoryOf({ kinds }: Archive): Archive['kinds'] {
  return { ...kinds, audit_entries: [] };
}

describe('any memory', () => {
  it(
    'exported, imported and exported again is the same, except for mapped ids; its counts are those of SQL',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async (acts) => {
          const user = app.user();
          await user.ok(storeRecord, { body: { content: 'the first of all' } });
          await live(user, acts);
          const first = await exportOf(admin, user.user);
          const tenant = readId(first.manifest.tenant_id) ?? '';
          await countsAreTrue(user.user, first, tenant);

          await imported(other, user.user, first);
          const there = await exportOf(other, user.user);
          itIsTheSame(first, there, { mapped: false });
          await countsAreTrue(user.user, there, readId(there.manifest.tenant_id) ?? '');

          const twin = newUser();
          await imported(admin, twin, first);
          const second = await exportOf(admin, twin);
          itIsTheSame(first, second, { mapped: true });
          await countsAreTrue(twin, second, tenant);

          // Its own again: nothing is new, and nothing is changed.
          await imported(admin, user.user, first);
          itIsTheSame(first, await exportOf(admin, user.user), { mapped: false });
          await imported(admin, twin, first);
          expect(memoryOf(await exportOf(admin, twin))).toEqual(memoryOf(second));
        }),
        { ...(SEED && { seed: Number(SEED) }), numRuns: RUNS, endOnFailure: true },
      );
    },
    RUNS * 20_000,
  );
});
