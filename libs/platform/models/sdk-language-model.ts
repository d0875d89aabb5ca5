import { RecollectError } from '@kernel/errors.js';
import type { ModelConfig, ModelProvider } from '@platform/config/models.js';
import { asSchema } from 'ai';
import { z } from 'zod';
import { weightOf } from './conversation.js';
import { CircuitBreaker, DeadlinePassed, type Guard } from './guard.js';
import {
  addUsage,
  type Answered,
  type Ask,
  type CallEnd,
  type CallMeter,
  type CallMost,
  type Chunk,
  type Decision,
  type LanguageModel,
  ModelError,
  type ModelStream,
  NO_USAGE,
  type OpenCall,
  type Question,
  type Said,
} from './language-model.js';
import { decisionOf, keepsStrict, shapeOf, wordsOf } from './questions.js';
import { readObject } from './read-object.js';
import { answerOf, isNothing, nothing, StreamReader } from './sdk-answer.js';
import { optionsOf } from './sdk-prompt.js';
import { modelError, sdkModel, type SdkModel } from './sdk-wire.js';

/** Total tokens of the texts, as OpenAI's models count. Another room provides it. Yields to other work in between. */
export type TokenCounter = (texts: readonly string[]) => Promise<number>;

/** The maximum duration of a stream without a deadline, in milliseconds. */
const LONGEST_STREAM_MS = 600_000;

/** A language model over the AI SDK. No type of the SDK leaves this room. */
export class SdkLanguageModel implements LanguageModel {
  readonly provider: ModelProvider;
  readonly model: string;
  readonly #sdk: SdkModel;
  /** Whether the protocol has a field for a schema. If not, the schema goes into the prompt. */
  readonly #carriesShape: boolean;

  constructor(
    private readonly config: ModelConfig,
    private readonly guard: Guard,
    private readonly timeoutMs: number,
    private readonly counter: TokenCounter,
  ) {
    this.provider = config.provider;
    this.model = config.model;
    this.#sdk = sdkModel(config);
    this.#carriesShape = config.provider !== 'openai-compatible';
  }

  generate(asked: Ask): Promise<Answered & Said> {
    const ask = this.#withShape(asked);
    return this.#inTime(ask, async (signal) => {
      const answered = await this.#ask(ask, signal);
      if (isNothing(answered, ask)) throw nothing(answered);
      return answered;
    });
  }

  async generateObject<T>(ask: Ask, shape: z.ZodType<T>): Promise<Answered & { readonly object: T }> {
    const words = wordsOfShape(z.toJSONSchema(shape));
    const spoken: Ask = this.#carriesShape ? ask : { ...ask, system: joined(ask.system, words) };
    try {
      return await this.#object(spoken, shape);
    } catch (error) {
      if (!(error instanceof ModelError) || error.kind !== 'invalid') throw error;
      const again = await this.#object({ ...ask, system: joined(ask.system, words) }, shape);
      return { ...again, usage: addUsage(error.usage, again.usage) };
    }
  }

  async decide(ask: Ask, question: Question): Promise<Answered & { readonly decision: Decision }> {
    const { object, ...answered } = await this.generateObject(
      { ...ask, system: joined(ask.system, wordsOf(question)) },
      shapeOf(question),
    );
    return { ...answered, decision: decisionOf(question, object) };
  }

  stream(ask: Ask): ModelStream {
    let settle: (end: Awaited<ModelStream['end']>) => void = () => undefined;
    const end = new Promise<Awaited<ModelStream['end']>>((resolve) => (settle = resolve));
    return { chunks: this.#chunks(this.#withShape(ask), (ended) => settle(ended)), end };
  }

  async countTokens({ system = '', messages, tools = [], json }: Ask): Promise<number> {
    const weights = messages.map(weightOf);
    const texts = [
      system,
      ...weights.flatMap((weight) => weight.texts),
      ...tools.flatMap(({ name, description = '', input }) => [name, description, JSON.stringify(input)]),
      ...(json?.schema ? [JSON.stringify(json.schema)] : []),
    ];
    const files = weights.reduce((sum, weight) => sum + weight.files, 0);
    // A quarter more for tokenizers other than OpenAI's, plus what the protocol adds around each message.
    const margin = this.provider === 'openai' ? 1 : 1.25;
    return Math.ceil(margin * (await this.counter(texts))) + 6 * texts.length + files;
  }

  async *#chunks(ask: Ask, settle: (end: Awaited<ModelStream['end']>) => void): AsyncGenerator<Chunk> {
    const longest = ask.deadlineMs ?? LONGEST_STREAM_MS;
    const { signal, heard, done } = within(ask, longest, this.timeoutMs);
    const reader = new StreamReader(this.model);
    let failure: Error | undefined;
    let call: OpenCall | undefined;
    try {
      await this.guard.enter(signal);
      try {
        const most = { ...(await this.#most(ask)), withinMs: longest };
        const opened = await this.guard.attempt(signal, () => this.#open(ask, most, signal), breakerOf(ask));
        call = opened.call;
        for await (const part of opened.stream) {
          heard();
          yield* reader.take(part);
        }
        reader.checkEnded();
        if (reader.said.finish !== 'refused' && isNothing(reader.said, ask)) failure = nothing(reader.said);
      } finally {
        this.guard.leave();
      }
    } catch (error) {
      failure = signal.aborted ? reasonOf(signal) : known(error);
    } finally {
      done();
      const { said } = reader;
      const usage = said.usage === NO_USAGE && failure instanceof ModelError ? failure.usage : said.usage;
      await call?.close({ usage, answered: !failure });
      const complete = !failure && (said.finish === 'stop' || said.finish === 'tools');
      settle({ ...said, usage, complete, ...(failure && { error: failure }) });
    }
  }

  /** One attempt to open a stream, until the provider has accepted the request. */
  async #open(ask: Ask, most: CallMost, signal: AbortSignal) {
    const call = await ask.meter?.open(most);
    try {
      const sdk = this.#of(ask);
      const { stream } = await sdk.doStream({ ...(await optionsOf(this.provider, sdk, ask)), abortSignal: signal });
      return { call, stream };
    } catch (error) {
      const failed = modelError(error, signal);
      await call?.close({ usage: failed.usage, answered: false });
      signal.throwIfAborted();
      throw failed;
    }
  }

  async #object<T>(ask: Ask, shape: z.ZodType<T>): Promise<Answered & { readonly object: T }> {
    const schema = (await asSchema(shape).jsonSchema) as Readonly<Record<string, unknown>>;
    const shaped: Ask = { ...ask, json: { schema, strict: keepsStrict(schema) } };
    return this.#inTime(shaped, async (signal) => {
      const { text, calls: _, ...answered } = await this.#ask(shaped, signal);
      if (answered.finish === 'length')
        throw new ModelError('invalid', 'The answer was cut at its limit', answered.usage);
      const parsed = shape.safeParse(readObject(text, schema));
      if (!parsed.success)
        throw new ModelError('invalid', 'The model answered something else than was asked for', answered.usage);
      return { ...answered, object: parsed.data };
    });
  }

  async #ask(ask: Ask, abortSignal: AbortSignal): Promise<Answered & Said> {
    const sdk = this.#of(ask);
    const result = await sdk.doGenerate({ ...(await optionsOf(this.provider, sdk, ask)), abortSignal });
    const answered = answerOf(result, this.model);
    if (answered.finish === 'refused')
      throw new ModelError('refused', "The provider's rules forbid an answer", answered.usage);
    return answered;
  }

  /** If the protocol has no field for a schema that was asked for, the instructions hold it. */
  #withShape(ask: Ask): Ask {
    const schema = ask.json?.schema;
    return this.#carriesShape || !schema ? ask : { ...ask, system: joined(ask.system, wordsOfShape(schema)) };
  }

  /** A different key needs a separate model object of the library. */
  #of({ apiKey }: Ask): SdkModel {
    return apiKey === undefined ? this.#sdk : sdkModel({ ...this.config, apiKey });
  }

  /** The most that one request may use. */
  async #most(ask: Ask): Promise<CallMost> {
    return { input: await this.countTokens(ask), output: ask.maxTokens ?? 0 };
  }

  async #inTime<T extends Answered>(ask: Ask, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { signal: all, done } = within(ask, ask.deadlineMs);
    const most = ask.meter && (await this.#most(ask));
    const once = async () => {
      const one = within({ signal: all }, Infinity, this.timeoutMs);
      try {
        return await work(one.signal);
      } catch (error) {
        if (!(error instanceof ModelError)) all.throwIfAborted();
        if (!one.signal.aborted || all.aborted) throw modelError(error, one.signal);
        throw new ModelError('late', LATE, undefined, undefined, { cause: error });
      } finally {
        one.done();
      }
    };
    const request = () => (ask.meter && most ? metered(ask.meter, most, once) : once());
    try {
      return await this.guard.run(all, request, breakerOf(ask));
    } catch (error) {
      all.throwIfAborted();
      throw error;
    } finally {
      done();
    }
  }
}

/** Failures with a caller's own key say nothing about the provider for other callers. */
function breakerOf({ apiKey }: Ask): CircuitBreaker | undefined {
  return apiKey === undefined ? undefined : new CircuitBreaker();
}

/** A RecollectError comes from the meter, not from the provider, and is safe to pass on. */
function known(error: unknown): Error {
  return error instanceof RecollectError ? error : modelError(error);
}

function wordsOfShape(schema: object): string {
  return `Answer with one JSON object, and nothing else, that fits this JSON Schema: ${JSON.stringify(schema)}`;
}

function joined(system: string | undefined, words: string): string {
  return system === undefined ? words : `${system}\n\n${words}`;
}

/** Opens the meter before one request to a provider, and closes it after, however the request ends. */
async function metered<T extends Answered>(meter: CallMeter, most: CallMost, request: () => Promise<T>): Promise<T> {
  const call = await meter.open(most);
  let end: CallEnd = { usage: NO_USAGE, answered: false };
  try {
    const answered = await request();
    end = { usage: answered.usage, answered: true };
    return answered;
  } catch (error) {
    if (error instanceof ModelError) end = { usage: error.usage, answered: false };
    throw error;
  } finally {
    await call.close(end);
  }
}

/** The message when we give up a call. */
const LATE = 'The model did not answer in time';

interface Within {
  readonly signal: AbortSignal;
  /** Restarts the silence timer when something has arrived. */
  readonly heard: () => void;
  readonly done: () => void;
}

/**
 * A signal that the caller or a timer aborts.
 * @param longest limit of the total time, in milliseconds
 * @param silent limit of any period without data, in milliseconds
 */
function within({ signal }: Pick<Ask, 'signal'>, longest = Infinity, silent = Infinity): Within {
  const call = new AbortController();
  const stop = () => call.abort(signal?.reason);
  const late = () => call.abort(new DeadlinePassed());
  const quiet = () => call.abort(new ModelError('late', LATE));
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true });
  const timer = Number.isFinite(longest) ? setTimeout(late, longest) : undefined;
  const silence = Number.isFinite(silent) ? setTimeout(quiet, silent) : undefined;
  return {
    signal: call.signal,
    heard: () => void silence?.refresh(),
    done: () => {
      clearTimeout(timer);
      clearTimeout(silence);
      signal?.removeEventListener('abort', stop);
    },
  };
}

function reasonOf(signal: AbortSignal): Error {
  return signal.reason as Error;
}
