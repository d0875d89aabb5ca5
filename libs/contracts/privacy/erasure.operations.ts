import { z } from 'zod';
import { filter } from '../records/filter.js';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { page, pageEnd } from '../page.js';
import { instantOutput, label, scopeName, userId, storedUserId } from '../primitives.js';
import { SCHEMAS } from '../schema-name.js';

const ERASURE_KINDS = ['user', 'agent', 'session', 'records', 'source', 'filter', 'tenant'] as const;

const counts = z.record(z.string(), z.int()).describe('Row counts by table. Tables without rows are left out.');
const dryRun = z.boolean().default(false).describe('Counts what would be deleted. Changes nothing.');
const reason = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_.-]{0,63}$/, 'must be a code of lower case letters, digits, _, . and -')
  .optional()
  .describe(
    'The reason, as a code of your own. It is stored and appears in the receipt, so it must not identify a person.',
  );

const erasureOutput = z.object({
  id: z.string(),
  kind: z.enum(ERASURE_KINDS),
  state: z.enum(['running', 'completed']),
  stage: z.string().describe('accepted, erasing or completed. Removed in 1.0: use `state`.').meta({ deprecated: true }),
  counts: counts.describe('Rows deleted so far, by table.'),
  expected: counts.describe(
    'Rows that existed when the erasure was accepted, by table. Rows derived from them are deleted in addition.',
  ),
  reason: z.string().optional(),
  requested_at: instantOutput,
  completed_at: instantOutput.optional(),
  error: z.string().optional().describe('Why its job was given up. To continue, replay the dead letter.'),
});
SCHEMAS.add(erasureOutput, { id: 'Erasure', description: 'An erasure and its progress.' });
export type ErasureOutput = z.input<typeof erasureOutput>;

/** 202: accepted. 200: the same erasure is already running; or a dry run, which returns only `kind` and `counts`. */
const accepted = z.object({
  dry_run: z.literal(true).optional(),
  ...erasureOutput.partial({ id: true, state: true, stage: true, expected: true, requested_at: true }).shape,
});
const order = z.strictObject({ dry_run: dryRun, reason });

export const eraseUser = operation({
  name: 'privacy.erase_user',
  method: 'POST',
  path: '/v1/admin/users/{user_id}/erasure',
  summary: 'Erase a user',
  description:
    'Erases everything that is stored about a user: memories with their versions, passages, terms and vectors, summaries, blocks, agents, messages, settings, jobs, dead letters and cached responses. Once this request returns, no response contains any of it, and writes for the user are refused until everything is deleted. After that the user starts anew. Repeating the request while the erasure runs returns the same erasure. For an unknown user it completes with nothing deleted.',
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
      'Everything this agent remembers: records, messages and its history, the agent itself, and the blocks attached only to it.',
    ),
  session_id: scopeName.optional().describe('The records and messages of this session.'),
  records: z
    .array(label)
    .min(1)
    .max(LIMITS.batch)
    .optional()
    .describe('These records, by the server’s ids or your own.'),
  source: label.optional().describe('Records with this `provenance.source`.'),
  filter: filter.optional().describe('Records that match this filter, in the filter language of lists.'),
};

export const eraseSubject = operation({
  name: 'privacy.erase',
  method: 'POST',
  path: '/v1/erasures',
  summary: 'Erase a part of memory',
  description:
    'Give exactly one subject: `agent`, `session_id`, `records`, `source` or `filter`; and whose memory: `user_id`, `shared: true` or `all_users: true` (a bound key always means its own user). Everything derived from these records is erased too, including forgotten, expired and superseded records. A summary with other sources is rebuilt without them. An erased message leaves a gap in the numbering of its history.',
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
    'Erases all users and all data in it, its keys and its settings. Its keys are revoked when this request returns. A key cannot erase its own tenant.',
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
  summary: 'Read the progress of a tenant’s erasure',
  description: 'Also works after the tenant is gone.',
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
  summary: 'List erasures',
  description: 'Newest first. A key that is bound to a user sees only erasures of that user’s memory.',
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
  summary: 'Read the progress of an erasure',
  permission: 'privacy',
  touches: 'tenant',
  reads: true,
  params: erasureParams,
  output: erasureOutput,
  status: 200,
  errors: ['not_found'],
});

const seen = z.object({ seen: z.boolean() });
/** The signed content. Stages in the order in which they are reached; `seen` says whether the stage was verified. */
const receiptBody = z.object({
  format: z.literal('recollect.erasure-receipt.1'),
  erasure_id: z.string(),
  kind: z.enum(ERASURE_KINDS),
  tenant: z.string().describe('Keyed hash of the tenant.'),
  subject: z.string().describe('Keyed hash of what was erased.'),
  owner: z
    .string()
    .nullable()
    .describe('Keyed hash of the user whose memory it was. Null: shared memory, or all users.'),
  reason: z.string().nullable(),
  requested_at: instantOutput,
  completed_at: instantOutput,
  counts,
  total: z.int(),
  stages: z.object({
    answers: seen
      .extend({ at: instantOutput, remaining: counts })
      .describe('Gone from all responses. `remaining` are the rows counted afterwards.'),
    heap: seen.extend({ note: z.string() }).describe('Gone from data files and indexes: after a rewrite.'),
    wal: seen
      .extend({ position: z.string().nullable(), note: z.string() })
      .describe('Gone from the write-ahead log once it is recycled past this position.'),
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
    value: z.string().describe('Base64url signature over the canonical JSON of `receipt`.'),
  }),
});
SCHEMAS.add(receiptOutput, { id: 'Receipt', description: 'A signed receipt of an erasure.' });
export type ReceiptOutput = z.input<typeof receiptOutput>;

export const getReceipt = operation({
  name: 'privacy.receipt',
  method: 'GET',
  path: '/v1/erasures/{id}/receipt',
  summary: 'Get the signed receipt of an erasure',
  description:
    'Only for a completed erasure. Verify it without the server: `amp verify-receipt receipt.json --public-key key.json`.',
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
  summary: 'Get the signed receipt of a tenant’s erasure',
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
  summary: 'Get the public keys that verify receipts',
  description: 'A JWK set, with the current key first. Store it apart from the server.',
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
