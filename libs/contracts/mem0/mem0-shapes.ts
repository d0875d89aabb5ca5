import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { MEM0_ENTITIES } from './mem0-filter.js';
import { instantOrUtc, instantOutput, label, queryWhole, scopeName, tag, unixSeconds, userId } from '../primitives.js';
import { editableFields, openObject } from '../records/record.js';
import { SCHEMAS } from '../schema-name.js';

/**
 * mem0's REST API as its published clients call it: v1, v2 and v3 of its platform. Clients end their paths with a
 * slash, which is ignored. Fields without a meaning here are ignored.
 */
const entityIds = {
  user_id: userId.optional(),
  agent_id: scopeName.optional(),
  app_id: scopeName.optional(),
  run_id: scopeName.optional(),
};
export const filters = openObject.describe(
  'AND, OR and NOT over user_id, agent_id, app_id, run_id, times, categories, metadata, keywords and memory_ids.',
);
/** Accepts larger numbers than Recollect returns. Larger values return the maximum. */
export const topK = z.int().min(1).max(1_000);
export const PAGE_SIZE = 200;
export const page = {
  page: queryWhole(1, 100_000).optional(),
  page_size: queryWhole(1, PAGE_SIZE).optional().describe('Default: 100.'),
};
export const memoryParams = z.object({ memory_id: label });
/** Old clients send their organisation with every request. */
export const anyQuery = z.looseObject({});

/** A date means the whole day: the memory exists until the day ends. A number is Unix seconds, as in `timestamp`. */
export const expiration = z.union([
  z.iso.date().transform((day) => new Date(`${day}T23:59:59.999Z`)),
  unixSeconds,
  instantOrUtc,
]);
/** When a question is asked. Noon of a day in UTC is in that day nearly everywhere. */
export const reference = z.union([
  z.iso.date().transform((day) => new Date(`${day}T12:00:00Z`)),
  unixSeconds,
  instantOrUtc,
]);
export const seconds = unixSeconds.describe('When it was said, in Unix seconds.');

export const memory = z.looseObject({
  id: z.uuid(),
  memory: z.string(),
  user_id: z.string().nullable(),
  agent_id: z.string().nullable(),
  app_id: z.string().nullable(),
  run_id: z.string().nullable(),
  session_id: z.string().nullable(),
  metadata: openObject,
  categories: z.array(z.string()),
  immutable: z.boolean(),
  expiration_date: z.string().nullable(),
  created_at: instantOutput,
  updated_at: instantOutput,
});
SCHEMAS.add(memory, { id: 'Mem0Memory', description: 'A memory, as mem0 clients know it.' });
export type Mem0Memory = z.input<typeof memory>;
export const refused = z.object({ index: z.int(), error: z.string(), detail: z.string() });
export const change = z.object({
  id: z.string().describe('The id of the change.'),
  memory_id: z.uuid(),
  input: z.array(z.object({ role: z.string(), content: z.string() })),
  old_memory: z.string().nullable(),
  new_memory: z.string(),
  user_id: z.string().nullable(),
  event: z.enum(['ADD', 'UPDATE']),
  metadata: openObject,
  categories: z.array(z.string()),
  created_at: instantOutput.describe('When the memory was created.'),
  updated_at: instantOutput.describe('When it was changed.'),
});
SCHEMAS.add(change, { id: 'Mem0Change', description: 'A change of a memory’s text, as mem0 clients know it.' });
export type Mem0Change = z.input<typeof change>;
/** The result for one memory. */
export const changed = z.looseObject({
  id: z.uuid(),
  event: z.enum(['ADD', 'DELETE']),
  memory: z.string(),
  data: z.object({ memory: z.string() }),
});
export type Mem0Changed = z.input<typeof changed>;
export const addStatus = z.enum(['SUCCEEDED', 'PENDING', 'FAILED']);
export type Mem0Status = z.input<typeof addStatus>;
/** Returned if the memories do not exist yet. */
export const pendingAdd = z.object({ message: z.string(), status: addStatus, event_id: z.string() });
/** A memory reduced to the fields in `fields`. */
export const chosen = z.looseObject({ id: z.uuid() });

export const part = z.looseObject({ type: z.string().max(64).optional(), text: z.string().optional() });
export const message = z.looseObject({
  role: z.string().min(1).max(LIMITS.typeLength).optional(),
  content: z.union([z.string().max(LIMITS.contentLength), z.array(part).max(64), z.null()]).optional(),
  name: label.optional(),
});
export const addBody = z.looseObject({
  ...entityIds,
  filters: z.looseObject(entityIds).optional(),
  messages: z
    .union([editableFields.content, message.transform((one) => [one]), z.array(message).min(1).max(LIMITS.batch)])
    .describe('A text, or messages with role and content. System messages are not remembered.'),
  metadata: openObject.optional(),
  infer: z
    .boolean()
    .optional()
    .describe('`false`: texts are stored verbatim. Otherwise facts are extracted from them, if extraction is enabled.'),
  timestamp: seconds.optional(),
  expiration_date: expiration.optional(),
  output_format: z.string().max(16).optional(),
  version: z.string().max(16).optional(),
});

export const narrowing = {
  ...Object.fromEntries(MEM0_ENTITIES.map((entity) => [entity, z.string().min(1).max(LIMITS.labelLength).optional()])) as Record<(typeof MEM0_ENTITIES)[number], z.ZodOptional<z.ZodString>>, // prettier-ignore
  filters: filters.optional(),
  categories: z.array(tag).max(LIMITS.tags).optional().describe('Matches any of them.'),
  metadata: openObject.optional(),
  keywords: z.string().min(1).max(1_024).optional(),
  fields: z.array(z.string().max(64)).max(64).optional(),
  show_expired: z.boolean().optional(),
  latest_only: z.boolean().optional(),
};
