import { Clock } from '@kernel/clock.js';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { Metrics } from '@platform/observability/metrics.js';
import { Counter } from 'prom-client';
import { AuditRepository, type NewEntry } from './audit.repository.js';

/** At most this many distinct entries wait. Refusals come from outside and must not fill memory. */
const MOST_WAITING = 10_000;
const STORED_AT_ONCE = 1_000;
const MOST_SUBJECTS = 100;

/** Entries that belong to no transaction, held until they are stored in batches. */
@Injectable()
export class WaitingEntries {
  private waiting = new Map<string, NewEntry>();
  private flushing: Promise<void> = Promise.resolve();
  private readonly logger: Logger;
  private readonly lost: Counter;

  constructor(
    private readonly database: Database,
    private readonly entries: AuditRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) logger: Logger,
    metrics: Metrics,
  ) {
    this.logger = componentLogger(logger, 'audit');
    this.lost = new Counter({
      name: 'recollect_audit_lost_total',
      help: 'Refusals and ordinary reads of which no entry could be kept, because too many waited.',
      registers: [metrics.registry],
    });
  }

  /** Merges similar entries into one that counts its requests. With `each`, every request keeps its own entry. */
  add(entry: NewEntry, each: boolean): void {
    const { tenantId, keyId, operation, kind, outcome, code, userHash } = entry;
    const key = JSON.stringify(
      each
        ? [entry.requestId, operation, this.waiting.size]
        : [tenantId, keyId, operation, kind, outcome, code, userHash],
    );
    const alike = this.waiting.get(key);
    if (!alike && this.waiting.size >= MOST_WAITING) return this.lost.inc();
    this.waiting.set(key, alike ? merged(alike, entry) : entry);
  }

  /** Stores an entry at once. @throws RecollectError('unavailable') */
  async storeNow(entry: NewEntry): Promise<void> {
    await this.database.asSystem((tx) => this.entries.insert(tx, [entry], this.clock.now()));
  }

  /** Stores the waiting entries. Those that cannot be stored keep waiting. Never throws. */
  flush(): Promise<void> {
    this.flushing = this.flushing.then(() => this.flushNow());
    return this.flushing;
  }

  private async flushNow(): Promise<void> {
    const waiting = [...this.waiting];
    this.waiting = new Map();
    for (let i = 0; i < waiting.length; i += STORED_AT_ONCE) {
      const chunk = waiting.slice(i, i + STORED_AT_ONCE).map(([, entry]) => entry);
      try {
        await this.database.asSystem((tx) => this.entries.insert(tx, chunk, this.clock.now()));
      } catch (err) {
        for (const [key, entry] of waiting.slice(i)) {
          const newer = this.waiting.get(key);
          this.waiting.set(key, newer ? merged(entry, newer) : entry);
        }
        this.logger.warn({ err, entries: waiting.length - i }, 'entries of the audit wait for the database');
        return;
      }
    }
  }
}

function merged(one: NewEntry, other: NewEntry): NewEntry {
  const requests = (one.counts['requests'] ?? 1) + (other.counts['requests'] ?? 1);
  const both = { subjects: union(one.subjects, other.subjects), ids: union(one.ids, other.ids) };
  return { ...one, ...both, counts: { ...one.counts, requests } };
}

function union(some: readonly string[], others: readonly string[]): string[] {
  return [...new Set([...some, ...others])].slice(0, MOST_SUBJECTS);
}
