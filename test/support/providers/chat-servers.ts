import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ChatWire = 'openai' | 'anthropic' | 'google' | 'mistral' | 'cohere';

/** What a model is to do. Without any of these it says `text` and stops. */
export interface Script {
  readonly text?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Tokens in and out; null: usage is left out. */
  readonly usage?: readonly [number, number] | null;
  readonly finish?: 'stop' | 'length' | 'refused';
  /** A body that is none. */
  readonly garbage?: boolean;
  /** Breaks off in the middle of a stream. */
  readonly cut?: boolean;
  /** Never answers. */
  readonly stall?: boolean;
}

export interface SeenChat {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Record<string, unknown>;
}

interface Said {
  readonly text: string;
  readonly usage: readonly [number, number] | null;
  readonly finish: 'stop' | 'length' | 'refused';
}

interface Wire {
  streams(seen: SeenChat): boolean;
  whole(said: Said): unknown;
  events(said: Said): readonly (readonly [event: string | undefined, data: unknown])[];
}

const halves = (text: string): string[] => [text.slice(0, text.length >> 1), text.slice(text.length >> 1)];

/** As the types of the services' own libraries write them. */
const WIRES: Readonly<Record<ChatWire, Wire>> = {
  openai: chatCompletions('content_filter'),
  mistral: chatCompletions('error'),
  anthropic: {
    streams: ({ body }) => body['stream'] === true,
    whole: ({ text, usage, finish }) => ({
      id: 'msg_01',
      type: 'message',
      role: 'assistant',
      model: 'stand-in',
      content: [{ type: 'text', text }],
      stop_reason: { stop: 'end_turn', length: 'max_tokens', refused: 'refusal' }[finish],
      stop_sequence: null,
      usage: { input_tokens: usage?.[0] ?? 0, output_tokens: usage?.[1] ?? 0 },
    }),
    events: ({ text, usage, finish }) => [
      [
        'message_start',
        {
          type: 'message_start',
          message: {
            id: 'msg_01',
            type: 'message',
            role: 'assistant',
            model: 'stand-in',
            content: [],
            stop_reason: null,
            stop_sequence: null,
            usage: { input_tokens: usage?.[0] ?? 0, output_tokens: 0 },
          },
        },
      ],
      ['content_block_start', { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }],
      ...halves(text).map((half): [string, unknown] => [
        'content_block_delta',
        { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: half } },
      ]),
      ['content_block_stop', { type: 'content_block_stop', index: 0 }],
      [
        'message_delta',
        {
          type: 'message_delta',
          delta: {
            stop_reason: { stop: 'end_turn', length: 'max_tokens', refused: 'refusal' }[finish],
            stop_sequence: null,
          },
          usage: { output_tokens: usage?.[1] ?? 0 },
        },
      ],
      ['message_stop', { type: 'message_stop' }],
    ],
  },
  google: {
    streams: ({ path }) => path.includes(':streamGenerateContent'),
    whole: (said) => gemini(said.text, said, true),
    events: (said) => halves(said.text).map((half, i) => [undefined, gemini(half, said, i === 1)]),
  },
  cohere: {
    streams: ({ body }) => body['stream'] === true,
    whole: ({ text, usage, finish }) => ({
      id: 'c14c80c3',
      finish_reason: cohereFinish(finish),
      message: { role: 'assistant', content: [{ type: 'text', text }] },
      usage: cohereUsage(usage),
    }),
    events: ({ text, usage, finish }) => [
      [
        'message-start',
        {
          id: 'c14c80c3',
          type: 'message-start',
          delta: { message: { role: 'assistant', content: [], tool_plan: '', tool_calls: [], citations: [] } },
        },
      ],
      [
        'content-start',
        { type: 'content-start', index: 0, delta: { message: { content: { type: 'text', text: '' } } } },
      ],
      ...halves(text).map((half): [string, unknown] => [
        'content-delta',
        { type: 'content-delta', index: 0, delta: { message: { content: { text: half } } } },
      ]),
      ['content-end', { type: 'content-end', index: 0 }],
      [
        'message-end',
        { type: 'message-end', delta: { finish_reason: cohereFinish(finish), usage: cohereUsage(usage) } },
      ],
    ],
  },
};

function chatCompletions(refused: string): Wire {
  const base = { id: 'chatcmpl-1', created: 1_760_000_000, model: 'stand-in' };
  const reason = (finish: Said['finish']) => ({ stop: 'stop', length: 'length', refused })[finish];
  const tokens = (usage: Said['usage']) =>
    usage && { prompt_tokens: usage[0], completion_tokens: usage[1], total_tokens: usage[0] + usage[1] };
  return {
    streams: ({ body }) => body['stream'] === true,
    whole: ({ text, usage, finish }) => ({
      ...base,
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: text, refusal: null },
          logprobs: null,
          finish_reason: reason(finish),
        },
      ],
      ...(usage && { usage: tokens(usage) }),
    }),
    events: ({ text, usage, finish }) => [
      ...halves(text).map((half): [undefined, unknown] => [
        undefined,
        {
          ...base,
          object: 'chat.completion.chunk',
          choices: [{ index: 0, delta: { role: 'assistant', content: half }, logprobs: null, finish_reason: null }],
        },
      ]),
      [
        undefined,
        {
          ...base,
          object: 'chat.completion.chunk',
          choices: [{ index: 0, delta: { content: '' }, logprobs: null, finish_reason: reason(finish) }],
          ...(usage && { usage: tokens(usage) }),
        },
      ],
      [undefined, '[DONE]'],
    ],
  };
}

function gemini(text: string, { usage, finish }: Said, last: boolean) {
  return {
    candidates: [
      {
        content: { parts: [{ text }], role: 'model' },
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

const cohereFinish = (finish: Said['finish']) => ({ stop: 'COMPLETE', length: 'MAX_TOKENS', refused: 'ERROR' })[finish];
const cohereUsage = (usage: Said['usage']) => {
  const tokens = { input_tokens: usage?.[0] ?? 0, output_tokens: usage?.[1] ?? 0 };
  return { billed_units: tokens, tokens };
};

/** A local server that answers as a service's chat does. `scripts` are used up in order, the last stays. */
export async function chatServer(wire: ChatWire, ...scripts: Script[]) {
  const seen: SeenChat[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>;
      const one = { path: request.url ?? '', headers: request.headers, body };
      seen.push(one);
      answer(response, WIRES[wire], one, (scripts.length > 1 ? scripts.shift() : scripts[0]) ?? {});
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    /** What it answers from now on. */
    script: (...next: Script[]) => void scripts.splice(0, scripts.length, ...next),
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function answer(response: ServerResponse, wire: Wire, seen: SeenChat, script: Script): void {
  const { text = 'ready', usage = [7, 3], finish = 'stop', status = 200 } = script;
  if (script.stall) return;
  if (status !== 200) {
    // A refusal quotes what it refuses, as services do.
    const error = { message: `cannot do ${JSON.stringify(seen)}`, type: 'error', code: status, status: 'ERROR' };
    response.writeHead(status, { 'content-type': 'application/json', ...script.headers });
    return void response.end(JSON.stringify({ type: 'error', message: error.message, error }));
  }
  if (script.garbage) return void response.writeHead(200, { 'content-type': 'application/json' }).end('<html>');
  const said = { text, usage, finish };
  if (!wire.streams(seen)) {
    response.writeHead(200, { 'content-type': 'application/json' });
    return void response.end(JSON.stringify(wire.whole(said)));
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const lines = wire.events(said).map(([event, data]) => {
    const shown = typeof data === 'string' ? data : JSON.stringify(data);
    return `${event ? `event: ${event}\n` : ''}data: ${shown}\n\n`;
  });
  if (!script.cut) return void response.end(lines.join(''));
  // The last lines are those that end it.
  response.write(
    lines.slice(0, wire === WIRES.openai || wire === WIRES.mistral || wire === WIRES.google ? 1 : 3).join(''),
    () => response.socket?.end(),
  );
}
