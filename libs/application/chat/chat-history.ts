import { MessageFlow } from '@application/message-flow.js';
import { NO_PREFERENCES } from '@application/preferences.js';
import { RecallFlow } from '@application/recall-flow.js';
import type { MessageInput } from '@contracts/messages/messages.operations.js';
import { LIMITS } from '@contracts/limits.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { ContextMarkers } from '@memory/context-markers/context-markers.js';
import { partKey } from '@memory/messages/find-said.js';
import { GetMessage } from '@memory/messages/get-message.js';
import { Injectable } from '@nestjs/common';
import type { ModelMessage, SaidPart } from '@platform/models/conversation.js';
import type { ChatAnswer, ChatAsk, ChatOptions } from './chat-ask.js';
import { keyOfAnswer } from './stored-answers.js';
import { storedCalls } from './stored-calls.js';
import { turnIds } from './turn-ids.js';

const MARKS = { image: 'image', audio: 'audio', video: 'video' } as const;

/** What is known of an answer beside its words. */
interface AnswerNotes {
  /** Whether it broke off. */
  readonly cut: boolean;
  /** Ids of the memories that it cites. */
  readonly cited: readonly string[];
  /** The epoch of the user when the question was stored. */
  readonly epoch: number | null;
}

/** Stores the turns of a chat, each once, however often its request is sent. */
@Injectable()
export class ChatHistory {
  constructor(
    private readonly messages: MessageFlow,
    private readonly recall: RecallFlow,
    private readonly known: GetMessage,
    private readonly clock: Clock,
    private readonly marks: ContextMarkers,
  ) {}

  /**
   * Stores the messages since the model's last answer, and which memories go with them.
   * @param told null: the memories are already stored
   * @param begunIn the epoch of the user before their memory was read
   * @returns the epoch of the user
   * @throws RecollectError as an append; conflict.version if the user was erased since `begunIn`
   */
  async keepAsked(
    scope: Scope,
    ask: ChatAsk,
    options: ChatOptions,
    told: readonly string[] | null,
    begunIn: number | null,
  ): Promise<number | null> {
    const from = ask.messages.findLastIndex(({ role }) => role === 'assistant') + 1;
    const ids = await this.idsOf(scope, ask.messages, from, options);
    const said = ask.messages.slice(from).filter(({ role }) => role !== 'system');
    const turns = said.map((message, index) => turnsOf(message, ids[index] ?? ''));
    try {
      return await this.append(scope, options, (told === null ? turns : tellingWith(turns, told)).flat(), begunIn);
    } catch (error) {
      // The same request was sent twice at once, and the other one has stored its memories.
      const twice = error instanceof RecollectError && error.code === 'conflict' && told !== null;
      if (!twice) throw error;
      return await this.append(scope, options, turns.flat(), begunIn);
    }
  }

  /**
   * Stores the model's answer, and marks the cited memories as used. An empty answer is not stored.
   * @throws RecollectError as an append; conflict.version if the user was erased since the question
   */
  async keepAnswer(
    scope: Scope,
    options: ChatOptions,
    { text, calls, model, finish }: ChatAnswer,
    { cut, cited, epoch }: AnswerNotes,
  ): Promise<void> {
    const toolCalls = storedCalls(calls);
    const texts = text.trim() === '' ? [''] : slices(text);
    const key = options.answerId === undefined ? undefined : keyOfAnswer(options.answerId);
    const parts = key !== undefined && texts.length > 1 ? { parts: texts.length } : {};
    const chat = { model, finish: cut ? 'cut' : finish, ...parts };
    const turns = texts.map((content, index): MessageInput => {
      const last = index === texts.length - 1;
      const id = key === undefined ? {} : { id: partKey(key, index + 1) };
      const said = { ...id, role: 'assistant', content, metadata: { chat } };
      return { ...said, ...(last && toolCalls.length > 0 && { tool_calls: toolCalls }) };
    });
    await this.append(scope, options, turns, epoch);
    if (cited.length > 0) await this.recall.acknowledge(scope, cited, NO_PREFERENCES);
  }

  private async append(
    scope: Scope,
    { agent, session, project }: ChatOptions,
    turns: readonly MessageInput[],
    begunIn: number | null,
  ): Promise<number | null> {
    // What was handed out for a prompt is not learned again, and a turn may be nothing else.
    const told = turns.map((turn): MessageInput =>
      typeof turn.content === 'string' ? { ...turn, content: this.marks.cut(turn.content, scope.tenantId).text } : turn,
    );
    const messages = told.filter(({ content, tool_calls: calls }) => calls || !isBlank(content));
    if (messages.length === 0) return begunIn;
    const options = {
      messages,
      ...(agent !== undefined && { agent }),
      ...(session !== undefined && { session_id: session }),
      ...(project !== undefined && { project }),
    };
    return (await this.messages.append(scope, options, NO_PREFERENCES, begunIn)).epoch;
  }

  /** If the same messages were sent a moment ago, in the previous time slot, returns the ids from then. */
  private async idsOf(
    scope: Scope,
    messages: readonly ModelMessage[],
    from: number,
    { agent, session, project }: ChatOptions,
  ): Promise<string[]> {
    const of = { agent: scope.agent ?? agent, session, project };
    const now = this.clock.now();
    const ids = turnIds(messages, from, { of, now });
    const before = turnIds(messages, from, { of, now, ago: 1 });
    const [first] = before;
    if (first === undefined || first === ids[0]) return ids;
    const there = await this.known.run(scope, first).catch((error: unknown) => {
      if (error instanceof RecollectError && error.code === 'not_found') return null;
      throw error;
    });
    return there ? before : ids;
  }
}

/** A message as stored: a long one is split, and a part that is not text becomes a mark. */
function turnsOf(message: ModelMessage, id: string): MessageInput[] {
  const text = wordsOf(message.content);
  return slices(text).map((content, index) => ({
    id: index === 0 ? id : `${id}.${index + 1}`,
    role: message.role,
    content,
    ...(message.role === 'tool' && { tool_call_id: message.call.id, name: message.call.name }),
  }));
}

/** Attaches the memories to the last message, because they follow it in the prompt. */
function tellingWith(turns: readonly MessageInput[][], told: readonly string[]): MessageInput[][] {
  const last = turns.length - 1;
  const [first, ...more] = turns[last] ?? [];
  if (first === undefined) return [...turns];
  return [...turns.slice(0, last), [{ ...first, metadata: { chat: { told: [...told] } } }, ...more]];
}

function wordsOf(content: string | readonly SaidPart[]): string {
  if (typeof content === 'string') return content;
  return content.map((part) => (part.kind === 'text' ? part.text : markOf(part.mediaType))).join('\n');
}

function markOf(mediaType: string): string {
  const kind = mediaType.split('/', 1)[0] as keyof typeof MARKS;
  return `[${MARKS[kind] ?? 'file'}]`;
}

/** Texts of at most the length of a record. None ends inside a character. */
export function slices(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  while (from < text.length || parts.length === 0) {
    let to = Math.min(text.length, from + LIMITS.contentLength);
    const code = text.charCodeAt(to - 1);
    if (to < text.length && code >= 0xd800 && code < 0xdc00) to -= 1;
    parts.push(text.slice(from, to));
    from = to;
  }
  return parts;
}

function isBlank(content: MessageInput['content']): boolean {
  return typeof content !== 'string' || content.trim() === '';
}
