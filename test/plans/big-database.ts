import type pg from 'pg';

/** The size of the database in records; every record has one passage. */
export interface Size {
  /** The measured user's. */
  readonly scope: number;
  /** Everybody's. */
  readonly table: number;
  /** Jobs that are done, and waiting jobs. */
  readonly closedJobs: number;
  readonly openJobs: number;
}

export const TENANT = '01900000-0000-7000-8000-00000000000a';
const OTHER_TENANT = '01900000-0000-7000-8000-00000000000b';
export const USER = 'ann';
/** What a question contains: a speaker, words of many passages, words of few. */
export const QUESTION = ['speaker0', 'w1-1', 'w2-3', 'w3-17', 'w4-80', 'w5-400'] as const;
export const SPACE = { provider: 'test', model: 'hashed', dimensions: 512 } as const;
/** The first record of `USER`, and the client's id for it. */
export const FIRST_RECORD = { id: '00000000-0000-7000-8000-000000000000', externalId: 'm-0', session: 's-0' } as const;

const TABLES = [
  'records', 'record_access', 'messages', 'edges', 'passages', 'passage_terms', 'passage_vectors', 'outbox', 'tenants', 'users',
]; // prettier-ignore
const TURNS_PER_SESSION = 20;
/**
 * A passage has 12 to 16 words, each place from its own 500; the word of rank r has the frequency 1/r. The first is one
 * of two speakers, whom every question names.
 */
const WORDS = 12;
const WORDS_OF_A_PLACE = 500;
const DISTINCT_VECTORS = 256;

/** A number from 0 to 1 that depends only on the row, so that every run fills the same database. */
const draw = (key: string, seed: number): string => `((hashint8extended(${key}, ${seed}) & 1048575)::float8 / 1048576)`;
const id = (n: string): string => `('00000000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/**
 * Fills a migrated, empty database without the API, in seconds. Sessions of different owners are interleaved on disk,
 * as after concurrent writes. Of `owners` equal parts the first is `USER`'s, half of the others are in his tenant, one
 * part in ten of one owner is shared memory, and the rest is another tenant's.
 *
 * @param admin not subject to row-level security
 */
export async function fillDatabase(admin: pg.Pool, size: Size): Promise<void> {
  await leaveToUs(admin, TABLES);
  for (const statement of statements(size)) await admin.query(statement);
  for (const table of TABLES) await admin.query(`vacuum analyze ${table}`);
}

/**
 * A plan depends on the statistics, and on which pages are known to be visible to all. A server with autovacuum vacuums
 * and analyses at any moment, and its own reads meanwhile keep our vacuum from marking pages.
 */
export async function leaveToUs(admin: pg.Pool, tables: readonly string[]): Promise<void> {
  for (const table of tables) await admin.query(`alter table ${table} set (autovacuum_enabled = off)`);
}

function statements(size: Size): string[] {
  const owners = Math.round(size.table / size.scope);
  const tenantOf = `(case when owner <= ${Math.floor(owners / 2)} then '${TENANT}' else '${OTHER_TENANT}' end)::uuid`;
  const userOf = `case owner when 0 then '${USER}' when 1 then case when turn % 10 = 0 then null else 'u-1' end else 'u-' || owner end`;
  const rows = `
    select n, ${id('n')} as id, ${tenantOf} as tenant_id, ${userOf} as user_id, session,
      timestamptz '2024-01-01Z' + n * interval '1 minute' as at
    from (
      select n, n / ${TURNS_PER_SESSION} as session, n / ${TURNS_PER_SESSION} % ${owners} as owner,
        n / ${TURNS_PER_SESSION} / ${owners} as turn
      from generate_series(0, ${size.table - 1}) n
    ) numbered`;
  return [
    `insert into tenants (tenant_id, name, created_at, updated_at)
     values ('${TENANT}', 'a', now(), now()), ('${OTHER_TENANT}', 'b', now(), now())`,
    `insert into users (tenant_id, user_id, created_at, updated_at)
     select distinct tenant_id, user_id, now(), now() from (${rows}) r where user_id is not null`,
    `insert into records (tenant_id, id, user_id, external_id, type, session_id, role, speaker, sequence, content,
       language, occurred_at, recorded_at, created_at)
     select tenant_id, id, user_id, 'm-' || n, 'message', 's-' || session, 'user', 'Ann', n,
       'The text of a turn, about as long as people write: number ' || n, 'en', at, at, at
     from (${rows}) r`,
    `insert into record_access (tenant_id, record_id, user_id, type, last_recalled_at)
     select tenant_id, id, user_id, 'message', at from (${rows}) r`,
    `insert into passages (tenant_id, id, user_id, record_id, version, ordinal, start_at, end_at, length, recorded_at, embedding)
     select tenant_id, id, user_id, id, 1, 0, 0, 60, ${WORDS} + n % 5, at, 'complete' from (${rows}) r`,
    `insert into passage_terms (tenant_id, user_id, term, passage_id, tf, length)
     select tenant_id, user_id,
       case place when 0 then 'speaker' || n % 2
         else 'w' || place || '-' || floor(exp(${draw('n * 100 + place', 1)} * ln(${WORDS_OF_A_PLACE})))::int end,
       id, 1 + (n % 7 = place)::int, ${WORDS} + n % 5
     from (${rows}) r cross join generate_series(0, ${WORDS - 1} + n % 5) place`,
    `insert into embedding_spaces (tenant_id, id, provider, model, dimensions, activated_at, created_at)
     select tenant_id, tenant_id, '${SPACE.provider}', '${SPACE.model}', ${SPACE.dimensions}, now(), now() from tenants`,
    `with drawn as materialized (
       select v, array_agg((${draw(`v * ${SPACE.dimensions} + d`, 2)} - 0.5)::real)::halfvec as embedding
       from generate_series(0, ${DISTINCT_VECTORS - 1}) v, generate_series(1, ${SPACE.dimensions}) d group by v
     )
     insert into passage_vectors (tenant_id, space_id, passage_id, user_id, embedding)
     select r.tenant_id, r.tenant_id, r.id, r.user_id, l2_normalize(d.embedding)
     from (${rows}) r join drawn d on d.v = abs(hashint8(r.n)) % ${DISTINCT_VECTORS} order by r.n`,
    `insert into messages (tenant_id, record_id, user_id, sequence, session_id, occurred_at)
     select tenant_id, id, user_id, row_number() over (partition by tenant_id, user_id order by n), 's-' || session, at
     from (${rows}) r where user_id is not null`,
    `insert into message_histories (tenant_id, user_id, last_sequence, updated_at)
     select tenant_id, user_id, max(sequence), now() from messages group by tenant_id, user_id`,
    // A chain through each owner's records, with a link of lineage to every seventh.
    `insert into edges (tenant_id, user_id, from_id, type, to_id, strength, created_at)
     select tenant_id, user_id, id, 'RELATED', next, 0.9, at from (
       select r.*, lead(id) over (partition by tenant_id, user_id order by n) as next from (${rows}) r
     ) linked where next is not null
     union all
     select tenant_id, user_id, id, 'DERIVES_FROM', source, 1, at from (
       select r.*, lag(id, 3) over (partition by tenant_id, user_id order by n) as source from (${rows}) r
     ) linked where source is not null and n % 7 = 0`,
    ...jobs(size),
  ];
}

/** The measured tenant's open jobs are the newest; the other tenant's backlog is older. */
function jobs({ closedJobs, openJobs }: Size): string[] {
  const insert = (count: number, first: number, closed: boolean) => `
    insert into outbox (tenant_id, id, user_id, job, payload, epoch, created_at, available_at, closed_at, outcome)
    select (case when n % 10 = 0 then '${TENANT}' else '${OTHER_TENANT}' end)::uuid, ${id('n')}, null, 'embed-records',
      '{"record_ids": []}', 0, at, at, ${closed ? "at, 'done'" : 'null, null'}
    from (select n, timestamptz '2024-01-01Z' + n * interval '1 second' as at
      from generate_series(${first}, ${first + count - 1}) n) numbered`;
  return [insert(closedJobs, 0, true), insert(openJobs, closedJobs, false)];
}
