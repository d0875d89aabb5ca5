import { z } from 'zod';
import { operation } from '../operation.js';
import { page, pageEnd } from '../page.js';
import { instantInput, instantOutput, label, queryWhole } from '../primitives.js';
import { recordOutput } from '../records/record.js';
import { readerQuery } from '../records/records.operations.js';
import { SCHEMAS } from '../schema-name.js';

const entity = z.object({
  id: z.string().describe('The name in lower case. Mentions with the same id are the same entity.'),
  name: z.string().describe('The name as it was last written.'),
  mentions: z.int().describe('The number of memories that mention it.'),
  same_as: z.array(z.string()).optional().describe('Ids of other names that a memory declares to be the same entity.'),
  first_at: instantOutput.describe('When the first memory that mentions it happened.'),
  last_at: instantOutput,
});
SCHEMAS.add(entity, { id: 'Entity', description: 'A name that memories mention.' });
export type Entity = z.input<typeof entity>;

const ofAgent = { agent: label.optional().describe('Only names that this agent’s memories mention.') };

export const listEntities = operation({
  name: 'entities.list',
  method: 'GET',
  path: '/v1/cognitive/entities',
  summary: 'List the names that memories mention',
  description: 'Most mentioned first. Names are extracted by rules.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z.strictObject({
    ...readerQuery,
    ...ofAgent,
    prefix: label.optional().describe('A prefix of the name, case-insensitive.'),
    limit: queryWhole(1, 200).default(50),
    cursor: page.cursor,
  }),
  output: z.object({ entities: z.array(entity), ...pageEnd }),
  status: 200,
});

export const entityFacts = operation({
  name: 'entities.facts',
  method: 'GET',
  path: '/v1/cognitive/entities/{id}/facts',
  summary: 'List the memories about a name',
  description:
    'Latest first, including memories that use another name or only a part of it. Empty for a name that no memory mentions.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  params: z.object({ id: label.describe('The id of an entity, or its name as written.') }),
  query: z.strictObject({
    ...readerQuery,
    ...ofAgent,
    type: label.optional().describe('Only memories of this type.'),
    before: instantInput.optional().describe('Only what happened before this time.'),
    limit: queryWhole(1, 200).default(50),
    cursor: page.cursor,
  }),
  output: z.object({ facts: z.array(recordOutput), ...pageEnd }),
  status: 200,
});

export const readNames = operation({
  name: 'entities.read_names',
  weight: 10,
  method: 'POST',
  path: '/v1/admin/entities/read',
  summary: 'Extract names from older memories',
  description:
    'Queues a job for each user, and one for shared memory, that reads the memories oldest first. New and edited memories are read automatically. Safe to repeat. A bound key is refused.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  output: z.object({
    queued: z.int().describe('The number of queued jobs. A user whose job is still open gets no second one.'),
  }),
  status: 202,
});

export const ENTITY_OPERATIONS = [listEntities, entityFacts, readNames] as const;
