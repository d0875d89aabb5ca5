import { indexVectorsJob } from '@contracts/jobs.js';
import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { Handles, type JobContext, type JobHandler } from '@platform/queue/handler.js';
import { cellsOf, centersOf, SAMPLED_PER_CELL } from './centers.js';
import {
  type VectorIndex,
  VectorIndexesRepository,
  type VectorSet,
  type WordCounts,
} from './vector-indexes.repository.js';

/** A set that has grown by this factor is indexed anew, because its cells have become too large. */
const GROWN = 4;
/** Words are counted again if the number of passages has changed by this share. */
const COUNT_MAY_BE_OFF = 0.05;
/** A term in one of this many passages is frequent. */
const FREQUENT = 200;
const POSTINGS_AT_ONCE = 200_000;
const VECTORS_AT_ONCE = 100;
/** Requested once per run, because the query reads the whole set. */
const MISSING_AT_ONCE = 100_000;
const REMOVED_AT_ONCE = 5_000;
/** Maximum duration of a run. */
const TURN_MS = 20_000;

type Context = JobContext<typeof indexVectorsJob>;

/**
 * Brings the index over one owner's vectors in one space to its target state: none for few vectors; for many, an index that is
 * filled step by step and is read only when complete. Each run checks the current state, so it resumes after a crash.
 */
@Injectable()
@Handles(indexVectorsJob)
export class IndexVectorsHandler implements JobHandler<typeof indexVectorsJob> {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'vectorCellsAbove'>,
    private readonly indexes: VectorIndexesRepository,
  ) {}

  async run(context: Context): Promise<void> {
    const { payload, owner } = context;
    const set: VectorSet = { tenantId: owner.tenantId, userId: owner.userId, spaceId: payload.space_id };
    const { vectors, known } = await context.withScope(async (tx) => ({
      vectors: await this.indexes.count(tx, set),
      known: await this.indexes.of(tx, set),
    }));
    const byState = (state: VectorIndex['state']) => known.find((index) => index.state === state);
    const [leaving, ready] = [byState('leaving'), byState('ready')];
    let filling = byState('filling');
    if (leaving) await this.remove(context, leaving);
    const most = this.config.vectorCellsAbove ?? Infinity;
    if (vectors < most / 2) {
      // Set before the removal, because a search in half of the cells would find only half.
      if (ready) await context.withScope((tx) => this.indexes.setState(tx, ready, 'leaving'));
      for (const index of [ready, filling]) if (index) await this.remove(context, index);
      return;
    }
    if (!filling && vectors > most && (!ready || vectors > GROWN * ready.vectors)) {
      filling = await this.begin(context, set, vectors);
    }
    const index = filling ?? ready;
    if (!index) return;
    // An index that is in use may lack vectors stored by a worker of an older version.
    if (!(await this.fill(context, set, index))) {
      await context.withScope((tx) => context.passOn(tx, payload));
      return;
    }
    await this.countWords(context, set, index);
    if (index === ready) return;
    await context.withScope(async (tx) => {
      if (ready) await this.indexes.setState(tx, ready, 'leaving');
      await this.indexes.setState(tx, index, 'ready');
    });
    if (ready) await this.remove(context, ready);
  }

  private async begin(context: Context, set: VectorSet, vectors: number): Promise<VectorIndex | undefined> {
    const cells = cellsOf(vectors);
    const ids = await context.withScope((tx) => this.indexes.sample(tx, set, vectors / (cells * SAMPLED_PER_CELL)));
    const sample: Float32Array[] = [];
    for (let from = 0; from < ids.length; from += VECTORS_AT_ONCE) {
      const some = ids.slice(from, from + VECTORS_AT_ONCE);
      sample.push(...(await context.withScope((tx) => this.indexes.vectors(tx, set, some))));
    }
    const centers = await centersOf(sample, cells);
    return context.withScope(async (tx) => {
      await this.indexes.create(tx, set, centers, vectors);
      return (await this.indexes.of(tx, set)).find(({ state }) => state === 'filling');
    });
  }

  /** @returns whether every vector is in a cell */
  private async fill(context: Context, set: VectorSet, index: VectorIndex): Promise<boolean> {
    const began = performance.now();
    for (;;) {
      const missing = await context.withScope((tx) => this.indexes.missing(tx, set, index.id, MISSING_AT_ONCE));
      if (missing.length === 0) return true;
      for (let from = 0; from < missing.length; from += VECTORS_AT_ONCE) {
        if (performance.now() - began > TURN_MS) return false;
        const some = missing.slice(from, from + VECTORS_AT_ONCE);
        await context.withScope((tx) => this.indexes.deal(tx, set, some));
      }
    }
  }

  /** Counts words again if the number of passages has changed too much. */
  private async countWords(context: Context, set: VectorSet, index: VectorIndex): Promise<void> {
    const counted = await context.withScope((tx) => this.indexes.countWords(tx, set));
    if (Math.abs(counted.passages - index.passages) <= COUNT_MAY_BE_OFF * index.passages) return;
    const frequent = await this.frequentTerms(context, set, counted.passages / FREQUENT);
    const counts: WordCounts = { ...counted, frequent };
    await context.withScope((tx) => this.indexes.noteWords(tx, index, counts));
  }

  private async frequentTerms(context: Context, set: VectorSet, least: number): Promise<Map<string, number>> {
    const frequent = new Map<string, number>();
    for (let after = ''; ;) {
      const { terms, ended } = await context.withScope((tx) =>
        this.indexes.termsAfter(tx, set, after, POSTINGS_AT_ONCE),
      );
      // The last term may have more postings than were read: it begins the next page, or is counted separately.
      const whole = ended || terms.length < 2 ? terms : terms.slice(0, -1);
      for (const [term, passages] of whole) {
        const cut = !ended && whole.length < 2;
        const n = cut ? await context.withScope((tx) => this.indexes.passagesOf(tx, set, term)) : passages;
        if (n >= least) frequent.set(term, n);
      }
      const last = whole.at(-1);
      if (ended || !last) return frequent;
      [after] = last;
    }
  }

  private async remove(context: Context, index: VectorIndex): Promise<void> {
    while (!(await context.withScope((tx) => this.indexes.removeSome(tx, index, REMOVED_AT_ONCE))));
  }
}
