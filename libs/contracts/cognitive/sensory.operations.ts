import { z } from 'zod';
import { operation } from '../operation.js';
import { instantOutput, unit } from '../primitives.js';
import { openObject } from '../records/record.js';
import { idParams, listLimit, metadata, named, namedInQuery, node, reads, stored, text, writes } from './cognitive.js';
import { SCHEMAS } from '../schema-name.js';

/** A month. Anything that must be kept longer is not sensory memory. */
const MAX_TTL = 2_678_400;

const sensoryItem = z.object({
  ...node,
  modality: z.string(),
  raw_data: z.string(),
  observation_order: z.int().describe('The agent’s counter of observations. Later observations have a higher number.'),
  expires_at: instantOutput
    .optional()
    .describe('Absent for an observation that was stored elsewhere without an expiry.'),
});
SCHEMAS.add(sensoryItem, { id: 'SensoryItem', description: 'Raw input that an agent just observed.' });

export const recordSensory = operation({
  name: 'cognitive.record_sensory',
  method: 'POST',
  path: '/v1/cognitive/sensory',
  summary: 'Store a raw observation',
  description: 'Expires automatically unless it is attended to. With a `ttl_seconds` of 0 it expires at once.',
  ...writes,
  body: z.strictObject({
    ...named,
    modality: z.string().min(1).max(64).regex(/\S/, 'must not be blank').describe('text, event, image caption, …'),
    raw_data: text,
    ttl_seconds: z.number().min(0).max(MAX_TTL).default(300),
    importance: unit
      .optional()
      .describe('How important the observation seems. With `adaptive_ttl`, decides how long it lives.'),
    adaptive_ttl: z
      .boolean()
      .optional()
      .describe(
        'Important observations live up to four times as long, unimportant ones down to a quarter. Default: from the settings.',
      ),
    metadata,
  }),
  output: z.object({ ...stored, observation_order: z.int(), expires_at: instantOutput }),
});

export const recentSensory = operation({
  name: 'cognitive.recent_sensory',
  method: 'GET',
  path: '/v1/cognitive/sensory',
  summary: 'List recent observations',
  description: 'Newest first, in order of observation. Expired observations are never returned.',
  ...reads,
  query: z.strictObject({ ...namedInQuery, limit: listLimit(10) }),
  output: z.object({ items: z.array(sensoryItem) }),
});

export const attendSensory = operation({
  name: 'cognitive.attend_sensory',
  method: 'POST',
  path: '/v1/cognitive/sensory/{id}/attend',
  summary: 'Attend to an observation',
  description: 'Stores it as an episode, linked by `attended_to`. The observation itself stays until it expires.',
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
  summary: 'Delete expired observations',
  description: 'Returns the number of the agent’s observations that were deleted.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  status: 200,
  body: z.strictObject(named).optional().default({}),
  output: z.object({ pruned: z.int() }),
  errors: ['user_required', 'user_mismatch', 'not_found'],
});

export const SENSORY_OPERATIONS = [recordSensory, recentSensory, attendSensory, pruneSensory] as const;
