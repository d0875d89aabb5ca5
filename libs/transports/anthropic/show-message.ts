import type { ChatAnswer, ChatModel, ChatStream } from '@application/chat/chat-ask.js';
import type { AnthropicAnswer, AnthropicModel } from '@contracts/anthropic/anthropic-messages.operations.js';
import { isRounded } from '@contracts/hostile.js';
import type { RecollectError } from '@kernel/errors.js';
import { newId } from '@kernel/ids.js';
import { isObject } from '@kernel/is-object.js';
import type { ToolCall } from '@platform/models/conversation.js';
import { eventOf } from '../http/event-stream.js';

const REASONS: Readonly<Record<ChatAnswer['finish'], AnthropicAnswer['stop_reason']>> = {
  stop: 'end_turn',
  tools: 'tool_use',
  length: 'max_tokens',
  refused: 'refusal',
  unknown: 'end_turn',
};

export function showMessage(answer: ChatAnswer): AnthropicAnswer {
  const { text, calls, model } = answer;
  const texts = text === '' ? [] : [{ type: 'text' as const, text }];
  return {
    ...headOf(model),
    content: [...texts, ...calls.map(showCall)],
    ...stopOf(answer),
    usage: { ...usageOf(answer), ...NOT_TOLD },
  };
}

function headOf(model: string) {
  const id = `msg_${newId().replaceAll('-', '')}`;
  const none = { stop_reason: null, stop_sequence: null, stop_details: null, container: null, diagnostics: null };
  return { id, type: 'message' as const, role: 'assistant' as const, model, ...none };
}

function stopOf({ finish, stoppedBy }: ChatAnswer) {
  if (finish !== 'stop' || stoppedBy === undefined) return { stop_reason: REASONS[finish], stop_sequence: null };
  return { stop_reason: 'stop_sequence' as const, stop_sequence: stoppedBy };
}

/** Every answer calls tools itself. */
const CALLER = { type: 'direct' as const };
/** Of the usage: what no provider reports here. */
const NOT_TOLD = { cache_creation: null, inference_geo: null, service_tier: null, speed: null };

/** This protocol only allows objects. Invalid JSON of a model, and numbers that JSON cannot carry, are given as text. */
function showCall({ id, name, input }: ToolCall) {
  return { type: 'tool_use' as const, id, name, input: readObject(input), caller: CALLER };
}

function readObject(text: string): Record<string, unknown> {
  try {
    let exact = true;
    const value: unknown = JSON.parse(text === '' ? '{}' : text, (_key, part: unknown) => {
      exact &&= !isRounded(part);
      return part;
    });
    if (exact && isObject(value)) return value;
  } catch {
    // Same as below.
  }
  return { input: text };
}

/** This protocol cannot omit the usage. If the provider reported none, it is counted here. */
function usageOf({ usage: { input, output, cached, written }, counted }: ChatAnswer) {
  const [read, kept] = [cached ?? 0, written ?? 0];
  return {
    input_tokens: Math.max(0, (input ?? counted.input) - read - kept),
    cache_creation_input_tokens: kept,
    cache_read_input_tokens: read,
    output_tokens: output ?? counted.output,
    output_tokens_details: null,
    server_tool_use: null,
  };
}

/** Only the name and the window are known of a model. */
export function showModel({ model, window }: ChatModel): AnthropicModel {
  return {
    type: 'model',
    id: model,
    display_name: model,
    created_at: new Date(0).toISOString(),
    lifecycle: 'active',
    line: null,
    deprecated_at: null,
    retires_at: null,
    capabilities: null,
    max_input_tokens: window,
    max_tokens: null,
  };
}

/** The open block of the response: text, or the call with this id. */
type Open = { readonly index: number; readonly of: string } | null;

/** A block that waits for the open one to end. */
interface Later {
  readonly of: string;
  readonly block: object;
  readonly deltas: object[];
}

/**
 * In this protocol a block ends before the next begins. Providers may send the inputs of several calls by turns, so
 * what follows a call waits until the end.
 * @param refuse formats an error for this protocol
 */
export async function* streamMessage(
  { model, input, pieces }: ChatStream,
  refuse: (error: RecollectError) => unknown,
): AsyncGenerator<string> {
  const usage: AnthropicAnswer['usage'] = {
    input_tokens: input,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    output_tokens: 0,
    output_tokens_details: null,
    server_tool_use: null,
    ...NOT_TOLD,
  };
  yield event({ type: 'message_start', message: { ...headOf(model), content: [], usage } });
  let open: Open = null;
  let begun = 0;
  const later: Later[] = [];
  function* change(of: string | null, block?: object): Generator<string> {
    if (open?.of === of) return;
    if (open) yield event({ type: 'content_block_stop', index: open.index });
    open = of === null ? null : { index: begun++, of };
    if (open) yield event({ type: 'content_block_start', index: open.index, content_block: block });
  }
  const show = (delta: object) => event({ type: 'content_block_delta', index: begun - 1, delta });
  function* take(of: string, block: object, delta?: object): Generator<string> {
    if (open !== null && open.of !== TEXT && open.of !== of) {
      const last = later.at(-1);
      const waiting = of === TEXT ? (last?.of === TEXT ? last : undefined) : later.find((one) => one.of === of);
      const one = waiting ?? { of, block, deltas: [] };
      if (!waiting) later.push(one);
      return void (delta && one.deltas.push(delta));
    }
    yield* change(of, block);
    if (delta) yield show(delta);
  }
  for await (const piece of pieces) {
    if (piece.kind === 'text') {
      yield* take(TEXT, { type: 'text', text: '' }, { type: 'text_delta', text: piece.text });
    } else if (piece.kind === 'call') {
      yield* take(`call ${piece.id}`, { type: 'tool_use', id: piece.id, name: piece.name, input: {}, caller: CALLER });
    } else if (piece.kind === 'input') {
      yield* take(`call ${piece.id}`, {}, { type: 'input_json_delta', partial_json: piece.text });
    } else if (piece.error) {
      return yield event(refuse(piece.error) as { readonly type: string });
    } else {
      for (const { of, block, deltas } of later) {
        yield* change(of, block);
        for (const delta of deltas) yield show(delta);
      }
      yield* change(null);
      yield event({
        type: 'message_delta',
        delta: { ...stopOf(piece.answer), stop_details: null, container: null },
        usage: usageOf(piece.answer),
      });
      yield event({ type: 'message_stop' });
    }
  }
}

const TEXT = 'text';

function event(data: { readonly type: string; readonly [field: string]: unknown }): string {
  return eventOf(data, data.type);
}
