import { z } from 'zod';
import { lettaText } from './letta-agents.js';
import { agentParams } from './letta-agents.operations.js';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { instantOrUtc, instantOutput, label, queryFlag, queryWhole } from '../primitives.js';
import { readerQuery } from '../records/records.operations.js';
import { SCHEMAS } from '../schema-name.js';

/** Letta's message types that occur in a history here. */
const LETTA_MESSAGE_TYPES = [
  'system_message', 'user_message', 'assistant_message', 'tool_call_message', 'tool_return_message',
] as const; // prettier-ignore

const common = { id: z.string(), date: instantOutput, name: z.string().nullable() };
const said = z.object({
  ...common,
  message_type: z.enum(['system_message', 'user_message', 'assistant_message']),
  content: z.string(),
});
const toolCall = z.object({ name: z.string(), arguments: z.string(), tool_call_id: z.string() });
const called = z.object({
  ...common,
  message_type: z.literal('tool_call_message'),
  tool_call: toolCall,
  tool_calls: z.array(toolCall),
});
const returned = {
  tool_return: z.string(),
  status: z.literal('success'),
  tool_call_id: z.string(),
};
const toolReturn = z.object({
  ...common,
  message_type: z.literal('tool_return_message'),
  ...returned,
  tool_returns: z.array(z.object({ type: z.literal('tool'), ...returned })),
});
const message = z.union([said, called, toolReturn]);
SCHEMAS.add(said, { id: 'LettaSaidMessage', description: 'A text message, in Letta’s format.' });
SCHEMAS.add(called, {
  id: 'LettaToolCallMessage',
  description: 'The tool calls of a message, in Letta’s format.',
});
SCHEMAS.add(toolReturn, { id: 'LettaToolReturnMessage', description: 'A tool result, in Letta’s format.' });
export type LettaMessage = z.input<typeof message>;

const list = {
  method: 'GET' as const,
  permission: 'messages:read' as const,
  touches: 'user' as const,
  reads: true,
  status: 200,
};
const types = z.union([z.array(z.string()), z.string().transform((text) => [text])]);
const page = {
  ...readerQuery,
  before: lettaText(LIMITS.labelLength)
    .optional()
    .describe('The page ends just before this message, in the requested order.'),
  after: lettaText(LIMITS.labelLength)
    .optional()
    .describe('The page starts just after this message, in the requested order.'),
  limit: queryWhole(1, LIMITS.listLimit).default(100),
  order: z.enum(['asc', 'desc']).default('desc'),
  conversation_id: lettaText(LIMITS.labelLength).optional().describe('The session.'),
  include_return_message_types: types.optional(),
};

export const lettaMessages = operation({
  ...list,
  name: 'letta.messages',
  path: '/v1/agents/{agent_id}/messages',
  summary: 'Read the history of an agent, in Letta’s format',
  description: 'Newest first. A message with both text and tool calls is returned as two messages with the same id.',
  params: agentParams,
  query: z.object({ ...page, group_id: lettaText(LIMITS.labelLength).optional().describe('Finds nothing.') }),
  output: z.array(message),
  errors: ['not_found'],
});

/** `GET /v1/messages` is routed to this path for Letta's clients. Other clients get Recollect's own list. */
export const lettaAllMessages = operation({
  ...list,
  name: 'letta.all_messages',
  path: '/v1/letta/messages',
  summary: 'Read the messages of all agents, in Letta’s format',
  description: 'Letta clients get this response for `GET /v1/messages`. Newest first.',
  query: z.object(page),
  output: z.array(message),
});

export const lettaMessage = operation({
  ...list,
  name: 'letta.message',
  path: '/v1/letta/messages/{message_id}',
  summary: 'Read a message, in Letta’s format',
  description: 'Letta clients get this response for `GET /v1/messages/{id}`: a list.',
  params: z.object({ message_id: label }),
  query: z.object(readerQuery),
  output: z.array(message),
  errors: ['not_found'],
});

const found = z.object({
  message_type: z.enum(LETTA_MESSAGE_TYPES),
  content: z.string(),
  message_id: z.string(),
  agent_id: z.string().nullable(),
  conversation_id: z.string().nullable(),
  created_at: instantOutput,
});

export const searchLettaMessages = operation({
  name: 'letta.search_messages',
  searches: true,
  weight: 3,
  method: 'POST',
  path: '/v1/messages/search',
  summary: 'Search messages, in Letta’s format',
  description: 'Searches by meaning and by words, best first. A blank query finds nothing. `search_mode` is ignored.',
  permission: 'messages:read',
  touches: 'user',
  reads: true,
  body: z.object({
    ...readerQuery,
    query: z.string().max(LIMITS.queryLength).nullish(),
    search_mode: z.enum(['vector', 'fts', 'hybrid']).nullish(),
    agent_id: label.nullish(),
    conversation_id: label.nullish(),
    limit: z.int().min(1).max(LIMITS.searchLimit).default(50),
    start_date: instantOrUtc.nullish(),
    end_date: instantOrUtc.nullish(),
  }),
  output: z.array(found),
  status: 200,
  errors: ['not_found'],
});

export const lettaHealth = operation({
  name: 'letta.health',
  method: 'GET',
  path: '/v1/health',
  summary: 'Letta’s health check',
  permission: 'public',
  touches: 'none',
  reads: true,
  output: z.object({ version: z.string(), status: z.literal('ok') }),
  status: 200,
});

export const lettaTags = operation({
  ...list,
  permission: 'blocks:read',
  name: 'letta.tags',
  path: '/v1/tags',
  summary: 'List the tags of agents',
  query: z.object({
    ...readerQuery,
    before: lettaText(LIMITS.tagLength).optional(),
    after: lettaText(LIMITS.tagLength).optional(),
    limit: queryWhole(1, LIMITS.listLimit).default(50),
    order: z.enum(['asc', 'desc']).default('asc'),
    name: lettaText(LIMITS.tagLength).optional().describe('A substring of the tag, case-insensitive.'),
    query_text: lettaText(LIMITS.tagLength).optional().describe('Same as `name`.'),
    include_shared: queryFlag.optional(),
  }),
  output: z.array(z.string()),
});

const none = {
  method: 'GET' as const,
  permission: 'blocks:read' as const,
  touches: 'none' as const,
  reads: true,
  query: z.looseObject({}),
  output: z.array(z.unknown()).length(0),
  status: 200,
};

export const lettaTools = operation({
  ...none,
  name: 'letta.tools',
  path: '/v1/tools',
  summary: 'List Letta’s tools: always empty',
  description: 'Agents run nothing here, so there are no tools.',
});

/** Routed like messages, because `GET /v1/models` is not only Letta's. */
export const lettaModels = operation({
  ...none,
  name: 'letta.models',
  path: '/v1/letta/models',
  summary: 'List Letta’s language models: always empty',
  description: 'Letta clients get this response for `GET /v1/models`.',
});

export const lettaEmbeddingModels = operation({
  ...none,
  name: 'letta.embedding_models',
  path: '/v1/letta/models/embedding',
  summary: 'List Letta’s embedding models: always empty',
  description: 'Letta clients get this response for `GET /v1/models/embedding`.',
});

export const LETTA_MESSAGE_OPERATIONS = [
  lettaMessages, lettaAllMessages, lettaMessage, searchLettaMessages, lettaHealth, lettaTags, lettaTools, lettaModels,
  lettaEmbeddingModels,
] as const; // prettier-ignore
