import { Inject, Injectable } from '@nestjs/common';
import { RecollectError } from '@kernel/errors.js';
import { withoutPlace } from '@kernel/place.js';
import { may, type Permission, type Scope } from '@kernel/scope.js';
import { citedIn } from '@memory/context/build-chat-memory.js';
import { epochOf } from '@memory/users/ensure-user.js';
import {
  type Answered,
  type Chunk,
  type LanguageModel,
  ModelError,
  type ModelStream,
  type Said,
} from '@platform/models/language-model.js';
import { refusedCall } from '@platform/models/refused-call.js';
import { Database } from '@platform/database/database.js';
import { TenantModels } from '@platform/models/tenant-models.js';
import { currentAuditContext } from '@platform/observability/audit-context.js';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import type { ChatAnswer, ChatAsk, ChatModel, ChatOptions, ChatPiece, ChatStream } from './chat-ask.js';
import { ChatHistory } from './chat-history.js';
import { type ChatPrompt, ChatPrompts } from './chat-prompt.js';

/**
 * An unbounded queue between a producer and a reader. Nothing is dropped: its length is limited by the longest answer
 * of a model.
 */
export class Pieces<T> implements AsyncIterable<T> {
  private readonly waiting: T[] = [];
  private closed = false;
  private wake: () => void = () => undefined;

  push(piece: T): void {
    this.waiting.push(piece);
    this.wake();
  }

  close(): void {
    this.closed = true;
    this.wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (;;) {
      const next = this.waiting.shift();
      if (next !== undefined) yield next;
      else if (this.closed) return;
      else await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }
}

/** Time limit of a streamed answer, in milliseconds. Silence ends it sooner. */
const LONGEST_MS = 600_000;
/** Needed in addition to `models:use`, because the model sees memory and the turns are stored. */
const NEEDS: readonly Permission[] = ['records:read', 'messages:write'];

/** A turn about to be answered. The user's messages are already stored, whatever happens to the call. */
interface Turn {
  readonly model: LanguageModel;
  readonly prompt: ChatPrompt;
  /** The epoch of the user whose memory is in the prompt. */
  readonly epoch: number | null;
}

/**
 * Answers a chat turn using the user's memory, and stores both turns. The user's turn is stored before the model is
 * called, and the answer before its end is sent.
 */
@Injectable()
export class ChatFlow {
  private readonly logger: Logger;

  constructor(
    private readonly models: TenantModels,
    private readonly prompts: ChatPrompts,
    private readonly history: ChatHistory,
    private readonly database: Database,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.logger = componentLogger(logger, 'chat');
  }

  /** The model that answers; null if there is none. */
  modelFor(scope: Scope): ChatModel | null {
    const found = this.models.for(scope, 'chat');
    return found && { model: found.model, provider: found.provider, window: this.prompts.windowOf(found) };
  }

  /** The model that answers. @throws RecollectError no_model */
  needModelFor(scope: Scope): ChatModel {
    const found = this.modelFor(scope);
    if (!found) throw new RecollectError('no_model');
    return found;
  }

  /** The tokens of what a request holds itself, without memory. Nothing is stored. @throws RecollectError no_model */
  async count(scope: Scope, { system, messages, manner }: ChatAsk): Promise<number> {
    const model = this.models.for(scope, 'chat');
    if (!model) throw new RecollectError('no_model');
    return model.countTokens({ ...manner, system, messages });
  }

  /**
   * @throws RecollectError no_model, forbidden, invalid_input (it does not fit), model_refused, model_failed,
   * unauthorized (the caller's own key), and the errors of an append
   */
  async answer(scope: Scope, ask: ChatAsk, options: ChatOptions): Promise<ChatAnswer> {
    const turn = await this.begin(scope, ask, options);
    try {
      const answer = await answerOf(turn, await turn.model.generate(turn.prompt.ask));
      return await this.keep(scope, turn, options, answer, false);
    } catch (error) {
      const refused = error instanceof ModelError && error.kind === 'refused';
      if (!refused) throw inWords(error, options);
      // A refusal counts as an answer, because protocols can express it.
      const { usage } = error;
      return answerOf(turn, { text: '', calls: [], usage, finish: 'refused', model: turn.model.model });
    }
  }

  /** Resolves once the first piece has arrived. @throws as `answer` does, if no piece has arrived */
  async stream(scope: Scope, ask: ChatAsk, options: ChatOptions): Promise<ChatStream> {
    const turn = await this.begin(scope, ask, options);
    const { chunks, end } = turn.model.stream({ ...turn.prompt.ask, deadlineMs: LONGEST_MS });
    const reading = chunks[Symbol.asyncIterator]();
    const first = await withoutPlace(() => reading.next());
    if (first.done) {
      const { error } = await end;
      if (error) throw inWords(error, options);
    }
    const pieces = new Pieces<ChatPiece>();
    void this.follow(scope, turn, options, { first, reading, end }, pieces);
    return { memories: idsOf(turn), model: turn.model.model, input: turn.prompt.input, pieces };
  }

  private async begin(scope: Scope, ask: ChatAsk, options: ChatOptions): Promise<Turn> {
    const model = this.models.for(scope, 'chat');
    if (!model) throw new RecollectError('no_model');
    const lacks = NEEDS.find((permission) => !may(scope, permission));
    if (lacks) throw new RecollectError('forbidden', `The key lacks the permission ${lacks}.`);
    const begunIn = await this.database.withScope(scope, (tx) => epochOf(tx, scope), { readOnly: true });
    const prompt = await this.prompts.build(scope, model, ask, options);
    const epoch = await this.history.keepAsked(scope, ask, options, prompt.told, begunIn);
    return { model, prompt, epoch };
  }

  /** Reads the model to its end, even if the client has left, and stores what arrived. Never rejects. */
  private async follow(
    scope: Scope,
    turn: Turn,
    options: ChatOptions,
    { first, reading, end }: { first: IteratorResult<Chunk>; reading: AsyncIterator<Chunk>; end: ModelStream['end'] },
    pieces: Pieces<ChatPiece>,
  ): Promise<void> {
    try {
      for (let step = first; !step.done; step = await reading.next()) pieces.push(step.value);
      const ended = await end;
      const answer = await answerOf(turn, ended);
      const cut = ended.error !== undefined;
      const unkept = await this.keep(scope, turn, options, answer, cut).then(() => undefined, asRecollect);
      const error = cut ? asRecollect(inWords(ended.error, options)) : unkept;
      if (error && error.status >= 500) this.tell(error);
      pieces.push({ kind: 'end', answer, error });
    } catch (error) {
      this.tell(asRecollect(error));
    } finally {
      pieces.close();
    }
  }

  /** Logs the error of an answer whose status has already been sent. Nothing else would log it. */
  private tell(err: RecollectError): void {
    const about = { request_id: currentAuditContext()?.requestId, code: err.code };
    this.logger.error({ err, ...about }, 'request failed');
  }

  /** The answer reaches its caller even if it may not be stored: a user was paused or erased meanwhile, or a policy refuses it. */
  private async keep(
    scope: Scope,
    turn: Turn,
    options: ChatOptions,
    answer: ChatAnswer,
    cut: boolean,
  ): Promise<ChatAnswer> {
    const cited = citedIn(answer.text, turn.prompt.marks);
    try {
      await this.history.keepAnswer(scope, options, answer, { cut, cited, epoch: turn.epoch });
    } catch (error) {
      if (!(error instanceof RecollectError) || error.status >= 500) throw error;
      this.logger.warn({ request_id: currentAuditContext()?.requestId, code: error.reason }, 'answer not stored');
    }
    return answer;
  }
}

async function answerOf(turn: Turn, said: Answered & Said): Promise<ChatAnswer> {
  const { text, calls, usage, finish, stoppedBy, model } = said;
  const output = await turn.model.countTokens({ messages: [{ role: 'assistant', content: text, calls }] });
  const counted = { input: turn.prompt.input, output };
  return { text, calls, usage, finish, ...(stoppedBy && { stoppedBy }), model, memories: idsOf(turn), counted };
}

function idsOf({ prompt }: Turn): string[] {
  return [...prompt.memories];
}

/** Maps a failed call to our errors. A bad key of the caller's own is the caller's error. */
function inWords(error: unknown, { providerKey }: ChatOptions): unknown {
  const own = providerKey !== undefined && error instanceof ModelError && error.kind === 'misconfigured';
  if (!own) return refusedCall(error);
  const why = `${error.message}: the key in X-Provider-Key is wrong, or may not use this model.`;
  return new RecollectError('unauthorized', why, [], { cause: error });
}

function asRecollect(error: unknown): RecollectError {
  return error instanceof RecollectError ? error : new RecollectError('internal', undefined, [], { cause: error });
}
