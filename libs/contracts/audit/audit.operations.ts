import { z } from 'zod';
import { auditDocument } from './audit.settings.js';
import { operation } from '../operation.js';
import { page, pageEnd } from '../page.js';
import { instantInput, instantOutput, label, queryFlag, queryWhole, userId } from '../primitives.js';
import { SCHEMAS } from '../schema-name.js';

const OUTCOMES = ['ok', 'refused', 'failed'] as const;
const KINDS = ['change', 'read', 'refusal'] as const;
const BOUND = 'A key that is bound to a user, an agent or a project may not.';

const entryOutput = z.object({
  id: z.string(),
  at: instantOutput,
  kind: z.enum(KINDS),
  operation: z.string().describe('Of the request; `job:` or `schedule:` and a name where none was made.'),
  key_id: z.string().describe('The public part of the key; `job` where none acted.'),
  user_hash: z.string().optional().describe('Whose memory, as a keyed hash. Absent: nobody’s.'),
  request_id: z.string().optional().describe('As `X-Request-Id` told it.'),
  outcome: z.enum(OUTCOMES),
  code: z.string().optional().describe('Of the refusal.'),
  subjects: z.array(z.string()).describe('What it was about, as far as there are ids; at most 1,000.'),
  counts: z
    .record(z.string(), z.int())
    .describe('Rows by table, such as `records_inserted`; `requests` where one entry stands for several.'),
  sequence: z.int().optional().describe('Its place in the chain; absent for about a second.'),
  entry_hash: z.string().optional(),
  hash: z.string().optional().describe('Of the chain up to and with it.'),
});
SCHEMAS.add(entryOutput, { id: 'AuditEntry', description: 'One entry of the audit.' });
export type AuditEntryOutput = z.input<typeof entryOutput>;

export const listAudit = operation({
  name: 'audit.list',
  method: 'GET',
  path: '/v1/admin/audit',
  summary: 'Read the audit',
  description: `Newest first; with \`in_chain\` in the order of the chain, oldest first, and sealed entries alone. ${BOUND}`,
  permission: 'admin',
  touches: 'tenant',
  reads: true,
  query: z.strictObject({
    from: instantInput.optional(),
    to: instantInput.optional(),
    key_id: label.optional(),
    operation: label.optional(),
    kind: z.enum(KINDS).optional(),
    outcome: z.enum(OUTCOMES).optional(),
    user_id: userId.optional().describe('Whose memory. It is hashed and not kept.'),
    record_id: label.optional().describe('By our id. Any other row may be named so, too.'),
    in_chain: queryFlag.default(false).describe('Takes no filter beside it.'),
    ...page,
  }),
  output: z.object({ tenant_id: z.string(), entries: z.array(entryOutput), ...pageEnd }),
  status: 200,
});

const sequence = z.int().min(0);
const headOutput = z.object({
  tenant_id: z.string(),
  sequence: sequence.describe('Of the last sealed entry; 0: there is none.'),
  hash: z.string(),
  sealed_at: instantOutput.optional(),
  unsealed: z.int().describe('Entries that have no place yet.'),
});
SCHEMAS.add(headOutput, { id: 'AuditHead', description: 'The end of the chain of the audit.' });

export const auditHead = operation({
  name: 'audit.head',
  method: 'GET',
  path: '/v1/admin/audit/head',
  summary: 'Where the chain of the audit ends',
  description: `Kept elsewhere, it tells later whether the past was rewritten. ${BOUND}`,
  permission: 'admin',
  touches: 'tenant',
  reads: true,
  output: headOutput,
  status: 200,
});

const headText = z.string().regex(/^\d{1,15}:[0-9a-fA-F]{64}$/, 'must be a sequence and a hash, such as 12:9f86…');

export const verifyAudit = operation({
  name: 'audit.verify',
  method: 'GET',
  path: '/v1/admin/audit/verify',
  summary: 'Check the chain of the audit',
  description: `Walks from where \`cursor\` says, or from the beginning. With \`has_more\` it goes on from \`next_cursor\`, with the same heads. ${BOUND}`,
  permission: 'admin',
  touches: 'tenant',
  reads: true,
  query: z.strictObject({
    head: z
      .union([headText.transform((one) => [one]), z.array(headText).max(100)])
      .optional()
      .describe('`sequence:hash` of heads that were kept elsewhere, one or several.'),
    limit: queryWhole(1, 100_000).default(20_000).describe('Entries that are looked at.'),
    cursor: page.cursor,
  }),
  output: z.object({
    ok: z.boolean().describe('Whether nothing was found wrong here.'),
    checked: z.int(),
    head: z.object({ sequence, hash: z.string() }).describe('Of the last entry that is in order.'),
    fault: z
      .object({
        kind: z.enum(['changed', 'missing', 'reordered', 'rewritten']),
        sequence: sequence.describe('The first place that is not in order.'),
        entry_id: z.string().optional(),
      })
      .optional(),
    unsealed: z.int(),
    ...pageEnd,
  }),
  status: 200,
});

export const getAuditSettings = operation({
  name: 'audit.settings',
  method: 'GET',
  path: '/v1/admin/audit/settings',
  summary: 'Which reads are noted',
  description: BOUND,
  permission: 'admin',
  touches: 'tenant',
  reads: true,
  output: auditDocument,
  status: 200,
});

export const putAuditSettings = operation({
  name: 'audit.set_settings',
  method: 'PUT',
  path: '/v1/admin/audit/settings',
  summary: 'Set which reads are noted',
  description: `Holds on every process within five seconds. ${BOUND}`,
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  body: auditDocument,
  output: auditDocument,
  status: 200,
});

export const AUDIT_OPERATIONS = [listAudit, auditHead, verifyAudit, getAuditSettings, putAuditSettings] as const;
