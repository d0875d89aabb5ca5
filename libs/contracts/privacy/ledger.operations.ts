import { z } from 'zod';
import { operation } from '../operation.js';
import { page, pageEnd } from '../page.js';
import { instantOutput } from '../primitives.js';

const entry = z.object({
  tenant_id: z.string(),
  position: z.int().describe('Its place among the tenant’s entries, from 1.'),
  entry_id: z.string(),
  erasure_id: z.string(),
  kind: z.enum(['user', 'records', 'agent', 'session', 'source', 'filter', 'tenant']),
  subject: z.string().nullable().describe('Keyed hash of whom or what was erased.'),
  ids: z.array(z.string()).describe('Row keys of the records that went.'),
  at: instantOutput,
  prev_hash: z.string(),
  hash: z.string().describe('SHA-256 over the entry and the hash of the one before it.'),
});

export const readLedger = operation({
  name: 'privacy.ledger',
  method: 'GET',
  path: '/v1/admin/privacy/ledger',
  summary: 'Read the ledger of erasures',
  description:
    'What was erased, in order, without naming anybody. The entries, one a line, are a ledger file: kept elsewhere, it tells a database that is restored from a backup what was erased since.',
  permission: 'privacy',
  touches: 'tenant',
  reads: true,
  query: z.strictObject(page),
  output: z.object({ entries: z.array(entry), ...pageEnd }),
  status: 200,
});

const file = z.object({
  name: z.string(),
  before: z.string().nullable().describe('Where the database kept it, within its data folder.'),
  after: z.string().nullable(),
  bytes_before: z.int(),
  bytes_after: z.int(),
});

export const listRewrites = operation({
  name: 'privacy.rewrites',
  method: 'GET',
  path: '/v1/admin/privacy/rewrites',
  summary: 'When tables and indexes were made anew',
  description:
    'Newest first. What was deleted before one that is complete is in no file of the database since. Done by `npm run privacy:rewrite`, in a window of the operator’s.',
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
        faults: z.array(z.string()).describe('What was left undone: a code, and behind a colon the table.'),
        wal_before: z.string(),
        wal_after: z
          .string()
          .describe('Bytes of what was deleted may lie in the write-ahead log before this position.'),
        wal_kept_from: z
          .string()
          .nullable()
          .describe('From this position on the server kept its log then; null where it did not say.'),
        wal_recycled: z.boolean().describe('Whether it writes over old log files instead of removing them.'),
        files: z.array(file),
      }),
    ),
    ...pageEnd,
  }),
  status: 200,
});

export const LEDGER_OPERATIONS = [readLedger, listRewrites] as const;
