import type { z } from 'zod';
import type { ModelMessage, Tool, ToolCall, ToolChoice } from './conversation.js';

/** Parameters of a response. A provider ignores those that it does not know. */
export interface Manner {
  /** Maximum length of the response. */
  readonly maxTokens?: number;
  readonly temperature?: number;
  readonly topP?: number;
  readonly topK?: number;
  readonly presencePenalty?: number;
  readonly frequencyPenalty?: number;
  readonly seed?: number;
  /** Stop sequences: the response ends before the first of these. */
  readonly stop?: readonly string[];
  /** The reasoning effort, in the provider’s terms. */
  readonly effort?: string;
  /** Requests a JSON response, with this schema if given. The response is not checked. */
  readonly json?: {
    readonly schema?: Readonly<Record<string, unknown>>;
    readonly name?: string;
    /** Whether a provider that can do so keeps the model to the schema. It refuses schemas with optional properties. */
    readonly strict?: boolean;
  };
  readonly tools?: readonly Tool[];
  readonly toolChoice?: ToolChoice;
  readonly oneCallAtATime?: boolean;
}

/** A request to a model. */
export interface Ask extends Manner {
  readonly system?: string;
  readonly messages: readonly ModelMessage[];
  /**
   * Whether a later request will begin with all of this one, so that it pays to keep it in the provider's cache. The others keep
   * what they like; Anthropic keeps only what a request marks, and charges for writing it.
   */
  readonly isContinued?: boolean;
  /** The caller's own key instead of the configured one. It is not stored anywhere. */
  readonly apiKey?: string;
  /** Limit for all attempts together, in milliseconds from the call. */
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal;
  /** Wraps each single request to the provider. A call with retries makes several. */
  readonly meter?: CallMeter;
}

/** Called before a request is sent, and again when it has ended. */
export interface CallMeter {
  /**
   * @param most the most tokens the request may use, estimated on the safe side, and how many milliseconds it may run,
   * if
   *   that differs from the configured time limit
   * @throws any error to refuse the request: nothing is sent, and the call fails with this error
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
  /** Zero if the provider refused the request without processing it. Null if it reported no usage. */
  readonly usage: ModelUsage;
  readonly answered: boolean;
}

/** Tokens as the provider counts them. Null if it reported nothing, or an impossible number. */
export interface ModelUsage {
  readonly input: number | null;
  readonly output: number | null;
  /** The part of the input that came from the provider's cache. */
  readonly cached: number | null;
  /** Another part of the input: what the provider wrote into its cache at a price of its own. */
  readonly written: number | null;
}

/** Why a response ended: normally, to call tools, at `maxTokens`, refused by the provider's rules, or not reported. */
export type FinishReason = 'stop' | 'tools' | 'length' | 'refused' | 'unknown';

export interface Answered {
  readonly usage: ModelUsage;
  readonly finish: FinishReason;
  /** The stop sequence that ended it. Most providers do not say. */
  readonly stoppedBy?: string;
  /** The provider's name for the model that responded. */
  readonly model: string;
}

/** A model's output: text, tool calls, or both. */
export interface Said {
  readonly text: string;
  readonly calls: readonly ToolCall[];
}

/** A piece of a response: text, the start of a call, or more of a call's input. */
export type Chunk =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'call'; readonly id: string; readonly name: string }
  | { readonly kind: 'input'; readonly id: string; readonly text: string };

export interface ModelStream {
  readonly chunks: AsyncIterable<Chunk>;
  /**
   * Resolves after the last chunk. If the stream was cut, it has everything that had arrived. Never rejects. `error` is
   * a ModelError, or the error with which the meter refused the request.
   */
  readonly end: Promise<Answered & Said & { readonly complete: boolean; readonly error?: Error }>;
}

/** A question with a closed set of answers. */
export type Question =
  | { readonly kind: 'yes-no'; readonly ask: string }
  | { readonly kind: 'choice'; readonly ask: string; readonly options: readonly [string, string, ...string[]] }
  | { readonly kind: 'score'; readonly ask: string; readonly levels: number };

/** The probability of each offered answer; the sum is 1. The answers of a score are its levels, from "1". */
export type Decision = Readonly<Record<string, number>>;

/** A language model. It only proposes: callers must check its output. Never called inside a transaction. */
export interface LanguageModel {
  readonly provider: string;
  readonly model: string;
  /** Returns text or tool calls, never nothing. @throws ModelError */
  generate(ask: Ask): Promise<Answered & Said>;
  /** Returns an object that matches the schema. Retries once if it does not match, then fails. @throws ModelError */
  generateObject<T>(ask: Ask, shape: z.ZodType<T>): Promise<Answered & { readonly object: T }>;
  stream(ask: Ask): ModelStream;
  /** @throws ModelError */
  decide(ask: Ask, question: Question): Promise<Answered & { readonly decision: Decision }>;
  /** The most tokens a request has: an estimate on the safe side if the provider's tokenizer differs from ours. */
  countTokens(ask: Ask): Promise<number>;
}

/**
 * - `rejected`: this request will never work.
 * - `unavailable`: retry later. Immediate retries have already been made where they help.
 * - `misconfigured`: nothing works until a person changes a setting (key, model, URL).
 * - `late`: no response in time.
 * - `refused`: the provider's rules forbid a response.
 * - `invalid`: the response is empty, or not what was requested.
 */
export type ModelErrorKind = 'rejected' | 'unavailable' | 'misconfigured' | 'late' | 'refused' | 'invalid';

/** The message contains at most a status: never a text, a key or a provider's response. */
export class ModelError extends Error {
  override name = 'ModelError';

  constructor(
    readonly kind: ModelErrorKind,
    message: string,
    /** Usage of the failed call, if the provider reported it. Zero if it refused the request. */
    readonly usage: ModelUsage = NO_USAGE,
    readonly retryAfterMs?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const NO_USAGE: ModelUsage = { input: null, output: null, cached: null, written: null };
/** For a refused request: nobody charges for it. */
export const NOTHING_USED: ModelUsage = { input: 0, output: 0, cached: 0, written: 0 };

export function addUsage(a: ModelUsage, b: ModelUsage): ModelUsage {
  const sum = (x: number | null, y: number | null) => (x === null ? y : y === null ? x : x + y);
  return {
    input: sum(a.input, b.input),
    output: sum(a.output, b.output),
    cached: sum(a.cached, b.cached),
    written: sum(a.written, b.written),
  };
}
