import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { instantOutput, label, queryFlag, tag, timeZone } from '../primitives.js';
import { openObject } from '../records/record.js';

/** An empty parameter is one that is not there: Letta's client writes null so. */
export const lettaText = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => (text === '' ? undefined : text));

/** A list in a query string, as Letta's client writes it: the parameter once for each item. */
export const lettaList = z
  .union([z.array(z.string()), z.string().transform((text) => [text])])
  .transform((items) => items.filter(Boolean))
  .pipe(z.array(tag).max(LIMITS.tags));

/** How Letta's lists are ordered. `ascending` and `sort_by` are the names of older clients. */
export const lettaOrder = {
  order: z.enum(['asc', 'desc']).optional(),
  ascending: queryFlag.optional(),
};

/** The blocks that one request may name. */
export const MOST_BLOCKS = 100;
/** How much text a `system` may hold, in UTF-16 code units. */
const SYSTEM_LENGTH = LIMITS.contentLength;

/** What an agent has a meaning for here. Null means absent, as in Letta. */
export const agentMeaning = {
  name: label.nullish().describe('The value of `agent` in its memories. Unique per user.'),
  description: z.string().max(LIMITS.contentLength).nullish(),
  system: z.string().max(SYSTEM_LENGTH).nullish().describe('Text before the blocks in the rendered prompt.'),
  timezone: timeZone.nullish(),
  hidden: z.boolean().nullish().describe('Not listed unless it is named.'),
  metadata: openObject.nullish(),
  tags: z.array(tag).max(LIMITS.tags).nullish(),
  block_ids: z.array(label).max(MOST_BLOCKS).nullish().describe('The ids of the attached blocks.'),
};

const json = z.unknown();

/** Of an agent's state, what a client may set and Recollect only keeps: it comes back as it came. */
export const KEPT_FIELDS = {
  agent_type: z.string().max(LIMITS.labelLength).nullish(),
  llm_config: openObject.nullish(),
  embedding_config: openObject.nullish(),
  model: z.string().max(LIMITS.labelLength).nullish(),
  embedding: z.string().max(LIMITS.labelLength).nullish(),
  model_settings: openObject.nullish(),
  compaction_settings: openObject.nullish(),
  response_format: openObject.nullish(),
  tool_rules: z.array(json).nullish(),
  project_id: z.string().max(LIMITS.labelLength).nullish(),
  template_id: z.string().max(LIMITS.labelLength).nullish(),
  base_template_id: z.string().max(LIMITS.labelLength).nullish(),
  message_buffer_autoclear: z.boolean().nullish(),
  enable_sleeptime: z.boolean().nullish(),
  max_files_open: z.int().nullish(),
  per_file_view_window_char_limit: z.int().nullish(),
};

/** What they are where nobody set them. */
export const KEPT_DEFAULTS = {
  agent_type: 'letta_v1_agent',
  llm_config: { model: 'none', model_endpoint_type: 'openai', context_window: 128_000 },
  embedding_config: null,
  model: null,
  embedding: null,
  model_settings: null,
  compaction_settings: null,
  response_format: null,
  tool_rules: null,
  project_id: null,
  template_id: null,
  base_template_id: null,
  message_buffer_autoclear: false,
  enable_sleeptime: null,
  max_files_open: null,
  per_file_view_window_char_limit: null,
} as const satisfies Record<keyof typeof KEPT_FIELDS, unknown>;

const NONE: unknown[] = [];

/** What is always so: an agent here runs nothing, so it has no tools, files, runs or groups. */
export const AGENT_CONSTANTS = {
  message_ids: NONE,
  tools: NONE,
  sources: NONE,
  tool_exec_environment_variables: NONE,
  secrets: NONE,
  deployment_id: null,
  entity_id: null,
  identity_ids: NONE,
  identities: NONE,
  pending_approval: null,
  multi_agent_group: null,
  managed_group: null,
  last_run_completion: null,
  last_run_duration_ms: null,
  last_stop_reason: null,
} as const;

const always = Object.fromEntries(
  Object.entries(AGENT_CONSTANTS).map(([name, value]) => [name, value === null ? z.null() : z.array(json).length(0)]),
) as unknown as {
  [Name in keyof typeof AGENT_CONSTANTS]: (typeof AGENT_CONSTANTS)[Name] extends null
    ? z.ZodNull
    : z.ZodArray<z.ZodUnknown>;
};

/** Letta's AgentState, with these blocks. */
export function agentStateOf<Block extends z.ZodType>(block: Block) {
  return z.object({
    id: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    system: z.string(),
    timezone: z.string().nullable(),
    hidden: z.boolean(),
    metadata: openObject,
    tags: z.array(z.string()),
    created_at: instantOutput,
    updated_at: instantOutput,
    created_by_id: z.string().describe('The key that created it.'),
    last_updated_by_id: z.string().describe('The key that last changed it.'),
    blocks: z.array(block),
    memory: coreMemoryOf(block),
    ...KEPT_FIELDS,
    ...always,
  });
}

/** Letta's Memory, with these blocks. */
export function coreMemoryOf<Block extends z.ZodType>(block: Block) {
  return z.object({
    agent_type: z.string(),
    git_enabled: z.literal(false),
    blocks: z.array(block),
    file_blocks: z.array(json).length(0),
    prompt_template: z.literal(''),
  });
}
