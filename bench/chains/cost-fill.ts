import pg from 'pg';

/** What the database contains, all of one user. */
export interface Size {
  readonly records: number;
  readonly edges: number;
}

/** The number of words in a passage, each place from its own 500 words; the word of rank r has the frequency 1/r. */
const WORDS = 12;
const WORDS_OF_A_PLACE = 500;
const DISTINCT_VECTORS = 256;
/** Names; the name of rank r has the frequency 1/r. */
const NAMES = 20_000;
const TABLES = ['records', 'record_access', 'edges', 'entity_mentions', 'passages', 'passage_terms', 'passage_vectors'];

const draw = (key: string, seed: number): string => `((hashint8extended(${key}, ${seed}) & 1048575)::float8 / 1048576)`;
const id = (n: string): string => `('00000000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const ranked = (key: string, seed: number, of: number) => `floor(exp(${draw(key, seed)} * ln(${of})))::int`;

/** Words of many passages, and words of few. */
export function question(n: number): string {
  return [1, 2 + (n % 40), 9 + (n % 7), 60 + n, 200 + n].map((rank, place) => `w${place}x${rank}`).join(' ');
}

/**
 * Fills a migrated and started server's database directly, for the tenant and embedding space that the server created.
 * Returns seconds.
 */
export async function fillBehind(adminUrl: string, user: string, { records, edges }: Size): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ tenant_id: string; id: string; dimensions: number }>(
      'select tenant_id, id, dimensions from embedding_spaces limit 1',
    );
    const [space] = rows;
    if (!space) throw new Error('the server has made no embedding space');
    for (const statement of statements(space, user, { records, edges })) await client.query(statement);
    for (const table of TABLES) await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
}

function statements(
  space: { readonly tenant_id: string; readonly id: string; readonly dimensions: number },
  user: string,
  { records, edges }: Size,
): string[] {
  const owner = `'${space.tenant_id}'::uuid, '${user}'`;
  const rows = `(select n, ${id('n')} as id, timestamptz '2024-01-01Z' + n * interval '1 minute' as at from generate_series(1, ${records}) n) r`;
  const each = Math.round(edges / records);
  return [
    `insert into records (tenant_id, user_id, id, type, content, language, occurred_at, recorded_at, created_at)
     select ${owner}, id, 'semantic', 'The text of a memory, about as long as people write: number ' || n, 'en', at, at, at from ${rows}`,
    `insert into record_access (tenant_id, user_id, record_id, type, last_recalled_at) select ${owner}, id, 'semantic', at from ${rows}`,
    `insert into passages (tenant_id, user_id, id, record_id, version, ordinal, start_at, end_at, length, recorded_at, embedding)
     select ${owner}, id, id, 1, 0, 0, 60, ${WORDS}, at, 'complete' from ${rows}`,
    `insert into passage_terms (tenant_id, user_id, term, passage_id, tf, length)
     select ${owner}, 'w' || place || 'x' || ${ranked('n * 100 + place', 1, WORDS_OF_A_PLACE)}, id, 1, ${WORDS}
     from ${rows} cross join generate_series(0, ${WORDS - 1}) place`,
    `with drawn as materialized (
       select v, array_agg((${draw(`v * ${space.dimensions} + d`, 2)} - 0.5)::real)::halfvec as embedding
       from generate_series(0, ${DISTINCT_VECTORS - 1}) v, generate_series(1, ${space.dimensions}) d group by v
     )
     insert into passage_vectors (tenant_id, user_id, space_id, passage_id, embedding)
     select ${owner}, '${space.id}', r.id, l2_normalize(d.embedding)
     from ${rows} join drawn d on d.v = abs(hashint8(r.n)) % ${DISTINCT_VECTORS}`,
    `insert into edges (tenant_id, user_id, from_id, type, to_id, strength, created_at)
     select ${owner}, id, (array['RELATED', 'SIMILAR_TO', 'DEPENDS_ON', 'CAUSES', 'REFERS_TO'])[1 + k % 5],
       ${id(`1 + floor(${draw('n * 100 + k', 3)} * ${records})::int`)}, 0.3 + 0.7 * ${draw('n * 100 + k', 4)}, at
     from ${rows} cross join generate_series(1, ${each}) k on conflict do nothing`,
    `insert into entity_mentions (tenant_id, user_id, record_id, key, name)
     select ${owner}, id, 'name ' || ${ranked('n * 10 + k', 5, NAMES)}, 'Name' from ${rows} cross join generate_series(1, 2) k
     on conflict do nothing`,
  ];
}
