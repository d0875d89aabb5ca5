import { Clock } from '@kernel/clock.js';
import { readId, showId } from '@kernel/ids.js';
import { Injectable, type OnModuleInit, Inject } from '@nestjs/common';
import type { Changes } from '@platform/database/changes.js';
import { type CommitHook, Database, type Done } from '@platform/database/database.js';
import { type AuditContext, currentAuditContext } from '@platform/observability/audit-context.js';
import { KeyedHash } from '@platform/secrets/keyed-hash.js';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { Metrics } from '@platform/observability/metrics.js';
import { Counter } from 'prom-client';
import { insertion, type NewEntry, AuditRepository } from './audit.repository.js';
import { ReadsToNote } from './reads-to-note.js';

/** Users whose hash is cached. Enough for those who write at the same time. */
const MOST_KEPT = 1_000;

/** Names users without identifying them. A user has the same hash in the audit, the ledger and receipts. */
@Injectable()
export class UserHashes {
  private readonly kept = new Map<string, string>();

  constructor(private readonly hashes: KeyedHash) {}

  of(tenantId: string, userId: string): string {
    const name = JSON.stringify([tenantId, userId]);
    const known = this.kept.get(name);
    if (known !== undefined) return known;
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    const hash = this.hashes.of('user', tenantId, userId);
    this.kept.set(name, hash);
    return hash;
  }

  /** One hash under every secret that the server knows. Entries from before a rotation carry an older one. */
  allOf(tenantId: string, userId: string): string[] {
    return this.hashes.allOf('user', tenantId, userId);
  }
}

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

/**
 * Refusals that show who asked for what. A request that cannot be parsed asks for nothing. Guessed keys are only
 * counted (`FailureThrottle`).
 */
const REFUSED: readonly number[] = [403, 404, 409, 412, 422, 423, 429];

/**
 * Writes the entries. The entry of a change is sent together with its COMMIT. The entry of a privileged read is stored
 * before the response is sent. Requests that changed nothing (refusals, repeats, and ordinary reads if the tenant wants
 * them) are stored in batches, a moment after the response.
 */
@Injectable()
export class AuditTrail implements OnModuleInit {
  /** Whether entries were written since this was last set to false, so that somebody has to seal them. */
  noted = false;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly users: UserHashes,
    private readonly reads: ReadsToNote,
    private readonly waiting: WaitingEntries,
  ) {}

  onModuleInit(): void {
    this.database.beforeCommit((done) => this.withChange(done));
  }

  /**
   * Before the response to a privileged read is sent, or to a change of another tenant, which its own audit shows to those of that
   * tenant alone. @throws RecollectError('unavailable') when it cannot be recorded
   */
  async beforeAnswer(auditContext: AuditContext): Promise<void> {
    const { reads, privileged, elsewhere, entries } = auditContext;
    const kind = reads && privileged ? 'read' : elsewhere && entries === 0 ? 'change' : null;
    const entry = kind && this.entry(auditContext, kind);
    if (!entry) return;
    await this.waiting.storeNow({ ...entry, ...(kind === 'change' && elsewhere && { counts: elsewhere }) });
    auditContext.entries += 1;
    this.noted = true;
  }

  /** After the response, whatever its status. Never throws, and nobody waits for it. */
  answered(auditContext: AuditContext, status: number): void {
    if (status < 400) this.succeeded(auditContext);
    else if (status >= 500 || REFUSED.includes(status)) {
      const entry = this.entry(auditContext, 'refusal');
      if (entry) this.note({ ...entry, outcome: status >= 500 ? 'failed' : 'refused' }, false);
    }
  }

  private succeeded(auditContext: AuditContext): void {
    if (auditContext.entries > 0 || auditContext.tenantId === null) return;
    const entry = this.entry(auditContext, auditContext.reads ? 'read' : 'change');
    if (!entry) return;
    // A repeat of an earlier request, or there was nothing to do.
    if (!auditContext.reads) return this.note(entry, true);
    void this.reads.of(auditContext.tenantId).then((reads) => {
      if (reads !== 'off') this.note(entry, reads === 'all');
    });
  }

  private note(entry: NewEntry, each: boolean): void {
    this.waiting.add(entry, each);
    this.noted = true;
  }

  /** The entry of a transaction that is about to commit. */
  private withChange({ scope, changes }: Done): ReturnType<CommitHook> {
    const auditContext = currentAuditContext();
    if (!auditContext || auditContext.reads || changes.rows.size === 0) return null;
    const change = changesOf(changes, auditContext.kind === 'operation' ? 'operation' : 'work');
    const entry = change && this.entry(auditContext, 'change', scope ?? undefined);
    if (!entry) return null;
    if (auditContext.tenantId === null || auditContext.tenantId === entry.tenantId) auditContext.entries += 1;
    else auditContext.elsewhere = { ...auditContext.elsewhere, ...change.counts };
    this.noted = true;
    const named = auditContext.named.filter((id) => !change.subjects.includes(id));
    const told = {
      ...entry,
      ...change,
      subjects: [...change.subjects, ...named],
      ids: [...change.ids, ...rowKeys(named)],
    };
    return insertion([told], this.clock.now());
  }

  /** Null: the act belongs to no tenant, or its name is not known. */
  private entry(auditContext: AuditContext, kind: NewEntry['kind'], scope?: Done['scope']): NewEntry | null {
    const tenantId = scope?.tenantId ?? auditContext.tenantId;
    if (tenantId === null || auditContext.name === null) return null;
    const userId = scope?.userId ?? auditContext.userId;
    return {
      tenantId,
      kind,
      operation: auditContext.kind === 'operation' ? auditContext.name : `${auditContext.kind}:${auditContext.name}`,
      keyId: scope?.keyId ?? auditContext.keyId ?? 'job',
      userHash: userId === null ? null : this.users.of(tenantId, userId),
      requestId: auditContext.requestId,
      outcome: 'ok',
      code: kind === 'refusal' ? auditContext.code : null,
      // A refused request may have named another user's rows. The audit reveals them to its readers as little as to the
      // caller.
      subjects: kind === 'refusal' ? [] : [...auditContext.named],
      ids: kind === 'refusal' ? [] : rowKeys(auditContext.named),
      counts: {},
    };
  }
}

function rowKeys(shown: readonly string[]): string[] {
  return shown.map(readId).filter((id) => id !== null);
}

/**
 * The audit itself, the record that a request was made, and the installation's name: nobody requested these changes.
 */
const NEVER = /^(audit_\w+|idempotency_keys|installation)$/;
/**
 * Bookkeeping of background work, and data that can be rebuilt from memory. A job that writes only these has not
 * changed memory. A table that is not listed here is memory or administration.
 */
const OF_WORK = [
  'outbox', 'dead_letters', 'schedule_leases', 'sweeps_due', 'daily_counters', 'passages', 'passage_terms', 'passage_vectors',
  'record_access', 'embedding_spaces',
]; // prettier-ignore
/** Named by the public part of the key, which is not a row key. */
const KEY = 'key';

/** The changes of a transaction, as an entry lists them. Null: nothing that needs an entry. */
function changesOf(
  { rows, ids }: Changes,
  by: 'operation' | 'work',
): Pick<NewEntry, 'subjects' | 'counts' | 'ids'> | null {
  const tables = [...rows.keys()].filter((table) => !NEVER.test(table));
  if (tables.every((table) => by === 'work' && OF_WORK.includes(table))) return null;
  const counts: Record<string, number> = {};
  const told = tables.filter((table) => !OF_WORK.includes(table));
  for (const table of told.length > 0 ? told : tables)
    for (const [verb, count] of rows.get(table) ?? []) counts[`${table}_${verb}`] = count;
  const subjects: string[] = [];
  const keys: string[] = [];
  for (const [kind, named] of ids) {
    for (const id of named) subjects.push(kind === KEY ? `${KEY}_${id}` : showId(kind, id));
    if (kind !== KEY) keys.push(...named);
  }
  return { subjects, counts, ids: keys };
}
