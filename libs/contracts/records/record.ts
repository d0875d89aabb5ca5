import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { refusesNull } from '../field-errors.js';
import { knownNames, nearName, scopeLookAlike, translatedName } from '../field-names.js';
import { label, instantInput, instantOutput, ownId, recordType, scopeName, tag, unit, userId } from '../primitives.js';
import { SCHEMAS } from '../schema-name.js';

/** The record type of a conversation turn. */
export const MESSAGE_TYPE = 'message';

/** A message belongs to a user. A shared record of this type belongs to no history and is an ordinary record. */
export function isMessage(type: string, userId: string | null): boolean {
  return type === MESSAGE_TYPE && userId !== null;
}

/** A JSON object of the client's. Depth and length are checked by name, together with all other input. */
export const openObject = z.record(z.string().max(256), z.unknown());

const CONTENT = knownNames(['content']);
const MISSING = 'is required and must not be blank';
const content = z.string({ error: ({ input }) => (input === null ? MISSING : undefined) }).max(LIMITS.contentLength);

/** The fields of a record that an edit can change. */
export const editableFields = {
  content: content.regex(/\S/, 'must not be blank').describe('The text to remember. Searched by meaning and by words.'),
  title: z.string().max(LIMITS.titleLength).nullable(),
  agent: scopeName.nullable(),
  project: scopeName.nullable(),
  session_id: scopeName.nullable(),
  role: z
    .string()
    .min(1)
    .max(LIMITS.typeLength)
    .nullable()
    .describe('The kind of speaker: user, assistant, system, tool.'),
  speaker: label.nullable().describe('The name of the speaker.'),
  sequence: z.int().min(0).max(Number.MAX_SAFE_INTEGER).describe('Position within the session.'),
  metadata: openObject,
  tags: z.array(tag).max(LIMITS.tags),
  importance: unit,
  pinned: z.boolean(),
  language: z
    .string()
    .min(1)
    .max(LIMITS.typeLength)
    .describe('ISO 639-1 code of the text. For a snippet: the programming language.'),
  occurred_at: instantInput.describe('When it was said or happened.'),
  valid_from: instantInput.nullable(),
  valid_to: instantInput.nullable(),
  expires_at: instantInput.nullable(),
  provenance: openObject.describe('Where it came from.'),
  trust: unit.describe('Ignored in requests: a record gets the trust of its key and of its sources.'),
};

export const checkpointState = z.looseObject({
  decisions: z.array(z.string()).max(LIMITS.stateItems).optional(),
  blockers: z.array(z.string()).max(LIMITS.stateItems).optional(),
  artifacts: z.array(z.string()).max(LIMITS.stateItems).optional(),
  flags: z.array(z.string()).max(LIMITS.stateItems).optional(),
});

/** AMP's fields that have rules of their own. They are stored as sent, like every unknown field. */
const typeSpecificFields = {
  severity: z.enum(['info', 'warning', 'critical']).optional(),
  working_on: z.string().min(1).max(LIMITS.workingOnLength).optional(),
  state: checkpointState.optional(),
  file_path: z.string().max(4_096).optional(),
  start_line: z.int().min(0).optional(),
  end_line: z.int().min(0).optional(),
  repo: z.string().max(1_024).optional(),
};

type TypeSpecific = typeof typeSpecificFields;
/** The same fields in an edit, where null removes a field. */
const typeSpecificEdits = Object.fromEntries(
  Object.entries(typeSpecificFields).map(([name, field]) => [name, field.nullable()]),
) as unknown as { [Name in keyof TypeSpecific]: z.ZodNullable<TypeSpecific[Name]> };

/** The fields of an edit. Null for the content is refused, because every record has one. */
export const recordEdits = {
  ...typeSpecificEdits,
  ...z.object(editableFields).partial().shape,
  content: refusesNull(editableFields.content.optional()),
};

/** Rejects client fields that look like the owner of a record, which suggests that another record format was meant. */
export function refuseScopeLookAlikes(fields: object, context: z.RefinementCtx): void {
  for (const [name, value] of Object.entries(fields)) {
    const message = value === null || value === undefined ? null : scopeLookAlike(name);
    if (message !== null) context.addIssue({ code: 'custom', path: [name], message });
  }
}

/**
 * A record as a client stores it. Unknown fields are stored and returned. A checkpoint needs `agent`, unless its key
 * is bound to one; without `content`, its `working_on` becomes the content. All other records need `content`.
 */
export const recordInput = z
  .looseObject({
    id: ownId.optional().describe('The client’s own id. Storing it again updates the record.'),
    type: recordType.optional().describe('Default: semantic.'),
    created_at: instantInput.optional(),
    user_id: userId.optional(),
    shared: z.boolean().optional().describe('Store in the tenant’s shared memory. Needs shared:write.'),
    derived_from: z
      .array(label)
      .max(LIMITS.derivedFrom)
      .optional()
      .describe('Ids of the records that this one was made from.'),
    ...typeSpecificFields,
    ...z.object(editableFields).partial().shape,
    content: content.optional(),
  })
  .superRefine((record, context) => {
    const issue = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (record.type === 'checkpoint') {
      if (!record.content?.trim() && !record.working_on?.trim()) issue('working_on', 'is required for a checkpoint');
    } else if (!record.content?.trim()) {
      const isMeant = (name: string) => (nearName(name, CONTENT) ?? translatedName(name, CONTENT)) !== null;
      const meant = Object.keys(record).find(isMeant);
      issue('content', meant === undefined ? MISSING : `${MISSING}; is it meant by ${meant}?`);
    }
    refuseScopeLookAlikes(record, context);
    if (record.valid_from && record.valid_to && record.valid_from >= record.valid_to) {
      issue('valid_to', 'must be later than valid_from');
    }
  });
SCHEMAS.add(recordInput, {
  id: 'NewRecord',
  description: 'A record as a client stores it. Unknown fields are stored and returned.',
});
export type RecordInput = z.output<typeof recordInput>;

export const EMBEDDING_STATES = ['pending', 'complete', 'failed'] as const;

/** A record as `/v1` returns it. Fields that are not set are absent. Unknown fields are beside the known ones. */
export const recordOutput = z.looseObject({
  id: z.string(),
  external_id: z.string().optional(),
  type: z.string(),
  user_id: z.string().optional().describe('Absent for shared memory.'),
  shared: z.boolean(),
  agent: z.string().optional(),
  project: z.string().optional(),
  session_id: z.string().optional(),
  role: z.string().optional(),
  speaker: z.string().optional(),
  sequence: z.int().optional(),
  title: z.string().optional(),
  content: z.string(),
  metadata: openObject,
  tags: z.array(z.string()),
  importance: z.number(),
  pinned: z.boolean(),
  compressed: z.boolean().optional().describe('Folded into a summary, or archived. Absent if not.'),
  language: z.string(),
  occurred_at: instantOutput,
  valid_from: instantOutput.optional(),
  valid_to: instantOutput.optional(),
  expires_at: instantOutput.optional(),
  provenance: openObject.optional(),
  trust: z.number().optional().describe('How far it is trusted, from 0 to 1. Absent: 1.'),
  quarantined: z
    .boolean()
    .optional()
    .describe('Left out of all responses that do not ask for quarantined records. Absent if not.'),
  version: z.int(),
  created_at: instantOutput,
  updated_at: instantOutput.optional(),
  recorded_at: instantOutput.describe('When this version became current.'),
  superseded_at: instantOutput.optional(),
  superseded_by: z.string().optional().describe('The id of the newer memory that replaces it.'),
});
SCHEMAS.add(recordOutput, {
  id: 'MemoryRecord',
  description: 'A memory as it is returned. Fields that are not set are absent.',
});
export type RecordOutput = z.input<typeof recordOutput>;
