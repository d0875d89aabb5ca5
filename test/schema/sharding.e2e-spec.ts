import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { OPERATIONS } from '@contracts/catalogue.js';
import { getMe } from '@contracts/users/users.operations.js';
import { hideErased } from '@platform/database/hide-erased.js';
import { tableCatalogue } from '@schema/tables.js';
import { SAMPLES } from '@test/isolation/samples.js';
import { makeVictim, WRITER } from '@test/isolation/victim.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { waitUntil } from '@test/support/wait-until.js';
import { brokenRules, type SentStatement, SUB_SELECT, unnamedTenants, watchStatements } from './sharding.js';

/**
 * What prevents tables from being sharded over servers by tenant. Each list may only shrink: what is fixed is removed
 * from it, and nothing is added. docs/scaling.md gives the reason for each.
 */
const SCHEMA = {
  'a trigger with transition tables': ['records.count_deleted', 'records.count_inserted', 'records.count_updated'],
  'a cascade on update': ['block_attachments.block_attachments_block'],
};
/** The first is sent only now and then, and not in every run. */
const FROM_UNNEST = [
  'libs/governance/limits/request-usage',
  'libs/governance/privacy/erasure/hide-records',
  'libs/governance/tenancy/create-key',
  'libs/memory/entities/entity-mentions',
  'libs/memory/indexing/passage-index',
  'libs/memory/message-history/message-history',
];
/** Work that knows no tenant yet, or concerns all: keys, the hand-out of jobs, leases, the installation's own books. */
const AS_SYSTEM = [
  'governance/audit/audit-trail',
  'governance/audit/seal-audit',
  'governance/audit/send-heads',
  'governance/idempotency/prune-keys.schedule',
  'governance/limits/get-usage',
  'governance/limits/request-usage',
  'governance/privacy/ledger/ledger-heads',
  'governance/privacy/ledger/ledger-keeper',
  'governance/privacy/ledger/restored-ledger',
  'governance/privacy/receipts/seen-on-disk',
  'governance/privacy/rewrite/list-rewrites',
  'governance/sessions/end-session',
  'governance/sessions/open-sessions',
  'governance/sessions/start-session',
  'governance/tenancy/admin-key',
  'governance/tenancy/authenticate',
  'governance/tenancy/bootstrap-installation',
  'governance/tenancy/create-tenant',
  'governance/tenancy/get-tenant',
  'governance/tenancy/keys.repository',
  'governance/tenancy/list-tenants',
  'governance/tenancy/update-tenant',
  'platform/database/database',
  'platform/database/shared-time',
  'platform/queue/claim-jobs.query',
  'platform/queue/job-host',
  'platform/queue/letters-to-retry.query',
  'platform/queue/outbox-gauges',
  'platform/queue/outbox-lag.query',
  'platform/queue/prune-outbox',
  'platform/queue/schedules/schedule-leases',
  'platform/queue/schedules/walk-tenants',
];

const root = fileURLToPath(new URL('../..', import.meta.url));
const catalogue = tableCatalogue();
const ofTenants = new Set(catalogue.filter(({ owner }) => owner !== 'installation').map(({ name }) => name));
const NOT_ASKED = /^(tenants|keys)\./;

let app: TestApp;
let sent: readonly SentStatement[];

beforeAll(async () => {
  const watch = watchStatements();
  try {
    app = await startApp({ env: { RATE_LIMIT_PER_KEY: 'off', RATE_LIMIT_PER_TENANT: 'off', CONSOLE_ENABLED: 'true' } });
    const { tenant } = await app.client().ok(getMe);
    const { key } = await app.key({ permissions: WRITER });
    const given = { tenant: tenant.tenant_id, user: 'alice', secret: 'zyxomancy', folded: true };
    const { names } = await makeVictim(app.client(key, { user: 'alice' }), app.client(), given);
    const quiet = () =>
      waitUntil('all jobs to be done', async () => (await app.count('outbox', 'closed_at is null')) === 0);
    await quiet();
    // Deletions come last.
    const asked = OPERATIONS.filter(({ name }) => !NOT_ASKED.test(name)).toSorted(
      (a, b) => Number(b.reads) - Number(a.reads),
    );
    for (const operation of asked) {
      for (const sample of SAMPLES[operation.name]?.(names) ?? []) {
        await app.client(undefined, { user: 'alice' }).call(operation, sample);
      }
    }
    await quiet();
  } finally {
    watch.stop();
  }
  sent = watch.sent;
}, 300_000);
afterAll(() => app.stop());

const filesOf = (statements: readonly SentStatement[]): string[] =>
  [...new Set(statements.map(({ from }) => from))].sort();

describe('the schema', () => {
  it('breaks no rule except the known exceptions', async () => {
    const { [SUB_SELECT]: withSubSelects, ...broken } = await brokenRules(app.db.admin, catalogue);
    expect(broken).toEqual(SCHEMA);
    // All or none: settings are read through a sub-select, once per statement and not once per row.
    expect(withSubSelects?.length).toBe(ofTenants.size);
  });

  const BREACHES: readonly [string, string][] = [
    ['a restrictive policy, which a shard would take for one that opens', 'create policy shut on records as restrictive to recollect_app using (false)'],
    ['a trigger with transition tables', 'create trigger counting after insert on edges referencing new table as fresh execute function count_records()'],
    ['a cascade on update', 'alter table edges add constraint moved foreign key (tenant_id, from_id) references records (tenant_id, id) on update cascade'],
    ['a row that logical replication cannot name', 'alter table passage_terms replica identity default'],
    ['a unique index without the tenant', 'create unique index alone on edges (from_id)'],
    ['a sequence', 'create sequence counting'],
    [SUB_SELECT, 'create table spoilt (tenant_id uuid primary key); create policy asks on spoilt using ((select true))'],
  ]; // prettier-ignore
  it.each(BREACHES)('%s is found', async (rule, breach) => {
    const client = await app.db.admin.connect();
    try {
      await client.query('begin');
      const before = (await brokenRules(client, catalogue))[rule]?.length ?? 0;
      await client.query(breach);
      expect((await brokenRules(client, catalogue))[rule]).toHaveLength(before + 1);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('hides users being erased without a restrictive policy in a later table too', async () => {
    const client = await app.db.admin.connect();
    try {
      await client.query('begin');
      await client.query('drop policy read_rows on edges');
      await client.query('create policy read_rows on edges for select to recollect_app using (tenant_id is null)');
      expect(await hideErased(client)).toEqual(['edges']);
      expect(Object.keys(await brokenRules(client, catalogue)).filter((rule) => rule.includes('restrictive'))).toEqual(
        [],
      );
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe('the statements that all operations send', () => {
  /** Where the tenant is not named, table by table. */
  async function unnamed(statements: readonly { readonly text: string; readonly from: string }[]) {
    const found: Record<string, string[]> = {};
    const client = await app.db.admin.connect();
    try {
      await client.query("set plan_cache_mode = 'force_generic_plan'");
      for (const { text, from } of statements) {
        const tables = await unnamedTenants(client, text, ofTenants);
        if (tables.length > 0) found[from] = [...new Set([...(found[from] ?? []), ...tables])].sort();
      }
    } finally {
      client.release(true);
    }
    return found;
  }

  it('name their tenant as a parameter at each table', async () => {
    const statements = sent.filter(({ text, system }) => !system && /^(\/\*.*?\*\/)?\s*(select|insert|update|delete|with)\b/i.test(text)); // prettier-ignore
    expect(statements.length).toBeGreaterThan(400);
    expect(filesOf(statements)).toEqual(expect.arrayContaining(['libs/memory/search/arms/keyword-arm.query', 'libs/memory/graph/related.query', 'libs/governance/privacy/erasure/eraser'])); // prettier-ignore
    expect(await unnamed(statements)).toEqual({});
  });

  it.each([
    ['no tenant', 'select 1 from records where id = $1', ['records']],
    ['the tenant of another row', 'select (select count(*) from edges e where e.tenant_id = r.tenant_id) from records r where r.tenant_id = $1', ['edges']],
    ['a change of all', 'update records set title = $1', ['records']],
    ['a tenant that follows from a join', 'select 1 from edges e join records r on r.tenant_id = e.tenant_id and r.id = e.to_id where e.tenant_id = $1', []],
  ])('%s is distinguished', async (_, text, tables) => {
    expect((await unnamed([{ text, from: 'here' }]))['here'] ?? []).toEqual(tables);
  }); // prettier-ignore

  it('insert from lists of values in few places', () => {
    const fromLists = sent.filter(({ text }) => /\binsert into\b[\s\S]*\bselect\b[\s\S]*\bunnest\(/i.test(text));
    const files = filesOf(fromLists);
    expect([...new Set([...files, ...FROM_UNNEST.slice(0, 1)])].sort()).toEqual(FROM_UNNEST);
  });
});

it('few files cross tenants, as the system role', async () => {
  const files = (await readdir(`${root}libs`, { recursive: true }))
    .filter((path) => /(?<!spec)\.ts$/.test(path))
    .sort();
  const crossing: string[] = [];
  for (const file of files) {
    if (/\.asSystem\(/.test(await readFile(`${root}libs/${file}`, 'utf8'))) crossing.push(file.replace('.ts', ''));
  }
  expect(crossing).toEqual(AS_SYSTEM);
});
