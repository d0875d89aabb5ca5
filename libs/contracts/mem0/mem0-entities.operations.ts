import { z } from 'zod';
import { anyQuery, page } from './mem0-shapes.js';
import { operation } from '../operation.js';
import { instantOutput, storedUserId } from '../primitives.js';
import { openObject } from '../records/record.js';
import { SCHEMAS } from '../schema-name.js';

export const MEM0_ENTITY_TYPES = ['user', 'agent', 'app', 'run'] as const;
export type Mem0EntityType = (typeof MEM0_ENTITY_TYPES)[number];

const entity = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(MEM0_ENTITY_TYPES),
  total_memories: z.int(),
  owner: z.string().describe('The tenant.'),
  metadata: openObject,
  created_at: instantOutput,
  updated_at: instantOutput,
});
SCHEMAS.add(entity, { id: 'Mem0Entity', description: 'Whose memories there are, as clients of mem0 know it.' });
export type Mem0EntityOutput = z.input<typeof entity>;

const listed = {
  method: 'GET' as const,
  permission: 'admin' as const,
  touches: 'tenant' as const,
  reads: true,
  status: 200,
};

export const mem0Entities = operation({
  ...listed,
  name: 'mem0.entities',
  path: '/v1/entities',
  summary: 'mem0 users',
  description:
    'Users, and the agents, apps and runs whose memories name no user. A key that is bound to a user sees that one only.',
  query: z.looseObject(page),
  output: z.object({
    count: z.int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(entity),
  }),
});

const deleted = {
  method: 'DELETE' as const,
  permission: 'privacy' as const,
  touches: 'tenant' as const,
  reads: false,
  params: z.object({ entity_type: z.enum(MEM0_ENTITY_TYPES), entity_id: storedUserId }),
  query: anyQuery,
  output: z.object({ message: z.string(), erasure_id: z.string(), state: z.enum(['running', 'completed']) }),
  status: 200,
  errors: ['not_found', 'legal_hold'] as const,
  weight: 10,
};

export const mem0DeleteEntity = operation({
  ...deleted,
  name: 'mem0.delete_entity',
  path: '/v2/entities/{entity_type}/{entity_id}',
  summary: 'mem0 delete a user, agent, app or run',
  description:
    'Erases it: all memories, what came of them and whatever else is kept of it, with a receipt. Answers when that is done, or after five seconds; nothing of it is in any answer from then on in either case.',
});

export const mem0DeleteEntityV1 = operation({
  ...deleted,
  name: 'mem0.delete_entity_v1',
  path: '/v1/entities/{entity_type}/{entity_id}',
  summary: 'mem0 delete a user, agent, app or run, v1',
  description: 'As `/v2/entities/{entity_type}/{entity_id}`.',
});

export const MEM0_ENTITY_OPERATIONS = [mem0Entities, mem0DeleteEntity, mem0DeleteEntityV1] as const;
