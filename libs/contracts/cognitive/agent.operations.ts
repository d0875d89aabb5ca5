import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { ENDS_EARLY, page, pageEnd } from '../page.js';
import { instantInput, instantOutput, label, queryWhole, scopeName, tag, unit } from '../primitives.js';
import { openObject } from '../records/record.js';
import { listLimit, metadata, named, namedInQuery, reads, sharedInQuery, shortText, stored, text, writes } from './cognitive.js'; // prettier-ignore

const TEXT_KINDS = ['episodic', 'semantic', 'procedural', 'prospective'] as const;

export const rememberText = operation({
  name: 'cognitive.remember',
  method: 'POST',
  path: '/v1/cognitive/memories',
  summary: 'Remember a text as the right kind of memory',
  description:
    'Rules classify the text: steps are a procedure, a plan is an intention, an experience is an episode, everything else is a fact. `kind` overrides the rules.',
  ...writes,
  body: z.strictObject({
    ...named,
    content: text,
    kind: z.enum(TEXT_KINDS).optional(),
    concept: shortText.default('').describe('The concept of a fact, or the name of a procedure.'),
    confidence: unit.default(0.8),
    source_id: z.string().max(LIMITS.titleLength).default(''),
    source_label: shortText.default(''),
    source_episode_id: z.string().max(LIMITS.labelLength).optional(),
    tags: z.array(tag).max(LIMITS.tags).default([]),
    metadata,
    temporal_metadata: openObject.optional(),
  }),
  output: z.object({ ...stored, kind: z.enum(TEXT_KINDS) }),
});

export const listConcepts = operation({
  name: 'cognitive.concepts',
  method: 'GET',
  path: '/v1/cognitive/concepts',
  summary: 'List the concepts that an agent knows facts about',
  description: 'The concepts with their number of facts, largest first, and the total number of facts.',
  ...reads,
  query: z.strictObject({ ...namedInQuery, ...sharedInQuery, limit: listLimit(100) }),
  output: z.object({
    count_total: z.int(),
    count_concepts: z.int(),
    concepts: z.array(z.object({ concept: z.string(), count: z.int() })),
  }),
});

/** Maximum number of nodes per call. */
const AT_ONCE = 500;
/** Maximum number of links per call. A page with more would end with an earlier node. */
export const MOST_LINKS = 10 * AT_ONCE;

/** A memory that is transferred from one agent to another. */
const carriedNode = z.strictObject({
  id: label,
  kind: z.enum(TEXT_KINDS),
  title: z.string().max(LIMITS.titleLength).optional(),
  content: text,
  tags: z.array(tag).max(LIMITS.tags).default([]),
  metadata,
  fields: openObject.default({}).describe('The other fields of its kind: steps, confidence, trigger_condition, …'),
  place: z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional().describe('The temporal index of an episode.'),
  occurred_at: instantInput,
});
const carriedNodeOutput = z.object({ ...carriedNode.shape, occurred_at: instantOutput });
const carriedEdge = z.strictObject({
  from: label,
  to: label,
  type: z.enum(['similar_to', 'contradicts', 'derives_from', 'procedure_derives_from']),
  strength: unit.default(1),
  metadata,
});

export const exportAgent = operation({
  name: 'cognitive.export_agent',
  method: 'GET',
  path: '/v1/cognitive/export',
  summary: 'Export what an agent has learned as JSON',
  description: `Facts, episodes, procedures and intentions, and the links between them, in pages. \`cursor\` is the \`next_cursor\` of the previous page. ${ENDS_EARLY}`,
  ...reads,
  query: z.strictObject({ ...namedInQuery, ...page, limit: queryWhole(1, AT_ONCE).default(AT_ONCE) }),
  output: z.object({
    agent_name: z.string(),
    nodes: z.array(carriedNodeOutput),
    edges: z.array(carriedEdge),
    ...pageEnd,
  }),
});

export const importAgent = operation({
  name: 'cognitive.import_agent',
  method: 'POST',
  path: '/v1/cognitive/import',
  summary: 'Import what an agent has learned',
  description:
    'Stores a page of `GET /v1/cognitive/export` for `agent`, else the key’s agent, else `agent_name`. Nodes imported before are skipped, by id; refused ones are reported by index.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  status: 200,
  body: z.strictObject({
    ...named,
    nodes: z.array(carriedNode).max(AT_ONCE),
    edges: z.array(carriedEdge).max(MOST_LINKS).default([]),
    // The rest of a page, so that it can be sent as it came.
    agent_name: scopeName.optional(),
    has_more: z.boolean().optional(),
    next_cursor: z.string().optional(),
  }),
  output: z.object({
    nodes: z.int(),
    skipped: z.int(),
    edges: z.int(),
    errors: z.array(z.object({ index: z.int(), detail: z.string() })),
  }),
  errors: ['user_required', 'user_mismatch', 'not_found', 'secret_detected'],
});

export const AGENT_MEMORY_OPERATIONS = [rememberText, listConcepts, exportAgent, importAgent] as const;
