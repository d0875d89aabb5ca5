import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Buffers requested, hits and misses, by table including its indexes. */
export type Buffers = Readonly<Record<string, number>>;

const WATCHED = ['record_access', 'records', 'users', 'outbox'];
const USERS = 20;
const TYPES = 4;
const STRENGTHS = 10;

/** Direct access to the database of a running server, for what no client can fill or measure. */
export class BehindTheServer {
  private constructor(private readonly client: pg.Client) {}

  /** @param adminUrl not subject to row-level security */
  static async open(adminUrl: string): Promise<BehindTheServer> {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    return new BehindTheServer(client);
  }

  close(): Promise<void> {
    return this.client.end();
  }

  /**
   * Records of one tenant, without passages, of 20 users, four types and ten strengths. `due` of them were last
   * recalled ten years ago, the others within the last hour. The due ones were stored first, or are spread evenly among
   * the others.
   */
  async fill(records: number, due: number, scattered: boolean): Promise<void> {
    const { rows } = await this.client.query<{ tenant_id: string }>('select tenant_id from tenants');
    const tenantId = rows[0]?.tenant_id;
    await this.client.query(
      `insert into users (tenant_id, user_id, created_at, updated_at)
       select $1, 'user-' || n, now(), now() from generate_series(0, ${USERS - 1}) n on conflict do nothing`,
      [tenantId],
    );
    const row = `n, ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id,
      'user-' || n % ${USERS} as user_id, 'type-' || n / ${USERS} % ${TYPES} as type`;
    const series = `(select ${row} from generate_series(0, $2::int - 1) n) s`;
    await this.client.query(
      `insert into records (tenant_id, id, user_id, type, content, language, occurred_at, recorded_at, created_at)
       select $1, id, user_id, type, 'What was said in turn ' || n || repeat(' and so on', 15), 'en', at, at, at
       from (select s.*, now() - n * interval '1 second' as at from ${series}) timed`,
      [tenantId, records],
    );
    await this.client.query(
      `insert into record_access (tenant_id, record_id, user_id, type, strength, last_recalled_at)
       select $1, id, user_id, type, 1 + n / ${USERS * TYPES} % ${STRENGTHS},
         case when (case when $4 then n % $3::int = 0 else n < $5::int end) then now() - interval '10 years' else now() - n % 3600 * interval '1 second' end
       from ${series}`,
      [tenantId, records, Math.floor(records / due), scattered, due],
    );
    await this.settle();
  }

  /** Makes the forgotten records due again, and removes what the sweep left behind. */
  async again(): Promise<void> {
    await this.client.query(`
      update record_access a set exempt = false from records r
      where r.tenant_id = a.tenant_id and r.id = a.record_id and r.forgotten_at is not null`);
    await this.client.query('update records set forgotten_at = null where forgotten_at is not null');
    await this.client.query('truncate lifecycle_events, outbox');
    await this.settle();
  }

  async forgotten(): Promise<number> {
    const { rows } = await this.client.query<{ n: number }>(
      'select count(*)::int as n from records where forgotten_at is not null',
    );
    return rows[0]?.n ?? 0;
  }

  /** Sweep jobs that are not done. */
  async open(): Promise<number> {
    const { rows } = await this.client.query<{ n: number }>(
      `select count(*)::int as n from outbox where closed_at is null and job = 'sweep-records'`,
    );
    return rows[0]?.n ?? 0;
  }

  /** Of all sessions since the beginning. An idle session reports its own figures up to ten seconds late. */
  async buffers(): Promise<Buffers> {
    await sleep(11_000);
    const { rows } = await this.client.query<{ name: string; n: string }>(
      `select relname as name, heap_blks_read + heap_blks_hit + idx_blks_read + idx_blks_hit as n
       from pg_statio_user_tables where relname = any($1)`,
      [WATCHED],
    );
    return Object.fromEntries(rows.map(({ name, n }) => [name, Number(n)]));
  }

  /** Does what a week of autovacuum would have done. */
  private async settle(): Promise<void> {
    for (const table of ['records', 'record_access', 'users', 'outbox', 'lifecycle_events']) {
      await this.client.query(`vacuum analyze ${table}`);
    }
    await this.client.query('checkpoint');
  }
}
