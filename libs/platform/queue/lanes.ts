import type { Dispatch } from './job-rows.js';
import type { QueueLimits } from './queue-limits.js';

/** A BullMQ queue in which dispatches of one kind wait. */
export interface Lane {
  readonly name: string;
  readonly carries: 'all' | 'urgent' | 'bulk';
  /** How many of its dispatches one process takes at a time. */
  readonly concurrency: number;
}

/**
 * Bulk has its own lane if the queue has bulk jobs and at least two slots. It never takes the last slot, so that an
 * urgent job starts at once, however long the bulk before it runs. BullMQ can limit the rate only of a single queue: if
 * a rate is set, there is one lane, in which bulk goes last.
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
 * The slots of one process for the jobs of a queue, shared by its lanes. A free slot goes to an urgent job. It goes to
 * bulk if no urgent job waits, or if no bulk is running. So neither can block the other forever.
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

  /** Passes the slot directly to the next waiter, so that no newcomer gets ahead. */
  private passOn(): void {
    const { urgent, bulk } = this.waiting;
    const next = this.bulkRunning === 0 ? (bulk.shift() ?? urgent.shift()) : (urgent.shift() ?? bulk.shift());
    if (next) next();
    else this.free += 1;
  }
}
