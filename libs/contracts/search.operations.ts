import { z } from 'zod';
import { filter } from './filter.js';
import { relatedRecord, relatedWish } from './graph.operations.js';
import { LIMITS } from './limits.js';
import { operation } from './operation.js';
import { instantInput, instantOutput, tag, unit, userId } from './primitives.js';
import { recordOutput } from './record.js';
import { narrowing, timeTravel } from './records.operations.js';
import { sourceMessages } from './source-message.js';

export const SEARCH_ARMS = ['vector', 'keyword', 'time', 'names', 'recent'] as const;
export type SearchArm = (typeof SEARCH_ARMS)[number];
/** What orders what the arms found. */
export const SEARCH_STAGES = ['neighbours', 'sessions', 'weights', 'turns'] as const;
export type SearchStage = (typeof SEARCH_STAGES)[number];

export const searchInput = z.strictObject({
  query: z.string().min(1).max(LIMITS.queryLength),
  user_id: userId.optional(),
  include_shared: z.boolean().optional(),
  all_users: z.boolean().optional().describe('Search the whole tenant. Needs admin.'),
  ...narrowing,
  tags: z.array(tag).max(LIMITS.tags).optional().describe('Any of them.'),
  filter: filter.optional(),
  ...timeTravel,
  limit: z.int().min(1).max(LIMITS.searchLimit).default(10),
  min_score: unit.optional().describe('0 to 1; see the scale in docs/search.md.'),
  min_importance: unit.optional().describe('As rated or as proved by use, whichever is higher.'),
  reinforce: z.boolean().optional().describe('Strengthens what is returned, as a use does. Off where absent.'),
  include_quarantined: z.boolean().optional().describe('Also what is held back. Needs admin.'),
  include_superseded: z.boolean().optional().describe('Also what a newer memory has superseded.'),
  include_compressed: z
    .boolean()
    .optional()
    .describe('Folded records answer themselves beside their summaries, and archived ones are found.'),
  expand: z
    .boolean()
    .optional()
    .describe('Whole summaries, instead of the lines that belong to what was found; source turns with their content.'),
  related: relatedWish.optional().describe('Brings with each result what it is related to; see docs/relationships.md.'),
  explain: z.boolean().default(false),
  query_time: instantInput
    .optional()
    .describe('When it is asked: what "yesterday" in the query is counted from. The present where absent.'),
  arms: z.array(z.enum(SEARCH_ARMS)).min(1).optional().describe('Switches arms off, to measure. Needs admin.'),
  stages: z
    .array(z.enum(SEARCH_STAGES))
    .optional()
    .describe('Switches stages of ranking off, to measure. Needs admin.'),
});

const explanation = z.object({
  arms: z.partialRecord(z.enum(SEARCH_ARMS), z.object({ rank: z.int(), score: z.number() })),
  neighbours: z.number().optional().describe('What turns beside it in the same session lent it.'),
  fused: z.number(),
});
export type Explanation = z.input<typeof explanation>;

export const searchRecords = operation({
  name: 'search.records',
  method: 'POST',
  path: '/v1/search',
  summary: 'Find memories',
  description: 'By meaning and by words, without a language model. Best first; scores are on one scale from 0 to 1.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  body: searchInput,
  output: z.object({
    results: z.array(
      z.object({
        id: z.string(),
        external_id: z.string().optional(),
        score: z.number(),
        record: recordOutput,
        excerpt: z
          .literal(true)
          .optional()
          .describe('The content is the part of a summary that belongs to what was found; `expand` gives all of it.'),
        sources: z
          .array(
            z.object({
              id: z.string(),
              external_id: z.string().optional(),
              occurred_at: instantOutput,
              speaker: z.string().optional(),
            }),
          )
          .optional()
          .describe('Of a summary: the records whose words the content holds.'),
        source_messages: sourceMessages,
        related: z.array(relatedRecord).optional().describe('With `related`: strongest first.'),
        passage: z.object({ start: z.int(), end: z.int() }).describe('Where in the content, in UTF-16 code units.'),
        explain: explanation.optional(),
      }),
    ),
    total: z.int(),
    degraded: z.array(z.string()).describe('What could not be asked: `vector` when the embedder is not reachable.'),
  }),
  status: 200,
});

export const SEARCH_OPERATIONS = [searchRecords] as const;
