import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { label, queryUnit, queryWhole, tag, unit } from '../primitives.js';
import { openObject } from '../records/record.js';
import { listLimit, metadata, named, namedInQuery, node, reads, sharedInQuery, shortText, stored, text, writes } from './cognitive.js'; // prettier-ignore
import { SCHEMAS } from '../schema-name.js';

export const fact = z.object({
  ...node,
  concept: z.string(),
  content: z.string(),
  confidence: z.number(),
  source_id: z.string(),
  tags: z.array(z.string()),
});
SCHEMAS.add(fact, { id: 'SemanticFact', description: 'A fact that an agent knows.' });

/** A link between two facts that were similar when the later one was stored. */
const likeness = z.object({
  to: z.string(),
  similarity_score: z.number(),
  contradiction: z.boolean().optional(),
  conflicting_values: z.string().optional().describe('The older and the newer value, such as `3 vs 5`.'),
});

export const storeFact = operation({
  name: 'cognitive.store_fact',
  method: 'POST',
  path: '/v1/cognitive/facts',
  summary: 'Store a fact',
  description:
    'Links the fact to similar facts of the agent (`similar_to`), with both values if they contradict each other, and to the episode it came from (`derives_from`). An unknown episode is ignored.',
  ...writes,
  body: z.strictObject({
    ...named,
    concept: shortText.default(''),
    content: text,
    confidence: unit.default(1),
    source_id: z.string().max(LIMITS.titleLength).default(''),
    tags: z.array(tag).max(LIMITS.tags).default([]),
    source_episode_id: z.string().max(LIMITS.labelLength).optional(),
    metadata,
    temporal_metadata: openObject.optional().describe('Merged into `metadata`, where it is returned.'),
  }),
  output: z.object({ ...stored, similar_to: z.array(likeness) }),
});

export const searchFacts = operation({
  name: 'cognitive.search_facts',
  method: 'GET',
  path: '/v1/cognitive/facts',
  summary: 'Find facts',
  description:
    'Facts that contain words of the query, then facts linked to them as similar. Without a query: all facts, most confident first.',
  ...reads,
  query: z.strictObject({
    ...namedInQuery,
    ...sharedInQuery,
    query: z.string().max(LIMITS.queryLength).default(''),
    concepts: z
      .union([z.array(z.string()), z.string().transform((one) => one.split(',').filter(Boolean))])
      .pipe(z.array(label).max(32))
      .optional()
      .describe('Only facts whose concept contains one of these words. An empty list finds nothing.'),
    limit: listLimit(10),
    min_confidence: queryUnit.default(0).describe('Also applies to linked facts.'),
    hops: queryWhole(0, 2).default(1),
  }),
  output: z.object({ facts: z.array(fact) }),
});

const linked = z.object({
  from: z.string(),
  to: z.string(),
  type: z.string(),
  similarity_score: z.number().optional(),
  contradiction: z.boolean().optional(),
  conflicting_values: z.string().optional(),
});

export const recallFacts = operation({
  name: 'cognitive.recall',
  method: 'POST',
  path: '/v1/cognitive/recall',
  summary: 'Recall facts as text for a model',
  description:
    'Facts that match a query, the links between them, and a text for a prompt. The text is in chronological order and marks contradicting facts with WARNING.',
  ...reads,
  body: z.strictObject({
    ...named,
    include_shared: z.boolean().optional(),
    query: z.string().max(LIMITS.queryLength),
    max_nodes: z.int().min(1).max(200).default(20),
    min_confidence: unit.default(0),
    hops: z.int().min(0).max(2).default(1),
  }),
  output: z.object({ nodes: z.array(fact), edges: z.array(linked), text: z.string() }),
});

export const FACT_OPERATIONS = [storeFact, searchFacts, recallFacts] as const;
