import { OPERATIONS } from '@contracts/catalogue.js';
import type { AnyOperation } from '@contracts/operation.js';
import { eraseTenant, getTenantErasure } from '@contracts/privacy/erasure.operations.js';
import { createTenant } from '@contracts/tenancy/tenancy.operations.js';
import { getMe } from '@contracts/users/users.operations.js';
import { createWebhook } from '@contracts/webhooks/webhooks.operations.js';
import { RequestUsage } from '@governance/limits/request-usage.js';
import { KeyCache } from '@governance/tenancy/keys.repository.js';
import { readId } from '@kernel/ids.js';
import { Tallies } from '@memory/counters/tallies.js';
import { RecordUses } from '@memory/records/record-uses.js';
import { tableCatalogue } from '@schema/tables.js';
import { SAMPLES } from '@test/isolation/samples.js';
import { makeVictim, type Victim } from '@test/isolation/victim.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client, Sent } from '@test/support/client.js';
import { chatServer } from '@test/support/providers/chat-servers.js';
import { waitUntil } from '@test/support/wait-until.js';

let app: TestApp;
let model: Awaited<ReturnType<typeof chatServer>>;
let tenantId: string;
let key: string;
let there: Client;
let ada: Victim;

beforeAll(async () => {
  model = await chatServer('openai');
  app = await startApp({
    env: {
      ...{ RATE_LIMIT_PER_KEY: 'off', RATE_LIMIT_PER_TENANT: 'off', CONSOLE_ENABLED: 'true' },
      ...{ LLM_PROVIDER: 'openai', LLM_MODEL: 'small', LLM_BASE_URL: model.url, LLM_API_KEY: 'sk-x', LLM_RETRIES: '0' },
    },
  });
  const made = await app.client().ok(createTenant, { body: { name: 'doomed', default_user_id: 'ada' } });
  tenantId = readId(made.tenant_id) ?? '';
  key = made.admin_key?.key ?? '';
  there = app.client(key);
  ada = await makeVictim(there.as('ada'), there, { user: 'ada', tenant: made.tenant_id, secret: 'zyxomancy' });
  // As in another process, whose cache has the key for a moment longer.
  const cache = app.inside(KeyCache);
  const began = cache.now();
  cache.now = () => began;
  cache.forget = () => undefined;
  await there.ok(getMe);
  const params = { tenant_id: made.tenant_id };
  await app.client().ok(eraseTenant, { params, body: {} });
  await waitUntil(
    'the erasure',
    () => app.client().ok(getTenantErasure, { params }),
    ({ state }) => state === 'completed',
    60_000,
  );
  expect(await left()).toEqual({});
}, 120_000);
afterAll(async () => {
  await app.stop();
  await model.close();
});

/** Rows of the tenant, by table. What says that it existed and was erased stays. */
async function left(): Promise<Record<string, number>> {
  const tables = tableCatalogue().filter(({ owner, outlivesTenant }) => owner !== 'installation' && !outlivesTenant);
  const each = tables.map(
    ({ name }) => `select '${name}' as name, count(*)::int as n from ${name} where tenant_id = $1`,
  );
  const { rows } = await app.db.admin.query<{ name: string; n: number }>(each.join(' union all '), [tenantId]);
  return Object.fromEntries(rows.filter(({ n }) => n > 0).map(({ name, n }) => [name, n]));
}

/** What one operation leaves is not told of the next. */
afterEach(async () => {
  for (const name of Object.keys(await left())) await app.db.admin.query(`delete from ${name} where tenant_id = $1`, [tenantId]); // prettier-ignore
});

/** A webhook of the samples is refused for its address. */
const samples = ({ name }: AnyOperation): readonly Sent[] =>
  name === createWebhook.name
    ? [{ body: { url: 'https://hooks.invalid/late', events: ['nothing.happens'] } }]
    : (SAMPLES[name]?.(ada.names) ?? []);

/** An operation that stands for others may write. A search counts. */
const WRITING = OPERATIONS.filter(({ reads, dispatch, searches }) => !reads || dispatch || searches);

it.each(WRITING.map((operation) => [operation.name, operation] as const))(
  '%s, admitted before its tenant was erased, leaves nothing',
  async (_, operation) => {
    for (const sent of samples(operation))
      for (const client of [there, there.as('late')])
        expect((await client.call(operation, sent)).status).toBeLessThan(500);
    expect(await left()).toEqual({});
  },
);

it('what is counted beside the requests, and a sign-in to the console, leave nothing', async () => {
  const counts = [RecordUses, Tallies, RequestUsage].map((part) => app.inside<{ flush(): Promise<void> }>(part));
  for (const count of counts) await count.flush();
  const response = await fetch(`${app.url}/console/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ key }),
  });
  expect(response.status).toBe(409);
  expect(await left()).toEqual({});
});
