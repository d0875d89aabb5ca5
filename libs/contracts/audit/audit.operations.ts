import { z } from 'zod';
import { auditDocument } from './audit.settings.js';
import { operation } from '../operation.js';
import { page, pageEnd } from '../page.js';
import { instantInput, instantOutput, label, queryFlag, queryWhole, userId } from '../primitives.js';
import { SCHEMAS } from '../schema-name.js';

const OUTCOMES = ['ok', 'refused', 'failed'] as const;
const KINDS = ['change', 'read', 'refusal'] as const;
const BOUND = 'A key that is bound to a user, an agent or a project is refused.';

const entryOutput = z.object({
  id: z.string(),
  at: instantOutput,
  kind: z.enum(KINDS),
  operation: z.string().describe('The operation of the request. Without a request: `job:` or `schedule:` and a name.'),
  key_id: z.string().describe('The public part of the key. `job` if no key acted.'),
  user_hash: z.string().optional().describe('The user whose memory was touched, as a keyed hash. Absent: no user.'),
  request_id: z.string().optional().describe('The value of `X-Request-Id`.'),
  outcome: z.enum(OUTCOMES),
  code: z.string().optional().describe('The error code, if the request was refused.'),
  subjects: z.array(z.string()).describe('The ids of what the entry is about, at most 1,000.'),
  counts: z
    .record(z.string(), z.int())
    .describe('Row counts by table, such as `records_inserted`. `requests` if one entry covers several requests.'),
  sequence: z
    .int()
    .optional()
    .describe('Position in the hash chain. Absent for about a second, until the entry is sealed.'),
  entry_hash: z.string().optional(),
  hash: z.string().optional().describe('Hash of the chain up to and including this entry.'),
});
SCHEMAS.add(entryOutput, { id: 'AuditEntry', description: 'One entry of the audit log.' });
export type AuditEntryOutput = z.input<typeof entryOutput>;

export const listAudit = operation({
  name: 'audit.list',
  method: 'GET',
  path: '/v1/admin/audit',
  summary: 'Read the audit log',
  description: `Newest first. With \`in_chain\`: sealed entries only, oldest first, in the order of the chain. ${BOUND}`,
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
    user_id: userId.optional().describe('Only entries about the memory of this user. The id is hashed and not stored.'),
    record_id: label
      .optional()
      .describe('Only entries about this record, by the server’s id. Ids of other rows work too.'),
    in_chain: queryFlag.default(false).describe('Cannot be combined with a filter.'),
    ...page,
  }),
  output: z.object({ tenant_id: z.string(), entries: z.array(entryOutput), ...pageEnd }),
  status: 200,
});

const sequence = z.int().min(0);
const headOutput = z.object({
  tenant_id: z.string(),
  sequence: sequence.describe('Sequence of the last sealed entry. 0: no entry is sealed.'),
  hash: z.string(),
  sealed_at: instantOutput.optional(),
  unsealed: z.int().describe('The number of entries that have no position in the chain yet.'),
});
SCHEMAS.add(headOutput, { id: 'AuditHead', description: 'The head of the audit chain.' });

export const auditHead = operation({
  name: 'audit.head',
  method: 'GET',
  path: '/v1/admin/audit/head',
  summary: 'Read the head of the audit chain',
  description: `Keep the head outside the server: a later check against it shows whether the log was rewritten. ${BOUND}`,
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
  summary: 'Verify the audit chain',
  description: `Checks from \`cursor\`, or from the beginning. If \`has_more\` is true, continue with \`next_cursor\` and the same heads. ${BOUND}`,
  permission: 'admin',
  touches: 'tenant',
  reads: true,
  query: z.strictObject({
    head: z
      .union([headText.transform((one) => [one]), z.array(headText).max(100)])
      .optional()
      .describe('One or several heads that were kept outside the server, each as `sequence:hash`.'),
    limit: queryWhole(1, 100_000).default(20_000).describe('Maximum number of entries to check.'),
    cursor: page.cursor,
  }),
  output: z.object({
    ok: z.boolean().describe('Whether the checked entries are intact.'),
    checked: z.int(),
    head: z.object({ sequence, hash: z.string() }).describe('The last entry that is intact.'),
    fault: z
      .object({
        kind: z.enum(['changed', 'missing', 'reordered', 'rewritten']),
        sequence: sequence.describe('The first position that is not intact.'),
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
  summary: 'Read which reads are logged',
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
  summary: 'Set which reads are logged',
  description: `Takes effect on every process within five seconds. ${BOUND}`,
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  body: auditDocument,
  output: auditDocument,
  status: 200,
});

export const AUDIT_OPERATIONS = [listAudit, auditHead, verifyAudit, getAuditSettings, putAuditSettings] as const;
