import type { ChatAnswer, ChatModel, ChatStream } from '@application/chat/chat-ask.js';
import type { AnthropicAnswer, AnthropicModel } from '@contracts/anthropic/anthropic-messages.operations.js';
import { isRounded } from '@contracts/hostile.js';
import type { RecollectError } from '@kernel/errors.js';
import { newId } from '@kernel/ids.js';
import { isObject } from '@kernel/is-object.js';
import type { ToolCall } from '@platform/models/conversation.js';
import { blocksInTurn } from '../http/blocks-in-turn.js';
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

/** @param refuse formats an error for this protocol */
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
  let isText = true;
  for await (const step of blocksInTurn(pieces)) {
    if (step.kind === 'begin') {
      isText = step.call === null;
      yield event({ type: 'content_block_start', index: step.index, content_block: blockOf(step.call) });
    } else if (step.kind === 'more') {
      const { index, text } = step;
      const delta = isText ? { type: 'text_delta', text } : { type: 'input_json_delta', partial_json: text };
      yield event({ type: 'content_block_delta', index, delta });
    } else if (step.kind === 'done') {
      yield event({ type: 'content_block_stop', index: step.index });
    } else if (step.error) {
      return yield event(refuse(step.error) as { readonly type: string });
    } else {
      yield event({
        type: 'message_delta',
        delta: { ...stopOf(step.answer), stop_details: null, container: null },
        usage: usageOf(step.answer),
      });
      yield event({ type: 'message_stop' });
    }
  }
}

function blockOf(call: Pick<ToolCall, 'id' | 'name'> | null) {
  if (!call) return { type: 'text', text: '' };
  return { type: 'tool_use', id: call.id, name: call.name, input: {}, caller: CALLER };
}

function event(data: { readonly type: string; readonly [field: string]: unknown }): string {
  return eventOf(data, data.type);
}
