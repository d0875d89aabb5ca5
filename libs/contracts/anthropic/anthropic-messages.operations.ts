import { z } from 'zod';
import { CHAT_CALL } from '../chat/chat-call.js';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { namedIn } from '../chat/named-in.js';
import { SCHEMAS } from '../schema-name.js';

const words = z.string().max(LIMITS.chatLength);
const textBlock = z.looseObject({ type: z.literal('text'), text: words });
const data = z.looseObject({
  type: z.literal('base64'),
  media_type: z.string().min(1).max(LIMITS.typeLength),
  data: z.base64().min(1),
});
const address = z.looseObject({ type: z.literal('url'), url: z.string().min(1).max(LIMITS.queryLength) });
const imageBlock = z.looseObject({ type: z.literal('image'), source: z.discriminatedUnion('type', [data, address]) });
const plain = z.looseObject({ type: z.literal('text'), media_type: z.string().max(LIMITS.typeLength), data: words });
const parts = z.looseObject({
  type: z.literal('content'),
  content: z.union([words, z.array(z.discriminatedUnion('type', [textBlock, imageBlock])).max(LIMITS.contentParts)]),
});
const documentBlock = z.looseObject({
  type: z.literal('document'),
  source: z.discriminatedUnion('type', [data, address, plain, parts]),
  title: z.string().max(LIMITS.labelLength).nullish(),
  context: words.nullish(),
});
const searchBlock = z.looseObject({
  type: z.literal('search_result'),
  source: words,
  title: words,
  content: z.array(textBlock).max(LIMITS.contentParts),
});
const saidBlocks = [textBlock, imageBlock, documentBlock, searchBlock] as const;
const resultBlock = z.looseObject({
  type: z.literal('tool_result'),
  tool_use_id: z.string().min(1).max(LIMITS.labelLength),
  content: z.union([words, z.array(z.discriminatedUnion('type', saidBlocks)).max(LIMITS.contentParts)]).optional(),
  is_error: z.boolean().nullish(),
});
const useBlock = z.looseObject({
  type: z.literal('tool_use'),
  id: z.string().min(1).max(LIMITS.labelLength),
  name: z.string().min(1).max(LIMITS.labelLength),
  input: z.unknown(),
});
const thinking = z.looseObject({ type: z.enum(['thinking', 'redacted_thinking']) });

const instruction = z.union([words, z.array(textBlock).max(LIMITS.contentParts)]);
const message = z.discriminatedUnion('role', [
  z.looseObject({ role: z.literal('system'), content: instruction }),
  z.looseObject({
    role: z.literal('user'),
    content: z.union([
      words.min(1),
      z
        .array(z.discriminatedUnion('type', [...saidBlocks, resultBlock]))
        .min(1)
        .max(LIMITS.contentParts),
    ]),
  }),
  z.looseObject({
    role: z.literal('assistant'),
    content: z.union([
      words,
      z.array(z.discriminatedUnion('type', [textBlock, useBlock, thinking])).max(LIMITS.contentParts),
    ]),
  }),
]);
SCHEMAS.add(message, {
  id: 'AnthropicMessage',
  description: 'One message, in the format of Anthropic’s Messages API.',
});

const tool = z.looseObject({
  type: z.literal('custom', { error: 'must be custom: other tools are run by nobody here' }).nullish(),
  name: z.string().regex(/^[\w-]{1,128}$/, 'must be 1 to 128 letters, digits, _ and -'),
  description: z.string().max(LIMITS.contentLength).nullish(),
  input_schema: z.record(z.string(), z.unknown()),
});

const format = z.looseObject({
  type: z.literal('json_schema', { error: 'must be json_schema: no other format is made here' }),
  schema: z.record(z.string(), z.unknown()),
});

/** What a model is sent, besides memory. */
const sentFields = {
  model: z
    .string()
    .min(1)
    .max(LIMITS.labelLength)
    .describe('Any value is accepted: LLM_CHAT_MODEL always answers. The response names the model that answered.'),
  messages: z.array(message).min(1).max(LIMITS.batch),
  system: instruction.nullish(),
  tools: z.array(tool).max(128).nullish(),
  tool_choice: z
    .discriminatedUnion('type', [
      z.looseObject({ type: z.enum(['auto', 'any', 'none']), disable_parallel_tool_use: z.boolean().nullish() }),
      z.looseObject({
        type: z.literal('tool'),
        name: z.string(),
        disable_parallel_tool_use: z.boolean().nullish(),
      }),
    ])
    .nullish(),
  output_config: z.looseObject({ format: format.nullish() }).nullish(),
};
const countBody = z.looseObject(sentFields);

const messagesBody = z
  .looseObject({
    ...sentFields,
    messages: sentFields.messages.describe('The last message must be the user’s.'),
    max_tokens: z.int().min(1).max(1_000_000),
    stream: z.boolean().nullish(),
    temperature: z.number().min(0).max(1).nullish(),
    top_p: z.number().min(0).max(1).nullish(),
    top_k: z.int().min(0).max(10_000).nullish(),
    stop_sequences: z.array(z.string().min(1).max(LIMITS.labelLength)).max(16).nullish(),
    metadata: z
      .looseObject({
        user_id: z.string().nullish().describe('The user whose memory is used. Same as the header X-User-Id.'),
      })
      .nullish(),
  })
  .superRefine(({ messages }, context) => {
    const last = messages.at(-1);
    if (last && last.role !== 'user') {
      const path = ['messages', messages.length - 1, 'role'];
      context.addIssue({ code: 'custom', path, message: 'must be user: the last message is what is answered' });
    }
  });
export type AnthropicChat = z.output<typeof messagesBody>;
/** A request to answer, or only to count. */
export type AnthropicSent = z.output<typeof countBody> & Partial<AnthropicChat>;
export type AnthropicMessage = AnthropicChat['messages'][number];

const usage = z.object({
  input_tokens: z.int(),
  cache_creation_input_tokens: z.int(),
  cache_read_input_tokens: z.int(),
  output_tokens: z.int(),
  output_tokens_details: z.null(),
  server_tool_use: z.null(),
  cache_creation: z.null(),
  inference_geo: z.null(),
  service_tier: z.null(),
  speed: z.null(),
});

const anthropicAnswer = z.object({
  id: z.string(),
  type: z.literal('message'),
  role: z.literal('assistant'),
  model: z.string(),
  content: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('text'), text: z.string() }),
      z.object({
        type: z.literal('tool_use'),
        id: z.string(),
        name: z.string(),
        input: z.record(z.string(), z.unknown()),
        caller: z.object({ type: z.literal('direct') }),
      }),
    ]),
  ),
  stop_reason: z.enum(['end_turn', 'max_tokens', 'stop_sequence', 'tool_use', 'refusal']).nullable(),
  stop_sequence: z.string().nullable().describe('The sequence that ended the answer, if the provider names it.'),
  stop_details: z.null(),
  container: z.null(),
  diagnostics: z.null(),
  usage: usage.describe('Counted by this server if the provider did not report it.'),
});
export type AnthropicAnswer = z.output<typeof anthropicAnswer>;

export const anthropicMessages = operation({
  name: 'anthropic.messages',
  method: 'POST',
  path: '/anthropic/v1/messages',
  summary: 'Answer a turn with memory',
  description:
    'Compatible with Anthropic’s Messages API, including streaming (`stream: true`). Adds what is remembered of the user to the prompt, and appends both turns to the history. Fields that are not listed here are ignored. See docs/chat.md.',
  ...CHAT_CALL,
  body: messagesBody,
  owners: ({ body }) => namedIn(body, null),
  output: anthropicAnswer,
});

export const anthropicCountTokens = operation({
  name: 'anthropic.count_tokens',
  method: 'POST',
  path: '/anthropic/v1/messages/count_tokens',
  summary: 'Count the tokens of a request',
  description:
    'An estimate on the safe side, made here. It counts the system text, the messages and the tools of the request, and no memory. Nothing is stored, and no model is called.',
  permission: 'models:use',
  touches: 'none',
  reads: true,
  body: countBody,
  output: z.object({ input_tokens: z.int() }),
  status: 200,
  dropsNul: true,
  roundsNumbers: true,
  deepest: 60,
  errors: ['no_model'],
});

const model = z.object({
  type: z.literal('model'),
  id: z.string(),
  display_name: z.string(),
  created_at: z.iso.datetime().describe('1970: not known.'),
  lifecycle: z.literal('active'),
  line: z.null(),
  deprecated_at: z.null(),
  retires_at: z.null(),
  capabilities: z.null(),
  max_input_tokens: z.int().nullable().describe('Null: not known.'),
  max_tokens: z.null(),
});
export type AnthropicModel = z.output<typeof model>;

export const anthropicModels = operation({
  name: 'anthropic.models',
  method: 'GET',
  path: '/anthropic/v1/models',
  summary: 'Name the model that answers',
  permission: 'models:use',
  touches: 'none',
  reads: true,
  output: z.object({
    data: z.array(model),
    first_id: z.string().nullable(),
    last_id: z.string().nullable(),
    has_more: z.literal(false),
  }),
  status: 200,
});

export const anthropicModel = operation({
  name: 'anthropic.model',
  method: 'GET',
  path: '/anthropic/v1/models/{model_id}',
  summary: 'Name the model that answers for a name',
  description: 'A chat accepts any name, and so does this: the response is the model that answers.',
  permission: 'models:use',
  touches: 'none',
  reads: true,
  params: z.object({ model_id: z.string().min(1).max(LIMITS.labelLength) }),
  output: model,
  status: 200,
  errors: ['no_model'],
});

export const ANTHROPIC_OPERATIONS = [anthropicMessages, anthropicCountTokens, anthropicModels, anthropicModel] as const;
