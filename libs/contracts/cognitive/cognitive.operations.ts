import { z } from 'zod';
import { operation } from '../operation.js';
import { label, queryWhole } from '../primitives.js';
import { openObject } from '../records/record.js';
import { namedInQuery, reads } from './cognitive.js';
import { cognitiveSettings } from './cognitive.settings.js';
import { AGENT_MEMORY_OPERATIONS } from './agent.operations.js';
import { EPISODE_OPERATIONS } from './episodes.operations.js';
import { FACT_OPERATIONS } from './facts.operations.js';
import { PROCEDURE_OPERATIONS } from './procedures.operations.js';
import { PROSPECTIVE_OPERATIONS } from './prospective.operations.js';
import { SENSORY_OPERATIONS } from './sensory.operations.js';
import { WORKING_OPERATIONS } from './working.operations.js';

export const cognitiveStatistics = operation({
  name: 'cognitive.statistics',
  method: 'GET',
  path: '/v1/cognitive/statistics',
  summary: 'Count what an agent remembers',
  description: 'Memories per kind; 0 if there are none. Expired memories do not count.',
  ...reads,
  query: z.strictObject(namedInQuery),
  output: z.object({
    agent_name: z.string(),
    sensory: z.int(),
    working: z.int(),
    episodic: z.int(),
    semantic: z.int(),
    procedural: z.int(),
    prospective: z.int(),
    total: z.int(),
  }),
});

export const CROSSINGS = [
  'similar_to', 'derives_from', 'procedure_derives_from', 'consolidates', 'attended_to', 'contradicts',
] as const; // prettier-ignore

export const cognitiveEdges = operation({
  name: 'cognitive.edges',
  method: 'GET',
  path: '/v1/cognitive/edges',
  summary: 'List the links between an agent’s memories',
  description:
    'Each link has its details: how similar two facts are, when a fact was derived, or why an observation was attended to.',
  ...reads,
  query: z.strictObject({
    ...namedInQuery,
    id: label.optional().describe('Only links from or to this memory.'),
    type: z.enum(CROSSINGS).optional(),
    limit: queryWhole(1, 1_000).default(100),
  }),
  output: z.object({
    edges: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        type: z.string(),
        strength: z.number(),
        similarity_score: z.number().optional(),
        contradiction: z.boolean().optional(),
        conflicting_values: z.string().optional(),
        derived_at: z.int().optional().describe('Unix seconds.'),
        consolidated_at: z.int().optional(),
        attended_at: z.int().optional(),
        attention_reason: z.string().optional(),
        metadata: openObject,
      }),
    ),
  }),
});

export const getCognitiveSettings = operation({
  name: 'cognitive.settings',
  method: 'GET',
  path: '/v1/admin/cognitive/settings',
  summary: 'Read the settings of the six kinds of memory',
  permission: 'admin',
  touches: 'tenant',
  reads: true,
  output: z.object({ settings: cognitiveSettings.schema }),
  status: 200,
});

export const putCognitiveSettings = operation({
  name: 'cognitive.put_settings',
  method: 'PUT',
  path: '/v1/admin/cognitive/settings',
  summary: 'Update the settings of the six kinds of memory',
  description:
    'Applies to what is stored from now on. A key that is bound to a user, an agent or a project is refused.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  body: cognitiveSettings.schema,
  output: z.object({ settings: cognitiveSettings.schema }),
  status: 200,
});

export const COGNITIVE_OPERATIONS = [
  ...SENSORY_OPERATIONS,
  ...WORKING_OPERATIONS,
  ...EPISODE_OPERATIONS,
  ...FACT_OPERATIONS,
  ...PROCEDURE_OPERATIONS,
  ...PROSPECTIVE_OPERATIONS,
  ...AGENT_MEMORY_OPERATIONS,
  cognitiveStatistics,
  cognitiveEdges,
  getCognitiveSettings,
  putCognitiveSettings,
] as const;
