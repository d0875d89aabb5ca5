import { Inject, Injectable } from '@nestjs/common';
import { TOKEN_BUDGET } from '@contracts/context/context.settings.js';
import { invalid } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { BuildChatMemory } from '@memory/context/build-chat-memory.js';
import { NOTHING_TOLD, type Retold } from '@memory/context/retold.js';
import { type Config, CONFIG } from '@platform/config/config.js';
import type { ModelMessage, SaidPart } from '@platform/models/conversation.js';
import type { Ask, LanguageModel } from '@platform/models/language-model.js';
import type { ChatAsk, ChatOptions } from './chat-ask.js';
import { ToldTurns } from './told-turns.js';

/** A message, or the text before all messages, with its number of tokens. */
export interface Weighed {
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly tokens: number;
}

/**
 * Older turns are dropped in steps of this share of the window. The beginning of the prompt changes only at a step, not
 * at every turn.
 */
const STEP = 1 / 8;

/** The index where the newest turn begins: the user's last message. All later tool results belong to it. */
export function newestFrom(messages: readonly Pick<Weighed, 'role'>[]): number {
  return Math.max(
    0,
    messages.findLastIndex(({ role }) => role === 'user'),
  );
}

/**
 * The index from which nothing is dropped. Clients of Anthropic send text behind a tool's result in one message, and the
 * result means nothing without its call: then the turn before is kept too.
 */
export function keptFrom(messages: readonly Pick<Weighed, 'role'>[]): number {
  const newest = newestFrom(messages);
  return messages[newest - 1]?.role === 'tool' ? newestFrom(messages.slice(0, newest)) : newest;
}

/** The room left besides what must be sent. @throws RecollectError invalid_input: it does not fit */
export function roomBeside(window: number, answer: number, must: number): number {
  if (must + answer > window) {
    throw invalid(
      'messages',
      `are too long: the model’s context length is ${window} tokens, and the newest turn, the system text and the tools are ${must}, with up to ${answer} for the answer. Send less, or ask for fewer max_tokens`,
    );
  }
  return window - answer - must;
}

/**
 * How many older messages to drop so that the rest fits besides the newest turn. A turn is dropped whole, from its user
 * message on, because a tool result means nothing without its call.
 * @param older all messages before the newest turn
 * @param newest tokens of the newest turn. As a conversation grows, the total only grows, and so does the number
 * dropped
 */
export function howManyGo(older: readonly Weighed[], newest: number, room: number, window: number): number {
  const all = older.reduce((sum, { tokens }) => sum + tokens, newest);
  if (all <= room) return 0;
  const step = Math.max(1, Math.floor(window * STEP));
  const over = Math.ceil((all - room) / step) * step;
  let gone = 0;
  for (const [index, { role, tokens }] of older.entries()) {
    if (gone >= over && role === 'user') return index;
    gone += tokens;
  }
  return older.length;
}

/** For a model whose context window is unknown, in tokens. */
const SOME_WINDOW = 32_768;
/** The default limit of an answer, and its share of a small window. */
const SOME_ANSWER = 4_096;
const ANSWER_SHARE = 1 / 4;
/** The most of the window that stays free for the answer. */
const MOST_ANSWER_SHARE = 1 / 2;
/**
 * The most that blocks may take, as a share of the window and in tokens. The same for every turn, or the beginning of
 * the prompt would change.
 */
const BLOCKS_SHARE = 1 / 10;
const MOST_BLOCKS = 8_000;
/** The most that may be recalled, as a share of the window. Applies to small windows. */
const RECALL_SHARE = 1 / 4;
/** The share of the window for memories of older turns. The other half is for messages. */
const TOLD_SHARE = 1 / 2;
/** How much more other tokenizers than OpenAI's may count. */
const MARGIN = 1.25;

/**
 * The limit of an answer. Clients ask for the most that the model they name can answer, which may be more than the whole
 * window of the model that does.
 */
export function answerWithin(window: number, asked: number | undefined): number {
  if (asked === undefined) return Math.min(SOME_ANSWER, Math.floor(window * ANSWER_SHARE));
  return Math.min(asked, Math.floor(window * MOST_ANSWER_SHARE));
}

/** The prompt for one turn. */
export interface ChatPrompt {
  readonly ask: Ask;
  /** Ids of the memories recalled for this turn, in the order of the prompt. */
  readonly memories: readonly string[];
  /** The memories to store with the turn. Null: they are already stored. */
  readonly told: readonly string[] | null;
  /** All memories in the prompt, by their mark. */
  readonly marks: ReadonlyMap<string, string>;
  /** Tokens of the prompt, as counted here. */
  readonly input: number;
}

/** What fits besides the newest turn. */
interface Fitted {
  /** Number of messages that are dropped, from the first on. */
  readonly gone: number;
  /** Memories of the remaining older turns, by the index of the message that they follow. */
  readonly earlier: ReadonlyMap<number, Retold>;
}

/**
 * Builds the prompt so that it begins exactly as the previous turn's prompt did. First comes what rarely changes
 * (guidance and blocks), then the messages as sent, each with what was recalled when it was new. What is recalled now
 * comes last. What does not fit is dropped in this order: memories of older turns, older turns, recall, blocks.
 */
@Injectable()
export class ChatPrompts {
  constructor(
    private readonly memory: BuildChatMemory,
    private readonly turns: ToldTurns,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The model's context window; null if it is neither configured nor known. */
  windowOf({ model }: Pick<LanguageModel, 'model'>): number | null {
    return this.config.models.chatWindow ?? this.memory.windowOf(model) ?? null;
  }

  /** @throws RecollectError invalid_input: the newest turn does not fit */
  async build(scope: Scope, model: LanguageModel, ask: ChatAsk, options: ChatOptions): Promise<ChatPrompt> {
    const { messages, system, manner } = ask;
    const window = this.windowOf(model) ?? SOME_WINDOW;
    const answer = answerWithin(window, manner.maxTokens);
    const most = mostOf(window, options);
    const count = (text: string) => model.countTokens({ system: text, messages: [] });
    const bare = await this.memory.standing(scope, options, 0, options.cites);
    const fixed = await model.countTokens({ ...manner, system: joined(bare, system), messages: [] });
    const tokens = await Promise.all(messages.map((message) => model.countTokens({ messages: [message] })));
    const must = tokens.slice(keptFrom(messages)).reduce((sum, one) => sum + one, 0);
    const free = roomBeside(window, answer, fixed + must);
    const standing = await this.memory.standing(scope, options, withMargin(Math.min(most.blocks, free)), options.cites);
    const blocks = standing === bare ? 0 : await count(standing.slice(bare.length));
    const told = await this.turns.of(scope, messages, options);
    // Assumes the maximum recall, so that what is dropped does not depend on what was found.
    const room = window - answer - fixed - blocks - most.recall;
    const weighed = messages.map(({ role }, index) => ({ role, tokens: tokens[index] ?? 0 }));
    const fitted = await fit({ weighed, told, room, window, count });
    const { again, fresh } = await this.recall(scope, ask, options, told, fitted, Math.min(most.recall, free - blocks));
    const sent: Ask = {
      ...manner,
      maxTokens: answer,
      system: joined(standing, system),
      messages: withRecall(messages, fitted, again, fresh),
      isContinued: true,
      ...(options.providerKey !== undefined && { apiKey: options.providerKey }),
      signal: options.signal,
    };
    const now = again.size > 0 ? [...again.values()] : [fresh];
    return {
      ask: sent,
      memories: now.flatMap(({ memories }) => [...memories.values()]),
      told: again.size > 0 ? null : fresh.told,
      marks: new Map([...fitted.earlier.values(), ...now].flatMap(({ memories }) => [...memories])),
      input: await model.countTokens(sent),
    };
  }

  /** The memories sent with the newest turn before, or else newly recalled ones. @param tokens at most */
  private async recall(
    scope: Scope,
    { messages }: ChatAsk,
    options: ChatOptions,
    told: ReadonlyMap<number, Retold>,
    { earlier }: Fitted,
    tokens: number,
  ): Promise<{ readonly again: ReadonlyMap<number, Retold>; readonly fresh: Retold }> {
    const from = newestFrom(messages);
    const again = new Map([...told].filter(([place]) => place >= from));
    // If a turn is sent again with less room for memory, it gets none of it, rather than a part that no later request
    // would have.
    if (again.size > 0) return { again: tokens < TOKEN_BUDGET.min ? nothingOf(again) : again, fresh: NOTHING_TOLD };
    const request = {
      ...options,
      query: wordsOf(messages[from]),
      apart: new Set(messages.map(wordsOf)),
      told: new Set([...earlier.values()].flatMap(({ keys }) => keys)),
    };
    return { again, fresh: await this.memory.recalled(scope, request, withMargin(tokens)) };
  }
}

/** Drops the oldest memories if they take too much of the window, then the oldest turns with their memories. */
async function fit(asked: {
  readonly weighed: readonly Weighed[];
  readonly told: ReadonlyMap<number, Retold>;
  readonly room: number;
  readonly window: number;
  readonly count: (text: string) => Promise<number>;
}): Promise<Fitted> {
  const { weighed, told, room, window, count } = asked;
  const [recalled, from] = [newestFrom(weighed), keptFrom(weighed)];
  const older = [...told].filter(([place, { text }]) => place < recalled && text !== '').sort(([a], [b]) => a - b);
  const weights = await Promise.all(older.map(async ([, { text }]) => ({ role: 'user' as const, tokens: await count(text) }))); // prettier-ignore
  const dropped = howManyGo(weights, 0, Math.floor(window * TOLD_SHARE), window);
  const kept = older.slice(dropped);
  const extra = new Map(kept.map(([place], index) => [place, weights[dropped + index]?.tokens ?? 0]));
  const laden = weighed.map(({ role, tokens }, place) => ({ role, tokens: tokens + (extra.get(place) ?? 0) }));
  const newest = laden.slice(from).reduce((sum, { tokens }) => sum + tokens, 0);
  const gone = howManyGo(laden.slice(0, from), newest, room, window);
  return { gone, earlier: new Map(kept.filter(([place]) => place >= gone)) };
}

function withRecall(
  messages: readonly ModelMessage[],
  { gone, earlier }: Fitted,
  again: ReadonlyMap<number, Retold>,
  fresh: Retold,
): ModelMessage[] {
  const last = messages.length - 1;
  const said = messages.flatMap((message, place): ModelMessage[] => {
    if (place < gone) return [];
    const { text } = earlier.get(place) ?? again.get(place) ?? (place === last ? fresh : NOTHING_TOLD);
    return text === '' ? [message] : [message, { role: 'user', content: text }];
  });
  return said;
}

function nothingOf(told: ReadonlyMap<number, Retold>): ReadonlyMap<number, Retold> {
  return new Map([...told.keys()].map((place) => [place, NOTHING_TOLD]));
}

function mostOf(window: number, { memoryTokens }: ChatOptions): { readonly blocks: number; readonly recall: number } {
  return {
    blocks: Math.min(MOST_BLOCKS, Math.floor(window * BLOCKS_SHARE)),
    recall: Math.min(memoryTokens, Math.floor(window * RECALL_SHARE)),
  };
}

/** In tokens of our counter, which may count fewer than the model. */
function withMargin(tokens: number): number {
  return Math.min(TOKEN_BUDGET.max, Math.floor(tokens / MARGIN));
}

function joined(...texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== '').join('\n\n');
}

function wordsOf(message: ModelMessage | undefined): string {
  if (!message) return '';
  const parts: readonly SaidPart[] =
    typeof message.content === 'string' ? [{ kind: 'text', text: message.content }] : message.content;
  return parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('\n').trim(); // prettier-ignore
}
