import { z } from 'zod';
import { operation } from '../operation.js';
import { page, pageEnd } from '../page.js';
import { instantOutput } from '../primitives.js';

const entry = z.object({
  tenant_id: z.string(),
  position: z.int().describe('Position among the tenant’s entries, from 1.'),
  entry_id: z.string(),
  erasure_id: z.string(),
  kind: z.enum(['user', 'records', 'agent', 'session', 'source', 'filter', 'tenant']),
  subject: z.string().nullable().describe('Keyed hash of the erased subject.'),
  ids: z.array(z.string()).describe('Row keys of the erased records.'),
  at: instantOutput,
  prev_hash: z.string(),
  hash: z.string().describe('SHA-256 over the entry and the previous entry’s hash.'),
});

export const readLedger = operation({
  name: 'privacy.ledger',
  method: 'GET',
  path: '/v1/admin/privacy/ledger',
  summary: 'Read the erasure ledger',
  description:
    'What was erased, in order, without naming anybody. The entries, one per line, are a ledger file. Keep it elsewhere: after a restore from a backup, it tells the database what was erased since.',
  permission: 'privacy',
  touches: 'tenant',
  reads: true,
  query: z.strictObject(page),
  output: z.object({ entries: z.array(entry), ...pageEnd }),
  status: 200,
});

const file = z.object({
  name: z.string(),
  before: z.string().nullable().describe('The location before the rewrite, within the database’s data folder.'),
  after: z.string().nullable(),
  bytes_before: z.int(),
  bytes_after: z.int(),
});

export const listRewrites = operation({
  name: 'privacy.rewrites',
  method: 'GET',
  path: '/v1/admin/privacy/rewrites',
  summary: 'List rewrites of tables and indexes',
  description:
    'Newest first. Data that was deleted before a completed rewrite is in no database file since. Run by `npm run privacy:rewrite`, in a maintenance window.',
  permission: 'install',
  touches: 'install',
  reads: true,
  query: z.strictObject({ ...page, limit: page.limit.default(10) }),
  output: z.object({
    rewrites: z.array(
      z.object({
        id: z.string(),
        started_at: instantOutput,
        finished_at: instantOutput,
        complete: z.boolean(),
        faults: z.array(z.string()).describe('What was not done: a code, followed by a colon and the table.'),
        wal_before: z.string(),
        wal_after: z.string().describe('Before this position, the write-ahead log may still contain deleted data.'),
        wal_kept_from: z
          .string()
          .nullable()
          .describe('The oldest position of the log that the server kept at that time. Null if it did not report it.'),
        wal_recycled: z.boolean().describe('Whether the server overwrites old log files instead of removing them.'),
        files: z.array(file),
      }),
    ),
    ...pageEnd,
  }),
  status: 200,
});

export const LEDGER_OPERATIONS = [readLedger, listRewrites] as const;
