import type { z } from 'zod';
import type { ModelMessage, Tool, ToolCall, ToolChoice } from './conversation.js';

/** How a model is to answer. What a provider does not know it passes over. */
export interface Manner {
  /** The most that it may answer. */
  readonly maxTokens?: number;
  readonly temperature?: number;
  readonly topP?: number;
  readonly topK?: number;
  readonly presencePenalty?: number;
  readonly frequencyPenalty?: number;
  readonly seed?: number;
  /** It stops before the first of these. */
  readonly stop?: readonly string[];
  /** How long it thinks before it answers, in the provider’s words. */
  readonly effort?: string;
  /** It answers JSON; where a schema is given, of that. What comes is not checked. */
  readonly json?: { readonly schema?: Readonly<Record<string, unknown>>; readonly name?: string };
  readonly tools?: readonly Tool[];
  readonly toolChoice?: ToolChoice;
  readonly oneCallAtATime?: boolean;
}

/** What a model is asked. */
export interface Ask extends Manner {
  readonly system?: string;
  readonly messages: readonly ModelMessage[];
  /** The key of whoever asks, in place of the one that is set. It is kept nowhere. */
  readonly apiKey?: string;
  /** Of all tries together, in milliseconds from the call. */
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal;
  /** Stands round each single request to the provider: a call that is tried again makes several. */
  readonly meter?: CallMeter;
}

/** What is asked before a request leaves, and told when it has ended. */
export interface CallMeter {
  /**
   * @param most what the request may use, in tokens: an estimate on the safe side; and, where that is not the time limit
   *   that is set, for how many milliseconds it may go on
   * @throws whatever refuses the request: then nothing is sent, and the call fails with it
   */
  open(most: CallMost): Promise<OpenCall>;
}

export interface CallMost {
  readonly input: number;
  readonly output: number;
  readonly withinMs?: number;
}

export interface OpenCall {
  /** Never rejects. */
  close(end: CallEnd): Promise<void>;
}

export interface CallEnd {
  /** Zero where the provider refused the request and has done nothing; null where it did not tell. */
  readonly usage: ModelUsage;
  readonly answered: boolean;
}

/** Tokens as the provider counts them; null where it said nothing, or what cannot be. */
export interface ModelUsage {
  readonly input: number | null;
  readonly output: number | null;
  /** Of the input, what it had read before. */
  readonly cached: number | null;
}

/** Why an answer ended: by itself, to have tools called, at `maxTokens`, refused by the provider's rules, or not told. */
export type FinishReason = 'stop' | 'tools' | 'length' | 'refused' | 'unknown';

export interface Answered {
  readonly usage: ModelUsage;
  readonly finish: FinishReason;
  /** As the provider names what has answered. */
  readonly model: string;
}

/** What a model says: words, and calls of tools. One of the two is there. */
export interface Said {
  readonly text: string;
  readonly calls: readonly ToolCall[];
}

/** A piece of an answer: words, the begin of a call, or more of what a call is given. */
export type Chunk =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'call'; readonly id: string; readonly name: string }
  | { readonly kind: 'input'; readonly id: string; readonly text: string };

export interface ModelStream {
  readonly chunks: AsyncIterable<Chunk>;
  /**
   * After the last chunk; also of a stream that was cut, with what had come until then. Never rejects. `error` is a
   * ModelError, or what the meter refused the request with.
   */
  readonly end: Promise<Answered & Said & { readonly complete: boolean; readonly error?: Error }>;
}

/** A question with a closed set of answers. */
export type Question =
  | { readonly kind: 'yes-no'; readonly ask: string }
  | { readonly kind: 'choice'; readonly ask: string; readonly options: readonly [string, string, ...string[]] }
  | { readonly kind: 'score'; readonly ask: string; readonly levels: number };

/** Of each answer that was offered, how probable it is; together 1. A score's answers are its levels, from "1". */
export type Decision = Readonly<Record<string, number>>;

/** A language model. It proposes: whoever asks checks what it says. Never called inside a transaction. */
export interface LanguageModel {
  readonly provider: string;
  readonly model: string;
  /** Text or calls of tools, never nothing. @throws ModelError */
  generate(ask: Ask): Promise<Answered & Said>;
  /** An object of a shape; what does not fit is asked for once more and then refused. @throws ModelError */
  generateObject<T>(ask: Ask, shape: z.ZodType<T>): Promise<Answered & { readonly object: T }>;
  stream(ask: Ask): ModelStream;
  /** @throws ModelError */
  decide(ask: Ask, question: Question): Promise<Answered & { readonly decision: Decision }>;
  /** What an ask has at most, in tokens: an estimate on the safe side where the provider's tokenizer is not ours. */
  countTokens(ask: Ask): Promise<number>;
}

/**
 * - `rejected`: this ask will never work.
 * - `unavailable`: try again later. Where trying again at once helps, that has been done.
 * - `misconfigured`: nothing works until a person changes a setting (key, model, address).
 * - `late`: it did not answer in time.
 * - `refused`: the provider's rules forbid an answer.
 * - `invalid`: it answered nothing, or something else than was asked for.
 */
export type ModelErrorKind = 'rejected' | 'unavailable' | 'misconfigured' | 'late' | 'refused' | 'invalid';

/** The message holds a status at most: never a text, a key or what a provider answered. */
export class ModelError extends Error {
  override name = 'ModelError';

  constructor(
    readonly kind: ModelErrorKind,
    message: string,
    /** What the failed call has used, where the provider told; zero where it refused the request. */
    readonly usage: ModelUsage = NO_USAGE,
    readonly retryAfterMs?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const NO_USAGE: ModelUsage = { input: null, output: null, cached: null };
/** Of a request that was refused: nobody charges for it. */
export const NOTHING_USED: ModelUsage = { input: 0, output: 0, cached: 0 };

export function addUsage(a: ModelUsage, b: ModelUsage): ModelUsage {
  const sum = (x: number | null, y: number | null) => (x === null ? y : y === null ? x : x + y);
  return { input: sum(a.input, b.input), output: sum(a.output, b.output), cached: sum(a.cached, b.cached) };
}
