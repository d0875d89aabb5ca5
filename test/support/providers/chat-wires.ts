export type ChatWire = 'openai' | 'anthropic' | 'google' | 'mistral' | 'cohere';

export interface SeenChat {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Record<string, unknown>;
}

/** A tool call of the model. */
export interface SaidCall {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

export interface Said {
  readonly text: string;
  readonly calls: readonly SaidCall[];
  readonly usage: readonly [number, number] | null;
  readonly cache: readonly [read: number, written: number];
  readonly finish: 'stop' | 'length' | 'refused';
  readonly stoppedBy: string | null;
}

export type WireEvent = readonly [event: string | undefined, data: unknown];

export interface Wire {
  streams(seen: SeenChat): boolean;
  whole(said: Said): unknown;
  events(said: Said): readonly WireEvent[];
  /** The number of events before the first half of the text has been said. */
  readonly before: number;
}

const halves = (text: string): string[] => [text.slice(0, text.length >> 1), text.slice(text.length >> 1)];
const streams = ({ body }: SeenChat) => body['stream'] === true;
/** A text is JSON as a model writes it. */
const inputText = (input: unknown): string => (typeof input === 'string' ? input : JSON.stringify(input));
const asFunction = ({ id, name, input }: SaidCall) => ({
  id,
  type: 'function',
  function: { name, arguments: inputText(input) },
});

/** As in the types of the services' own libraries. */
export const WIRES: Readonly<Record<ChatWire, Wire>> = {
  openai: chatCompletions('content_filter'),
  mistral: chatCompletions('error'),
  anthropic: {
    streams,
    before: 3,
    whole: (said) => ({
      ...anthropicMessage(said),
      content: [
        ...(said.text === '' && said.calls.length > 0 ? [] : [{ type: 'text', text: said.text }]),
        ...said.calls.map(({ id, name, input }) => ({ type: 'tool_use', id, name, input })),
      ],
      stop_reason: anthropicStop(said),
      stop_sequence: said.stoppedBy,
      usage: anthropicUsage(said, said.usage?.[1] ?? 0),
    }),
    events: (said) => [
      typed({ type: 'message_start', message: anthropicMessage(said) }),
      ...(said.text === '' && said.calls.length > 0 ? [] : anthropicText(said.text)),
      ...said.calls.flatMap((call, i) => anthropicCall(call, i + (said.text === '' ? 0 : 1))),
      typed({
        type: 'message_delta',
        delta: { stop_reason: anthropicStop(said), stop_sequence: said.stoppedBy },
        usage: { output_tokens: said.usage?.[1] ?? 0 },
      }),
      typed({ type: 'message_stop' }),
    ],
  },
  google: {
    streams: ({ path }) => path.includes(':streamGenerateContent'),
    before: 1,
    whole: (said) => gemini(said.text, said, true),
    events: (said) => halves(said.text).map((half, i) => [undefined, gemini(half, said, i === 1)]),
  },
  cohere: {
    streams,
    before: 3,
    whole: (said) => ({
      id: 'c14c80c3',
      finish_reason: cohereFinish(said),
      message: {
        role: 'assistant',
        ...(said.calls.length > 0 && { tool_calls: said.calls.map(asFunction) }),
        content: [{ type: 'text', text: said.text }],
      },
      usage: cohereUsage(said.usage),
    }),
    events: (said) => [
      typed({
        type: 'message-start',
        id: 'c14c80c3',
        delta: { message: { role: 'assistant', content: [], tool_plan: '', tool_calls: [], citations: [] } },
      }),
      typed({ type: 'content-start', index: 0, delta: { message: { content: { type: 'text', text: '' } } } }),
      ...halves(said.text).map((text) =>
        typed({ type: 'content-delta', index: 0, delta: { message: { content: { text } } } }),
      ),
      typed({ type: 'content-end', index: 0 }),
      ...said.calls.flatMap((call, index) => cohereCall(call, index)),
      typed({
        type: 'message-end',
        delta: { finish_reason: cohereFinish(said), usage: cohereUsage(said.usage) },
      }),
    ],
  },
};

function typed(data: { readonly type: string; readonly [field: string]: unknown }): WireEvent {
  return [data.type, data];
}

/** The input without what was read from the cache or written into it. */
function anthropicUsage({ usage, cache: [read, written] }: Said, output: number) {
  return {
    input_tokens: (usage?.[0] ?? 0) - read - written,
    cache_creation_input_tokens: written,
    cache_read_input_tokens: read,
    output_tokens: output,
  };
}

function anthropicMessage(said: Said) {
  return {
    id: 'msg_01',
    type: 'message',
    role: 'assistant',
    model: 'stand-in',
    content: [] as unknown[],
    stop_reason: null as string | null,
    stop_sequence: null,
    usage: anthropicUsage(said, 0),
  };
}

function anthropicStop({ finish, calls, stoppedBy }: Said): string {
  if (stoppedBy !== null) return 'stop_sequence';
  if (finish === 'stop' && calls.length > 0) return 'tool_use';
  return { stop: 'end_turn', length: 'max_tokens', refused: 'refusal' }[finish];
}

function anthropicText(text: string): WireEvent[] {
  return [
    typed({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
    ...halves(text).map((half) =>
      typed({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: half } }),
    ),
    typed({ type: 'content_block_stop', index: 0 }),
  ];
}

function anthropicCall({ id, name, input }: SaidCall, index: number): WireEvent[] {
  return [
    typed({ type: 'content_block_start', index, content_block: { type: 'tool_use', id, name, input: {} } }),
    ...halves(JSON.stringify(input)).map((half) =>
      typed({ type: 'content_block_delta', index, delta: { type: 'input_json_delta', partial_json: half } }),
    ),
    typed({ type: 'content_block_stop', index }),
  ];
}

function chatCompletions(refused: string): Wire {
  const base = { id: 'chatcmpl-1', created: 1_760_000_000, model: 'stand-in' };
  const reason = ({ finish, calls }: Said) =>
    finish === 'stop' && calls.length > 0 ? 'tool_calls' : { stop: 'stop', length: 'length', refused }[finish];
  const tokens = (usage: Said['usage']) =>
    usage && { prompt_tokens: usage[0], completion_tokens: usage[1], total_tokens: usage[0] + usage[1] };
  const chunk = (delta: object, finish: string | null = null, more: object = {}): WireEvent => [
    undefined,
    {
      ...base,
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
      ...more,
    },
  ];
  return {
    streams,
    before: 1,
    whole: (said) => ({
      ...base,
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: said.text === '' && said.calls.length > 0 ? null : said.text,
            refusal: null,
            ...(said.calls.length > 0 && { tool_calls: said.calls.map(asFunction) }),
          },
          logprobs: null,
          finish_reason: reason(said),
        },
      ],
      ...(said.usage && { usage: tokens(said.usage) }),
    }),
    events: (said) => [
      ...halves(said.text).map((content) => chunk({ role: 'assistant', content })),
      ...said.calls.flatMap(({ id, name, input }, index) => [
        chunk({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] }),
        ...halves(inputText(input)).map((half) => chunk({ tool_calls: [{ index, function: { arguments: half } }] })),
      ]),
      chunk({ content: '' }, reason(said), said.usage ? { usage: tokens(said.usage) } : {}),
      [undefined, '[DONE]'],
    ],
  };
}

function gemini(text: string, { usage, finish, calls }: Said, last: boolean) {
  const parts = [
    ...(text === '' && calls.length > 0 ? [] : [{ text }]),
    ...(last ? calls.map(({ id, name, input }) => ({ functionCall: { id, name, args: input } })) : []),
  ];
  return {
    candidates: [
      {
        content: { parts, role: 'model' },
        ...(last && { finishReason: { stop: 'STOP', length: 'MAX_TOKENS', refused: 'SAFETY' }[finish] }),
        index: 0,
      },
    ],
    ...(last &&
      usage && {
        usageMetadata: {
          promptTokenCount: usage[0],
          candidatesTokenCount: usage[1],
          totalTokenCount: usage[0] + usage[1],
        },
      }),
    modelVersion: 'stand-in',
  };
}

function cohereFinish({ finish, calls }: Said): string {
  if (finish === 'stop' && calls.length > 0) return 'TOOL_CALL';
  return { stop: 'COMPLETE', length: 'MAX_TOKENS', refused: 'ERROR' }[finish];
}

function cohereUsage(usage: Said['usage']) {
  const tokens = { input_tokens: usage?.[0] ?? 0, output_tokens: usage?.[1] ?? 0 };
  return { billed_units: tokens, tokens };
}

function cohereCall(call: SaidCall, index: number): WireEvent[] {
  const { id, type, function: called } = asFunction(call);
  const calls = (inner: object) => ({ message: { tool_calls: inner } });
  return [
    typed({ type: 'tool-call-start', index, delta: calls({ id, type, function: { ...called, arguments: '' } }) }),
    ...halves(called.arguments).map((half) =>
      typed({ type: 'tool-call-delta', index, delta: calls({ function: { arguments: half } }) }),
    ),
    typed({ type: 'tool-call-end', index }),
  ];
}
