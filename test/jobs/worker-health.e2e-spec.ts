import { getMetrics, readyz } from '@contracts/status.operations.js';
import { NestFactory } from '@nestjs/core';
import { loadConfig, readConfig } from '@platform/config/config.js';
import { WorkerHealth } from '@transports/http/worker-health.module.js';
import { openTestDatabase } from '@test/support/database.js';
import { waitUntil } from '@test/support/wait-until.js';
import { randomUUID } from 'node:crypto';
import { WorkerModule } from '../../apps/worker/worker.module.js';

const { redisUrl } = loadConfig().queue;
const withRedis = globalThis.BACKEND === 'postgres' && redisUrl ? it : it.skip;

withRedis('a worker answers on its own port whether it lives, whether work is done, and its numbers', async () => {
  const db = await openTestDatabase();
  const config = readConfig({
    RECOLLECT_SECRET: 'a-server-secret-of-the-tests-0123456789',
    DATABASE_URL: db.url,
    REDIS_URL: redisUrl,
    QUEUE_PREFIX: `e2e:${randomUUID()}`,
    WORKER_PORT: '0',
    READY_LAG_SECONDS: '5',
    METRICS_TOKEN: 'a-token-of-sixteen-characters',
    LOG_LEVEL: 'silent',
  });
  const worker = await NestFactory.createApplicationContext(WorkerModule.using(config), {
    logger: false,
    abortOnError: false,
  });
  const url = `http://127.0.0.1:${worker.get(WorkerHealth).port}`;
  const ready = async () => readyz.output.parse(await (await fetch(`${url}/readyz`)).json());
  try {
    expect(await (await fetch(`${url}/livez`)).json()).toEqual({ status: 'ok' });
    await waitUntil('the worker to be ready', ready, ({ status }) => status === 'ready', 60_000);
    await db.admin.query(
      `insert into outbox (tenant_id, id, user_id, job, payload, epoch, created_at, available_at)
       values (gen_random_uuid(), gen_random_uuid(), null, 'of-another-version', '{}', 0, now(), now() - interval '30 seconds')`,
    );
    expect(await ready()).toMatchObject({ status: 'degraded', checks: { outbox: 'lagging' } });
    await db.admin.query('delete from outbox');
    expect(await ready()).toMatchObject({ status: 'ready', checks: { outbox_lag_seconds: 0 } });
    expect((await fetch(`${url}/metrics`)).status).toBe(401);
    const authorization = 'Bearer a-token-of-sixteen-characters';
    const metrics = await fetch(`${url}/metrics`, { headers: { authorization } });
    expect(getMetrics.output.parse(await metrics.text())).toContain('recollect_outbox_lag_seconds{queue="embeddings"}');
    expect((await fetch(`${url}/v1/records`)).status).toBe(404);
    expect((await fetch(`${url}/livez`, { method: 'POST' })).status).toBe(404);
  } finally {
    await worker.close();
    await db.close();
  }
  await expect(fetch(`${url}/livez`)).rejects.toThrow();
});
