import { z } from 'zod';
import { operation } from '../operation.js';
import { instantOutput, unit } from '../primitives.js';
import { openObject } from '../records/record.js';
import { idParams, listLimit, metadata, named, namedInQuery, node, reads, stored, text, writes } from './cognitive.js';
import { SCHEMAS } from '../schema-name.js';

/** A month: what is to be kept longer is no sensory memory. */
const MAX_TTL = 2_678_400;

const sensoryItem = z.object({
  ...node,
  modality: z.string(),
  raw_data: z.string(),
  observation_order: z.int().describe('Counts the agent’s observations; a later one is greater.'),
  expires_at: instantOutput.optional().describe('Absent for one that was stored elsewhere without an end.'),
});
SCHEMAS.add(sensoryItem, { id: 'SensoryItem', description: 'Raw input that was just observed.' });

export const recordSensory = operation({
  name: 'cognitive.record_sensory',
  method: 'POST',
  path: '/v1/cognitive/sensory',
  summary: 'Take in a raw observation',
  description: 'It expires by itself unless it is attended to. A `ttl_seconds` of 0 has expired at once.',
  ...writes,
  body: z.strictObject({
    ...named,
    modality: z.string().min(1).max(64).regex(/\S/, 'must not be blank').describe('text, event, image caption, …'),
    raw_data: text,
    ttl_seconds: z.number().min(0).max(MAX_TTL).default(300),
    importance: unit.optional().describe('How important the observation seems; decides an adaptive life.'),
    adaptive_ttl: z
      .boolean()
      .optional()
      .describe(
        'What seems important lives up to four times as long, what does not down to a quarter. Else as the settings say.',
      ),
    metadata,
  }),
  output: z.object({ ...stored, observation_order: z.int(), expires_at: instantOutput }),
});

export const recentSensory = operation({
  name: 'cognitive.recent_sensory',
  method: 'GET',
  path: '/v1/cognitive/sensory',
  summary: 'What was observed last',
  description: 'Newest first, by the order of observation. What has expired is not there, swept away or not.',
  ...reads,
  query: z.strictObject({ ...namedInQuery, limit: listLimit(10) }),
  output: z.object({ items: z.array(sensoryItem) }),
});

export const attendSensory = operation({
  name: 'cognitive.attend_sensory',
  method: 'POST',
  path: '/v1/cognitive/sensory/{id}/attend',
  summary: 'Attend to an observation',
  description: 'Makes an episode of it, linked by `attended_to`. The observation stays until it expires.',
  ...writes,
  params: idParams,
  body: z.strictObject({
    ...named,
    reason: z.string().max(1_000).regex(/\S/, 'must not be blank'),
    metadata: openObject.optional(),
  }),
  output: z.object({ ...stored, episode_id: z.string(), temporal_index: z.int() }),
});

export const pruneSensory = operation({
  name: 'cognitive.prune_sensory',
  method: 'POST',
  path: '/v1/cognitive/sensory/prune',
  summary: 'Delete what has expired',
  description: 'Answers how many observations of the agent were deleted.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  status: 200,
  body: z.strictObject(named).optional().default({}),
  output: z.object({ pruned: z.int() }),
  errors: ['user_required', 'user_mismatch', 'not_found'],
});

export const SENSORY_OPERATIONS = [recordSensory, recentSensory, attendSensory, pruneSensory] as const;
