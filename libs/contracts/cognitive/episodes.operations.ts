import { z } from 'zod';
import { operation } from '../operation.js';
import { instantInput, instantOutput, label, queryFlag, queryWhole } from '../primitives.js';
import { listLimit, metadata, named, namedInQuery, node, reads, shortText, stored, text, writes } from './cognitive.js';
import { SCHEMAS } from '../schema-name.js';

export const episode = z.object({
  ...node,
  content: z.string(),
  source_label: z.string(),
  temporal_index: z.int(),
  compressed: z.boolean().describe('Folded into a summary. Recall prefers the summary.'),
  occurred_at: instantOutput,
});
SCHEMAS.add(episode, { id: 'Episode', description: 'Something that happened, and when.' });

export const storeEpisode = operation({
  name: 'cognitive.store_episode',
  method: 'POST',
  path: '/v1/cognitive/episodes',
  summary: 'Store an episode',
  description: 'Episodes are ordered by `temporal_index`. Default: one more than the agent’s highest.',
  ...writes,
  body: z.strictObject({
    ...named,
    content: text,
    source_label: shortText.default(''),
    temporal_index: z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    occurred_at: instantInput.optional(),
    metadata,
  }),
  output: z.object({ ...stored, temporal_index: z.int() }),
});

export const listEpisodes = operation({
  name: 'cognitive.list_episodes',
  method: 'GET',
  path: '/v1/cognitive/episodes',
  summary: 'List the latest episodes',
  description: 'Latest first. Consolidated episodes are left out unless requested.',
  ...reads,
  query: z.strictObject({ ...namedInQuery, limit: listLimit(20), include_compressed: queryFlag.optional() }),
  output: z.object({ episodes: z.array(episode) }),
});

const batchSize = { batch_size: z.int().min(1).max(100).default(10) };

export const nextBatch = operation({
  name: 'cognitive.next_batch',
  method: 'GET',
  path: '/v1/cognitive/episodes/batch',
  summary: 'Read the next batch to consolidate',
  description: 'The oldest episodes that are not consolidated. Empty if there are fewer than `batch_size`.',
  ...reads,
  query: z.strictObject({ ...namedInQuery, batch_size: queryWhole(1, 100).default(10) }),
  output: z.object({ episodes: z.array(episode) }),
});

export const consolidateEpisodes = operation({
  name: 'cognitive.consolidate',
  method: 'POST',
  path: '/v1/cognitive/episodes/consolidate',
  summary: 'Consolidate the oldest episodes',
  description:
    'Folds the oldest `batch_size` episodes into one and links it to them with `consolidates`. The episodes stay, marked as compressed. If there are fewer, nothing happens and the id is null. `summary` is your own summary of them; `ids` are the episodes that it covers (from `GET …/batch`).',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  status: 200,
  body: z
    .strictObject({
      ...named,
      ...batchSize,
      ids: z.array(label).min(1).max(100).optional(),
      summary: text.optional(),
      summarize: z
        .boolean()
        .default(false)
        .describe('Shortens the text as compaction does. By default the episodes are joined.'),
    })
    .optional()
    .default({ batch_size: 10, summarize: false }),
  output: z.object({
    id: z.string().nullable(),
    node_id: z.string().nullable(),
    summary: z.string().optional(),
    consolidated: z.array(z.string()),
  }),
  errors: ['user_required', 'user_mismatch', 'not_found', 'conflict', 'secret_detected'],
});

export const EPISODE_OPERATIONS = [storeEpisode, listEpisodes, nextBatch, consolidateEpisodes] as const;
