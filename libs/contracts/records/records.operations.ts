import { z } from 'zod';
import { filter } from './filter.js';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { ENDS_EARLY, page, pageEnd } from '../page.js';
import {
  instantInput, instantOutput, label, queryFlag, queryUnit, queryWhole, recordType, scopeName, tagsInQuery, userId,
} from '../primitives.js'; // prettier-ignore
import {
  EMBEDDING_STATES, openObject, recordEdits, recordInput, recordOutput, refuseScopeLookAlikes,
} from './record.js'; // prettier-ignore
import { sourceMessages } from '../messages/source-message.js';
import { hints, itemError, secretsRedacted, writeNotes } from './write-notes.js';
import { triggeredNote } from '../cognitive/triggered.js';
import { SCHEMAS } from '../schema-name.js';

export const embeddingState = z.object({
  state: z.enum(EMBEDDING_STATES),
  reason: z.string().optional().describe('Why it failed.'),
});
SCHEMAS.add(embeddingState, { id: 'EmbeddingState', description: 'The progress of a record’s vectors.' });

/** The user, in a body. Same as the header X-User-Id. */
const named = { user_id: userId.optional() };
/** Query parameters of a read that select whose memory is read. */
export const readerQuery = {
  user_id: userId.optional(),
  include_shared: queryFlag.optional(),
  all_users: queryFlag.optional().describe('Read the whole tenant. Needs admin.'),
};
export const timeTravel = {
  as_of: instantInput.optional().describe('Return what was believed at this time.'),
  valid_at: instantInput.optional().describe('Only what was true in the world at this time.'),
};
export const includeQuarantined = queryFlag.optional().describe('Include quarantined records. Needs admin.');
const idParams = z.object({ id: label });

const storeOutcome = z.object({
  id: z.string(),
  external_id: z.string().optional(),
  type: z.string(),
  version: z.int(),
  created: z.boolean(),
  status: z.enum(['created', 'updated', 'unchanged']),
  created_at: instantOutput,
  embedding: z.enum(EMBEDDING_STATES),
  ...writeNotes,
  hints,
  triggered: triggeredNote,
});
SCHEMAS.add(storeOutcome, { id: 'StoreOutcome', description: 'The result of storing a record.' });
export type StoreOutcome = z.input<typeof storeOutcome>;

export const storeRecord = operation({
  name: 'records.store',
  method: 'POST',
  path: '/v1/records',
  summary: 'Store a memory',
  description:
    'Stores a record, or updates the one with the same `id`. Returns once the record is durable and can be found by its words. Its vector follows (`Prefer: wait=5` waits for it).',
  permission: 'records:write',
  touches: 'user',
  keepsUnknown: true,
  reads: false,
  body: recordInput,
  output: storeOutcome,
  status: [201, 200],
  errors: ['user_required', 'user_mismatch', 'conflict', 'idempotency_conflict', 'secret_detected'],
  headers: ['Idempotency-Key', 'Prefer'],
});

const batchItem = z.object({
  index: z.int(),
  status: z.enum(['created', 'updated', 'unchanged', 'failed']),
  id: z.string().optional(),
  external_id: z.string().optional(),
  version: z.int().optional(),
  ...writeNotes,
  hints,
  error: itemError.optional(),
});
SCHEMAS.add(batchItem, { id: 'BatchItem', description: 'The result for one record of a batch.' });
export type BatchItem = z.input<typeof batchItem>;

export const storeRecords = operation({
  name: 'records.store_batch',
  method: 'POST',
  path: '/v1/records/batch',
  summary: 'Store up to 1,000 memories',
  description:
    'Each item succeeds or fails on its own. A failed item is reported by index, and nothing of it is stored.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  itemwise: 'records',
  body: z.strictObject({ ...named, records: z.array(z.unknown()).min(1).max(LIMITS.batch) }),
  output: z.object({
    results: z.array(batchItem),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    failed: z.int(),
    triggered: triggeredNote,
  }),
  status: 200,
  errors: ['user_required', 'user_mismatch', 'idempotency_conflict'],
  headers: ['Idempotency-Key', 'Prefer'],
});

export const getRecord = operation({
  name: 'records.get',
  method: 'GET',
  path: '/v1/records/{id}',
  summary: 'Read a memory',
  description:
    'By the server’s id or the client’s own. The caller’s own record takes precedence over a shared one. Reading a memory strengthens it, except with `as_of` or `all_users`.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  params: idParams,
  query: z.strictObject({
    ...readerQuery,
    ...timeTravel,
    include_quarantined: includeQuarantined,
    reinforce: queryFlag.optional().describe('`false`: does not strengthen the memory.'),
    expand: queryFlag.optional().describe('Includes the content of the turns that it came from.'),
  }),
  output: z.looseObject({
    ...recordOutput.shape,
    embedding: embeddingState,
    derived_from: z.array(z.string()).optional(),
    source_messages: sourceMessages,
  }),
  status: 200,
  errors: ['not_found'],
});

export const patchRecord = operation({
  name: 'records.patch',
  method: 'PATCH',
  path: '/v1/records/{id}',
  summary: 'Edit a memory',
  description:
    'Changes the fields that are present. `metadata` is merged; a null value removes a key. Each change closes a version and opens the next. An edit that changes nothing writes nothing. `id`, `type`, `shared` and `derived_from` cannot change: they may be sent with the value that was read, and are refused otherwise.',
  permission: 'records:write',
  touches: 'user',
  keepsUnknown: true,
  reads: false,
  params: idParams,
  body: z
    .looseObject({
      ...named,
      ...recordEdits,
      reason: z.string().min(1).max(1_000).optional().describe('The reason, kept in the version history.'),
    })
    .superRefine(refuseScopeLookAlikes),
  output: z.looseObject({
    ...recordOutput.shape,
    embedding: embeddingState,
    secrets_redacted: secretsRedacted,
    hints,
    triggered: triggeredNote,
  }),
  status: 200,
  errors: ['not_found', 'message_immutable', 'version_mismatch', 'conflict', 'secret_detected'],
  headers: ['If-Match'],
});

export const deleteRecord = operation({
  name: 'records.delete',
  method: 'DELETE',
  path: '/v1/records/{id}',
  summary: 'Delete a memory',
  description: 'Deletes it with its versions, passages, terms and vectors. What it had superseded stays superseded.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  params: idParams,
  query: z.strictObject(named),
  output: z.object({ id: z.string(), deleted: z.literal(true) }),
  status: 200,
  errors: ['not_found', 'message_immutable', 'conflict', 'version_mismatch'],
  headers: ['If-Match'],
});

export const deleteRecords = operation({
  name: 'records.delete_batch',
  method: 'POST',
  path: '/v1/records/delete',
  summary: 'Delete up to 1,000 memories',
  description: 'A `failed` item has the reason: a message, a legal hold, or more trust than the key has.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  body: z.strictObject({ ...named, ids: z.array(label).min(1).max(LIMITS.batch) }),
  output: z.object({
    results: z.array(
      z.object({
        index: z.int(),
        id: z.string(),
        status: z.enum(['deleted', 'not_found', 'failed']),
        error: itemError.optional().describe('Why it was not deleted.'),
      }),
    ),
    deleted: z.int(),
    not_found: z.int(),
    failed: z.int(),
  }),
  status: 200,
});

/** Parameters of list and search besides the filter. */
export const narrowing = {
  type: recordType.optional(),
  agent: scopeName.optional(),
  project: scopeName.optional(),
  session_id: scopeName.optional(),
  role: label.optional(),
};

export const listRecords = operation({
  name: 'records.list',
  method: 'GET',
  path: '/v1/records',
  summary: 'List memories',
  description: `By creation time. \`cursor\` pages through all results without skipping any; \`offset\` exists for AMP. \`tags\` matches any of them. \`filter\` is a filter as JSON text. ${ENDS_EARLY}`,
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z.strictObject({
    ...readerQuery,
    ...timeTravel,
    ...narrowing,
    tags: tagsInQuery.optional(),
    filter: z
      .string()
      .max(10_000)
      .transform((text, context) => {
        try {
          return JSON.parse(text) as unknown;
        } catch {
          context.addIssue({ code: 'custom', message: 'must be the JSON text of a filter' });
          return z.NEVER;
        }
      })
      .pipe(filter)
      .optional(),
    limit: queryWhole(1, LIMITS.listLimit).default(50),
    offset: queryWhole(0, LIMITS.listOffset).optional(),
    cursor: page.cursor,
    order: z.enum(['asc', 'desc']).default('desc'),
    min_importance: queryUnit.optional().describe('As rated or as proven by use, whichever is higher.'),
    include_expired: queryFlag.optional(),
    include_quarantined: includeQuarantined,
    include_superseded: queryFlag.optional().describe('Include memories that a newer one superseded.'),
  }),
  output: z.object({
    records: z.array(recordOutput),
    total: z.int().describe('How many match, counted for the first page. Pages by its cursor repeat it.'),
    ...pageEnd,
  }),
  status: 200,
});

export const listVersions = operation({
  name: 'records.versions',
  method: 'GET',
  path: '/v1/records/{id}/versions',
  summary: 'List the versions of a memory',
  description: `Newest first. The first entry is the current version. ${ENDS_EARLY}`,
  permission: 'records:read',
  touches: 'user',
  reads: true,
  params: idParams,
  query: z.strictObject({
    ...readerQuery,
    limit: queryWhole(1, LIMITS.listLimit).default(50),
    before: queryWhole(1, 2 ** 31 - 1).optional(),
  }),
  output: z.object({
    versions: z.array(
      z.looseObject({
        version: z.int(),
        recorded_at: instantOutput,
        superseded_at: instantOutput.optional(),
        reason: z.string().optional(),
        changed_by: z.string().optional().describe('The id of the key that closed this version.'),
        content: z.string(),
        metadata: openObject,
      }),
    ),
    has_more: z.boolean(),
  }),
  status: 200,
  errors: ['not_found'],
});

export const RECORD_OPERATIONS = [
  storeRecord, storeRecords, listRecords, deleteRecords, getRecord, patchRecord, deleteRecord, listVersions,
] as const; // prettier-ignore
