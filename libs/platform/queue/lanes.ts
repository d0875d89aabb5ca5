import type { Dispatch } from './job-rows.js';
import type { QueueLimits } from './queue-limits.js';

/** A queue of BullMQ, in which dispatches of one kind wait. */
export interface Lane {
  readonly name: string;
  readonly carries: 'all' | 'urgent' | 'bulk';
  /** How many of it one process takes at a time. */
  readonly concurrency: number;
}

/**
 * Bulk has a lane of its own where a queue knows it and there are two places at least. One of them it never takes, so
 * that what somebody waits for begins at once, however long the bulk before it runs. BullMQ bounds the rate of one of its
 * queues alone: where a rate is set there is one lane, in which bulk stands behind.
 */
export function lanesOf({ queue, concurrency, perSecond, comesInBulk = false }: QueueLimits): Lane[] {
  if (!comesInBulk || concurrency < 2 || perSecond !== undefined) return [{ name: queue, carries: 'all', concurrency }];
  return [
    { name: queue, carries: 'urgent', concurrency },
    { name: `${queue}-bulk`, carries: 'bulk', concurrency: concurrency - 1 },
  ];
}

export function isFor({ carries }: Lane, { bulk = false }: Dispatch): boolean {
  return carries === 'all' || (carries === 'bulk') === bulk;
}

type Kind = 'urgent' | 'bulk';

/**
 * The places of one process for the jobs of a queue, which its lanes share. A free one goes to what somebody waits for,
 * and to bulk when none such waits, or when no bulk runs at all: neither holds up the other for good.
 */
export class Places {
  private readonly waiting: Record<Kind, (() => void)[]> = { urgent: [], bulk: [] };
  private bulkRunning = 0;

  constructor(private free: number) {}

  async within<T>(kind: Kind, work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((enter) => this.waiting[kind].push(enter));
    if (kind === 'bulk') this.bulkRunning += 1;
    try {
      return await work();
    } finally {
      if (kind === 'bulk') this.bulkRunning -= 1;
      this.passOn();
    }
  }

  /** Hands the place straight to the next, so that no newcomer slips in between. */
  private passOn(): void {
    const { urgent, bulk } = this.waiting;
    const next = this.bulkRunning === 0 ? (bulk.shift() ?? urgent.shift()) : (urgent.shift() ?? bulk.shift());
    if (next) next();
    else this.free += 1;
  }
}
