import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { triggeredNote } from '../cognitive/triggered.js';
import { operation } from '../operation.js';
import { instantInput, instantOutput, label, recordType, scopeName, userId } from '../primitives.js';
import { EMBEDDING_STATES, editableFields, openObject } from '../records/record.js';
import { itemError, readerQuery } from '../records/records.operations.js';
import { MERGES, revisionDocument, revisionFields } from './revision.settings.js';
import { hints, writeNotes } from '../records/write-notes.js';
import { SCHEMAS } from '../schema-name.js';

const { content, title, metadata, tags, importance, provenance, role, speaker } = editableFields;
const reason = z.string().min(1).max(1_000).describe('Why, for the version history.');

export const reviseInput = z.strictObject({
  user_id: userId.optional(),
  shared: z.boolean().optional().describe('Revise the tenant’s shared memory. Needs shared:write.'),
  id: label.optional().describe('The memory that is meant, where it is known. Without it, it is found.'),
  content: content.describe('What is known now.'),
  type: recordType.optional().describe('Memories of this type are looked at; semantic where absent.'),
  concept: label.optional().describe('What it is about, in a word or two.'),
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
  valid_from: instantInput.optional().describe('Since when it is so; `occurred_at`, else now, where absent.'),
  derived_from: z
    .array(label)
    .max(LIMITS.derivedFrom)
    .optional()
    .describe(
      'Ids of the messages or records that it was drawn from. Erasing one of them reaches what was drawn from it.',
    ),
  reason: reason.optional(),
  mode: z.enum(['preview', 'apply']).default('apply').describe('`preview` writes nothing.'),
  thresholds: z
    .strictObject({ look: revisionFields.look, update: revisionFields.update, same: revisionFields.same })
    .partial()
    .optional()
    .describe('Instead of the settings, for this request.'),
  merge: z.enum(MERGES).optional(),
});
SCHEMAS.add(reviseInput, { id: 'Revision', description: 'New information to bring memory up to date with.' });

const candidate = z.object({
  id: z.string(),
  external_id: z.string().optional(),
  version: z.int(),
  score: z.number(),
  scores: z.object({ words: z.number(), claims: z.number(), vector: z.number().optional() }),
  verdict: z
    .enum(['same', 'conflict', 'possible', 'update', 'related'])
    .describe('`possible`: it may say otherwise; nothing is done to it for that.'),
  conflict: z.enum(['number', 'date', 'value', 'negation', 'opposite']).optional(),
});
SCHEMAS.add(candidate, { id: 'RevisionCandidate', description: 'A memory that new information was compared with.' });
export type RevisionCandidate = z.input<typeof candidate>;

const possible = z.object({ id: z.string(), confidence: z.number().describe('0 to 1.') });
SCHEMAS.add(possible, { id: 'PossiblyOutdated', description: 'A memory that may be outdated by a newer one.' });

export const reviseRecord = operation({
  name: 'records.revise',
  method: 'POST',
  path: '/v1/records/revise',
  summary: 'Bring memory up to date',
  description:
    'Finds the memories that new information is about and does what it calls for: stores it, edits the memory that says less, supersedes those that say otherwise, or nothing where it is known. Nothing is overwritten: every version stays, and `POST /v1/records/{id}/undo` takes it back.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  body: reviseInput,
  output: z.object({
    status: z.enum(['created', 'updated', 'superseded', 'unchanged']),
    applied: z.boolean().describe('False for a preview.'),
    id: z.string().optional().describe('The memory that says it now. Absent when a preview would make it.'),
    external_id: z.string().optional(),
    type: z.string(),
    version: z.int().optional(),
    superseded: z
      .array(z.object({ id: z.string(), version: z.int().optional(), valid_to: instantOutput }))
      .describe('What says otherwise, and until when it was so.'),
    may_supersede: z
      .array(possible)
      .optional()
      .describe('What may say otherwise of the same, where it is not sure: both stay, linked as `may_supersede`.'),
    outdated_by: z
      .string()
      .optional()
      .describe('The memory that tells of a later time already: the new one is kept as history.'),
    candidates: z.array(candidate).describe('What was looked at, best first.'),
    content: z.string().optional().describe('Of a preview: what would be stored.'),
    metadata: openObject.optional().describe('Of a preview.'),
    embedding: z.enum(EMBEDDING_STATES),
    quarantined: writeNotes.quarantined,
    secrets_redacted: writeNotes.secrets_redacted,
    hints,
    degraded: z.array(z.string()).describe('`vector` when the embedder was not reachable and words alone decided.'),
    triggered: triggeredNote,
  }),
  status: [200, 201],
  errors: ['user_required', 'user_mismatch', 'not_found', 'conflict', 'idempotency_conflict', 'secret_detected'],
  headers: ['Idempotency-Key', 'Prefer'],
});

/** Facts of one request. */
export const REVISED_AT_ONCE = 100;

const revisedItem = z.object({
  index: z.int(),
  status: z.enum(['created', 'updated', 'superseded', 'unchanged', 'failed']),
  id: z.string().optional().describe('The memory that says it now.'),
  version: z.int().optional(),
  superseded: z.array(z.string()).optional().describe('Ids of what said otherwise.'),
  may_supersede: z.array(possible).optional().describe('What may say otherwise: both stay.'),
  outdated_by: z.string().optional(),
  quarantined: writeNotes.quarantined,
  secrets_redacted: writeNotes.secrets_redacted,
  hints,
  error: itemError.optional(),
});
SCHEMAS.add(revisedItem, { id: 'RevisedItem', description: 'What became of one fact of a batch.' });
export type RevisedItem = z.input<typeof revisedItem>;

export const reviseRecords = operation({
  name: 'records.revise_batch',
  method: 'POST',
  path: '/v1/records/revise/batch',
  summary: 'Bring memory up to date with up to 100 facts',
  description:
    'Each item is what `POST /v1/records/revise` takes, without `mode` and `user_id`, and is judged after those before it. Each succeeds or fails by itself; what fails is reported by its index and nothing of it is stored. Two items of one request are compared by their words alone.',
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
    degraded: z.array(z.string()).describe('`vector` when the embedder was not reachable and words alone decided.'),
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
  summary: 'Take the last change of a memory back',
  description:
    'Restores exactly what the memory was before that version, as a new version. Undoing version 1 takes the memory out of every answer from now on, and what it superseded is current again. Asked again it changes nothing.',
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
      .describe('The version to take back, as the change answered it.'),
    reason: reason.optional(),
  }),
  output: z.object({
    id: z.string(),
    version: z.int().describe('Now.'),
    status: z.enum(['undone', 'unchanged']).describe('`unchanged`: it was taken back before.'),
    withdrawn: z.boolean().describe('The memory itself is out of every answer from now on.'),
    restored: z.array(z.object({ id: z.string(), version: z.int() })).describe('What it had superseded.'),
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
  summary: 'Read the settings of revisions',
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

/** The version stands in the ETag. */
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
  description: 'Replaces the user’s document; an empty one leaves everything to the tenant’s.',
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
