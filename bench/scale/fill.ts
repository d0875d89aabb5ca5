import { randomUUID } from 'node:crypto';
import { analyse } from '@memory/indexing/terms.js';
import { type EmbeddedServer, startEmbeddedServer } from '@platform/database/embedded/embedded-server.js';
import pg from 'pg';
import { random, turn } from '../load/conversation.js';
import { Progress } from '../support/progress.js';

/** Records of one user in a tenant: the measured one, or a stranger. */
export interface Share {
  readonly tenantId: string;
  readonly user: string;
  readonly records: number;
}

export interface Space {
  readonly provider: string;
  readonly model: string;
  readonly dimensions: number;
}

/** Distinct texts. A larger scope contains some of them twice, far apart. */
export const TEXTS = 50_000;
const TEXTS_AT_ONCE = 2_500;
/** Directions of the noise between vectors made from one: a prime, so that text and noise do not repeat together. */
const NOISES = 997;
const RECORDS_AT_ONCE = 100_000;
const TURNS_PER_SESSION = 25;
const FILLED = ['tenants', 'users', 'records', 'record_access', 'passages', 'passage_terms', 'passage_vectors'];

/** Direct access to the database of a running server, to fill it faster than any client can. */
export class BehindTheServer {
  private filled = 0;

  private constructor(
    private readonly client: pg.Client,
    private readonly embedded?: EmbeddedServer,
  ) {}

  /** @param admin not subject to row-level security */
  static async open(admin: pg.ClientConfig, embedded?: EmbeddedServer): Promise<BehindTheServer> {
    const client = new pg.Client(admin);
    await client.connect();
    if (!embedded) await client.query('set synchronous_commit = off');
    await client.query(`set maintenance_work_mem = '1GB'`);
    return new BehindTheServer(client, embedded);
  }

  /** The embedded database of a stopped server. */
  static async openFolder(folder: string): Promise<BehindTheServer> {
    const embedded = await startEmbeddedServer({ folder });
    return BehindTheServer.open(embedded.connection, embedded);
  }

  async close(): Promise<void> {
    await this.client.end();
    await this.embedded?.close();
  }

  /** The tenant of the server's first key. */
  async ownTenant(): Promise<string> {
    const { rows } = await this.client.query<{ tenant_id: string }>('select tenant_id from api_keys limit 1');
    if (!rows[0]) throw new Error('the server has no key');
    return rows[0].tenant_id;
  }

  /**
   * Texts, split into terms as the server does, and the vectors that the server made for `user`, to distribute among
   * them.
   */
  async stock(user: string): Promise<void> {
    await this.client.query(`create unlogged table bench_texts
      (n int primary key, content text, speaker text, length int, terms text[], counts smallint[])`);
    for (let from = 0; from < TEXTS; from += TEXTS_AT_ONCE) {
      const texts = Array.from({ length: TEXTS_AT_ONCE }, (_, i) => stocked(from + i));
      await this.client.query(
        'insert into bench_texts select * from json_populate_recordset(null::bench_texts, $1::json)',
        [JSON.stringify(texts)],
      );
    }
    await this.client.query(
      `create unlogged table bench_vectors as select row_number() over (order by passage_id)::int - 1 as n, embedding
       from passage_vectors where user_id = '${user}'`,
    );
    await this.client.query('create unique index on bench_vectors (n)');
    await this.client.query('create unlogged table bench_noise (n int, noise halfvec)');
    const { rows } = await this.client.query<{ dimensions: number }>(
      'select vector_dims(embedding) as dimensions from bench_vectors limit 1',
    );
    await this.client.query(
      'insert into bench_noise select n - 1, noise::halfvec from unnest($1::text[]) with ordinality as t (noise, n)',
      [Array.from({ length: NOISES }, (_, n) => JSON.stringify(noise(n, rows[0]?.dimensions ?? 0)))],
    );
    await this.client.query('create unique index on bench_noise (n)');
    await this.client.query('analyze bench_texts');
    await this.client.query('analyze bench_vectors');
  }

  /** Stores these shares, alternating by session, so that all users' rows are interleaved on disk. */
  async fill(shares: readonly Share[], space: Space): Promise<void> {
    await this.client.query('drop table if exists bench_shares, bench_rows');
    await this.client.query(
      `create unlogged table bench_shares as
       select * from json_to_recordset($1::json) as s ("tenantId" uuid, "user" text, records int, number int)`,
      [JSON.stringify(shares.map((share, number) => ({ ...share, number })))],
    );
    await this.owners(space);
    const { rowCount: total } = await this.client.query(`
      create unlogged table bench_rows as
      select row_number() over (order by turn / ${TURNS_PER_SESSION}, number, turn)::int - 1 as place, s.*
      from (select "tenantId" as tenant_id, "user" as user_id, number, turn,
              ${key('number::bigint * 1000000 + turn', this.filled)} as id,
              abs(hashint8(number::bigint * 1000003 + turn)) % ${TEXTS} as text
            from bench_shares, generate_series(0, records - 1) turn) s`);
    if (total === null) throw new Error('nothing was made');
    await this.client.query('create unique index on bench_rows (place)');
    const restore = total > RECORDS_AT_ONCE ? await this.withoutIndexes() : async (): Promise<void> => undefined;
    const progress = new Progress('filling', total);
    for (let from = 0; from < total; from += RECORDS_AT_ONCE) {
      for (const statement of insertions(from, from + RECORDS_AT_ONCE)) await this.client.query(statement);
      progress.to(Math.min(total, from + RECORDS_AT_ONCE));
    }
    progress.end('');
    this.filled += 1;
    await restore();
    await this.settle();
  }

  /** Removes what only the filling needed. */
  async clear(): Promise<void> {
    await this.client.query('drop table bench_texts, bench_vectors, bench_noise, bench_shares, bench_rows');
  }

  /** Of everything, and of its size on disk. */
  async sizes(): Promise<
    { readonly table: string; readonly rows: number; readonly bytes: number; readonly indexBytes: number }[]
  > {
    const { rows } = await this.client.query<{ table: string; rows: string; bytes: string; index_bytes: string }>(
      `select relname as table, reltuples::bigint as rows, pg_table_size(oid) as bytes, pg_indexes_size(oid) as index_bytes
       from pg_class where relname = any($1) and relkind = 'r' order by pg_total_relation_size(oid) desc`,
      [FILLED],
    );
    return rows.map((row) => ({
      table: row.table,
      rows: Number(row.rows),
      bytes: Number(row.bytes),
      indexBytes: Number(row.index_bytes),
    }));
  }

  /** Blocks requested in this database since the beginning, hits and misses. */
  async blocks(): Promise<number> {
    const { rows } = await this.client.query<{ n: string }>(
      'select blks_hit + blks_read as n from pg_stat_database where datname = current_database()',
    );
    return Number(rows[0]?.n);
  }

  private async owners(space: Space): Promise<void> {
    await this.client.query(`insert into tenants (tenant_id, name, created_at, updated_at)
      select distinct "tenantId", 'tenant ' || "tenantId", now(), now() from bench_shares on conflict do nothing`);
    await this.client.query(`insert into users (tenant_id, user_id, created_at, updated_at)
      select distinct "tenantId", "user", now(), now() from bench_shares on conflict do nothing`);
    await this.client.query(
      `insert into embedding_spaces (tenant_id, id, provider, model, dimensions, activated_at, created_at)
       select distinct s."tenantId", s."tenantId", $1, $2, $3::int, now(), now() from bench_shares s
       where not exists (select 1 from embedding_spaces e where e.tenant_id = s."tenantId" and e.provider = $1
         and e.model = $2 and e.dimensions = $3::int)`,
      [space.provider, space.model, space.dimensions],
    );
  }

  /**
   * Drops the indexes of the largest table and returns how to restore them: built in one go they take a tenth of the
   * time.
   */
  private async withoutIndexes(): Promise<() => Promise<void>> {
    const { rows } = await this.client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes where tablename = 'passage_terms'`,
    );
    for (const { name } of rows) await this.client.query(`drop index ${name}`);
    return async () => {
      // For a partitioned table, the definition omits the partitions.
      for (const { definition } of rows) await this.client.query(definition.replace(' ON ONLY ', ' ON '));
    };
  }

  /**
   * Does what a week of autovacuum would have done. VACUUM marks no row as visible to all before its commit is on disk, and on a
   * server these commits do not wait for the disk. So a checkpoint comes first.
   */
  private async settle(): Promise<void> {
    await this.client.query('checkpoint');
    for (const table of FILLED) await this.client.query(`vacuum analyze ${table}`);
    await this.client.query('checkpoint');
  }
}

/**
 * Relative to half the length of a unit vector: vectors made from one are as close to it as turns about one thing are
 * to each other.
 */
function noise(seed: number, dimensions: number): number[] {
  const next = random(seed);
  const numbers = Array.from({ length: dimensions }, () => next() - 0.5);
  const length = Math.hypot(...numbers);
  return numbers.map((number) => (0.5 * number) / length);
}

function stocked(n: number) {
  const { content, speaker } = turn(0, n);
  const { terms, length } = analyse(`${speaker}: ${content}`, 'en');
  return { n, content, speaker, length, terms: terms.map(({ term }) => term), counts: terms.map(({ tf }) => tf) };
}

/** The id of a row, as a UUID: the fill that created it and the number of the row. */
function key(number: string, fill: number): string {
  return `('00000000-0000-7000-8${fill.toString(16).padStart(3, '0')}-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
}

function insertions(from: number, to: number): string[] {
  const rows = `(select b.*, timestamptz '2024-01-01Z' + turn / ${TURNS_PER_SESSION} * interval '1 day'
      + turn % ${TURNS_PER_SESSION} * interval '1 minute' as at
    from bench_rows b where place >= ${from} and place < ${to} order by place) r`;
  const text = 'join bench_texts t on t.n = r.text';
  return [
    `insert into records (tenant_id, id, user_id, external_id, type, session_id, role, speaker, sequence, content,
       language, occurred_at, recorded_at, created_at)
     select tenant_id, id, user_id, 'turn-' || turn, 'episodic', 'session-' || turn / ${TURNS_PER_SESSION}, 'user', t.speaker,
       turn % ${TURNS_PER_SESSION}, t.content, 'en', at, at, at from ${rows} ${text} order by place`,
    `insert into record_access (tenant_id, record_id, user_id, type, last_recalled_at)
     select tenant_id, id, user_id, 'episodic', at from ${rows} order by place`,
    `insert into passages (tenant_id, id, user_id, record_id, version, ordinal, start_at, end_at, length, recorded_at, embedding)
     select tenant_id, id, user_id, id, 1, 0, 0, char_length(t.content), t.length, at, 'complete' from ${rows} ${text} order by place`,
    `insert into passage_terms (tenant_id, user_id, term, passage_id, tf, length)
     select tenant_id, user_id, w.term, id, w.tf, t.length
     from ${rows} ${text} cross join lateral unnest(t.terms, t.counts) w (term, tf)`,
    `insert into passage_vectors (tenant_id, space_id, passage_id, user_id, embedding)
     select r.tenant_id, (select e.id from embedding_spaces e where e.tenant_id = r.tenant_id limit 1), r.id, r.user_id,
       l2_normalize(v.embedding + z.noise)
     from ${rows} join bench_vectors v on v.n = r.text % (select count(*) from bench_vectors)
       join bench_noise z on z.n = r.turn % ${NOISES} order by place`,
  ];
}

/** Strangers: `records` in all, in this many tenants with one user each. */
export function strangers(tenants: number, records: number): Share[] {
  return Array.from({ length: tenants }, (_, n) => ({
    tenantId: randomUUID(),
    user: `user-${n}`,
    records: Math.floor(records / tenants) + (n < records % tenants ? 1 : 0),
  })).filter((share) => share.records > 0);
}
