import type { ChatAnswer, ChatStream } from '@application/chat/chat-ask.js';
import type { OpenAiAsked, OpenAiOutputItem, OpenAiResponse } from '@contracts/openai/openai-responses.operations.js';
import type { RecollectError } from '@kernel/errors.js';
import { blocksInTurn } from '../http/blocks-in-turn.js';
import { eventOf } from '../http/event-stream.js';
import type { ItemIds } from './item-ids.js';
import { openAiError } from './openai-errors.js';
import { REFUSAL } from './show-parts.js';

type Message = Extract<OpenAiOutputItem, { type: 'message' }>;
type Part = Message['content'][number];
type Call = Extract<OpenAiOutputItem, { type: 'function_call' }>;

/** The fields of a response that are known before its answer. */
type Head = Omit<OpenAiResponse, 'completed_at' | 'status' | 'error' | 'incomplete_details' | 'output' | 'usage'>;

export function headOf(body: OpenAiAsked, model: string, ids: ItemIds, now: Date): Head {
  return {
    id: ids.response,
    object: 'response',
    created_at: Math.floor(now.getTime() / 1_000),
    background: false,
    instructions: body.instructions ?? null,
    max_output_tokens: body.max_output_tokens ?? null,
    metadata: body.metadata ?? {},
    model,
    parallel_tool_calls: body.parallel_tool_calls ?? true,
    previous_response_id: null,
    reasoning: { effort: body.reasoning?.effort ?? null, summary: null },
    store: false,
    temperature: body.temperature ?? null,
    text: { format: body.text?.format ?? { type: 'text' } },
    tool_choice: body.tool_choice ?? 'auto',
    tools: (body.tools ?? []).map((tool) => ({ ...tool, parameters: tool.parameters ?? null, strict: tool.strict ?? null })), // prettier-ignore
    top_p: body.top_p ?? null,
    truncation: 'disabled',
    user: body.user ?? null,
  };
}

export function showResponse(head: Head, answer: ChatAnswer, ids: ItemIds, now: Date): OpenAiResponse {
  const { text, calls, finish } = answer;
  const status = statusOf(finish);
  const output: OpenAiOutputItem[] = [
    ...(text === '' ? [] : [messageOf(ids.nextText(), status, textPart(text))]),
    ...calls.map(({ id, name, input }) => callOf(ids.nextCall(), status, { id, name }, input)),
    ...(finish === 'refused' ? [messageOf(ids.refusal, 'completed', refusalPart(REFUSAL))] : []),
  ];
  return endOf({ ...head, model: answer.model }, answer, output, now);
}

function endOf(head: Head, { finish, usage }: ChatAnswer, output: OpenAiOutputItem[], now: Date): OpenAiResponse {
  const status = statusOf(finish);
  const reason = finish === 'refused' ? 'content_filter' : 'max_output_tokens';
  return {
    ...head,
    completed_at: status === 'completed' ? Math.floor(now.getTime() / 1_000) : null,
    status,
    error: null,
    incomplete_details: status === 'incomplete' ? { reason } : null,
    output,
    usage: usageOf(usage),
  };
}

function statusOf(finish: ChatAnswer['finish']): 'completed' | 'incomplete' {
  return finish === 'length' || finish === 'refused' ? 'incomplete' : 'completed';
}

/** Null if the provider did not report it: no number is made up. */
function usageOf({ input, output, cached }: ChatAnswer['usage']): OpenAiResponse['usage'] {
  if (input === null || output === null) return null;
  return {
    input_tokens: input,
    input_tokens_details: { cached_tokens: cached ?? 0 },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: input + output,
  };
}

function messageOf(id: string, status: Message['status'], ...content: Part[]): Message {
  return { type: 'message', id, status, role: 'assistant', content };
}

function textPart(text: string): Part {
  return { type: 'output_text', text, annotations: [], logprobs: [] };
}

function refusalPart(refusal: string): Part {
  return { type: 'refusal', refusal };
}

function callOf(
  id: string,
  status: Call['status'],
  call: { readonly id: string; readonly name: string },
  input: string,
): Call {
  return { type: 'function_call', id, status, call_id: call.id, name: call.name, arguments: input };
}

/** An item of a stream until it is done. */
interface Open {
  readonly id: string;
  /** Null: a text. */
  readonly call: { readonly id: string; readonly name: string } | null;
  said: string;
}

/** The events of one stream, each with its number. */
class Events {
  private number = 0;
  /** The items that are done. */
  readonly output: OpenAiOutputItem[] = [];

  of(type: string, fields: object): string {
    return eventOf({ type, sequence_number: this.number++, ...fields }, type);
  }

  *begin({ id, call }: Open, part: Part): Generator<string> {
    const place = { output_index: this.output.length };
    const item = call ? callOf(id, 'in_progress', call, '') : messageOf(id, 'in_progress');
    yield this.of('response.output_item.added', { ...place, item });
    if (!call) yield this.of('response.content_part.added', { ...place, item_id: id, content_index: 0, part });
  }

  more({ id, call }: Open, delta: string): string {
    const place = { item_id: id, output_index: this.output.length };
    return call
      ? this.of('response.function_call_arguments.delta', { ...place, delta })
      : this.of('response.output_text.delta', { ...place, content_index: 0, delta, logprobs: [] });
  }

  *done({ id, call, said }: Open): Generator<string> {
    const place = { item_id: id, output_index: this.output.length };
    if (call) {
      yield this.of('response.function_call_arguments.done', { ...place, name: call.name, arguments: said });
      return yield* this.close(callOf(id, 'completed', call, said));
    }
    const text = { ...place, content_index: 0 };
    yield this.of('response.output_text.done', { ...text, text: said, logprobs: [] });
    yield this.of('response.content_part.done', { ...text, part: textPart(said) });
    yield* this.close(messageOf(id, 'completed', textPart(said)));
  }

  *refuse(id: string): Generator<string> {
    yield* this.begin({ id, call: null, said: '' }, refusalPart(''));
    const place = { item_id: id, output_index: this.output.length, content_index: 0 };
    yield this.of('response.refusal.delta', { ...place, delta: REFUSAL });
    yield this.of('response.refusal.done', { ...place, refusal: REFUSAL });
    yield this.of('response.content_part.done', { ...place, part: refusalPart(REFUSAL) });
    yield* this.close(messageOf(id, 'completed', refusalPart(REFUSAL)));
  }

  private *close(item: OpenAiOutputItem): Generator<string> {
    yield this.of('response.output_item.done', { output_index: this.output.length, item });
    this.output.push(item);
  }
}

/** @param now the time, asked again at the end */
export async function* streamResponse(
  head: Head,
  { pieces }: ChatStream,
  ids: ItemIds,
  requestId: string,
  now: () => Date,
): AsyncGenerator<string> {
  const events = new Events();
  const begun = { ...head, completed_at: null, status: 'in_progress' as const, error: null, incomplete_details: null, output: [], usage: null }; // prettier-ignore
  yield events.of('response.created', { response: begun });
  yield events.of('response.in_progress', { response: begun });
  let open: Open = { id: '', call: null, said: '' };
  for await (const step of blocksInTurn(pieces)) {
    if (step.kind === 'begin') {
      open = { id: step.call ? ids.nextCall() : ids.nextText(), call: step.call, said: '' };
      yield* events.begin(open, textPart(''));
    } else if (step.kind === 'more') {
      open.said += step.text;
      yield events.more(open, step.text);
    } else if (step.kind === 'done') {
      yield* events.done(open);
    } else if (step.error) {
      yield* failed(events, { ...begun, output: events.output }, step.error, requestId);
    } else {
      const { answer } = step;
      if (answer.finish === 'refused') yield* events.refuse(ids.refusal);
      const response = endOf({ ...head, model: answer.model }, answer, events.output, now());
      yield events.of(`response.${response.status}`, { response });
    }
  }
}

/**
 * Clients differ in what ends a stream for them. OpenAI’s own look for `error` in an event; others read the fields that
 * its documents name, or wait for the response.
 */
function* failed(events: Events, begun: OpenAiResponse, refused: RecollectError, requestId: string): Generator<string> {
  const { errors, ...error } = openAiError(refused);
  const { code, message, param } = error;
  const nested = { ...error, ...(errors && { errors }), request_id: requestId };
  yield events.of('error', { code, message, param, error: nested });
  yield events.of('response.failed', { response: { ...begun, status: 'failed', error: { code, message } } });
}
