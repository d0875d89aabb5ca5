import { embedRecordsJob, type PassagePlace } from '@contracts/jobs.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { type Embedder, EmbeddingError } from '@platform/embeddings/embedder.js';
import { Embedders } from '@platform/embeddings/embedders.js';
import { Handles, type JobContext, type JobHandler } from '@platform/queue/handler.js';
import { WatchSize } from './cells/watch-size.js';
import { EmbeddingSpacesRepository } from './embedding-spaces.repository.js';
import { Patience } from './patience.js';
import { SwitchSpace } from './switch-space.js';
import {
  passagesToEmbed,
  type PassageToEmbed,
  VectorsRepository,
  type EmbeddedPassages,
} from './vectors.repository.js';

/** A run sends no further requests to the model after this time or this number of passages. */
const TURN_MS = 250;
const TURN_PASSAGES = 128;

type Context = JobContext<typeof embedRecordsJob>;

/** The progress of one run in one space. */
interface Filled {
  readonly spaceId: string;
  readonly doneTo: PassagePlace | undefined;
  /** Whether passages are left for another run. */
  readonly more: boolean;
}

/**
 * Computes the missing vectors of some records: reads in one transaction, calls the model outside of any, writes in another. Each
 * run does a little and passes on the rest, so that other jobs get their turn. With a second model configured both spaces are
 * filled, so that a re-embed does not chase new writes.
 */
@Injectable()
@Handles(embedRecordsJob)
export class EmbedRecordsHandler implements JobHandler<typeof embedRecordsJob> {
  private readonly paces = new Map<Embedder, Pace>();
  private readonly patiences = new Map<Embedder, Patience>();

  constructor(
    private readonly embedders: Embedders,
    private readonly spaces: EmbeddingSpacesRepository,
    private readonly vectors: VectorsRepository,
    private readonly switchSpace: SwitchSpace,
    private readonly watchSize: WatchSize,
  ) {}

  async run(context: Context): Promise<void> {
    const { current, next } = this.embedders;
    if (!next) {
      await this.fill(context, current, async (tx, filled) => {
        await this.switchSpace.onlyFilled(tx, context.scope.tenantId, current.space);
        await leave(context, tx, [filled]);
      });
      return;
    }
    // Each space independently: a failing model must not block its replacement, nor one that does not answer, which comes last.
    const spaces: PromiseSettledResult<Filled>[] = [];
    for (const embedder of this.patienceWith(current).isOver ? [next, current] : [current, next]) {
      const space = await settle(this.fill(context, embedder));
      const isFilled = space.status === 'fulfilled' && !space.value.more;
      if (embedder === next && isFilled) await this.switchSpace.ifFilled(context.scope.tenantId, next.space);
      spaces.push(space);
    }
    const filled = spaces.flatMap((space) => (space.status === 'fulfilled' ? [space.value] : []));
    if (filled.some(({ more }) => more)) {
      await context.withScope((tx) => leave(context, tx, filled));
      return;
    }
    for (const space of spaces) if (space.status === 'rejected') throw space.reason;
    await context.withScope((tx) => leave(context, tx, filled));
  }

  async failed(context: Context, tx: Tx, code: string): Promise<void> {
    await this.vectors.markPendingFailed(tx, context.scope.tenantId, context.payload.record_ids, code);
  }

  /** One run. What is stored stays, so a failed attempt leaves less for the next. */
  private async fill(
    context: Context,
    embedder: Embedder,
    finish?: (tx: Tx, filled: Filled) => Promise<void>,
  ): Promise<Filled> {
    // The dimension of a remote model may not be known yet.
    if (embedder.space.dimensions === 0) {
      await this.ask(embedder, context.signal, (signal) => this.embedders.started(embedder, signal));
    }
    // With two spaces, other jobs would be completed in only one of them.
    const { spaceId, doneTo, passages } = await this.read(context, embedder, finish !== undefined);
    const began = performance.now();
    let filled: Filled = { spaceId, doneTo, more: false };
    for (let at = 0, isOver = false; !isOver;) {
      const portion = passages.slice(at, Math.min(at + this.paceOf(embedder).portion, TURN_PASSAGES));
      const embedded = await this.embed(embedder, portion, context.signal);
      at += portion.length;
      filled = { spaceId, doneTo: portion.at(-1)?.place ?? doneTo, more: at < passages.length };
      isOver = !filled.more || at >= TURN_PASSAGES || performance.now() - began > TURN_MS;
      await context.withScope(async (tx) => {
        await this.vectors.store(tx, context.scope, spaceId, embedded);
        const stored = embedded.vectors.map(({ passageId }) => passageId);
        await this.watchSize.stored(tx, context.owner, spaceId, stored);
        if (isOver) await finish?.(tx, filled);
      });
    }
    return filled;
  }

  /** A single model is waited for: nothing else could be done meanwhile. */
  private ask<T>(embedder: Embedder, signal: AbortSignal, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    return this.embedders.next ? this.patienceWith(embedder).ask(signal, call) : call(signal);
  }

  private patienceWith(embedder: Embedder): Patience {
    const known = this.patiences.get(embedder) ?? new Patience();
    this.patiences.set(embedder, known);
    return known;
  }

  private async embed(
    embedder: Embedder,
    portion: readonly PassageToEmbed[],
    signal: AbortSignal,
  ): Promise<EmbeddedPassages> {
    if (portion.length === 0) return { vectors: [], rejected: [] };
    const asked = performance.now();
    const embedded = await this.ask(embedder, signal, (stop) => embedPassages(embedder, portion, stop));
    this.paceOf(embedder).took(performance.now() - asked);
    return embedded;
  }

  private paceOf(embedder: Embedder): Pace {
    const known = this.paces.get(embedder) ?? new Pace(embedRecordsJob.passagesAtOnce);
    this.paces.set(embedder, known);
    return known;
  }

  private async read(
    context: Context,
    embedder: Embedder,
    takeAlong: boolean,
  ): Promise<{ spaceId: string; doneTo: PassagePlace | undefined; passages: PassageToEmbed[] }> {
    const { tenantId } = context.scope;
    const { record_ids: recordIds, done_to } = context.payload;
    return context.withScope(async (tx) => {
      const spaceId = await this.spaces.ensure(tx, tenantId, embedder.space);
      const doneTo = done_to?.[spaceId];
      const toEmbed = (ids: readonly string[]): Promise<PassageToEmbed[]> =>
        passagesToEmbed(tx, tenantId, spaceId, { recordIds: ids, doneTo, limit: TURN_PASSAGES + 1 });
      const own = await toEmbed(recordIds);
      const along = takeAlong && !doneTo ? await this.along(context, tx, embedder, own.length) : [];
      const passages = along.length > 0 ? await toEmbed([...recordIds, ...along]) : own;
      return { spaceId, doneTo, passages };
    });
  }

  /**
   * Records of the owner's other jobs, as many as fit into the same request: texts that were stored one by one are embedded together
   * if they wait.
   */
  private async along(context: Context, tx: Tx, embedder: Embedder, own: number): Promise<string[]> {
    const room = this.paceOf(embedder).portion - own;
    const taken = await context.takeAlong(tx, room, ({ record_ids, done_to }) =>
      done_to ? Infinity : record_ids.length,
    );
    return taken.flatMap(({ record_ids }) => record_ids);
  }
}

/** Closes the job, or passes on what is still missing in these spaces. */
function leave(context: Context, tx: Tx, filled: readonly Filled[]): Promise<void> {
  if (!filled.some(({ more }) => more)) return context.close(tx);
  const done_to = { ...context.payload.done_to };
  for (const { spaceId, doneTo } of filled) if (doneTo) done_to[spaceId] = doneTo;
  return context.passOn(tx, { ...context.payload, done_to });
}

async function settle<T>(work: Promise<T>): Promise<PromiseSettledResult<T>> {
  const [settled] = await Promise.allSettled([work]);
  return settled;
}

const FIRST_PORTION = 4;
const LEAST_PORTION = 2;
const QUICK_MS = 400;
const SLOW_MS = 800;

/**
 * The number of passages per request to a model: as many as it processes in about half a second. A small request ends soon, so other
 * jobs get their turn; a large one saves calls to a remote model.
 */
export class Pace {
  private passages: number;

  constructor(private readonly most: number) {
    this.passages = Math.min(FIRST_PORTION, most);
  }

  get portion(): number {
    return this.passages;
  }

  /** Records the duration of a request. */
  took(ms: number): void {
    if (ms < QUICK_MS) this.passages = Math.min(this.most, this.passages * 2);
    else if (ms > SLOW_MS) this.passages = Math.max(LEAST_PORTION, Math.floor(this.passages / 2));
  }
}

interface Text {
  readonly passageId: string;
  readonly text: string;
}

/** A text that every model accepts. A model that rejects it is faulty, so its rejection of another text means nothing. */
const HARMLESS = 'start';

/**
 * Embeds passages together. If the model rejects the batch, each is tried alone, so that one bad text does not block others.
 * @throws EmbeddingError if the model is unavailable, or rejects everything
 */
async function embedPassages(
  embedder: Embedder,
  passages: readonly Text[],
  signal: AbortSignal,
): Promise<EmbeddedPassages> {
  const together = await unlessRejected(embedder, passages, signal);
  if (together) return { vectors: together, rejected: [] };
  const embedded: EmbeddedPassages = { vectors: [], rejected: [] };
  for (const passage of passages) {
    const alone = passages.length > 1 ? await unlessRejected(embedder, [passage], signal) : undefined;
    const vectors = alone ?? (await askAgain(embedder, passage, signal));
    if (vectors) embedded.vectors.push(...vectors);
    else embedded.rejected.push(passage.passageId);
  }
  return embedded;
}

/**
 * Retries a rejected text, after a harmless one. A faulty provider may reject anything, sometimes or always, and then the text is
 * not the cause.
 */
async function askAgain(
  embedder: Embedder,
  passage: Text,
  signal: AbortSignal,
): Promise<EmbeddedPassages['vectors'] | undefined> {
  if (!(await unlessRejected(embedder, [{ passageId: '', text: HARMLESS }], signal))) {
    throw new EmbeddingError('unavailable', 'the model rejects any text now');
  }
  return unlessRejected(embedder, [passage], signal);
}

/** The vectors of these passages, or `undefined` if the model rejects any of them. */
async function unlessRejected(
  embedder: Embedder,
  passages: readonly Text[],
  signal: AbortSignal,
): Promise<EmbeddedPassages['vectors'] | undefined> {
  try {
    const texts = passages.map(({ text }) => text);
    const vectors = await embedder.embed(texts, 'document', signal);
    return passages.map(({ passageId }, i) => ({ passageId, vector: vectors[i]! }));
  } catch (error) {
    if (error instanceof EmbeddingError && error.kind === 'rejected') return undefined;
    throw error;
  }
}
