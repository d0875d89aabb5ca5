import pg from 'pg';

/** The contents of the tenant's database before the measurement. */
export interface Filled {
  /** Memories of the measured user. */
  readonly memories: number;
  /** Pending intentions of other agents, half of them of the same user. */
  readonly pending: number;
}

const id = (n: string): string => `('00000000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const TABLES = ['records', 'record_access', 'pending_triggers'];

/**
 * Adds up to `memories` and `pending` directly to the database. Each intention is triggered by a word of every write
 * and two others.
 */
export async function fill(adminUrl: string, user: string, from: Filled, to: Filled): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ tenant_id: string }>('select tenant_id from embedding_spaces limit 1');
    const tenant = `'${rows[0]?.tenant_id}'::uuid`;
    const some = (first: number, last: number) => `generate_series(${first + 1}, ${last}) n`;
    const other = `case when n % 2 = 0 then '${user}' else 'somebody' end`;
    const columns = 'tenant_id, user_id, id, agent, type, content, language, occurred_at, recorded_at, created_at';
    await client.query(`insert into users (tenant_id, user_id, created_at, updated_at)
      values (${tenant}, 'somebody', now(), now()) on conflict do nothing`);
    await client.query(`insert into records (${columns}) select ${tenant}, '${user}', ${id('n')}, 'scout', 'semantic',
      'The text of a memory: number ' || n, 'en', now(), now(), now() from ${some(from.memories, to.memories)}`);
    await client.query(`insert into record_access (tenant_id, user_id, record_id, type, last_recalled_at)
      select ${tenant}, '${user}', ${id('n')}, 'semantic', now() from ${some(from.memories, to.memories)}`);
    const later = `n + 100000000`;
    await client.query(`insert into records (${columns}) select ${tenant}, ${other}, ${id(later)}, 'agent' || n % 50, 'prospective',
      'An intention: number ' || n, 'en', now(), now(), now() from ${some(from.pending, to.pending)}`);
    await client.query(`insert into pending_triggers (tenant_id, user_id, record_id, agent, word)
      select ${tenant}, ${other}, ${id(later)}, 'agent' || n % 50, word
      from ${some(from.pending, to.pending)} cross join unnest(array['harbour', 'word' || n, 'other' || n]) word`);
    for (const table of TABLES) await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
}
