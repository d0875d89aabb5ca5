import type { ChatAnswer, ChatStream } from '@application/chat/chat-ask.js';
import type { openAiChat, OpenAiUsage } from '@contracts/openai/openai-chat.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import type { RecollectError } from '@kernel/errors.js';
import { newId } from '@kernel/ids.js';
import type { ToolCall } from '@platform/models/conversation.js';
import { eventOf } from '../http/event-stream.js';
import { REFUSAL } from './show-parts.js';

type Answer = OutputOf<typeof openAiChat>;
type Reason = Answer['choices'][0]['finish_reason'];

const REASONS: Readonly<Record<ChatAnswer['finish'], Reason>> = {
  stop: 'stop',
  tools: 'tool_calls',
  length: 'length',
  refused: 'content_filter',
  unknown: 'stop',
};

/** The fields that identify one response, whole or streamed. */
function headOf(now: Date): { readonly id: string; readonly created: number } {
  return { id: `chatcmpl-${newId().replaceAll('-', '')}`, created: Math.floor(now.getTime() / 1_000) };
}

export function showChat(answer: ChatAnswer, now: Date): Answer {
  const { text, calls, finish, model } = answer;
  const refusal = finish === 'refused' ? REFUSAL : null;
  const message = {
    role: 'assistant' as const,
    content: text === '' && (calls.length > 0 || refusal !== null) ? null : text,
    refusal,
    ...(calls.length > 0 && { tool_calls: calls.map(showCall) }),
  };
  const usage = showUsage(answer);
  return {
    ...headOf(now),
    object: 'chat.completion',
    model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: REASONS[finish] }],
    ...(usage && { usage }),
  };
}

function showCall({ id, name, input }: ToolCall) {
  return { id, type: 'function' as const, function: { name, arguments: input } };
}

/** Null if the provider did not report it: no number is made up. */
function showUsage({ usage: { input, output, cached } }: ChatAnswer): OpenAiUsage | null {
  if (input === null || output === null) return null;
  return {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    ...(cached !== null && { prompt_tokens_details: { cached_tokens: cached } }),
  };
}

/** @param refuse formats an error for this protocol */
export async function* streamChat(
  { model, pieces }: ChatStream,
  now: Date,
  withUsage: boolean,
  refuse: (error: RecollectError) => unknown,
): AsyncGenerator<string> {
  const head = { ...headOf(now), object: 'chat.completion.chunk', model };
  const places = new Map<string, number>();
  const chunk = (delta: object, reason: Reason | null = null) =>
    eventOf({
      ...head,
      choices: [{ index: 0, delta, logprobs: null, finish_reason: reason }],
      ...(withUsage && { usage: null }),
    });
  yield chunk({ role: 'assistant', content: '' });
  for await (const piece of pieces) {
    if (piece.kind === 'text') yield chunk({ content: piece.text });
    else if (piece.kind === 'call') {
      const index = places.size;
      places.set(piece.id, index);
      const { id, name } = piece;
      yield chunk({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] });
    } else if (piece.kind === 'input') {
      yield chunk({ tool_calls: [{ index: places.get(piece.id) ?? 0, function: { arguments: piece.text } }] });
    } else if (piece.error) {
      return yield eventOf(refuse(piece.error));
    } else {
      const { finish } = piece.answer;
      if (finish === 'refused') yield chunk({ refusal: REFUSAL });
      yield chunk({}, REASONS[finish]);
      if (withUsage) yield eventOf({ ...head, choices: [], usage: showUsage(piece.answer) });
      yield eventOf('[DONE]');
    }
  }
}
