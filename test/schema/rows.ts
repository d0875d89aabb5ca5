import { newId } from '@kernel/ids.js';
import type pg from 'pg';
import { MEMORY_SAMPLES } from './memory-samples.js';
import { OTHER_SAMPLES } from './other-samples.js';
import type { Parents, Row, RowOwner, Sample } from './sample.js';

/** A sample row of each table. A missing table makes the test fail. */
export const SAMPLES: Readonly<Record<string, Sample>> = { ...OTHER_SAMPLES, ...MEMORY_SAMPLES };

/** The tables of SAMPLES, every parent before its children. */
export const TABLES = Object.keys(SAMPLES);

/** Writes a row of every table for every owner, as a superuser, and returns what further rows may depend on. */
export async function fill(admin: pg.Pool, owners: readonly RowOwner[]): Promise<Map<string, Parents>> {
  // Not TRUNCATE, which creates new files for every table and index.
  await admin.query(
    TABLES.toReversed()
      .map((table) => `delete from ${table};`)
      .join(' '),
  );
  const parents = new Map<string, Parents>();
  const spaces = new Map<string, string>();
  for (const owner of owners) {
    const made = {
      record_id: newId(),
      passage_id: newId(),
      space_id: spaces.get(owner.tenantId) ?? newId(),
      index_id: newId(),
      run_id: newId(),
      agent_id: newId(),
      block_id: newId(),
    };
    parents.set(owner.name, made);
    for (const [table, { row, shared }] of Object.entries(SAMPLES)) {
      if (owner.userId === null && !shared) continue;
      const fields = row(owner, made);
      if (!('user_id' in fields) && spaces.has(owner.tenantId)) continue;
      const id = {
        records: made.record_id,
        passages: made.passage_id,
        embedding_spaces: made.space_id,
        vector_indexes: made.index_id,
        compaction_runs: made.run_id,
        agents: made.agent_id,
        blocks: made.block_id,
      }[table];
      const { text, values } = insertion(table, { ...fields, ...(id && { id }) });
      await admin.query(text, values);
    }
    spaces.set(owner.tenantId, made.space_id);
  }
  // What the triggers on records have counted meanwhile.
  await admin.query('delete from record_counts where shard < 64; delete from usage_days where shard < 64;');
  await admin.query(`delete from sweeps_due where sweep in ('forget-due', 'compact-due', 'settle-model-calls')`);
  return parents;
}

export function insertion(table: string, row: Row): { text: string; values: unknown[] } {
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  return {
    text: `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`,
    values: Object.values(row),
  };
}
