import { z } from 'zod';
import { operation } from '../operation.js';
import { instantInput, instantOutput, label, queryWhole } from '../primitives.js';
import { recordOutput } from '../records/record.js';
import { readerQuery } from '../records/records.operations.js';
import { SCHEMAS } from '../schema-name.js';

const entity = z.object({
  id: z.string().describe('Its name in lower case: what makes two mentions one.'),
  name: z.string().describe('As it was written last.'),
  mentions: z.int().describe('Memories that name it.'),
  same_as: z.array(z.string()).optional().describe('Ids of other names that a memory says are the same one’s.'),
  first_at: instantOutput.describe('When the first of them happened.'),
  last_at: instantOutput,
});
SCHEMAS.add(entity, { id: 'Entity', description: 'A name that memories mention.' });
export type Entity = z.input<typeof entity>;

const ofAgent = { agent: label.optional().describe('Only what this agent’s memories mention.') };

export const listEntities = operation({
  name: 'entities.list',
  method: 'GET',
  path: '/v1/cognitive/entities',
  summary: 'The names that memories mention',
  description:
    'Those that most memories mention first. Read out of texts by rules: capitals, quotation marks, speakers.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z.strictObject({
    ...readerQuery,
    ...ofAgent,
    prefix: label.optional().describe('How the name begins; case does not matter.'),
    limit: queryWhole(1, 200).default(50),
  }),
  output: z.object({ entities: z.array(entity), has_more: z.boolean() }),
  status: 200,
});

export const entityFacts = operation({
  name: 'entities.facts',
  method: 'GET',
  path: '/v1/cognitive/entities/{id}/facts',
  summary: 'What memories say of a name',
  description:
    'The latest first; also those that call it by another name, or by a part of it. A name that no memory mentions has none.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  params: z.object({ id: label.describe('The id of an entity, or the name as it is written.') }),
  query: z.strictObject({
    ...readerQuery,
    ...ofAgent,
    type: label.optional().describe('Only memories of this type.'),
    before: instantInput.optional().describe('Only what happened before.'),
    limit: queryWhole(1, 200).default(50),
  }),
  output: z.object({ facts: z.array(recordOutput), has_more: z.boolean() }),
  status: 200,
});

export const readNames = operation({
  name: 'entities.read_names',
  weight: 10,
  method: 'POST',
  path: '/v1/admin/entities/read',
  summary: 'Read the names out of what was stored before',
  description:
    'Leaves a job for each user, and one for shared memory, that reads their memories from the oldest on, some at a time. What is stored or edited has its names read by itself. Safe to repeat. A key that is bound to a user, an agent or a project may not.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  output: z.object({ queued: z.int().describe('Jobs that were left; none where one is open already.') }),
  status: 202,
});

export const ENTITY_OPERATIONS = [listEntities, entityFacts, readNames] as const;
