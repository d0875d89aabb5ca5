import { z } from 'zod';
import { filter } from '../records/filter.js';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { page, pageEnd } from '../page.js';
import { instantOutput, label, scopeName, userId, storedUserId } from '../primitives.js';
import { SCHEMAS } from '../schema-name.js';

export const ERASURE_KINDS = ['user', 'agent', 'session', 'records', 'source', 'filter', 'tenant'] as const;

const counts = z.record(z.string(), z.int()).describe('Rows, by table. Tables with none are left out.');
const dryRun = z.boolean().default(false).describe('Only counts what would go. Changes nothing.');
const reason = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_.-]{0,63}$/, 'must be a code of lower case letters, digits, _, . and -')
  .optional()
  .describe('Why, as a code of yours. It is kept and stands in the receipt, so it must name nobody.');

const erasureOutput = z.object({
  id: z.string(),
  kind: z.enum(ERASURE_KINDS),
  state: z.enum(['running', 'completed']),
  stage: z
    .string()
    .describe('accepted, erasing or completed. To go with 1.0: `state` says how far it is.')
    .meta({ deprecated: true }),
  counts: counts.describe('Rows deleted so far, by table.'),
  expected: counts.describe('Rows that there were when it was accepted, by table. What came of them comes on top.'),
  reason: z.string().optional(),
  requested_at: instantOutput,
  completed_at: instantOutput.optional(),
  error: z.string().optional().describe('Its job was given up, for this reason: replay the dead letter.'),
});
SCHEMAS.add(erasureOutput, { id: 'Erasure', description: 'An erasure and how far it is.' });
export type ErasureOutput = z.input<typeof erasureOutput>;

/**
 * 202: accepted. 200: an erasure of the same that was running already; or a dry run, of which there is no more than
 * `kind` and `counts`.
 */
const accepted = z.object({
  dry_run: z.literal(true).optional(),
  ...erasureOutput.partial({ id: true, state: true, stage: true, expected: true, requested_at: true }).shape,
});
const order = z.strictObject({ dry_run: dryRun, reason });

export const eraseUser = operation({
  name: 'privacy.erase_user',
  method: 'POST',
  path: '/v1/admin/users/{user_id}/erasure',
  summary: 'Erase a person',
  description:
    'Everything that is kept of a user: memories with their versions, passages, terms and vectors, summaries, blocks, agents, messages, settings, jobs, given up jobs and remembered answers. From the answer on nothing of it is in any answer, and writes for the user are refused until all is deleted; then the user begins anew. Asked again while it runs it answers the same erasure; of somebody who is not there it completes with nothing.',
  permission: 'privacy',
  touches: 'tenant',
  reads: false,
  params: z.object({ user_id: storedUserId }),
  body: order.prefault({}),
  output: accepted,
  status: [202, 200],
  errors: ['not_found', 'legal_hold'],
  weight: 10,
});

const subject = {
  agent: scopeName
    .optional()
    .describe(
      'What this agent remembers: records, messages and its history, the agent and the blocks that it alone holds.',
    ),
  session_id: scopeName.optional().describe('The records and messages of this session.'),
  records: z.array(label).min(1).max(LIMITS.batch).optional().describe('These records, by our id or yours.'),
  source: label.optional().describe('Records whose `provenance.source` is this.'),
  filter: filter.optional().describe('Records that match, in the language of lists.'),
};

export const eraseSubject = operation({
  name: 'privacy.erase',
  method: 'POST',
  path: '/v1/erasures',
  summary: 'Erase a part of memory',
  description:
    'Names one subject: `agent`, `session_id`, `records`, `source` or `filter`; and whose memory: `user_id`, `shared: true` or `all_users: true` (a bound key means its own user). What came of these records by lineage goes too, also forgotten, expired and superseded ones; a summary of several is made again without them. A message that goes leaves its number in the history empty.',
  permission: 'privacy',
  touches: 'tenant',
  reads: false,
  body: z
    .strictObject({
      ...subject,
      user_id: userId.optional(),
      shared: z.literal(true).optional(),
      all_users: z.literal(true).optional(),
      dry_run: dryRun,
      reason,
    })
    .refine(
      (body) => Object.keys(subject).filter((key) => body[key as keyof typeof subject] !== undefined).length === 1,
      {
        error: 'must name exactly one of agent, session_id, records, source and filter',
      },
    ),
  output: accepted,
  status: [202, 200],
  errors: ['not_found', 'user_required', 'legal_hold', 'erasure_pending'],
  weight: 10,
});

const tenantParams = z.object({ tenant_id: label });

export const eraseTenant = operation({
  name: 'privacy.erase_tenant',
  method: 'POST',
  path: '/v1/admin/tenants/{tenant_id}/erasure',
  summary: 'Erase a tenant',
  description:
    'Everybody and everything in it, its keys and its settings. Its keys are revoked by the answer. A key cannot erase its own tenant.',
  permission: 'install',
  touches: 'install',
  reads: false,
  params: tenantParams,
  body: order.prefault({}),
  output: accepted,
  status: [202, 200],
  errors: ['not_found', 'conflict', 'legal_hold'],
  weight: 10,
});

export const getTenantErasure = operation({
  name: 'privacy.tenant_erasure',
  method: 'GET',
  path: '/v1/admin/tenants/{tenant_id}/erasure',
  summary: 'How far the erasure of a tenant has got',
  description: 'Also when the tenant is gone.',
  permission: 'install',
  touches: 'install',
  reads: true,
  params: tenantParams,
  output: erasureOutput,
  status: 200,
  errors: ['not_found'],
});

export const listErasures = operation({
  name: 'privacy.list_erasures',
  method: 'GET',
  path: '/v1/erasures',
  summary: 'List the erasures',
  description: 'Newest first. A key that is bound to a user sees those of that user’s memory.',
  permission: 'privacy',
  touches: 'tenant',
  reads: true,
  query: z.strictObject(page),
  output: z.object({ erasures: z.array(erasureOutput), ...pageEnd }),
  status: 200,
});

const erasureParams = z.object({ id: label });

export const getErasure = operation({
  name: 'privacy.get_erasure',
  method: 'GET',
  path: '/v1/erasures/{id}',
  summary: 'How far an erasure has got',
  permission: 'privacy',
  touches: 'tenant',
  reads: true,
  params: erasureParams,
  output: erasureOutput,
  status: 200,
  errors: ['not_found'],
});

const seen = z.object({ seen: z.boolean() });
/** What is signed. Stages in the order in which they come true; `seen` says whether somebody looked. */
export const receiptBody = z.object({
  format: z.literal('recollect.erasure-receipt.1'),
  erasure_id: z.string(),
  kind: z.enum(ERASURE_KINDS),
  tenant: z.string().describe('Keyed hash.'),
  subject: z.string().describe('Keyed hash of what was erased.'),
  owner: z.string().nullable().describe('Keyed hash of the user in whose memory. Null: shared, or everybody.'),
  reason: z.string().nullable(),
  requested_at: instantOutput,
  completed_at: instantOutput,
  counts,
  total: z.int(),
  stages: z.object({
    answers: seen
      .extend({ at: instantOutput, remaining: counts })
      .describe('Gone from every answer; rows counted afterwards.'),
    heap: seen.extend({ note: z.string() }).describe('Gone from data files and indexes: after a rewrite.'),
    wal: seen
      .extend({ position: z.string().nullable(), note: z.string() })
      .describe('Gone from the log once it is recycled past this.'),
    backups: seen.extend({ horizon_days: z.int().nullable(), note: z.string() }),
  }),
  processors: z.array(
    z.object({ kind: z.string(), provider: z.string(), model: z.string(), host: z.string().nullable() }),
  ),
  ledger_position: z.int().nullable(),
});
SCHEMAS.add(receiptBody, { id: 'ReceiptBody', description: 'What a receipt states.' });
export type ReceiptBody = z.input<typeof receiptBody>;

const receiptOutput = z.object({
  receipt: receiptBody,
  signature: z.object({
    alg: z.literal('EdDSA'),
    key_id: z.string(),
    value: z.string().describe('Base64url, over the canonical JSON of `receipt`.'),
  }),
});
SCHEMAS.add(receiptOutput, { id: 'Receipt', description: 'A signed receipt of an erasure.' });
export type ReceiptOutput = z.input<typeof receiptOutput>;

export const getReceipt = operation({
  name: 'privacy.receipt',
  method: 'GET',
  path: '/v1/erasures/{id}/receipt',
  summary: 'The signed receipt of an erasure',
  description:
    'Of a completed one. Verify it without the server: `amp verify-receipt receipt.json --public-key key.json`.',
  permission: 'privacy',
  touches: 'tenant',
  reads: true,
  params: erasureParams,
  output: receiptOutput,
  status: 200,
  errors: ['not_found', 'conflict'],
});

export const getTenantReceipt = operation({
  name: 'privacy.tenant_receipt',
  method: 'GET',
  path: '/v1/admin/tenants/{tenant_id}/erasure/receipt',
  summary: 'The signed receipt of a tenant’s erasure',
  permission: 'install',
  touches: 'install',
  reads: true,
  params: tenantParams,
  output: receiptOutput,
  status: 200,
  errors: ['not_found', 'conflict'],
});

export const getReceiptKey = operation({
  name: 'privacy.receipt_key',
  method: 'GET',
  path: '/v1/privacy/receipt-key',
  summary: 'The public keys that receipts are verified with',
  description: 'A JWK set, the key in use first. Keep it apart from the server.',
  permission: 'public',
  touches: 'none',
  reads: true,
  output: z.object({
    keys: z.array(
      z.object({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        alg: z.literal('EdDSA'),
        use: z.literal('sig'),
        kid: z.string(),
        x: z.string(),
      }),
    ),
  }),
  status: 200,
});

export const ERASURE_OPERATIONS = [
  eraseUser, eraseSubject, listErasures, getErasure, getReceipt, eraseTenant, getTenantErasure, getTenantReceipt,
  getReceiptKey,
] as const; // prettier-ignore
