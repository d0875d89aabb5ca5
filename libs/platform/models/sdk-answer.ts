import type { ToolCall } from './conversation.js';
import {
  type Answered,
  type Ask,
  type Chunk,
  type FinishReason,
  ModelError,
  type ModelUsage,
  NO_USAGE,
  type Said,
} from './language-model.js';
import { storable } from './read-object.js';
import { finishOf, readTokens, type SdkModel } from './sdk-wire.js';

type Whole = Awaited<ReturnType<SdkModel['doGenerate']>>;
type Streamed = Awaited<ReturnType<SdkModel['doStream']>>['stream'];
type StreamPart = Streamed extends ReadableStream<infer Part> ? Part : never;
type SdkUsage = Whole['usage'];

/** Converts a complete response to our types. */
export function answerOf(result: Whole, model: string): Answered & Said {
  const { content, usage, finishReason, response, providerMetadata } = result;
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  const calls = content.flatMap((part): ToolCall[] =>
    part.type === 'tool-call' ? [{ id: part.toolCallId, name: part.toolName, input: storable(part.input) }] : [],
  );
  return {
    text: storable(text),
    calls,
    usage: usageOfSdk(usage),
    finish: reasonOf(finishReason.unified, calls),
    ...stoppedBy(providerMetadata),
    model: response?.modelId ?? model,
  };
}

/** Collects the parts of a stream, and converts each to our types. */
export class StreamReader {
  private readonly texts: string[] = [];
  private readonly open = new Map<string, { id: string; name: string; inputs: string[] }>();
  private usage: ModelUsage = NO_USAGE;
  private finish: FinishReason = 'unknown';
  private stopped: ReturnType<typeof stoppedBy> = {};
  private ended = false;
  private model: string;

  constructor(model: string) {
    this.model = model;
  }

  /** @throws the error that the provider reported */
  *take(part: StreamPart): Generator<Chunk> {
    switch (part.type) {
      case 'text-delta':
        if (part.delta === '') return;
        this.texts.push(part.delta);
        return yield { kind: 'text', text: part.delta };
      case 'tool-input-start':
        return yield this.begin(part.id, part.toolName);
      case 'tool-input-delta':
        return yield* this.more(part.id, part.delta);
      case 'tool-call':
        // Some providers send it only as a whole, without pieces before.
        if (this.open.has(part.toolCallId)) return;
        yield this.begin(part.toolCallId, part.toolName);
        return yield* this.more(part.toolCallId, part.input);
      case 'response-metadata':
        this.model = part.modelId ?? this.model;
        return;
      case 'error':
        throw part.error;
      case 'finish':
        this.finish = reasonOf(part.finishReason.unified, this.calls);
        // The library makes up an end for some streams that have none.
        if (this.finish === 'unknown' && part.finishReason.raw === undefined) return;
        this.ended = true;
        this.usage = usageOfSdk(part.usage);
        this.stopped = stoppedBy(part.providerMetadata);
        return;
      default:
    }
  }

  /** Call after the last part. @throws ModelError `unavailable` if the provider has not said that this is the end */
  checkEnded(): void {
    if (!this.ended) throw new ModelError('unavailable', 'The model provider broke off');
  }

  get said(): Answered & Said {
    const { usage, finish, stopped, model, calls } = this;
    return { text: storable(this.texts.join('')), calls, usage, finish, ...stopped, model };
  }

  private get calls(): ToolCall[] {
    return [...this.open.values()].map(({ id, name, inputs }) => ({ id, name, input: storable(inputs.join('')) }));
  }

  private begin(id: string, name: string): Chunk {
    this.open.set(id, { id, name, inputs: [] });
    return { kind: 'call', id, name };
  }

  private *more(id: string, text: string): Generator<Chunk> {
    if (text === '') return;
    this.open.get(id)?.inputs.push(text);
    yield { kind: 'input', id, text };
  }
}

/** Only Anthropic names the stop sequence. */
function stoppedBy(metadata: Whole['providerMetadata']): { readonly stoppedBy?: string } {
  const sequence = metadata?.['anthropic']?.['stopSequence'];
  return typeof sequence === 'string' && sequence !== '' ? { stoppedBy: sequence } : {};
}

/** Some providers report `stop` although they request tool calls. */
function reasonOf(told: string, calls: readonly ToolCall[]): FinishReason {
  const reason = finishOf(told);
  return reason === 'stop' && calls.length > 0 ? 'tools' : reason;
}

/** No request has zero tokens of input: a provider that says so does not count, and its zero output means nothing. */
function usageOfSdk({ inputTokens, outputTokens }: SdkUsage): ModelUsage {
  const [input, output] = [readTokens(inputTokens.total), readTokens(outputTokens.total)];
  if (input === 0) return { ...NO_USAGE, output: output === 0 ? null : output };
  if (input === null) return { ...NO_USAGE, output };
  return { input, output, cached: readTokens(inputTokens.cacheRead), written: readTokens(inputTokens.cacheWrite) };
}

/** A call of a tool that was not offered does not count. */
export function isNothing({ text, calls }: Said, { tools }: Pick<Ask, 'tools'>): boolean {
  return text.trim() === '' && (calls.length === 0 || !tools);
}

export function nothing({ finish, usage }: Pick<Answered, 'finish' | 'usage'>): ModelError {
  if (finish === 'length')
    return new ModelError('invalid', 'The answer was cut at its limit before its first word', usage);
  return new ModelError('invalid', 'The model answered nothing', usage);
}
