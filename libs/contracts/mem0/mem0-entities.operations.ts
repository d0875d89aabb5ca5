import { z } from 'zod';
import { anyQuery, page } from './mem0-shapes.js';
import { operation } from '../operation.js';
import { instantOutput, storedUserId } from '../primitives.js';
import { openObject } from '../records/record.js';
import { SCHEMAS } from '../schema-name.js';

const MEM0_ENTITY_TYPES = ['user', 'agent', 'app', 'run'] as const;
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
SCHEMAS.add(entity, {
  id: 'Mem0Entity',
  description: 'A user, agent, app or run that has memories, as mem0 clients know it.',
});
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
    'Lists users, and the agents, apps and runs whose memories name no user. A key that is bound to a user sees only that user.',
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
    'Erases all its memories, what was derived from them, and everything else that is stored about it. Creates a receipt. Responds when the erasure is done, or after five seconds. Either way, no later response contains any of it.',
});

export const mem0DeleteEntityV1 = operation({
  ...deleted,
  name: 'mem0.delete_entity_v1',
  path: '/v1/entities/{entity_type}/{entity_id}',
  summary: 'mem0 delete a user, agent, app or run, v1',
  description: 'Same as `/v2/entities/{entity_type}/{entity_id}`.',
});

export const MEM0_ENTITY_OPERATIONS = [mem0Entities, mem0DeleteEntity, mem0DeleteEntityV1] as const;
