import { newId } from '@kernel/ids.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { newTenant, scopeOf } from '@test/support/scratch.js';
import { type ImportedBlock, ImportCoreMemory } from './import-core-memory.js';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

/** Beyond what one statement with a parameter for each column of each state can hold. */
const STATES = 5_000;

it('imports a block with thousands of past states', async () => {
  const tenantId = await newTenant(test.admin);
  const scope = scopeOf({ tenantId });
  const at = new Date('2026-01-01T00:00:00Z');
  const state = { label: 'human', title: null, charLimit: 100, metadata: {}, tags: ['a'], readOnly: false };
  const common = { ...state, hidden: false, description: null, memoryType: null, createdAt: at };
  const block: ImportedBlock = {
    row: { ...common, id: newId(), externalId: null, value: 'now', version: STATES, sequence: STATES, updatedAt: at, createdBy: 'k', updatedBy: 'k' },
    versions: Array.from({ length: STATES }, (_, place) => {
      const number = place + 1;
      return { ...common, blockId: '', sequence: number, version: number, value: `${number}`, actor: 'k', reason: null };
    }),
  }; // prettier-ignore
  const known = { agents: new Map<string, string>(), blocks: new Map<string, string>() };
  const owner = { tenantId, userId: 'ada', epoch: 0, language: 'en', paused: false, by: 'k', trustCap: 1 };
  const done = await test.database.withScope(scope, (tx) => new ImportCoreMemory().blocks(tx, owner, [block], known));
  expect(done).toEqual({ stored: 1, present: 0, mapped: 0, leftOut: 0 });
  const { rows } = await test.admin.query<{ n: number }>(
    'select count(*)::int as n from block_versions where tenant_id = $1',
    [tenantId],
  );
  expect(rows).toEqual([{ n: STATES }]);
});
