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

/** Scopes that an expanding search asks, the narrowest first. */
export const SEARCH_LEVELS = ['session', 'agent', 'user', 'shared'] as const;
export type SearchLevel = (typeof SEARCH_LEVELS)[number];

/** Turns around a result. */
const turnsBeside = z.strictObject({
  before: z.int().min(0).max(LIMITS.turnsBeside).default(0),
  after: z.int().min(0).max(LIMITS.turnsBeside).default(0),
  whole: z.boolean().optional().describe('Also what `expand: true` does.'),
});

export const searchInput = z.strictObject({
  query: z.string().regex(/\S/, 'must not be blank').max(LIMITS.queryLength),
  user_id: userId.optional(),
  include_shared: z.boolean().optional(),
  all_users: z.boolean().optional().describe('Search the whole tenant. Needs admin.'),
  ...narrowing,
  tags: z.array(tag).max(LIMITS.tags).optional().describe('Any of them.'),
  filter: filter.optional(),
  ...timeTravel,
  limit: z
    .int()
    .min(1)
    .max(LIMITS.searchLimit)
    .optional()
    .describe('10 where absent; 100 beside a `token_budget`, which then decides.'),
  token_budget: z
    .int()
    .min(1)
    .max(LIMITS.tokenBudget)
    .optional()
    .describe(
      'The most tokens (o200k) that the results may take in a prompt, best first; what does not fit is passed by.',
    ),
  text: z
    .enum(['record', 'passage'])
    .optional()
    .describe(
      'Of a long record all of its text, or the passage that was found. `passage` where there is a `token_budget`.',
    ),
  order: z.enum(['score', 'chronological']).optional().describe('Of the results; `score`, best first, where absent.'),
  duplicates: z
    .enum(['fold', 'keep'])
    .optional()
    .describe('Results that say the same in the same words are one, with a count; `keep` answers each.'),
  session_cap: z
    .int()
    .min(1)
    .max(LIMITS.searchLimit)
    .optional()
    .describe('Results of one session at most, as long as others score nearly as well. No cap where absent.'),
  min_score: unit.optional().describe('0 to 1; see the scale in docs/search.md.'),
  abstain_below: unit
    .optional()
    .describe('Answers nothing where even the best result scores less; otherwise cuts nothing.'),
  min_importance: unit.optional().describe('As rated or as proved by use, whichever is higher.'),
  reinforce: z.boolean().optional().describe('Strengthens what is returned, as a use does. Off where absent.'),
  include_quarantined: z.boolean().optional().describe('Also what is held back. Needs admin.'),
  include_superseded: z.boolean().optional().describe('Also what a newer memory has superseded.'),
  include_compressed: z
    .boolean()
    .optional()
    .describe('Folded records answer themselves beside their summaries, and archived ones are found.'),
  expand: z
    .union([z.boolean(), turnsBeside])
    .optional()
    .describe(
      '`true`: whole summaries, instead of the lines that belong to what was found; source turns with their content. An object: the turns beside each result in its session.',
    ),
  scope_expansion: z
    .boolean()
    .optional()
    .describe(
      'Begins in the session, else the agent and project, that are named, and asks the next wider scope (then the user, then shared memory) only as long as fewer than three results are sure.',
    ),
  related: relatedQuery
    .optional()
    .describe('Brings with each result what it is related to; see docs/relationships.md.'),
  graph: graphQuery
    .optional()
    .describe('Follows links from the best results and brings what they lead to. Off where absent.'),
  explain: z
    .union([z.boolean(), z.literal('timing')], { error: 'must be true, false or "timing"' })
    .default(false)
    .describe(
      '`true`: why each result stands where it does. `timing`: also how long the steps took, so that no answer is like another.',
    ),
  exact: z
    .boolean()
    .optional()
    .describe(
      'Compares every vector and reads every word, also where there are so many that a search takes the nearest cells or the rarest words alone.',
    ),
  query_time: instantInput
    .optional()
    .describe('When it is asked: what "yesterday" in the query is counted from. The present where absent.'),
  arms: z.array(z.enum(SEARCH_ARMS)).min(1).optional().describe('Switches arms off, to measure. Needs admin.'),
  stages: z
    .array(z.string().max(LIMITS.labelLength))
    .max(LIMITS.stages)
    .optional()
    .describe('Only these stages of ranking (docs/search.md names them), to measure. Needs admin.'),
});

/** A turn that stands beside a result in its session. */
const turnBeside = z.object({
  id: z.string(),
  external_id: z.string().optional(),
  offset: z.int().describe('How many turns after the result; negative: before.'),
  role: z.string().optional(),
  speaker: z.string().optional(),
  occurred_at: instantOutput,
  content: z.string().optional().describe('Absent where a `token_budget` holds and an earlier result told it already.'),
});
SCHEMAS.add(turnBeside, { id: 'TurnBeside', description: 'A turn beside a result, in its session.' });
export type TurnBeside = z.input<typeof turnBeside>;

const explanation = z.object({
  arms: z.partialRecord(z.enum(SEARCH_ARMS), z.object({ rank: z.int(), score: z.number() })),
  neighbours: z.number().optional().describe('What turns beside it in the same session lent it.'),
  fused: z.number(),
  weights: z
    .record(z.string(), z.number())
    .optional()
    .describe('By stage, what it multiplied the score by; without those that left it.'),
  learned: z
    .record(z.string(), z.number())
    .optional()
    .describe(
      'The signs of a turn that moved it most beside the other turns in the stage `learned`, each by which factor (docs/search.md names them).',
    ),
  answers: z
    .object({
      match: z.number().describe('How plainly it says the attribute that is asked for, 0 to 1.'),
      act: z.enum(['told', 'asked', 'thanked']).describe('Whether its text tells, asks or thanks.'),
      outdated_by: z.string().optional().describe('The result or candidate that holds now in its place.'),
    })
    .optional()
    .describe('What the stage `answers` read out of it.'),
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
  description: 'By meaning and by words, without a language model. Best first; scores are on one scale from 0 to 1.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  body: searchInput,
  output: z.object({
    query_id: z.string().optional().describe('Names this search in `POST /v1/search/feedback`.'),
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
            'The content is a part: of a summary the lines that belong to what was found (`expand` gives all of it), of a long record the passage (`text: "record"` gives all of it).',
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
          .describe('Of a summary: the records whose words the content holds.'),
        source_messages: sourceMessages,
        related: z.array(relatedRecord).optional().describe('With `related`: strongest first.'),
        linked: linkedBy.optional().describe('With `graph`: by which way links brought or raised it.'),
        beside: z.array(turnBeside).optional().describe('With `expand: {before, after}`: in the order of the session.'),
        passage: z
          .object({
            index: z.int().optional().describe('Which passage of the record, from 0.'),
            start: z.int(),
            end: z.int(),
          })
          .describe(
            'Where in the record’s whole content, in UTF-16 code units; of a summary’s excerpt, in the excerpt.',
          ),
        duplicates: z
          .int()
          .optional()
          .describe(
            'How many more were found that say the same in the same words, or are its turn, or a fact drawn from it.',
          ),
        duplicate_ids: z.array(z.string()).optional().describe('Theirs, best first, at most 20.'),
        level: z
          .enum(SEARCH_LEVELS)
          .optional()
          .describe(
            'With `scope_expansion`: the narrowest scope that it is of. `agent`: of the agent and project named.',
          ),
        tokens: z
          .int()
          .optional()
          .describe('With `token_budget`: what it takes in a prompt, with its date and speaker.'),
        explain: explanation.optional(),
      }),
    ),
    total: z.int().describe('How many were found that reach `min_score`, before `limit` and `token_budget`.'),
    subgraph: subgraph.optional().describe('With `graph: {subgraph: true}`.'),
    abstained: z
      .literal(true)
      .optional()
      .describe('Something was found, and none of it reached `abstain_below`: nothing relevant is remembered.'),
    total_capped: z.literal(true).optional().describe('There may be more: only so many were looked at.'),
    approximate: z
      .literal(true)
      .optional()
      .describe(
        'Of an owner with very many memories not every one was compared: one that is as near may be missing. `exact` has them all compared.',
      ),
    expanded_to: z.enum(SEARCH_LEVELS).optional().describe('With `scope_expansion`: the widest scope that was asked.'),
    tokens: z.int().optional().describe('With `token_budget`: of all results together.'),
    left_out: z.int().optional().describe('With `token_budget`: results within `limit` that did not fit.'),
    timing: z
      .array(z.object({ step: z.string(), ms: z.number() }))
      .optional()
      .describe('With `explain: "timing"`: how long each step took, waiting included, in the order in which they ran.'),
    hints: readHints,
    degraded: z
      .array(z.string())
      .describe(
        'What could not be asked: `vector` when the embedder is not reachable, `rerank` when the reranker was not in time.',
      ),
  }),
  status: 200,
});

export const SEARCH_OPERATIONS = [searchRecords] as const;
