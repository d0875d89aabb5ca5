import { z } from 'zod';
import { lettaText } from './letta-agents.js';
import { agentParams } from './letta-agents.operations.js';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { instantInput, instantOutput, label, queryFlag, queryWhole } from '../primitives.js';
import { readerQuery } from '../records/records.operations.js';
import { SCHEMAS } from '../schema-name.js';

/** Letta's kinds of messages that a history here holds. */
export const LETTA_MESSAGE_TYPES = [
  'system_message', 'user_message', 'assistant_message', 'tool_call_message', 'tool_return_message',
] as const; // prettier-ignore
export type LettaMessageType = (typeof LETTA_MESSAGE_TYPES)[number];

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
SCHEMAS.add(said, { id: 'LettaSaidMessage', description: 'What was said, in the shape of Letta.' });
SCHEMAS.add(called, {
  id: 'LettaToolCallMessage',
  description: 'The calls of tools in a message, in the shape of Letta.',
});
SCHEMAS.add(toolReturn, { id: 'LettaToolReturnMessage', description: 'What a tool gave, in the shape of Letta.' });
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
  before: lettaText(LIMITS.labelLength).optional().describe('A message that the page ends before, in this order.'),
  after: lettaText(LIMITS.labelLength).optional().describe('A message that the page begins after, in this order.'),
  limit: queryWhole(1, LIMITS.listLimit).default(100),
  order: z.enum(['asc', 'desc']).default('desc'),
  conversation_id: lettaText(LIMITS.labelLength).optional().describe('A session.'),
  include_return_message_types: types.optional(),
};

export const lettaMessages = operation({
  ...list,
  name: 'letta.messages',
  path: '/v1/agents/{agent_id}/messages',
  summary: 'Read the history of an agent, in Letta’s shape',
  description: 'Newest first. A message that says something and calls tools is answered as two, of one id.',
  params: agentParams,
  query: z.object({ ...page, group_id: lettaText(LIMITS.labelLength).optional().describe('Finds nothing.') }),
  output: z.array(message),
  errors: ['not_found'],
});

/** The path that `GET /v1/messages` of Letta's clients is led to: without their name it is our own list. */
export const lettaAllMessages = operation({
  ...list,
  name: 'letta.all_messages',
  path: '/v1/letta/messages',
  summary: 'Read the messages of all agents, in Letta’s shape',
  description: 'What Letta’s clients are answered for `GET /v1/messages`. Newest first.',
  query: z.object(page),
  output: z.array(message),
});

export const lettaMessage = operation({
  ...list,
  name: 'letta.message',
  path: '/v1/letta/messages/{message_id}',
  summary: 'Read a message, in Letta’s shape',
  description: 'What Letta’s clients are answered for `GET /v1/messages/{id}`: a list.',
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
  summary: 'Search messages, in Letta’s shape',
  description: 'By meaning and words, best first. A blank query finds nothing; `search_mode` is passed over.',
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
    start_date: instantInput.nullish(),
    end_date: instantInput.nullish(),
  }),
  output: z.array(found),
  status: 200,
  errors: ['not_found'],
});

export const lettaHealth = operation({
  name: 'letta.health',
  method: 'GET',
  path: '/v1/health',
  summary: 'Letta’s health',
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
    name: lettaText(LIMITS.tagLength).optional().describe('A part of the tag, in any case.'),
    query_text: lettaText(LIMITS.tagLength).optional().describe('As `name`.'),
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
  summary: 'Letta’s tools: there are none',
  description: 'Always empty: an agent here runs nothing.',
});

/** As with messages: `GET /v1/models` is not Letta's alone. */
export const lettaModels = operation({
  ...none,
  name: 'letta.models',
  path: '/v1/letta/models',
  summary: 'Letta’s language models: there are none',
  description: 'What Letta’s clients are answered for `GET /v1/models`. Always empty.',
});

export const lettaEmbeddingModels = operation({
  ...none,
  name: 'letta.embedding_models',
  path: '/v1/letta/models/embedding',
  summary: 'Letta’s embedding models: there are none',
  description: 'What Letta’s clients are answered for `GET /v1/models/embedding`. Always empty.',
});

export const LETTA_MESSAGE_OPERATIONS = [
  lettaMessages, lettaAllMessages, lettaMessage, searchLettaMessages, lettaHealth, lettaTags, lettaTools, lettaModels,
  lettaEmbeddingModels,
] as const; // prettier-ignore
