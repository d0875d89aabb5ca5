import { TOKEN_BUDGET } from '@contracts/context/context.settings.js';
import type { Scope } from '@kernel/scope.js';
import { BuildChatMemory, type Recalled } from '@memory/context/build-chat-memory.js';
import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import type { ModelMessage, SaidPart } from '@platform/models/conversation.js';
import type { Ask, LanguageModel } from '@platform/models/language-model.js';
import type { ChatAsk, ChatOptions } from './chat-ask.js';
import { howManyGo, newestFrom, roomBeside } from './fit-window.js';

/** Of a model whose window nobody knows, in tokens. */
const SOME_WINDOW = 32_768;
/** Answered at most where nobody says, and of a small window a share. */
const SOME_ANSWER = 4_096;
const ANSWER_SHARE = 1 / 4;
/** Of the window, and in tokens: the most that blocks may take. The same for every turn, or the beginning would move. */
const BLOCKS_SHARE = 1 / 10;
const MOST_BLOCKS = 8_000;
/** Of a small window: what is recalled at most. */
const RECALL_SHARE = 1 / 4;
/** By how much other tokenizers than OpenAI's may count more. */
const MARGIN = 1.25;

/** What the model is sent for one turn. */
export interface ChatPrompt {
  readonly ask: Ask;
  readonly recalled: Recalled;
  /** Of the ask, as counted here. */
  readonly input: number;
}

/**
 * Puts memory round a turn so that what is sent begins as what was sent for the turn before: first what seldom changes (guidance and
 * blocks), then the messages as they came, last what was recalled. What does not fit goes in this order: older turns, recall, blocks.
 */
@Injectable()
export class ChatPrompts {
  constructor(
    private readonly memory: BuildChatMemory,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws RecollectError invalid_input: the newest turn does not fit */
  async build(scope: Scope, model: LanguageModel, ask: ChatAsk, options: ChatOptions): Promise<ChatPrompt> {
    const { messages, system, manner } = ask;
    const window = this.config.models.chatWindow ?? this.memory.windowOf(model.model) ?? SOME_WINDOW;
    const answer = manner.maxTokens ?? Math.min(SOME_ANSWER, Math.floor(window * ANSWER_SHARE));
    const most = mostOf(window, options);
    const count = (text: string) => model.countTokens({ system: text, messages: [] });
    const bare = await this.memory.standing(scope, options, 0, options.cites);
    const fixed = await model.countTokens({ ...manner, system: joined(bare, system), messages: [] });
    const weighed = await Promise.all(
      messages.map(async (message) => ({
        role: message.role,
        tokens: await model.countTokens({ messages: [message] }),
      })),
    );
    const from = newestFrom(messages);
    const newest = weighed.slice(from).reduce((sum, { tokens }) => sum + tokens, 0);
    const free = roomBeside(window, answer, fixed + newest);
    const standing = await this.memory.standing(scope, options, withMargin(Math.min(most.blocks, free)), options.cites);
    const blocks = standing === bare ? 0 : await count(standing.slice(bare.length));
    const recalled = await this.memory.recalled(
      scope,
      { ...options, query: wordsOf(messages[from]), apart: new Set(messages.map(wordsOf)) },
      withMargin(Math.min(most.recall, free - blocks)),
    );
    // As if as much as may be had been recalled: what goes must not depend on what was found.
    const room = window - answer - fixed - blocks - most.recall;
    const gone = howManyGo(weighed.slice(0, from), newest, room, window);
    const told: ModelMessage[] = recalled.text === '' ? [] : [{ role: 'user', content: recalled.text }];
    const sent: Ask = {
      ...manner,
      maxTokens: answer,
      system: joined(standing, system),
      messages: [...messages.slice(gone), ...told],
      ...(options.providerKey !== undefined && { apiKey: options.providerKey }),
      signal: options.signal,
    };
    return { ask: sent, recalled, input: await model.countTokens(sent) };
  }
}

function mostOf(window: number, { memoryTokens }: ChatOptions): { readonly blocks: number; readonly recall: number } {
  return {
    blocks: Math.min(MOST_BLOCKS, Math.floor(window * BLOCKS_SHARE)),
    recall: Math.min(memoryTokens, Math.floor(window * RECALL_SHARE)),
  };
}

/** In tokens of the counter, which may be fewer than the model's. */
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
