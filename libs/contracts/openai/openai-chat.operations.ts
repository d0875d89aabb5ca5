import { z } from 'zod';
import { CHAT_CALL } from '../chat/chat-call.js';
import { LIMITS } from '../limits.js';
import { namedIn } from '../chat/named-in.js';
import { operation } from '../operation.js';
import { SCHEMAS } from '../schema-name.js';
import { openAiResponses } from './openai-responses.operations.js';

const words = z.string().max(LIMITS.chatLength);
const textPart = z.looseObject({ type: z.literal('text'), text: words });
const saidPart = z.discriminatedUnion('type', [
  textPart,
  z.looseObject({
    type: z.literal('image_url'),
    image_url: z.looseObject({
      url: z.string().min(1).describe('A data: URL, or an address that the provider can fetch.'),
    }),
  }),
  z.looseObject({
    type: z.literal('input_audio'),
    input_audio: z.looseObject({ data: z.base64().min(1), format: z.enum(['wav', 'mp3']) }),
  }),
  z.looseObject({
    type: z.literal('file'),
    file: z.looseObject({
      file_data: z.string().min(1).describe('A data: URL. Files uploaded elsewhere are not available here.'),
      filename: z.string().max(LIMITS.labelLength).nullish(),
    }),
  }),
]);
const toolCall = z.looseObject({
  id: z.string().min(1).max(LIMITS.labelLength),
  type: z.literal('function'),
  function: z.looseObject({ name: z.string().min(1).max(LIMITS.typeLength), arguments: words }),
});

const name = z.string().max(LIMITS.labelLength).nullish();
const instruction = z.union([words, z.array(textPart).max(LIMITS.contentParts)]);
const message = z.discriminatedUnion('role', [
  z.looseObject({ role: z.enum(['system', 'developer']), content: instruction, name }),
  z.looseObject({ role: z.literal('user'), content: z.union([words, z.array(saidPart).min(1).max(LIMITS.contentParts)]), name }), // prettier-ignore
  z.looseObject({
    role: z.literal('assistant'),
    content: z
      .union([words, z.array(z.union([textPart, z.looseObject({ type: z.literal('refusal'), refusal: words })]))])
      .nullish(),
    refusal: words.nullish(),
    tool_calls: z.array(toolCall).max(LIMITS.stateItems).nullish(),
    name,
  }),
  z.looseObject({
    role: z.literal('tool'),
    tool_call_id: z.string().min(1).max(LIMITS.labelLength),
    content: z.union([words, z.array(textPart).max(LIMITS.contentParts)]),
  }),
]);
SCHEMAS.add(message, { id: 'OpenAiMessage', description: 'One message, in the format of OpenAI’s chat completions.' });

const tool = z.looseObject({
  type: z.literal('function', { error: 'must be function: other tools are run by nobody here' }),
  function: z.looseObject({
    name: z.string().regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, _ and -'),
    description: z.string().max(LIMITS.contentLength).nullish(),
    parameters: z.record(z.string(), z.unknown()).nullish(),
    strict: z.boolean().nullish(),
  }),
});

const named = z.looseObject({ type: z.literal('function'), function: z.looseObject({ name: z.string() }) });

const chatBody = z
  .looseObject({
    model: z
      .string()
      .min(1)
      .max(LIMITS.labelLength)
      .describe('Any value is accepted: LLM_CHAT_MODEL always answers. The response names the model that answered.'),
    messages: z
      .array(message)
      .min(1)
      .max(LIMITS.batch)
      .describe('The last message must be the user’s or a tool result.'),
    stream: z.boolean().nullish(),
    stream_options: z.looseObject({ include_usage: z.boolean().nullish() }).nullish(),
    max_tokens: z.int().min(1).max(1_000_000).nullish(),
    max_completion_tokens: z.int().min(1).max(1_000_000).nullish(),
    temperature: z.number().min(0).max(2).nullish(),
    top_p: z.number().min(0).max(1).nullish(),
    presence_penalty: z.number().min(-2).max(2).nullish(),
    frequency_penalty: z.number().min(-2).max(2).nullish(),
    seed: z.int().nullish(),
    stop: z.union([z.string().max(LIMITS.labelLength), z.array(z.string().max(LIMITS.labelLength)).max(4)]).nullish(),
    tools: z.array(tool).max(128).nullish(),
    tool_choice: z
      .union([
        z.enum(['none', 'auto', 'required']),
        z.discriminatedUnion('type', [
          named,
          z.looseObject({
            type: z.literal('allowed_tools'),
            allowed_tools: z.looseObject({ mode: z.enum(['auto', 'required']), tools: z.array(named).min(1).max(128) }),
          }),
        ]),
      ])
      .nullish(),
    parallel_tool_calls: z.boolean().nullish(),
    response_format: z
      .discriminatedUnion('type', [
        z.looseObject({ type: z.literal('text') }),
        z.looseObject({ type: z.literal('json_object') }),
        z.looseObject({
          type: z.literal('json_schema'),
          json_schema: z.looseObject({ name: z.string(), schema: z.record(z.string(), z.unknown()).nullish() }),
        }),
      ])
      .nullish(),
    reasoning_effort: z.string().max(LIMITS.typeLength).nullish(),
    user: z.string().nullish().describe('The user whose memory is used. Same as the header X-User-Id.'),
    metadata: z.record(z.string(), z.unknown()).nullish().describe('Its `user_id` names the user as `user` does; they must agree.'), // prettier-ignore
    n: z.literal(1, { error: 'must be 1: one answer is made and kept' }).nullish(),
    logprobs: z.literal(false, { error: 'is not taken' }).nullish(),
    functions: z.undefined({ error: 'is not taken: send tools' }).optional(),
    audio: z.null({ error: 'is not taken: answers are text' }).optional(),
  })
  .superRefine(({ messages }, context) => {
    const last = messages.at(-1);
    if (last && last.role !== 'user' && last.role !== 'tool') {
      const path = ['messages', messages.length - 1, 'role'];
      context.addIssue({ code: 'custom', path, message: 'must be user or tool: the last message is what is answered' });
    }
  });
export type OpenAiChat = z.output<typeof chatBody>;
export type OpenAiMessage = OpenAiChat['messages'][number];

const choice = z.object({
  index: z.literal(0),
  message: z.object({
    role: z.literal('assistant'),
    content: z.string().nullable(),
    refusal: z.string().nullable(),
    tool_calls: z
      .array(
        z.object({
          id: z.string(),
          type: z.literal('function'),
          function: z.object({ name: z.string(), arguments: z.string() }),
        }),
      )
      .optional(),
  }),
  logprobs: z.null(),
  finish_reason: z.enum(['stop', 'length', 'tool_calls', 'content_filter']),
});

const usage = z.object({
  prompt_tokens: z.int(),
  completion_tokens: z.int(),
  total_tokens: z.int(),
  prompt_tokens_details: z.object({ cached_tokens: z.int() }).optional(),
});
export type OpenAiUsage = z.output<typeof usage>;

export const openAiChat = operation({
  name: 'openai.chat',
  method: 'POST',
  path: '/openai/v1/chat/completions',
  summary: 'Answer a turn with memory',
  description:
    'Compatible with OpenAI’s chat completions, including streaming (`stream: true`). Adds what is remembered of the user to the prompt, and appends both turns to the history. Fields that are not listed here are ignored. See docs/chat.md.',
  ...CHAT_CALL,
  body: chatBody,
  owners: ({ body }) => namedIn(body, 'user'),
  output: z.object({
    id: z.string(),
    object: z.literal('chat.completion'),
    created: z.int(),
    model: z.string(),
    choices: z.array(choice).length(1),
    usage: usage.optional().describe('Absent if the provider did not report it.'),
  }),
});

const model = z.object({ id: z.string(), object: z.literal('model'), created: z.int(), owned_by: z.string() });

export const openAiModels = operation({
  name: 'openai.models',
  method: 'GET',
  path: '/openai/v1/models',
  summary: 'Name the model that answers',
  permission: 'models:use',
  touches: 'none',
  reads: true,
  output: z.object({ object: z.literal('list'), data: z.array(model) }),
  status: 200,
});

export const openAiModel = operation({
  name: 'openai.model',
  method: 'GET',
  path: '/openai/v1/models/{model}',
  summary: 'Name the model that answers for a name',
  description: 'A chat accepts any name, and so does this: the response is the model that answers.',
  permission: 'models:use',
  touches: 'none',
  reads: true,
  params: z.object({ model: z.string().min(1).max(LIMITS.labelLength) }),
  output: model,
  status: 200,
  errors: ['no_model'],
});

export const OPENAI_OPERATIONS = [openAiChat, openAiResponses, openAiModels, openAiModel] as const;
