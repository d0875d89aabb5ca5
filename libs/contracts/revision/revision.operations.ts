import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { triggeredNote } from '../cognitive/triggered.js';
import { operation } from '../operation.js';
import { instantInput, instantOutput, label, recordType, scopeName, userId } from '../primitives.js';
import { EMBEDDING_STATES, editableFields, openObject } from '../records/record.js';
import { readerQuery } from '../records/records.operations.js';
import { MERGES, revisionDocument, revisionFields } from './revision.settings.js';
import { hints, itemError, writeNotes } from '../records/write-notes.js';
import { SCHEMAS } from '../schema-name.js';

const { content, title, metadata, tags, importance, provenance, role, speaker } = editableFields;
const reason = z.string().min(1).max(1_000).describe('The reason, kept in the version history.');

export const reviseInput = z.strictObject({
  user_id: userId.optional(),
  shared: z.boolean().optional().describe('Revise the tenant’s shared memory. Needs shared:write.'),
  id: label.optional().describe('The memory to revise, if known. Otherwise it is searched for.'),
  content: content.describe('What is known now.'),
  type: recordType.optional().describe('Only memories of this type are considered. Default: semantic.'),
  concept: label.optional().describe('The topic, in one or two words.'),
  title: title.unwrap().optional(),
  tags: tags.optional(),
  metadata: metadata.optional(),
  agent: scopeName.optional(),
  project: scopeName.optional(),
  session_id: scopeName.optional(),
  role: role.unwrap().optional(),
  speaker: speaker.unwrap().optional(),
  importance: importance.optional(),
  provenance: provenance.optional(),
  occurred_at: instantInput.optional(),
  valid_from: instantInput.optional().describe('Since when it is true. Default: `occurred_at`, otherwise now.'),
  derived_from: z
    .array(label)
    .max(LIMITS.derivedFrom)
    .optional()
    .describe(
      'Ids of the messages or records that it was derived from. Erasing one of them also erases what was derived from it.',
    ),
  reason: reason.optional(),
  mode: z.enum(['preview', 'apply']).default('apply').describe('`preview` writes nothing.'),
  thresholds: z
    .strictObject({ look: revisionFields.look, update: revisionFields.update, same: revisionFields.same })
    .partial()
    .optional()
    .describe('Overrides the settings for this request.'),
  merge: z.enum(MERGES).optional(),
});
SCHEMAS.add(reviseInput, { id: 'Revision', description: 'New information to update memory with.' });

const candidate = z.object({
  id: z.string(),
  external_id: z.string().optional(),
  version: z.int(),
  score: z.number(),
  scores: z.object({ words: z.number(), claims: z.number(), vector: z.number().optional() }),
  verdict: z
    .enum(['same', 'conflict', 'possible', 'update', 'related'])
    .describe('`possible`: it may contradict the new information; nothing is done to it.'),
  conflict: z.enum(['number', 'date', 'value', 'negation', 'opposite']).optional(),
});
SCHEMAS.add(candidate, { id: 'RevisionCandidate', description: 'A memory that was compared with new information.' });
export type RevisionCandidate = z.input<typeof candidate>;

const possible = z.object({ id: z.string(), confidence: z.number().describe('0 to 1.') });
SCHEMAS.add(possible, { id: 'PossiblyOutdated', description: 'A memory that a newer one may have made outdated.' });

export const reviseRecord = operation({
  name: 'records.revise',
  method: 'POST',
  path: '/v1/records/revise',
  summary: 'Update memory with new information',
  description:
    'Finds the memories about the same subject and applies one change: stores the information, edits a memory that says less, supersedes memories that contradict it, or does nothing if it is known. Nothing is overwritten: all versions are kept, and `POST /v1/records/{id}/undo` reverts the change.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  body: reviseInput,
  output: z.object({
    status: z.enum(['created', 'updated', 'superseded', 'unchanged']),
    applied: z.boolean().describe('False for a preview.'),
    id: z
      .string()
      .optional()
      .describe('The memory that holds the information now. Absent if a preview would create it.'),
    external_id: z.string().optional(),
    type: z.string(),
    version: z.int().optional(),
    superseded: z
      .array(z.object({ id: z.string(), version: z.int().optional(), valid_to: instantOutput }))
      .describe('Memories that said otherwise, and until when they were true.'),
    may_supersede: z
      .array(possible)
      .optional()
      .describe('Memories that may say otherwise, if it is not certain. Both stay, linked as `may_supersede`.'),
    outdated_by: z
      .string()
      .optional()
      .describe('The memory that already describes a later time. The new one is kept as history.'),
    candidates: z.array(candidate).describe('The memories that were compared, best first.'),
    content: z.string().optional().describe('In a preview: the content that would be stored.'),
    metadata: openObject.optional().describe('In a preview.'),
    embedding: z.enum(EMBEDDING_STATES),
    ...writeNotes,
    hints,
    degraded: z.array(z.string()).describe('`vector` if the embedder was unavailable and only words were compared.'),
    triggered: triggeredNote,
  }),
  status: [200, 201],
  errors: ['user_required', 'user_mismatch', 'not_found', 'conflict', 'idempotency_conflict', 'secret_detected'],
  headers: ['Idempotency-Key', 'Prefer'],
});

/** Maximum number of facts per request. */
const REVISED_AT_ONCE = 100;

const revisedItem = z.object({
  index: z.int(),
  status: z.enum(['created', 'updated', 'superseded', 'unchanged', 'failed']),
  id: z.string().optional().describe('The memory that holds the information now.'),
  version: z.int().optional(),
  superseded: z.array(z.string()).optional().describe('Ids of memories that said otherwise.'),
  may_supersede: z.array(possible).optional().describe('Memories that may say otherwise. Both stay.'),
  outdated_by: z.string().optional(),
  ...writeNotes,
  hints,
  error: itemError.optional(),
});
SCHEMAS.add(revisedItem, { id: 'RevisedItem', description: 'The result for one fact of a batch.' });
export type RevisedItem = z.input<typeof revisedItem>;

export const reviseRecords = operation({
  name: 'records.revise_batch',
  method: 'POST',
  path: '/v1/records/revise/batch',
  summary: 'Update memory with up to 100 facts',
  description:
    'Each item has the fields of `POST /v1/records/revise`, without `mode` and `user_id`. Items are processed in order, each after those before it. Each succeeds or fails on its own. A failed item is reported by index, and nothing of it is stored. Two items of the same request are compared by words only.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  itemwise: 'records',
  body: z.strictObject({
    user_id: userId.optional(),
    records: z.array(z.unknown()).min(1).max(REVISED_AT_ONCE),
  }),
  output: z.object({
    results: z.array(revisedItem),
    created: z.int(),
    updated: z.int(),
    superseded: z.int(),
    unchanged: z.int(),
    failed: z.int(),
    degraded: z.array(z.string()).describe('`vector` if the embedder was unavailable and only words were compared.'),
    triggered: triggeredNote,
  }),
  status: 200,
  errors: ['user_required', 'user_mismatch', 'idempotency_conflict'],
  headers: ['Idempotency-Key', 'Prefer'],
});

export const undoRecord = operation({
  name: 'records.undo',
  method: 'POST',
  path: '/v1/records/{id}/undo',
  summary: 'Undo the last change of a memory',
  description:
    'Restores exactly what the memory was before that version, as a new version. Undoing version 1 removes the memory from all responses, and the memories it superseded become current again. Repeating the request changes nothing.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  params: z.object({ id: label }),
  body: z.strictObject({
    user_id: userId.optional(),
    version: z
      .int()
      .min(1)
      .max(2 ** 31 - 1)
      .describe('The version to undo, as the change returned it.'),
    reason: reason.optional(),
  }),
  output: z.object({
    id: z.string(),
    version: z.int().describe('The current version.'),
    status: z.enum(['undone', 'unchanged']).describe('`unchanged`: it was already undone.'),
    withdrawn: z.boolean().describe('Whether the memory itself is now removed from all responses.'),
    restored: z.array(z.object({ id: z.string(), version: z.int() })).describe('The memories that it had superseded.'),
  }),
  status: 200,
  errors: ['not_found', 'conflict', 'version_mismatch'],
});

const effective = z.object({
  look: z.number(),
  update: z.number(),
  same: z.number(),
  merge: z.enum(MERGES),
});

export const getRevisionSettings = operation({
  name: 'revision.settings',
  method: 'GET',
  path: '/v1/revision/settings',
  summary: 'Read the revision settings',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z.strictObject({ user_id: readerQuery.user_id }),
  output: z.object({
    effective,
    tenant: revisionDocument.nullable(),
    user: revisionDocument.nullable(),
    tenant_version: z.int(),
    user_version: z.int(),
  }),
  status: 200,
});

/** The version is sent as the ETag. */
const stored = z.object({ settings: revisionDocument });

export const putTenantRevision = operation({
  name: 'revision.put_tenant_settings',
  method: 'PUT',
  path: '/v1/admin/revision/settings',
  summary: 'Set revisions for the tenant',
  description: 'Replaces the document.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  body: revisionDocument,
  output: stored,
  status: 200,
  errors: ['version_mismatch'],
  headers: ['If-Match'],
});

export const putUserRevision = operation({
  name: 'revision.put_user_settings',
  method: 'PUT',
  path: '/v1/revision/settings',
  summary: 'Set revisions for one user',
  description: 'Replaces the user’s document. An empty document inherits everything from the tenant.',
  permission: 'admin',
  touches: 'user',
  reads: false,
  query: z.strictObject({ user_id: userId.optional() }),
  body: revisionDocument,
  output: stored,
  status: 200,
  errors: ['user_required', 'version_mismatch'],
  headers: ['If-Match'],
});

export const REVISION_OPERATIONS = [
  reviseRecord, reviseRecords, undoRecord, getRevisionSettings, putTenantRevision, putUserRevision,
] as const; // prettier-ignore
