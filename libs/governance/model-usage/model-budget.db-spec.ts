import { modelsSettings } from '@contracts/model-usage/models.settings.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { newId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { Settings } from '@memory/settings/settings.js';
import { type Config, readConfig } from '@platform/config/config.js';
import { Database } from '@platform/database/database.js';
import { createPool } from '@platform/database/pool.js';
import { ModelError } from '@platform/models/language-model.js';
import { Models } from '@platform/models/models.js';
import type { ModelBudgetExhausted } from '@platform/models/tenant-models.js';
import { Metrics } from '@platform/observability/metrics.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { chatServer, type Script } from '@test/support/providers/chat-servers.js';
import { failure, scopeOf } from '@test/support/scratch.js';
import { BudgetedModels } from './budgeted-models.js';
import { GetModelUsage } from './get-model-usage.js';
import { ModelBudget } from './model-budget.js';
import { ModelChargesRepository } from './model-charges.repository.js';
import { ModelMetrics } from './model-metrics.js';
import { SettleModelCallsSchedule } from './settle-model-calls.schedule.js';

const START = new Date('2026-11-22T10:00:00Z');
let test: TestDatabase;
let pool: ReturnType<typeof createPool>;
let database: Database;
let scope: Scope;
let now: Date;
const clock = new (class extends Clock {
  override now() {
    return now;
  }
})();
const open: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  test = await openTestDatabase();
  pool = createPool(test.connection, { max: 8 });
  database = new Database(pool, { statementTimeoutMs: 30_000 });
});
afterAll(async () => {
  await database.close();
  await test.close();
});
beforeEach(async () => {
  now = START;
  scope = scopeOf({ tenantId: newId(), userId: 'ada' });
  await test.admin.query(
    `insert into tenants (tenant_id, name, created_at, updated_at) values ($1, 'a tenant', now(), now())`,
    [scope.tenantId],
  );
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

async function setUp(scripts: Script[], env: Record<string, string> = {}) {
  const server = await chatServer('openai', ...scripts);
  open.push(server);
  const config: Config = readConfig({
    LLM_PROVIDER: 'openai',
    LLM_MODEL: 'small',
    LLM_BASE_URL: server.url,
    LLM_API_KEY: 'sk-very-secret',
    LLM_PRICES: 'small=3/15',
    LLM_RETRIES: '0',
    ...env,
  });
  const settings = new Settings(clock);
  const charges = new ModelChargesRepository();
  const budget = new ModelBudget(database, charges, settings, clock, config);
  // Each letter is one token.
  const count = (texts: readonly string[]) => Promise.resolve(texts.join('').length);
  const models = await Models.load(config.models, count, { baseMs: 1, capMs: 5 });
  const metrics = new Metrics();
  const budgeted = new BudgetedModels(models, budget, metrics);
  const usage = new GetModelUsage(database, settings, clock, config);
  return {
    server,
    metrics,
    model: budgeted.for(scope, 'chat')!,
    meter: budget.meter(scope, 'chat', 'small', new ModelMetrics(new Metrics())),
    usage: () => usage.run({ ...scope, userId: null, allUsers: true }, 3),
    schedule: new SettleModelCallsSchedule(database, charges, clock),
    set: (value: object) =>
      database.withScope(scope, (tx) =>
        settings.put(tx, { tenantId: scope.tenantId, userId: null }, modelsSettings, value, { by: 'k' }),
      ),
  };
}

/** 10 letters and 2 × 6 around the messages: 22 tokens in, and `maxTokens` out. */
const ask = (maxTokens = 8) => ({ messages: [{ role: 'user' as const, content: 'ten tokens' }], maxTokens });
const MOST = 22 + 8;

it('a call is charged for its use, by day, purpose and model, in tokens and money', async () => {
  const { model, usage, metrics } = await setUp([{ usage: [7, 3] }]);
  await model.generate(ask());
  await model.generate(ask());
  const used = await usage();
  expect(used).toMatchObject({ day: { tokens: 20, usd: 0.000132 }, month: { tokens: 20 }, open: { calls: 0 } });
  expect(used.days).toEqual([
    { day: '2026-11-22', purpose: 'chat', model: 'small', calls: 2, failed: 0, lapsed: 0, estimated: 0, tokens_in: 14, tokens_out: 6, tokens_cached: 0, usd: 0.000132 },
  ]); // prettier-ignore
  const text = await metrics.text();
  expect(text).toContain('recollect_model_tokens_total{purpose="chat",kind="in"} 14');
  expect(text).not.toContain(scope.tenantId);
});

it.each([
  ['tells nothing', null],
  ['tells less than nothing', [-7, -3] as const],
  ['tells more than can be', [10 ** 12, 10 ** 12] as const],
  ['tells zero', [0, 0] as const],
])('a provider that %s is charged what was reserved', async (_what, told) => {
  const { model, usage } = await setUp([{ usage: told }]);
  await model.generate(ask());
  const used = await usage();
  expect(used.day.tokens).toBe(MOST);
  expect(used.days).toMatchObject([{ calls: 1, estimated: 1, tokens_in: 22, tokens_out: 8 }]);
});

it('a refusal by the provider costs nothing, a call that breaks off costs its reservation, and each attempt is a call', async () => {
  const { model, usage, server } = await setUp(
    [{ status: 429, headers: { 'retry-after': '0' } }, { status: 500 }, { garbage: true }],
    { LLM_RETRIES: '2' },
  );
  expect(await failure(model.generate(ask()))).toBeInstanceOf(ModelError);
  expect(server.seen).toHaveLength(3);
  const used = await usage();
  expect(used.days).toMatchObject([{ calls: 3, failed: 3, tokens_in: 22, tokens_out: 8 }]);
  expect(used.day.tokens).toBe(MOST);
});

it('a limit applies to the last token however many calls run at once, and nothing is sent beyond it', async () => {
  const { model, usage, server, set } = await setUp([{ usage: null }], { LLM_CONCURRENCY: '16' });
  await set({ tokens_per_day: 5 * MOST + 1 });
  const asked = await Promise.allSettled(Array.from({ length: 24 }, () => model.generate(ask())));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(server.seen).toHaveLength(5);
  expect((await usage()).day).toMatchObject({ tokens: 5 * MOST, tokens_limit: 5 * MOST + 1 });
  const refused = (await failure(model.generate(ask()))) as ModelBudgetExhausted;
  expect(refused).toMatchObject({ code: 'model_budget_exhausted', retryAfterSeconds: 14 * 3_600 });
  expect(refused.opensAt).toEqual(new Date('2026-11-23T00:00:00Z'));
  now = new Date('2026-11-23T00:00:00Z');
  await model.generate(ask());
});

it('a limit in money applies, and a tenant cannot raise the operator’s', async () => {
  const { model, set } = await setUp([{ usage: null }], { LLM_USD_PER_MONTH: '0.0004' });
  await set({ usd_per_month: 100 });
  await model.generate(ask());
  await model.generate(ask());
  expect(await failure(model.generate(ask()))).toMatchObject({ code: 'model_budget_exhausted' });
});

it('a call that can never fit is reported as such', async () => {
  const { model, set, server } = await setUp([{}]);
  await set({ tokens_per_day: 29 });
  expect(await failure(model.generate(ask()))).toMatchObject({ code: 'too_large' });
  expect(server.seen).toEqual([]);
});

it('a call whose process died stays charged as reserved, and is reported as lapsed after its deadline', async () => {
  const { meter, usage, schedule } = await setUp([{}]);
  // The process died after it reserved, before it settled.
  await meter.open({ input: 22, output: 8 });
  expect(await usage()).toMatchObject({ day: { tokens: MOST }, open: { calls: 1, tokens: MOST }, days: [] });
  const signal = new AbortController().signal;
  await schedule.run({ signal });
  expect((await usage()).open.calls).toBe(1);
  now = new Date(START.getTime() + 121_000);
  await schedule.run({ signal });
  await schedule.run({ signal });
  expect(await usage()).toMatchObject({
    day: { tokens: MOST },
    open: { calls: 0, tokens: 0 },
    days: [{ calls: 1, failed: 1, lapsed: 1, tokens_in: 22, tokens_out: 8 }],
  });
});

it('a stream is charged too: a complete one as reported, a cut or abandoned one as reserved', async () => {
  const { model, usage } = await setUp([
    { text: 'one two', usage: [7, 3] },
    { text: 'one two', cut: true },
  ]);
  const whole = model.stream(ask());
  for await (const chunk of whole.chunks) void chunk;
  expect((await usage()).day.tokens).toBe(10);
  const cut = model.stream(ask());
  for await (const chunk of cut.chunks) void chunk;
  expect((await cut.end).complete).toBe(false);
  expect((await usage()).day.tokens).toBe(10 + MOST);
  const left = model.stream(ask());
  for await (const chunk of left.chunks) {
    void chunk;
    break;
  }
  await left.end;
  expect(await usage()).toMatchObject({ day: { tokens: 10 + 2 * MOST }, open: { calls: 0 } });
});

it('nothing is sent for a tenant that does not allow it, or for a paused user', async () => {
  const { model, server, set } = await setUp([{}]);
  await set({ allowed: false });
  expect(await failure(model.generate(ask()))).toMatchObject({ code: 'forbidden' });
  await set({});
  await test.admin.query(
    `insert into users (tenant_id, user_id, epoch, created_at, updated_at, paused_at) values ($1, 'ada', 0, now(), now(), now())`,
    [scope.tenantId],
  );
  expect(await failure(model.generate(ask()))).toMatchObject({ code: 'learning_paused' });
  const { chunks, end } = model.stream(ask());
  for await (const chunk of chunks) void chunk;
  expect((await end).error).toBeInstanceOf(RecollectError);
  expect(server.seen).toEqual([]);
});

it('another tenant has its own budget', async () => {
  const { model, set } = await setUp([{ usage: null }]);
  await set({ tokens_per_day: MOST });
  await model.generate(ask());
  const first = scope;
  scope = scopeOf({ tenantId: newId(), userId: 'ada' });
  await test.admin.query(
    `insert into tenants (tenant_id, name, created_at, updated_at) values ($1, 'another', now(), now())`,
    [scope.tenantId],
  );
  const other = await setUp([{ usage: null }]);
  await other.model.generate(ask());
  expect((await other.usage()).day.tokens).toBe(MOST);
  scope = first;
  expect(await failure(model.generate(ask()))).toMatchObject({ code: 'model_budget_exhausted' });
});
