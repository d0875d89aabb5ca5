import { newId } from '@kernel/ids.js';
import type pg from 'pg';

/** The owner of rows: a user, or with `userId` null the tenant's shared memory. */
export interface RowOwner {
  readonly name: string;
  readonly tenantId: string;
  readonly userId: string | null;
}

type Row = Readonly<Record<string, unknown>>;

/** The rows that others of the same owner depend on. */
export interface Parents {
  readonly record_id: string;
  readonly passage_id: string;
  readonly space_id: string;
  readonly index_id: string;
  readonly run_id: string;
  readonly agent_id: string;
  readonly block_id: string;
}

export interface Sample {
  /** A row that this owner may have; two calls return two that can coexist. */
  readonly row: (owner: RowOwner, parents: Parents) => Row;
  /**
   * `set …` of an update that any row accepts and that reads no column, so that only the policy for updates applies.
   */
  readonly touch: string;
  /** Whether a row without a user can exist. */
  readonly shared: boolean;
}

const AT = '2026-01-01T00:00:00Z';
/** Above those that the triggers use, which count the records of these rows. */
let shard = 100;

/** A sample row of each table. A missing table makes the test fail. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  tenants: {
    row: ({ tenantId }) => ({ tenant_id: tenantId, name: 'a tenant', created_at: AT, updated_at: AT }),
    touch: "name = 'touched'",
    shared: false,
  },
  users: {
    row: (owner) => ({ ...of(owner), created_at: AT, updated_at: AT }),
    touch: "language = 'touched'",
    shared: false,
  },
  api_keys: {
    row: ({ tenantId }) => ({
      tenant_id: tenantId,
      id: newId(),
      key_id: newId(),
      name: 'a key',
      permissions: '{admin}',
      secret_hash: 'h',
      created_at: AT,
    }),
    touch: "name = 'touched'",
    shared: false,
  },
  records: {
    row: (owner) => ({
      ...of(owner),
      id: newId(),
      type: 'semantic',
      content: 'text',
      language: 'en',
      occurred_at: AT,
      recorded_at: AT,
      created_at: AT,
    }),
    touch: "title = 'touched'",
    shared: true,
  },
  record_versions: {
    row: (owner, { record_id }) => ({
      ...of(owner),
      record_id,
      version: anyNumber(),
      content: 'text',
      language: 'en',
      occurred_at: AT,
      recorded_at: AT,
      superseded_at: AT,
      changed_by: 'k',
    }),
    touch: "title = 'touched'",
    shared: true,
  },
  record_access: {
    row: (owner, { record_id }) => ({ ...of(owner), record_id, type: 'semantic', last_recalled_at: AT }),
    touch: "type = 'touched'",
    shared: true,
  },
  entity_mentions: {
    row: (owner, { record_id }) => ({ ...of(owner), record_id, key: newId(), name: 'Ada' }),
    touch: "name = 'touched'",
    shared: true,
  },
  edges: {
    row: (owner, { record_id }) => ({
      ...of(owner),
      from_id: record_id,
      to_id: record_id,
      type: newId(),
      created_at: AT,
    }),
    touch: `properties = '{"touched": true}'`,
    shared: true,
  },
  passages: {
    row: (owner, { record_id }) => ({
      ...of(owner),
      id: newId(),
      record_id,
      version: 1,
      ordinal: 0,
      start_at: 0,
      end_at: 4,
      length: 1,
      recorded_at: AT,
    }),
    touch: "embedding_error = 'touched'",
    shared: true,
  },
  passage_terms: {
    row: (owner, { passage_id }) => ({ ...of(owner), passage_id, term: newId(), tf: 1, length: 1 }),
    touch: 'tf = 77',
    shared: true,
  },
  pending_triggers: {
    row: (owner, { record_id }) => ({ ...of(owner), record_id, agent: 'an agent', word: newId() }),
    touch: "due_at = '2030-01-01'",
    shared: true,
  },
  embedding_spaces: {
    row: ({ tenantId }) => ({
      tenant_id: tenantId,
      id: newId(),
      provider: 'p',
      model: newId(),
      dimensions: 2,
      created_at: AT,
    }),
    touch: "provider = 'touched'",
    shared: false,
  },
  passage_vectors: {
    row: (owner, { passage_id, space_id }) => ({ ...of(owner), passage_id, space_id, embedding: '[1,2]' }),
    touch: "embedding = '[77,77]'",
    shared: true,
  },
  vector_indexes: {
    row: (owner, { space_id }) => ({
      ...of(owner),
      id: newId(),
      space_id,
      cells: 1,
      // For one owner and space there is one in each state.
      state: newId(),
      vectors: 1,
      passages: 1,
      terms: 1,
      created_at: AT,
    }),
    touch: 'cells = 77',
    shared: true,
  },
  vector_centers: {
    row: (owner, { index_id }) => ({ ...of(owner), index_id, cell: anyNumber(), center: '[1,2]' }),
    touch: "center = '[77,77]'",
    shared: true,
  },
  vector_cells: {
    row: (owner, { passage_id, index_id }) => ({ ...of(owner), passage_id, index_id, cell: 1, code: '10' }),
    touch: 'cell = 77',
    shared: true,
  },
  frequent_terms: {
    row: (owner, { index_id }) => ({ ...of(owner), index_id, term: newId(), passages: 1 }),
    touch: 'passages = 77',
    shared: true,
  },
  outbox: {
    row: (owner) => ({
      ...of(owner),
      id: newId(),
      job: 'j',
      payload: '{}',
      epoch: 0,
      created_at: AT,
      available_at: AT,
    }),
    touch: "error = 'touched'",
    shared: true,
  },
  idempotency_keys: {
    row: (owner) => ({
      ...of(owner),
      key_id: 'k',
      hash: newId(),
      request_hash: 'h',
      status: 201,
      body: '{}',
      created_at: AT,
    }),
    touch: 'status = 77',
    shared: true,
  },
  dead_letters: {
    row: (owner) => ({
      ...of(owner),
      id: newId(),
      job: 'j',
      payload: '{}',
      epoch: 0,
      attempts: 1,
      dispatches: 1,
      error: 'internal',
      created_at: AT,
      failed_at: AT,
    }),
    touch: "error = 'touched'",
    shared: true,
  },
  webhooks: {
    row: ({ tenantId }) => ({
      tenant_id: tenantId,
      id: newId(),
      name: 'n',
      url: 'https://hooks.invalid/',
      events: '{record.created}',
      content: false,
      format: 'recollect',
      secrets: '[]',
      created_by: 'k',
      created_at: AT,
      updated_at: AT,
    }),
    touch: "name = 'touched'",
    shared: false,
  },
  installation: { row: () => ({ id: newId(), created_at: AT }), touch: `created_at = '${AT}'`, shared: false },
  schedule_leases: {
    row: () => ({ name: newId(), holder: 'h', leased_until: AT, started_at: AT }),
    touch: "holder = 'touched'",
    shared: false,
  },
  console_sessions: {
    row: ({ tenantId }) => ({ tenant_id: tenantId, id: newId(), key_id: 'k', created_at: AT, expires_at: AT }),
    touch: "key_id = 'touched'",
    shared: false,
  },
  tenant_settings: {
    row: ({ tenantId }) => ({ tenant_id: tenantId, name: newId(), value: '{}', updated_at: AT, changed_by: 'k' }),
    touch: "changed_by = 'touched'",
    shared: false,
  },
  search_feedback: {
    row: (owner, { record_id }) => ({ ...of(owner), record_id, query_hash: newId(), useful: true, given_at: AT }),
    touch: 'useful = false',
    shared: false,
  },
  user_settings: {
    row: (owner) => ({ ...of(owner), name: newId(), value: '{}', updated_at: AT, changed_by: 'k' }),
    touch: "changed_by = 'touched'",
    shared: false,
  },
  lifecycle_events: {
    row: (owner, { record_id }) => ({
      ...of(owner),
      id: newId(),
      record_id,
      type: 'semantic',
      action: 'forgotten',
      reason: 'retention',
      actor: 'job',
      at: AT,
    }),
    touch: "actor = 'touched'",
    shared: true,
  },
  compaction_runs: {
    row: (owner) => ({
      ...of(owner),
      id: newId(),
      kind: 'batch',
      strategy: 'summarize',
      trigger: 'explicit',
      fold_key: newId(),
      status: 'done',
      sources: 1,
      summaries: 1,
      tokens_before: 1,
      tokens_after: 1,
      shrink: 0,
      actor: 'k',
      started_at: AT,
    }),
    touch: "actor = 'touched'",
    shared: true,
  },
  compaction_members: {
    row: (owner, { record_id, run_id }) => ({ ...of(owner), run_id, record_id, role: 'source' }),
    touch: `before = '{"touched": true}'`,
    shared: true,
  },
  erasure_ledger: {
    row: ({ tenantId }) => ({
      tenant_id: tenantId,
      position: anyNumber(),
      entry_id: newId(),
      erasure_id: 'erasure_1',
      kind: 'user',
      ids: '{}',
      at: AT,
      prev_hash: 'h',
      hash: 'h',
    }),
    touch: "hash = 'touched'",
    shared: false,
  },
  privacy_rewrites: {
    row: () => ({
      id: newId(),
      started_at: AT,
      finished_at: AT,
      complete: true,
      files: '[]',
      faults: '[]',
      wal_before: '0/0',
      wal_after: '0/0',
      wal_recycled: true,
    }),
    touch: 'complete = false',
    shared: false,
  },
  daily_counters: {
    row: ({ tenantId }) => ({ tenant_id: tenantId, day: '2026-01-01', name: newId(), value: 1 }),
    touch: 'value = 77',
    shared: false,
  },
  record_counts: {
    row: ({ tenantId }) => ({ tenant_id: tenantId, shard: (shard += 1) }),
    touch: 'bytes = 77',
    shared: false,
  },
  sweeps_due: {
    row: ({ tenantId }) => ({ tenant_id: tenantId, sweep: newId(), due_at: AT }),
    touch: "due_at = '2027-01-01T00:00:00Z'",
    shared: false,
  },
  usage_days: {
    row: ({ tenantId }) => ({ tenant_id: tenantId, day: newId(), shard: (shard += 1) }),
    touch: 'searches = 77',
    shared: false,
  },
  decisions: {
    row: (owner, { record_id }) => ({
      ...of(owner),
      id: newId(),
      origin: 'request',
      decided_by: 'rules',
      should_store: true,
      memory_type: 'SEMANTIC',
      is_update: false,
      confidence: 0.9,
      applied: true,
      record_id,
      decided_at: AT,
    }),
    touch: 'correct = true',
    shared: false,
  },
  extraction_progress: {
    row: (owner) => ({ ...of(owner), agent: newId(), updated_at: AT }),
    touch: 'kept = 77',
    shared: false,
  },
  model_calls: {
    row: ({ tenantId }) => ({
      tenant_id: tenantId,
      id: newId(),
      day: '2026-01-01',
      purpose: 'chat',
      model: 'a model',
      created_at: AT,
      deadline: AT,
    }),
    touch: 'micros = 77',
    shared: false,
  },
  model_budgets: {
    row: ({ tenantId }) => ({ tenant_id: tenantId, period: newId() }),
    touch: 'tokens = 77',
    shared: false,
  },
  model_usage_days: {
    row: ({ tenantId }) => ({ tenant_id: tenantId, day: newId(), purpose: 'chat', model: 'a model' }),
    touch: 'calls = 77',
    shared: false,
  },
  agents: {
    row: (owner) => ({ ...of(owner), id: newId(), label: newId(), ...madeBySomebody() }),
    touch: "description = 'touched'",
    shared: true,
  },
  blocks: {
    row: (owner) => ({
      ...of(owner),
      id: newId(),
      label: 'human',
      value: 'a value',
      char_limit: 100,
      ...madeBySomebody(),
    }),
    touch: "description = 'touched'",
    shared: true,
  },
  block_versions: {
    row: (owner, { block_id }) => ({
      ...of(owner),
      block_id,
      sequence: anyNumber(),
      version: 1,
      label: 'human',
      value: 'a value',
      char_limit: 100,
      actor: 'k',
      created_at: AT,
    }),
    touch: "reason = 'touched'",
    shared: true,
  },
  block_attachments: {
    row: (owner, { agent_id, block_id }) => ({ ...of(owner), agent_id, block_id, label: 'human', attached_at: AT }),
    touch: `attached_at = '2026-02-02'`,
    shared: true,
  },
  message_histories: {
    row: (owner) => ({ ...of(owner), agent: newId(), last_sequence: 1, updated_at: AT }),
    touch: 'last_sequence = 77',
    shared: false,
  },
  messages: {
    row: (owner, { record_id }) => ({ ...of(owner), record_id, sequence: anyNumber(), occurred_at: AT }),
    touch: "session_id = 'touched'",
    shared: false,
  },
  erasures: {
    row: ({ tenantId }) => ({
      tenant_id: tenantId,
      id: newId(),
      kind: 'user',
      subject: 'kh',
      state: 'completed',
      stage: 'completed',
      requested_by: 'k',
      requested_at: AT,
    }),
    touch: "reason = 'touched'",
    shared: false,
  },
  erasing_users: {
    row: ({ tenantId }) => ({ tenant_id: tenantId, subject: newId(), erasure_id: newId() }),
    touch: "erasure_id = '0190a000-0000-7000-8000-00000000000f'",
    shared: false,
  },
  erasing_records: {
    row: ({ tenantId }) => ({ tenant_id: tenantId, doomed_id: newId(), erasure_id: newId() }),
    touch: "subject = 'touched'",
    shared: false,
  },
  transfers: {
    row: (owner) => ({
      ...of(owner),
      id: newId(),
      state: 'running',
      lines_total: 1,
      actor: 'k',
      created_at: AT,
      updated_at: AT,
    }),
    touch: 'lines_done = 1',
    shared: false,
  },
  audit_entries: {
    row: ({ tenantId }) => ({
      tenant_id: tenantId,
      id: newId(),
      at: AT,
      kind: 'change',
      operation: 'records.store',
      key_id: 'k',
      outcome: 'ok',
      subjects: '{}',
      counts: '{}',
    }),
    touch: "operation = 'touched'",
    shared: false,
  },
  audit_subjects: {
    row: ({ tenantId }) => ({ tenant_id: tenantId, subject: newId(), entry_id: newId() }),
    touch: `entry_id = '${newId()}'`,
    shared: false,
  },
  audit_heads: {
    row: ({ tenantId }) => ({ tenant_id: tenantId, sequence: 0, hash: 'h', sealed_at: AT }),
    touch: "hash = 'touched'",
    shared: false,
  },
};

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

function of({ tenantId, userId }: RowOwner): { tenant_id: string; user_id: string | null } {
  return { tenant_id: tenantId, user_id: userId };
}

function madeBySomebody(): Row {
  return { created_at: AT, updated_at: AT, created_by: 'k', updated_by: 'k' };
}

function anyNumber(): number {
  return Math.floor(Math.random() * 1_000_000_000);
}
