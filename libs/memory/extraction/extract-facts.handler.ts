import { extractFactsJob } from '@contracts/jobs.js';
import { RecollectError } from '@kernel/errors.js';
import { Clock } from '@kernel/clock.js';
import { Injectable, Logger } from '@nestjs/common';
import { type LanguageModel, ModelError, type ModelErrorKind, NOTHING_USED } from '@platform/models/language-model.js';
import { ModelBudgetExhausted, TenantModels } from '@platform/models/tenant-models.js';
import { Handles, type JobContext, type JobHandler } from '@platform/queue/handler.js';
import { Outbox } from '@platform/queue/outbox.js';
import { lockUser } from '@memory/users/ensure-user.js';
import { factsShape, INSTRUCTIONS, shown, type Window } from './fact.js';
import { ground } from './ground.js';
import { ExtractionTools } from './extraction-tools.js';
import { AlreadyRead } from './keep-facts.js';
import { noteWaiting } from './progress.js';

type Context = JobContext<typeof extractFactsJob>;

/** Output limit for one window. */
const MAX_TOKENS = 4_000;
/** After this many unusable responses the window is skipped. */
const TRIES = 3;
/** A window that every provider accepts. A provider that rejects it is faulty, so its rejection of another window means nothing. */
const HARMLESS = shown({ before: [], offered: [] });

/**
 * Reads the unread part of a user's histories, window by window. The model is called between two transactions. Its
 * facts are checked against the turns that it was shown, and stored in one transaction together with the progress.
 */
@Injectable()
@Handles(extractFactsJob)
export class ExtractFactsHandler implements JobHandler<typeof extractFactsJob> {
  /** Two jobs that read the same window would both call the model, and one response would be wasted. */
  readonly #reading = new OneAtATime();
  readonly #logger = new Logger('Extraction');

  constructor(
    private readonly models: TenantModels,
    private readonly tools: ExtractionTools,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async run(context: Context): Promise<void> {
    const model = this.models.for(context.scope, 'extract');
    if (!model) return;
    const { tenantId, userId } = context.scope;
    await this.#reading.run(JSON.stringify([tenantId, userId]), () => this.readAll(context, model));
  }

  /** @returns whether the job is still open */
  private async readAll(context: Context, model: LanguageModel): Promise<boolean> {
    const tooLarge = new Set<string>();
    for (;;) {
      const next = await context.withScope((tx) => this.tools.windows.next(tx, context.scope, tooLarge));
      if (next === null) return true;
      if ('due' in next) {
        await this.later(context, next.due);
        return false;
      }
      if (!(await this.read(context, model, next.window, tooLarge))) return false;
    }
  }

  /**
   * @param tooLarge the agents whose histories wait for a higher limit, while others may be read
   * @returns whether to continue
   */
  private async read(context: Context, model: LanguageModel, window: Window, tooLarge: Set<string>): Promise<boolean> {
    try {
      const { facts, answeredBy } = window.offered.length === 0 ? NOTHING : await this.ask(context, model, window);
      const { kept, refused } = ground(facts, window);
      const { scope, signal } = context;
      const settled = await this.tools.settle.run(scope, kept, { agent: window.agent, model: answeredBy, signal });
      const unusable = kept.length - settled.length;
      const request = { facts: settled, refused: refused.length + unusable, skipped: false };
      const stored = await context.withScope((tx) => this.tools.keep.runIn(tx, scope, window, request));
      this.tools.ended(stored, refused);
      return true;
    } catch (error) {
      if (error instanceof RecollectError && error.code === 'too_large') {
        tooLarge.add(window.agent);
        await this.wait(context, window, error.code, null);
        return true;
      }
      return this.afterFailure(context, window, error);
    }
  }

  private async ask(context: Context, model: LanguageModel, window: Window) {
    try {
      return await this.askAbout(shown(window), context, model);
    } catch (error) {
      if (isOf(error, 'rejected')) await this.askHarmless(context, model);
      throw error;
    }
  }

  /** Sends the same instructions and schema, because the provider may reject these. @throws ModelError to be retried */
  private async askHarmless(context: Context, model: LanguageModel): Promise<void> {
    try {
      await this.askAbout(HARMLESS, context, model);
    } catch (error) {
      if (isOf(error, 'rejected'))
        throw new ModelError('unavailable', 'The model provider rejects any request now', NOTHING_USED, undefined, {
          cause: error,
        });
      // The provider accepted it. The answer itself does not matter.
      if (!isOf(error, 'invalid', 'refused')) throw error;
    }
  }

  private async askAbout(content: string, { signal }: Context, model: LanguageModel) {
    const { object, model: answeredBy } = await model.generateObject(
      { system: INSTRUCTIONS, messages: [{ role: 'user', content }], maxTokens: MAX_TOKENS, signal },
      factsShape,
    );
    return { facts: object.facts, answeredBy };
  }

  private async afterFailure(context: Context, window: Window, error: unknown): Promise<boolean> {
    if (error instanceof AlreadyRead) return true;
    if (error instanceof ModelBudgetExhausted) {
      await this.wait(context, window, error.code, error.opensAt);
      return false;
    }
    // Nothing may be sent for this user or tenant now. Their next message enqueues another job.
    if (error instanceof RecollectError && REFUSED.has(error.code)) {
      await this.wait(context, window, error.code, null);
      return false;
    }
    if (!(error instanceof ModelError)) throw error;
    const isLost =
      isOf(error, 'rejected', 'refused') || (isOf(error, 'invalid') && (await this.isUnusable(context, window)));
    if (!isLost) throw error;
    const nothing = { facts: [], refused: 0, skipped: true };
    await context.withScope((tx) => this.tools.keep.runIn(tx, context.scope, window, nothing));
    this.tools.metrics.skipped();
    const { tenantId: tenant_id } = context.scope;
    this.#logger.warn({ tenant_id, turns: window.offered.length, code: error.kind }, 'a window was skipped');
    return true;
  }

  /** Counts unusable answers to one window. Outages in between do not count. @returns whether it is the last try */
  private async isUnusable(context: Context, { offered }: Window): Promise<boolean> {
    const first = offered[0]!.recordId;
    const times = (context.payload.tries?.[first] ?? 0) + 1;
    if (times >= TRIES) return true;
    await context.withScope((tx) => context.note(tx, { ...context.payload, tries: { [first]: times } }));
    return false;
  }

  private async wait(context: Context, { agent }: Window, code: string, until: Date | null): Promise<void> {
    await context.withScope((tx) => noteWaiting(tx, context.scope, agent, { code, until }, this.clock.now()));
    if (until) await this.later(context, until);
  }

  /** Closes this job and enqueues another for that time, in one transaction. */
  private later(context: Context, at: Date): Promise<void> {
    return context.withScope(async (tx) => {
      const { scope } = context;
      const owner = await lockUser(tx, scope, scope.userId, this.clock.now());
      await this.outbox.enqueueUnlessOpen(tx, owner, extractFactsJob, { after_pause: true }, at);
      await context.close(tx);
    });
  }
}

const REFUSED = new Set(['forbidden', 'learning_paused', 'erasure_pending']);
const NOTHING = { facts: [], answeredBy: '' };

function isOf(error: unknown, ...kinds: ModelErrorKind[]): boolean {
  return error instanceof ModelError && kinds.includes(error.kind);
}

/**
 * Runs one piece of work per key at a time, in this process. Callers that arrive meanwhile wait, and the running one repeats the work
 * for them. If it fails or cannot be repeated, one of them does the work itself, because that may concern only the other (its job was
 * taken from it, or is closed).
 */
export class OneAtATime {
  readonly #running = new Map<string, { again: boolean; done: Promise<boolean> }>();

  /** @param work returns whether it could be repeated */
  async run(key: string, work: () => Promise<boolean>): Promise<void> {
    for (let running; (running = this.#running.get(key));) {
      running.again = true;
      if (await succeeds(running.done)) return;
    }
    const own = { again: true, done: Promise.resolve(true) };
    this.#running.set(key, own);
    own.done = this.repeat(key, own, work);
    await own.done;
  }

  /** @returns whether it was repeated for all who came meanwhile */
  private async repeat(key: string, own: { again: boolean }, work: () => Promise<boolean>): Promise<boolean> {
    try {
      while (own.again) {
        own.again = false;
        if (!(await work())) return !own.again;
      }
      return true;
    } finally {
      this.#running.delete(key);
    }
  }
}

function succeeds(work: Promise<boolean>): Promise<boolean> {
  return work.catch(() => false);
}
