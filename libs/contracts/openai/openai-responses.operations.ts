import { z } from 'zod';
import { CHAT_CALL } from '../chat/chat-call.js';
import { namedIn } from '../chat/named-in.js';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { SCHEMAS } from '../schema-name.js';

const words = z.string().max(LIMITS.chatLength);
const inputText = z.looseObject({ type: z.literal('input_text'), text: words });
const outputText = z.looseObject({ type: z.literal('output_text'), text: words });
const NO_FILES = 'files uploaded elsewhere are not available here';
const saidPart = z.discriminatedUnion('type', [
  inputText,
  z.looseObject({
    type: z.literal('input_image'),
    image_url: z
      .string({ error: `must be a data: URL or an address: ${NO_FILES}` })
      .min(1)
      .describe('A data: URL, or an address that the provider can fetch.'),
  }),
  z
    .looseObject({
      type: z.literal('input_file'),
      file_data: z.string().min(1).nullish().describe('A data: URL.'),
      file_url: z.string().min(1).nullish().describe('The address of a PDF that the provider can fetch.'),
      filename: z.string().max(LIMITS.labelLength).nullish(),
    })
    .refine((file) => Boolean(file.file_data) !== Boolean(file.file_url), {
      path: ['file_data'],
      error: `must be set, or file_url instead: ${NO_FILES}`,
    }),
]);
const saidParts = z.array(saidPart).max(LIMITS.contentParts);

const type = z.literal('message').optional();
const message = z.discriminatedUnion('role', [
  z.looseObject({
    type,
    role: z.enum(['system', 'developer']),
    content: z.union([words, z.array(inputText).max(LIMITS.contentParts)]),
  }),
  z.looseObject({ type, role: z.literal('user'), content: z.union([words, saidParts.min(1)]) }),
  z.looseObject({
    type,
    role: z.literal('assistant'),
    content: z.union([
      words,
      z
        .array(
          z.discriminatedUnion('type', [
            outputText,
            inputText,
            z.looseObject({ type: z.literal('refusal'), refusal: words }),
          ]),
        )
        .max(LIMITS.contentParts),
    ]),
  }),
]);
const callId = z.string().min(1).max(LIMITS.labelLength);
const item = z.discriminatedUnion('type', [
  message,
  z.looseObject({
    type: z.literal('function_call'),
    call_id: callId,
    name: z.string().min(1).max(LIMITS.typeLength),
    arguments: words,
  }),
  z.looseObject({ type: z.literal('function_call_output'), call_id: callId, output: z.union([words, saidParts]) }),
  z.looseObject({
    type: z.literal('item_reference'),
    id: z.string().min(1).max(LIMITS.labelLength).describe('Of an item in an earlier response to the same user.'),
  }),
  z.looseObject({ type: z.literal('reasoning').describe('Ignored.') }),
]);
SCHEMAS.add(item, { id: 'OpenAiItem', description: 'One item, in the format of OpenAI’s Responses API.' });

const tool = z.looseObject({
  type: z.literal('function', { error: 'must be function: other tools are run by nobody here' }),
  name: z.string().regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, _ and -'),
  description: z.string().max(LIMITS.contentLength).nullish(),
  parameters: z.record(z.string(), z.unknown()).nullish(),
  strict: z.boolean().nullish(),
});
const named = z.looseObject({ type: z.literal('function'), name: z.string() });
const format = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('text') }),
  z.looseObject({ type: z.literal('json_object') }),
  z.looseObject({
    type: z.literal('json_schema'),
    name: z.string(),
    schema: z.record(z.string(), z.unknown()),
    strict: z.boolean().nullish(),
  }),
]);

/** A field that would change the answer in a way that is not done here. */
const refused = (error: string) => z.null({ error }).optional();

const body = z
  .looseObject({
    model: z
      .string()
      .min(1)
      .max(LIMITS.labelLength)
      .nullish()
      .describe('Any value is accepted: LLM_CHAT_MODEL always answers. The response names the model that answered.'),
    input: z
      .union([words, z.array(item).min(1).max(LIMITS.batch)])
      .describe('A text of the user, or items. The last must be a message of the user or the output of a function.'),
    instructions: words.nullish(),
    stream: z.boolean().nullish(),
    max_output_tokens: z.int().min(1).max(1_000_000).nullish(),
    temperature: z.number().min(0).max(2).nullish(),
    top_p: z.number().min(0).max(1).nullish(),
    tools: z.array(tool).max(128).nullish(),
    tool_choice: z
      .union([
        z.enum(['none', 'auto', 'required']),
        z.discriminatedUnion('type', [
          named,
          z.looseObject({
            type: z.literal('allowed_tools'),
            mode: z.enum(['auto', 'required']),
            tools: z.array(named).min(1).max(128),
          }),
        ]),
      ])
      .nullish(),
    parallel_tool_calls: z.boolean().nullish(),
    text: z.looseObject({ format: format.nullish() }).nullish(),
    reasoning: z.looseObject({ effort: z.string().max(LIMITS.typeLength).nullish() }).nullish(),
    user: z.string().nullish().describe('The user whose memory is used. Same as the header X-User-Id.'),
    metadata: z.record(z.string(), z.unknown()).nullish().describe('Its `user_id` names the user as `user` does; they must agree.'), // prettier-ignore
    store: z.boolean().nullish().describe('Changes nothing: turns are stored as messages, and no response can be fetched later.'), // prettier-ignore
    previous_response_id: refused('is not taken: send the earlier items in input'),
    conversation: refused('is not taken: send the earlier items in input'),
    prompt: refused('is not taken: send instructions and input'),
    background: z.literal(false, { error: 'is not taken: a response is sent when it is ready' }).nullish(),
    top_logprobs: z.literal(0, { error: 'is not taken' }).nullish(),
  })
  .superRefine(({ input }, context) => {
    if (typeof input === 'string') return;
    const last = input.findLastIndex((one) => one.type !== 'reasoning');
    const one = input[last];
    if (one?.type === 'function_call_output' || (one && 'role' in one && one.role === 'user')) return;
    const error = 'must be a message of the user or a function_call_output: the last item is what is answered';
    context.addIssue({ code: 'custom', path: ['input', Math.max(0, last)], message: error });
  });
export type OpenAiAsked = z.output<typeof body>;
export type OpenAiItem = Exclude<OpenAiAsked['input'], string>[number];

const itemStatus = z.enum(['in_progress', 'completed', 'incomplete']);
const outputItem = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('message'),
    id: z.string(),
    status: itemStatus,
    role: z.literal('assistant'),
    content: z.array(
      z.discriminatedUnion('type', [
        z.object({
          type: z.literal('output_text'),
          text: z.string(),
          annotations: z.array(z.never()),
          logprobs: z.array(z.never()),
        }),
        z.object({ type: z.literal('refusal'), refusal: z.string() }),
      ]),
    ),
  }),
  z.object({
    type: z.literal('function_call'),
    id: z.string(),
    status: itemStatus,
    call_id: z.string(),
    name: z.string(),
    arguments: z.string(),
  }),
]);
export type OpenAiOutputItem = z.input<typeof outputItem>;

const usage = z.object({
  input_tokens: z.int(),
  input_tokens_details: z.object({ cached_tokens: z.int() }),
  output_tokens: z.int(),
  output_tokens_details: z.object({ reasoning_tokens: z.literal(0) }),
  total_tokens: z.int(),
});

const response = z.object({
  id: z.string(),
  object: z.literal('response'),
  created_at: z.int(),
  completed_at: z.int().nullable(),
  status: z.enum(['in_progress', 'completed', 'incomplete', 'failed']),
  background: z.literal(false),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  incomplete_details: z.object({ reason: z.enum(['max_output_tokens', 'content_filter']) }).nullable(),
  instructions: z.string().nullable(),
  max_output_tokens: z.int().nullable(),
  metadata: z.record(z.string(), z.unknown()),
  model: z.string(),
  output: z.array(outputItem),
  parallel_tool_calls: z.boolean(),
  previous_response_id: z.null(),
  reasoning: z.object({ effort: z.string().nullable(), summary: z.null() }),
  store: z.literal(false),
  temperature: z.number().nullable(),
  text: z.object({ format: z.record(z.string(), z.unknown()) }),
  tool_choice: z.union([z.string(), z.record(z.string(), z.unknown())]),
  tools: z.array(z.record(z.string(), z.unknown())),
  top_p: z.number().nullable(),
  truncation: z.literal('disabled'),
  usage: usage.nullable().describe('Null if the provider did not report it.'),
  user: z.string().nullable(),
});
export type OpenAiResponse = z.input<typeof response>;

export const openAiResponses = operation({
  name: 'openai.responses',
  method: 'POST',
  path: '/openai/v1/responses',
  summary: 'Answer a turn with memory, in the format of OpenAI’s Responses API',
  description:
    'Compatible with OpenAI’s Responses API, including streaming (`stream: true`). Adds what is remembered of the user to the prompt, and appends both turns to the history. Fields that are not listed here are ignored. See docs/chat.md.',
  ...CHAT_CALL,
  body,
  owners: ({ body: sent }) => namedIn(sent, 'user'),
  output: response,
});
