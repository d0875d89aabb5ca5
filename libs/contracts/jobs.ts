import { z } from 'zod';

/** Which of a queue's jobs goes first within a tenant's turn. */
export type Priority = 'high' | 'normal' | 'low';

/** The pauses between tries: from `firstMs` on each is twice as long at most, up to `longestMs`. */
export interface Backoff {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** By what two jobs of one owner are the same, so that one of them is enough. */
export interface Dedupe {
  /** As the table in docs/jobs.md has it. */
  readonly words: string;
  /**
   * - `closed`: the second is not left while the first is open, for what is found due again before it is done
   * - `begun`: nor while the first has not begun; once it has, it may have looked already, and a new one is left
   */
  readonly until: 'closed' | 'begun';
  /** Ids and labels of the payload, as in every payload no content. `null`: this one is left in any case. */
  key(payload: Record<string, unknown>): string | null;
}

/**
 * One thing a worker does, and what it needs. The payload carries ids only: content would outlive its erasure in a queue.
 * Boot fails when a job has no handler, or two. docs/jobs.md has a table of them, which a test holds equal to these.
 *
 * During a rolling update versions read what each other has stored. So a job that is changed keeps what it took: a new field is
 * optional, and without it the job does what it did before, for an older version reads over it (`read-payload.ts`), and what it passes on or
 * notes is without it. What an older version must not do, such as a new value of an old field, is a job of another name: that is left to one that knows it.
 */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  /** The BullMQ queue; jobs of one kind of work share one. */
  readonly queue: string;
  readonly payload: Payload;
  /** How often it is tried before it is given up. An installation may set another number (`JOB_ATTEMPTS`). */
  readonly attempts: number;
  /** Somebody was promised that it is done: an installation may have it tried more often, and not less. */
  readonly promised?: true;
  /** An installation may set another first pause (`JOB_BACKOFF_MS`). */
  readonly backoff: Backoff;
  readonly priority: Priority;
  /** Of the handler alone, in milliseconds; then its signal is aborted and the attempt counts as failed. */
  readonly timeoutMs: number;
  /** `null`: no two are the same. */
  readonly dedupe: Dedupe | null;
  /**
   * Codes of failures that pass and are no fault of the job: given up for one of them, it is tried again by itself, some
   * days long and ever more seldom.
   */
  readonly passing?: readonly string[];
  /** How many passages one run asks a model for at a time, at most: by it a tenant's share of the model is bounded. */
  readonly passagesAtOnce?: number;
  /** Some of them are bulk, for which nobody waits just now: these leave a place free for those that are not. */
  readonly comesInBulk?: boolean;
  /** That it was given up is no event: it is what tells of events. */
  readonly untold?: true;
}

export type PayloadOf<J extends Job> = z.output<J['payload']>;

function job<const J extends Job>(definition: J): J {
  return Object.freeze(definition);
}

/** Tries and pauses with which a job outlasts an outage of about an hour. */
const AN_HOUR = { attempts: 16, backoff: { firstMs: 1_000, longestMs: 600_000 } } as const;

/** For what a schedule finds due again before it was done. */
const ONE_OPEN_OF_USER: Dedupe = { words: 'one open of a user', until: 'closed', key: () => 'user' };

/** A passage, by its place in the order in which they are worked off. */
const passagePlace = z.strictObject({ record_id: z.uuid(), ordinal: z.int().min(0) });
export type PassagePlace = z.output<typeof passagePlace>;

/** Makes the vectors that the passages of these records still lack, in every space that is being filled. */
export const embedRecordsJob = job({
  name: 'embed-records',
  queue: 'embeddings',
  payload: z.strictObject({
    record_ids: z.array(z.uuid()).min(1).max(64),
    /** Of a job that was passed on: up to where it is done, by the id of the space. */
    done_to: z.record(z.uuid(), passagePlace).optional(),
  }),
  ...AN_HOUR,
  priority: 'normal',
  timeoutMs: 120_000,
  dedupe: null,
  passagesAtOnce: 32,
  comesInBulk: true,
  // Of the provider, not of the texts: one that the model rejects ends as a passage of its own, and fails no job.
  passing: ['unavailable', 'misconfigured', 'timeout'],
});

/** Deals the vectors of an owner in one space out into cells once there are many, anew once there are many more, and takes the cells away once there are few. */
export const indexVectorsJob = job({
  name: 'index-vectors',
  queue: 'indexing',
  payload: z.strictObject({ space_id: z.uuid() }),
  ...AN_HOUR,
  // Until then everything is found, only later.
  priority: 'low',
  timeoutMs: 600_000,
  dedupe: {
    words: 'one open of a user and space',
    until: 'closed',
    key: ({ space_id: space }: { space_id: string }) => space,
  },
});

/** Folds what a scope's settings allow, batch by batch. */
export const compactScopeJob = job({
  name: 'compact-scope',
  queue: 'compaction',
  payload: z.strictObject({
    agent: z.string().nullable(),
    project: z.string().nullable(),
    before: z.iso.datetime().nullable(),
    force: z.boolean(),
    partial: z.boolean(),
    strategy: z.enum(['summarize', 'archive']).nullable(),
    trigger: z.enum(['explicit', 'schedule', 'age', 'count']),
    /** The key that asked, or `job`. */
    actor: z.string(),
  }),
  ...AN_HOUR,
  priority: 'normal',
  timeoutMs: 600_000,
  dedupe: {
    words: 'one open of a user that a schedule left',
    until: 'closed',
    // Who asks gets a run of their own: they may have stored something since the open one looked.
    key: ({ trigger }: { trigger: string }) => (trigger === 'explicit' ? null : 'due'),
  },
});

/** Consolidates an agent's oldest episodes, batch by batch, as long as there is one. */
export const consolidateEpisodesJob = job({
  name: 'consolidate-episodes',
  queue: 'compaction',
  payload: z.strictObject({ agent: z.string(), batch_size: z.int().min(2).max(100) }),
  ...AN_HOUR,
  priority: 'normal',
  timeoutMs: 600_000,
  dedupe: null,
});

/** Folds again what remains of summaries that lost a source: they were deleted with it. */
export const refoldRecordsJob = job({
  name: 'refold-records',
  queue: 'compaction',
  payload: z.strictObject({ record_ids: z.array(z.uuid()).max(1_000), ladder: z.boolean() }),
  ...AN_HOUR,
  // Until then what is left of a summary is in no summary.
  priority: 'high',
  timeoutMs: 120_000,
  dedupe: null,
});

/** Brings a user's day summaries, global summary and portrait up to date. */
export const buildRollupsJob = job({
  name: 'climb-ladder',
  queue: 'compaction',
  /** `due`: a schedule has left it, and nobody waits for it. */
  payload: z.strictObject({ due: z.literal(true).optional() }),
  ...AN_HOUR,
  priority: 'normal',
  timeoutMs: 600_000,
  dedupe: {
    words: 'one open of a user that a schedule left',
    until: 'closed',
    key: ({ due }: { due?: boolean }) => (due ? 'due' : null),
  },
});

/** Looks at these records again and does to each what is due: forgets it, or deletes it for good. */
export const sweepRecordsJob = job({
  name: 'sweep-records',
  queue: 'lifecycle',
  payload: z.strictObject({ record_ids: z.array(z.uuid()).min(1).max(500) }),
  ...AN_HOUR,
  priority: 'normal',
  timeoutMs: 120_000,
  dedupe: null,
});

/** Deletes what an erasure that was accepted has hidden, batch by batch, and completes it. */
export const eraseSubjectJob = job({
  name: 'erase-subject',
  queue: 'erasure',
  payload: z.strictObject({ erasure_id: z.uuid() }),
  // Somebody was promised to be gone: some four hours of tries, where other jobs have one.
  attempts: 64,
  promised: true,
  backoff: AN_HOUR.backoff,
  priority: 'normal',
  timeoutMs: 600_000,
  dedupe: null,
});

/** Reads what the histories of a user hold unread, and keeps the facts that a model finds and their turns bear out. */
export const extractFactsJob = job({
  name: 'extract-facts',
  queue: 'extraction',
  /** `after_pause`: it waits until nothing more is said. */
  payload: z.strictObject({ after_pause: z.literal(true).optional() }),
  ...AN_HOUR,
  // What was just said is asked for first.
  priority: 'high',
  timeoutMs: 600_000,
  dedupe: {
    words: 'one of a user that waits for a pause',
    until: 'begun',
    // One that a full window leaves goes at once, beside it.
    key: ({ after_pause: afterPause }: { after_pause?: boolean }) => (afterPause ? 'pause' : null),
  },
});

/** Reads the names out of a user's records that were stored before names were read, the oldest first, some at a time. */
export const readNamesJob = job({
  name: 'read-names',
  queue: 'extraction',
  payload: z.strictObject({
    /** Of a job that was passed on: the last record that was read. */
    after: z.strictObject({ created_at: z.iso.datetime(), id: z.uuid() }).optional(),
  }),
  ...AN_HOUR,
  // Of records that were found without it until now.
  priority: 'low',
  timeoutMs: 120_000,
  dedupe: ONE_OPEN_OF_USER,
  comesInBulk: true,
});

/** Facts that one job links. */
export const FACTS_AT_ONCE = 32;

/** Compares facts that were stored with those of their agent that share words, and links what is alike. */
export const linkFactsJob = job({
  name: 'link-facts',
  queue: 'extraction',
  payload: z.strictObject({ record_ids: z.array(z.uuid()).min(1).max(FACTS_AT_ONCE) }),
  ...AN_HOUR,
  priority: 'normal',
  timeoutMs: 60_000,
  dedupe: null,
});

/** So many are remembered of one delivery. */
export const MOST_WEBHOOK_ATTEMPTS = 30;

/** An attempt at telling a webhook. With no `error` it was told; with no `url` nothing was sent. */
const webhookAttempt = z.strictObject({
  at: z.iso.datetime(),
  url: z.string().max(2_048).optional(),
  status: z.int().optional(),
  error: z.string().max(40).optional(),
  ms: z.int().min(0),
});

/** Tells a webhook of something that happened. */
export const deliverWebhookJob = job({
  name: 'deliver-webhook',
  queue: 'webhooks',
  payload: z.strictObject({
    webhook_id: z.uuid(),
    event_id: z.uuid(),
    type: z.string().max(64),
    ids: z.array(z.string().max(128)).min(1).max(100),
    at: z.iso.datetime(),
    /** The last of them, oldest first. They stay with what is given up and told again. */
    attempts: z.array(webhookAttempt).max(MOST_WEBHOOK_ATTEMPTS).optional(),
  }),
  ...AN_HOUR,
  priority: 'normal',
  timeoutMs: 60_000,
  dedupe: null,
  untold: true,
  // Of who is told, and not of what is told.
  passing: ['unavailable', 'timeout'],
});

export const JOBS: readonly Job[] = [
  embedRecordsJob,
  indexVectorsJob,
  sweepRecordsJob,
  compactScopeJob,
  consolidateEpisodesJob,
  refoldRecordsJob,
  buildRollupsJob,
  eraseSubjectJob,
  extractFactsJob,
  readNamesJob,
  linkFactsJob,
  deliverWebhookJob,
];
