import { z } from 'zod';
import { ownersOfExport, ownersOfFilter } from './mem0-sent.js';
import { addStatus, anyQuery, changed, filters, memory, narrowing, page } from './mem0-shapes.js';
import { operation } from '../operation.js';
import { instantOutput, label } from '../primitives.js';
import { openObject } from '../records/record.js';

const filtered = {
  ...Object.fromEntries(Object.entries(narrowing).filter(([name]) => name.endsWith('_id'))),
  filters: filters.optional(),
} as Pick<typeof narrowing, 'user_id' | 'agent_id' | 'app_id' | 'run_id' | 'filters'>;
const ofMemories = {
  method: 'POST' as const,
  permission: 'records:read' as const,
  touches: 'user' as const,
  reads: true,
  owners: ownersOfFilter,
  query: anyQuery,
  errors: ['user_required', 'user_mismatch'] as const,
};

/** Maximum number of memories in an export. */
export const MEM0_EXPORTED = 1_000;
/** A summary is made from at most this many memories, the newest. */
export const MEM0_SUMMARISED = 50;

export const mem0CreateExport = operation({
  ...ofMemories,
  name: 'mem0.create_export',
  path: '/v1/exports',
  summary: 'mem0 create an export',
  description: 'Stores nothing: the id encodes the request, and the export is created when it is read.',
  body: z.looseObject({ ...filtered, schema: z.union([openObject, z.string().max(100_000)]).optional() }),
  output: z.object({ message: z.string(), id: z.string() }),
  status: 201,
});

export const mem0GetExport = operation({
  ...ofMemories,
  owners: ownersOfExport,
  name: 'mem0.get_export',
  path: '/v1/exports/get',
  summary: 'mem0 get an export',
  description: `The memories themselves, newest first, at most ${MEM0_EXPORTED}. No model fills a schema.`,
  body: z.looseObject({ ...filtered, memory_export_id: z.string().min(1).max(4_096).optional() }),
  output: z.object({
    count: z.int().describe('The number of memories.'),
    truncated: z.boolean(),
    schema_applied: z.literal(false),
    memories: z.array(memory),
  }),
  status: 200,
  errors: ['user_required', 'user_mismatch', 'not_found'],
});

export const mem0Summary = operation({
  ...ofMemories,
  name: 'mem0.summary',
  path: '/v1/summary',
  summary: 'mem0 summary',
  description: `Sentences copied verbatim from the newest ${MEM0_SUMMARISED} memories. No model writes it.`,
  body: z.looseObject(filtered),
  output: z.object({
    summary: z.string().nullable(),
    memories: z.int().describe('The number of memories it was made from.'),
  }),
  status: 200,
  weight: 10,
});

const MEM0_FEEDBACK = ['POSITIVE', 'NEGATIVE', 'VERY_NEGATIVE'] as const;

export const mem0Feedback = operation({
  name: 'mem0.feedback',
  method: 'POST',
  path: '/v1/feedback',
  summary: 'mem0 feedback',
  description:
    'Moves the memory slightly in later searches of its user. Later feedback replaces earlier feedback; null removes it. The reason is not stored.',
  permission: 'records:read',
  touches: 'user',
  reads: false,
  ownerById: true,
  query: anyQuery,
  body: z.looseObject({
    memory_id: label,
    feedback: z.enum(MEM0_FEEDBACK).nullable().optional(),
    feedback_reason: z.string().max(10_000).nullable().optional(),
  }),
  output: z.object({
    id: z.uuid().describe('The id of the memory.'),
    feedback: z.enum(MEM0_FEEDBACK).nullable(),
    feedback_reason: z.null(),
  }),
  status: 200,
  errors: ['not_found', 'user_required', 'user_mismatch'],
});

const event = {
  id: z.string(),
  event_type: z.literal('ADD'),
  status: addStatus.describe('`PENDING`: its messages have not been read for facts yet.'),
  payload: openObject,
  created_at: instantOutput,
  updated_at: instantOutput,
  started_at: instantOutput.nullable().describe('Null: unknown, as for all messages that are read for facts.'),
  completed_at: instantOutput.nullable(),
  latency: z
    .number()
    .nullable()
    .describe('Milliseconds. Text that is stored verbatim is done when the request returns.'),
  error: z.string().nullable().describe('For `FAILED`: the error code, or `not_read`.'),
};
const ofEvents = {
  method: 'GET' as const,
  permission: 'records:read' as const,
  touches: 'user' as const,
  reads: true,
  ownerById: true as const,
  status: 200,
};

export const mem0Event = operation({
  ...ofEvents,
  name: 'mem0.event',
  path: '/v1/event/{event_id}',
  summary: 'mem0 event',
  description:
    'The result of an add: the memories that still exist, or the facts that were extracted from its messages.',
  params: z.object({ event_id: label }),
  query: anyQuery,
  output: z.object({
    ...event,
    results: z.array(changed),
  }),
  errors: ['not_found'],
});

export const mem0Events = operation({
  ...ofEvents,
  name: 'mem0.events',
  path: '/v1/events',
  summary: 'mem0 events',
  description: 'Adds, newest first, while the first memory of each still exists.',
  query: z.looseObject(page),
  output: z.object({
    count: z.int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(z.object(event)),
  }),
  errors: ['user_required'],
});

export const MEM0_EXTRA_OPERATIONS = [
  mem0CreateExport, mem0GetExport, mem0Summary, mem0Feedback, mem0Event, mem0Events,
] as const; // prettier-ignore
