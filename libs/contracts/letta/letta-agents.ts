import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { instantOutput, label, queryFlag, tag, timeZone } from '../primitives.js';
import { openObject } from '../records/record.js';

/** An empty parameter counts as absent: Letta's client writes null like that. */
export const lettaText = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => (text === '' ? undefined : text));

/** A list in a query string, written as in Letta's client: the parameter is repeated for each item. */
export const lettaList = z
  .union([z.array(z.string()), z.string().transform((text) => [text])])
  .transform((items) => items.filter(Boolean))
  .pipe(z.array(tag).max(LIMITS.tags));

/** The order of Letta's lists. Older clients call the parameters `ascending` and `sort_by`. */
export const lettaOrder = {
  order: z.enum(['asc', 'desc']).optional(),
  ascending: queryFlag.optional(),
};

/** Maximum number of blocks per request. */
export const MOST_BLOCKS = 100;
/** Maximum length of `system`, in characters. */
const SYSTEM_LENGTH = LIMITS.contentLength;

/** The fields of an agent that have a meaning here. Null means absent, as in Letta. */
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

/** Fields of an agent's state that clients can set and that are only stored and returned. */
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

/** Their defaults. */
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

/** Constant fields: an agent here runs nothing, so it has no tools, files, runs or groups. */
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

/** Letta's AgentState with this block type. */
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

/** Letta's Memory with this block type. */
export function coreMemoryOf<Block extends z.ZodType>(block: Block) {
  return z.object({
    agent_type: z.string(),
    git_enabled: z.literal(false),
    blocks: z.array(block),
    file_blocks: z.array(json).length(0),
    prompt_template: z.literal(''),
  });
}
