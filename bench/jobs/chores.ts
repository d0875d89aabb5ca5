import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import pg from 'pg';

/** What a chore does to its process. `good` waits a little, writes its effect and ends. */
export type ChoreKind = 'good' | 'throws' | 'eats-memory' | 'dies-five-times';
/** Also in `worker/main.ts`, which runs in another process. */
const CHORE = 'chore';

/** `effects` has no unique key, so that anything done twice shows. */
const EFFECTS = `
  create table effects (tenant_id uuid not null, name text not null);
  alter table effects enable row level security;
  grant select, insert on effects to recollect_app;
  create policy tenant_rows on effects to recollect_app
    using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));`;

export interface Done {
  readonly tenantId: string;
  readonly name: string;
  readonly outcome: 'done' | 'failed' | 'dropped' | null;
  /** From its enqueuing to its end. */
  readonly ms: number;
}

/** The outbox as callers of jobs see it: enqueues chores and reads their outcome. */
export class Chores {
  private constructor(
    private readonly admin: pg.Pool,
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {}

  /** @param adminUrl of a migrated database that nobody else uses */
  static async open(adminUrl: string, redisUrl: string, prefix: string): Promise<Chores> {
    const admin = new pg.Pool({ connectionString: adminUrl, max: 4 });
    admin.on('error', () => undefined);
    await admin.query(EFFECTS);
    return new Chores(admin, new Redis(redisUrl), prefix);
  }

  async close(): Promise<void> {
    const keys = await this.redis.keys(`${this.prefix}:*`);
    if (keys.length > 0) await this.redis.del(keys);
    this.redis.disconnect();
    await this.admin.end();
  }

  async tenant(): Promise<string> {
    const id = randomUUID();
    const columns = 'created_at, updated_at) values ($1, $2, now(), now())';
    await this.admin.query(`insert into tenants (tenant_id, name, ${columns}`, [id, 'chores']);
    await this.admin.query(`insert into users (tenant_id, user_id, ${columns}`, [id, 'ada']);
    return id;
  }

  async leave(tenantId: string, kind: ChoreKind, names: readonly string[], workMs = 0): Promise<void> {
    await this.admin.query(
      `insert into outbox (tenant_id, id, user_id, job, payload, epoch, created_at, available_at)
       select $1, gen_random_uuid(), 'ada', $2, jsonb_build_object('kind', $3::text, 'name', name, 'ms', $5::int), 0,
         clock_timestamp(), clock_timestamp() from unnest($4::text[]) as name`,
      [tenantId, CHORE, kind, names, workMs],
    );
    await this.redis.publish(`${this.prefix}:signals`, '{"kind":"wake"}');
  }

  async open(tenantId?: string): Promise<number> {
    return this.count('outbox where closed_at is null and ($1::uuid is null or tenant_id = $1)', tenantId);
  }

  async ended(): Promise<Done[]> {
    const { rows } = await this.admin.query<Done>(
      `select tenant_id as "tenantId", payload->>'name' as name, outcome,
         (extract(epoch from closed_at - created_at) * 1000)::float8 as ms from outbox order by created_at, id`,
    );
    return rows;
  }

  /** The names of what was actually done, once for each time. */
  async effects(): Promise<string[]> {
    const { rows } = await this.admin.query<{ name: string }>('select name from effects order by name');
    return rows.map(({ name }) => name);
  }

  async letters(): Promise<{ name: string; error: string }[]> {
    const { rows } = await this.admin.query<{ name: string; error: string }>(
      `select payload->>'name' as name, error from dead_letters order by 1`,
    );
    return rows;
  }

  async forget(): Promise<void> {
    await this.admin.query('truncate outbox, dead_letters, effects');
  }

  private async count(text: string, tenantId?: string): Promise<number> {
    const { rows } = await this.admin.query<{ n: number }>(`select count(*)::int as n from ${text}`, [
      tenantId ?? null,
    ]);
    return rows[0]?.n ?? -1;
  }
}
