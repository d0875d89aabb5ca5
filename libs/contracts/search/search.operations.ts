import { z } from 'zod';
import { filter } from '../records/filter.js';
import { relatedRecord, relatedQuery } from '../graph/graph.operations.js';
import { graphQuery, linkedBy, subgraph } from './graph-search.js';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { instantInput, instantOutput, tag, unit, userId } from '../primitives.js';
import { recordOutput } from '../records/record.js';
import { narrowing, timeTravel } from '../records/records.operations.js';
import { sourceMessages } from '../messages/source-message.js';
import { SCHEMAS } from '../schema-name.js';
import { readHints } from '../records/write-notes.js';

export const SEARCH_ARMS = ['vector', 'keyword', 'time', 'names', 'recent'] as const;
export type SearchArm = (typeof SEARCH_ARMS)[number];

/** Scopes of an expanding search, narrowest first. */
export const SEARCH_LEVELS = ['session', 'agent', 'user', 'shared'] as const;
export type SearchLevel = (typeof SEARCH_LEVELS)[number];

/** Turns around a result. */
const turnsBeside = z.strictObject({
  before: z.int().min(0).max(LIMITS.turnsBeside).default(0),
  after: z.int().min(0).max(LIMITS.turnsBeside).default(0),
  whole: z.boolean().optional().describe('Also does what `expand: true` does.'),
});

export const searchInput = z.strictObject({
  query: z.string().regex(/\S/, 'must not be blank').max(LIMITS.queryLength),
  user_id: userId.optional(),
  include_shared: z.boolean().optional(),
  all_users: z.boolean().optional().describe('Search the whole tenant. Needs admin.'),
  ...narrowing,
  tags: z.array(tag).max(LIMITS.tags).optional().describe('Matches any of them.'),
  filter: filter.optional(),
  ...timeTravel,
  limit: z
    .int()
    .min(1)
    .max(LIMITS.searchLimit)
    .optional()
    .describe('Default: 10. With `token_budget`, the default is 100 and the budget decides.'),
  token_budget: z
    .int()
    .min(1)
    .max(LIMITS.tokenBudget)
    .optional()
    .describe(
      'Maximum number of tokens (o200k) that the results take in a prompt. Filled best first; results that do not fit are skipped.',
    ),
  text: z
    .enum(['record', 'passage'])
    .optional()
    .describe(
      'For a long record: the whole text, or only the matching passage. Default: `passage` with `token_budget`, otherwise `record`.',
    ),
  order: z.enum(['score', 'chronological']).optional().describe('Order of the results. Default: `score`, best first.'),
  duplicates: z
    .enum(['fold', 'keep'])
    .optional()
    .describe('`fold` merges results with the same text into one, with a count. `keep` returns each.'),
  session_cap: z
    .int()
    .min(1)
    .max(LIMITS.searchLimit)
    .optional()
    .describe(
      'Maximum number of results per session, as long as other sessions score nearly as well. Default: no cap.',
    ),
  min_score: unit.optional().describe('Leaves out results that score lower. 0 to 1; see the scale in docs/search.md.'),
  abstain_below: unit
    .optional()
    .describe('Returns nothing if even the best result scores lower. Otherwise leaves out nothing.'),
  min_importance: unit.optional().describe('As rated or as proven by use, whichever is higher.'),
  reinforce: z.boolean().optional().describe('Strengthens the returned memories, as a use does. Default: false.'),
  include_quarantined: z.boolean().optional().describe('Include quarantined records. Needs admin.'),
  include_superseded: z.boolean().optional().describe('Include memories that a newer one superseded.'),
  include_compressed: z
    .boolean()
    .optional()
    .describe('Returns folded records beside their summaries, and finds archived ones.'),
  expand: z
    .union([z.boolean(), turnsBeside])
    .optional()
    .describe(
      '`true`: returns whole summaries instead of the matching lines, and source turns with their content. An object: the turns around each result in its session.',
    ),
  scope_expansion: z
    .boolean()
    .optional()
    .describe(
      'Starts in the named session, otherwise in the named agent and project. Widens to the user, then to shared memory, only while fewer than three results are certain.',
    ),
  related: relatedQuery.optional().describe('Returns the related records of each result; see docs/relationships.md.'),
  graph: graphQuery
    .optional()
    .describe('Follows links from the best results and returns what they lead to. Default: off.'),
  explain: z
    .union([z.boolean(), z.literal('timing')], { error: 'must be true, false or "timing"' })
    .default(false)
    .describe(
      '`true`: why each result has its rank. `timing`: also how long each step took, so no two responses are equal.',
    ),
  exact: z
    .boolean()
    .optional()
    .describe(
      'Compares every vector and reads every word, even if there are so many that a search normally reads only the nearest cells or the rarest words.',
    ),
  query_time: instantInput.optional().describe('When the query is asked: the reference for "yesterday". Default: now.'),
  arms: z.array(z.enum(SEARCH_ARMS)).min(1).optional().describe('Runs only these arms, for measurements. Needs admin.'),
  stages: z
    .array(z.string().max(LIMITS.labelLength))
    .max(LIMITS.stages)
    .optional()
    .describe('Runs only these ranking stages (see docs/search.md), for measurements. Needs admin.'),
});

/** A turn near a result, in the same session. */
const turnBeside = z.object({
  id: z.string(),
  external_id: z.string().optional(),
  offset: z.int().describe('Distance from the result, in turns. Negative: before it.'),
  role: z.string().optional(),
  speaker: z.string().optional(),
  occurred_at: instantOutput,
  content: z.string().optional().describe('Absent with a `token_budget` if another result already contains it.'),
});
SCHEMAS.add(turnBeside, { id: 'TurnBeside', description: 'A turn near a result, in the same session.' });
export type TurnBeside = z.input<typeof turnBeside>;

const explanation = z.object({
  arms: z.partialRecord(z.enum(SEARCH_ARMS), z.object({ rank: z.int(), score: z.number() })),
  neighbours: z.number().optional().describe('The score added by neighbouring turns of the same session.'),
  fused: z.number(),
  weights: z
    .record(z.string(), z.number())
    .optional()
    .describe('The factor of each stage. Stages that did not change the score are left out.'),
  learned: z
    .record(z.string(), z.number())
    .optional()
    .describe(
      'The features that moved the turn most in the stage `learned`, compared to the other turns, each with its factor. Listed in docs/search.md.',
    ),
  answers: z
    .object({
      match: z.number().describe('How clearly it states the requested attribute, 0 to 1.'),
      act: z.enum(['told', 'asked', 'thanked']).describe('Whether the text tells, asks or thanks.'),
      outdated_by: z.string().optional().describe('The result or candidate that is current instead.'),
    })
    .optional()
    .describe('What the stage `answers` found in it.'),
});
SCHEMAS.add(explanation, { id: 'Explanation', description: 'Why a result was found.' });
export type Explanation = z.input<typeof explanation>;

export const searchRecords = operation({
  name: 'search.records',
  searches: true,
  weight: 3,
  method: 'POST',
  path: '/v1/search',
  summary: 'Find memories',
  description:
    'Searches by meaning and by words, without a language model. Best first. Scores are on one scale from 0 to 1.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  body: searchInput,
  output: z.object({
    query_id: z.string().optional().describe('Identifies this search in `POST /v1/search/feedback`.'),
    results: z.array(
      z.object({
        id: z.string(),
        external_id: z.string().optional(),
        score: z.number(),
        record: recordOutput,
        excerpt: z
          .literal(true)
          .optional()
          .describe(
            'The content is only a part. For a summary: the lines that match (`expand` returns all). For a long record: the passage (`text: "record"` returns all).',
          ),
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
          .describe('For a summary: the records that the content comes from.'),
        source_messages: sourceMessages,
        related: z.array(relatedRecord).optional().describe('With `related`: strongest first.'),
        linked: linkedBy.optional().describe('With `graph`: the links that brought in or raised this result.'),
        beside: z.array(turnBeside).optional().describe('With `expand: {before, after}`: in the order of the session.'),
        passage: z
          .object({
            index: z.int().optional().describe('The index of the passage in the record, from 0.'),
            start: z.int(),
            end: z.int(),
          })
          .describe(
            'Position in the record’s whole content, in UTF-16 code units. For an excerpt of a summary: position in the excerpt.',
          ),
        duplicates: z
          .int()
          .optional()
          .describe(
            'How many more matches have the same text, or are the source turn of this result or facts derived from it.',
          ),
        duplicate_ids: z.array(z.string()).optional().describe('Their ids, best first, at most 20.'),
        level: z
          .enum(SEARCH_LEVELS)
          .optional()
          .describe(
            'With `scope_expansion`: the narrowest scope that contains it. `agent`: the named agent and project.',
          ),
        tokens: z.int().optional().describe('With `token_budget`: its tokens in a prompt, including date and speaker.'),
        explain: explanation.optional(),
      }),
    ),
    total: z.int().describe('The number of matches that reach `min_score`, before `limit` and `token_budget`.'),
    subgraph: subgraph.optional().describe('With `graph: {subgraph: true}`.'),
    abstained: z
      .literal(true)
      .optional()
      .describe('Matches were found, but none reached `abstain_below`: nothing relevant is remembered.'),
    total_capped: z.literal(true).optional().describe('There may be more: the search looked at a limited number.'),
    approximate: z
      .literal(true)
      .optional()
      .describe(
        'The owner has so many memories that not all were compared. An equally close one may be missing. `exact` compares all.',
      ),
    expanded_to: z
      .enum(SEARCH_LEVELS)
      .optional()
      .describe('With `scope_expansion`: the widest scope that was searched.'),
    tokens: z.int().optional().describe('With `token_budget`: the tokens of all results together.'),
    left_out: z.int().optional().describe('With `token_budget`: results within `limit` that did not fit.'),
    timing: z
      .array(z.object({ step: z.string(), ms: z.number() }))
      .optional()
      .describe(
        'With `explain: "timing"`: the duration of each step, waiting included, in the order in which they ran.',
      ),
    hints: readHints,
    degraded: z
      .array(z.string())
      .describe(
        'What was unavailable: `vector` if the embedder cannot be reached, `rerank` if the reranker was too slow.',
      ),
  }),
  status: 200,
});

export const SEARCH_OPERATIONS = [searchRecords] as const;
