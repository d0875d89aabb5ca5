import type { ModelConfig } from '@platform/config/models.js';
import { generateText, type LanguageModel as SdkModel, Output, streamText } from 'ai';
import { z } from 'zod';
import type { Guard } from './guard.js';
import {
  addUsage,
  type Answered,
  type Ask,
  type Decision,
  type LanguageModel,
  ModelError,
  type ModelStream,
  type ModelUsage,
  NO_USAGE,
  type Question,
} from './language-model.js';
import { decisionOf, shapeOf, wordsOf } from './questions.js';
import { metered } from './metered.js';
import { finishOf, modelError, sdkModel, usageOf } from './sdk-wire.js';

/** How many tokens texts are together, as OpenAI's models count; other rooms keep it. Lets others go on in between. */
export type TokenCounter = (texts: readonly string[]) => Promise<number>;

/** Why a call was given up by us. */
const LATE = 'The model did not answer in time';

/** A language model by the AI SDK, of which no type leaves this room. */
export class SdkLanguageModel implements LanguageModel {
  readonly provider: string;
  readonly model: string;
  readonly #sdk: SdkModel;
  /** Whether the protocol carries a shape; else it must stand in the words. */
  readonly #carriesShape: boolean;

  constructor(
    config: ModelConfig,
    private readonly guard: Guard,
    private readonly timeoutMs: number,
    private readonly counter: TokenCounter,
  ) {
    this.provider = config.provider;
    this.model = config.model;
    this.#sdk = sdkModel(config);
    this.#carriesShape = config.provider !== 'openai-compatible';
  }

  generate(ask: Ask): Promise<Answered & { readonly text: string }> {
    return this.#inTime(ask, '', async (signal) => {
      const result = await generateText({ ...this.#settings(ask, signal) });
      const answered = this.#answered(result);
      if (result.text.trim() === '') throw nothing(answered);
      return { ...answered, text: result.text };
    });
  }

  async generateObject<T>(ask: Ask, shape: z.ZodType<T>): Promise<Answered & { readonly object: T }> {
    const words = `Answer with one JSON object, and nothing else, that fits this JSON Schema: ${JSON.stringify(z.toJSONSchema(shape))}`;
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
    return { chunks: this.#chunks(ask, (ended) => settle(ended)), end };
  }

  async countTokens({ system = '', messages }: Ask): Promise<number> {
    const texts = [system, ...messages.map(({ content }) => content)];
    // Of other tokenizers than OpenAI's a quarter more, and what the protocol puts round each message.
    const margin = this.provider === 'openai' ? 1 : 1.25;
    return Math.ceil(margin * (await this.counter(texts))) + 6 * texts.length;
  }

  async *#chunks(ask: Ask, settle: (end: Awaited<ModelStream['end']>) => void): AsyncGenerator<string> {
    const { signal, done } = within(ask, this.timeoutMs);
    let text = '';
    let ended: Answered = { usage: NO_USAGE, finish: 'unknown', model: this.model };
    let failure: Error | undefined;
    try {
      await this.guard.enter(signal);
      const call = await ask.meter?.open(await this.#most(ask)).catch((error: unknown) => {
        this.guard.leave();
        throw error;
      });
      try {
        const result = streamText({ ...this.#settings(ask, signal), onError: () => undefined });
        for await (const part of result.fullStream) {
          if (part.type === 'text-delta') {
            text += part.text;
            yield part.text;
          } else if (part.type === 'error') throw part.error;
          else if (part.type === 'abort') throw signal.reason;
          else if (part.type === 'finish') {
            ended = { usage: usageOf(part.totalUsage), finish: finishOf(part.finishReason), model: this.model };
          }
        }
        if (text === '' && ended.finish !== 'refused') failure = nothing(ended);
      } catch (error) {
        failure = signal.aborted ? reasonOf(signal) : modelError(error);
        if (failure instanceof ModelError && ended.usage === NO_USAGE) ended = { ...ended, usage: failure.usage };
      } finally {
        this.guard.leave();
        await call?.close({ usage: ended.usage, answered: !failure });
      }
    } catch (error) {
      failure = signal.aborted ? reasonOf(signal) : (error as Error);
    } finally {
      done();
      settle({ ...ended, text, complete: !failure && ended.finish === 'stop', ...(failure && { error: failure }) });
    }
  }

  async #object<T>(ask: Ask, shape: z.ZodType<T>): Promise<Answered & { readonly object: T }> {
    const carried = this.#carriesShape ? JSON.stringify(z.toJSONSchema(shape)) : '';
    return this.#inTime(ask, carried, async (signal) => {
      const result = await generateText({ ...this.#settings(ask, signal), output: Output.object({ schema: shape }) });
      const answered = this.#answered(result);
      if (answered.finish === 'length')
        throw new ModelError('invalid', 'The answer was cut at its limit', answered.usage);
      // Checked by us as well: what the library hands on is the caller's ground.
      const parsed = shape.safeParse(result.output);
      if (!parsed.success) throw new ModelError('invalid', 'The answer does not fit its shape', answered.usage);
      return { ...answered, object: parsed.data };
    });
  }

  #settings({ system, messages, maxTokens, temperature }: Ask, abortSignal: AbortSignal) {
    return {
      model: this.#sdk,
      system,
      messages: messages.map(({ role, content }) => ({ role, content })),
      maxOutputTokens: maxTokens,
      temperature,
      // The guard tries again, and knows the breaker and the deadline.
      maxRetries: 0,
      abortSignal,
    };
  }

  #answered(result: {
    usage: Parameters<typeof usageOf>[0];
    finishReason: string;
    response: { modelId: string };
  }): Answered {
    const answered = {
      usage: usageOf(result.usage),
      finish: finishOf(result.finishReason),
      model: result.response.modelId,
    };
    if (answered.finish === 'refused')
      throw new ModelError('refused', "The provider's rules forbid an answer", answered.usage);
    return answered;
  }

  /** What one request may use, with what is sent beside its texts. */
  async #most(ask: Ask, beside = ''): Promise<{ input: number; output: number }> {
    const input = await this.countTokens(beside === '' ? ask : { ...ask, system: joined(ask.system, beside) });
    return { input, output: ask.maxTokens ?? 0 };
  }

  async #inTime<T extends Answered>(ask: Ask, beside: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { signal: all, done } = within(ask, undefined);
    const most = ask.meter && (await this.#most(ask, beside));
    const once = async () => {
      const one = within({ signal: all }, this.timeoutMs);
      try {
        return await work(one.signal);
      } catch (error) {
        throw one.signal.aborted && !all.aborted ? new ModelError('late', LATE) : modelError(error);
      } finally {
        one.done();
      }
    };
    try {
      return await this.guard.run(all, () => (ask.meter && most ? metered(ask.meter, most, once) : once()));
    } catch (error) {
      throw all.aborted ? reasonOf(all) : error;
    } finally {
      done();
    }
  }
}

/** A signal that the caller aborts, or the clock. */
function within({ signal, deadlineMs }: Pick<Ask, 'signal' | 'deadlineMs'>, timeoutMs: number | undefined) {
  const call = new AbortController();
  const stop = () => call.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true });
  const ms = Math.min(deadlineMs ?? Infinity, timeoutMs ?? Infinity);
  const timer = Number.isFinite(ms) ? setTimeout(() => call.abort(new ModelError('late', LATE)), ms) : undefined;
  return {
    signal: call.signal,
    done: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    },
  };
}

function reasonOf(signal: AbortSignal): ModelError {
  return signal.reason as ModelError;
}

function nothing({ finish, usage }: { readonly finish: Answered['finish']; readonly usage: ModelUsage }): ModelError {
  if (finish === 'length')
    return new ModelError('invalid', 'The answer was cut at its limit before its first word', usage);
  return new ModelError('invalid', 'The model answered nothing', usage);
}

function joined(system: string | undefined, words: string): string {
  return system === undefined ? words : `${system}\n\n${words}`;
}
