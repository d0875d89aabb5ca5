import { storeRecord } from '@contracts/records/records.operations.js';
import { getMetrics, livez, readyz } from '@contracts/status.operations.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import { waitUntil } from '@test/support/wait-until.js';

let app: TestApp;

afterEach(() => app.stop());

const numbers = async (): Promise<string> => (await app.client('').call(getMetrics)).text;

/** The value of one series. */
async function value(series: string): Promise<number | undefined> {
  const line = (await numbers()).split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

describe('/metrics', () => {
  it('reports requests, jobs, lag, dead letters and schedules, and names nobody', async () => {
    app = await startApp();
    const user = app.user(`secretive-${newUser()}`);
    const body = { content: 'quillfrost', agent: 'agent-of-secrets' };
    await user.ok(storeRecord, { body, headers: { prefer: 'wait=20' } });
    await user.call(storeRecord, { body: {} });
    await app.client().ok(livez);
    await app.runSchedule('prune-outbox');
    await app.db.admin.query(
      `insert into dead_letters (tenant_id, id, user_id, job, payload, epoch, attempts, dispatches, error, created_at, failed_at)
       select tenant_id, gen_random_uuid(), user_id, 'embed-records', '{}', 0, 1, 1, 'timeout', now(), now() from users
       where user_id = $1`,
      [user.user],
    );
    const text = await numbers();
    expect(text).toContain('recollect_http_requests_total{operation="records.store",status="2xx"} 1');
    expect(text).toContain('recollect_http_requests_total{operation="records.store",status="4xx"} 1');
    expect(text).toContain('recollect_http_request_duration_seconds_count{operation="health.live"} 1');
    expect(text).toContain('recollect_outbox_lag_seconds{queue="embeddings"} 0');
    expect(text).toContain('recollect_dead_letters{job="embed-records"} 1');
    expect(text).toMatch(/recollect_schedule_last_success_timestamp_seconds\{schedule="prune-outbox"\} \d{10}/);
    expect(text).toContain('recollect_process_resident_memory_bytes');
    for (const secret of [user.user, 'quillfrost', 'agent-of-secrets', 'tenant_id', '/v1/']) {
      expect(text).not.toContain(secret);
    }
  });

  it('requires its token if one is set, and does not exist if it is turned off', async () => {
    const token = 'a-token-of-sixteen-characters';
    app = await startApp({ env: { METRICS_TOKEN: token } });
    expect((await app.client('').raw('GET', '/metrics')).status).toBe(401);
    const wrong = { headers: { authorization: `Bearer ${token}x` } };
    expect((await app.client('').raw('GET', '/metrics', wrong)).status).toBe(401);
    const right = await app.client('').raw('GET', '/metrics', { headers: { authorization: `Bearer ${token}` } });
    expect(right.status).toBe(200);
    expect(right.headers.get('content-type')).toMatch(/^text\/plain/);
    await app.stop();
    app = await startApp({ env: { METRICS_ENABLED: 'false' } });
    expect((await app.client('').raw('GET', '/metrics')).status).toBe(404);
  });

  it('continues without the figures of the database during an outage', async () => {
    app = await startApp();
    await app.db.admin.query('alter table outbox rename to elsewhere');
    const text = await numbers();
    await app.db.admin.query('alter table elsewhere rename to outbox');
    expect(text).toContain('recollect_process_cpu_seconds_total');
    expect(text).not.toMatch(/^recollect_outbox_lag_seconds\{/m);
  });
});

describe('/readyz', () => {
  it('is degraded while due jobs are not taken, reports for how long, and recovers', async () => {
    app = await startApp({ env: { READY_LAG_SECONDS: '5' } });
    const { checks } = await app.client('').ok(readyz);
    expect(checks.outbox).toBe('ok');
    // A job of a kind that no worker here takes.
    await app.db.admin.query(
      `insert into outbox (tenant_id, id, user_id, job, payload, epoch, created_at, available_at)
       select tenant_id, gen_random_uuid(), null, 'of-another-version', '{}', 0, now(), now() - interval '30 seconds'
       from tenants limit 1`,
    );
    const late = await app.client('').ok(readyz);
    expect(late).toMatchObject({ status: 'degraded', checks: { outbox: 'lagging' } });
    expect(late.checks.outbox_lag_seconds).toBeGreaterThan(29);
    await waitUntil('the lag', async () => ((await value('recollect_outbox_lag_seconds{queue="unknown"}')) ?? 0) > 29);
    await app.db.admin.query(
      `update outbox set closed_at = now(), outcome = 'dropped' where job = 'of-another-version'`,
    );
    expect((await app.client('').ok(readyz)).checks).toMatchObject({ outbox: 'ok', outbox_lag_seconds: 0 });
  });
});
