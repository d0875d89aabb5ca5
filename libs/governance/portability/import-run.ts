import type { ExportKind } from '@contracts/portability/portability-lines.js';
import type { Clock } from '@kernel/clock.js';
import { type Scope, trustCapOf } from '@kernel/scope.js';
import type { CoreImport } from '@memory/blocks/import-core-memory.js';
import type { SettingsOwner } from '@memory/settings/settings.js';
import { ensureUser, refuseErased } from '@memory/users/ensure-user.js';
import type { ImportOwner } from '@memory/record-store/own-rows.js';
import { scanForSecrets, type SecretGuard } from '@memory/secret-scanning/secret-guard.js';
import type { Database, Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import type { Archive } from './archive.js';
import type { RecordsImport } from './import-records.js';
import type { Counts, Transfer, TransfersRepository } from './transfers.repository.js';

export type Outcome = Readonly<Partial<Record<'stored' | 'present' | 'mapped' | 'leftOut', number>>>;

/** An accepted import, and the epoch of its user. */
export interface Begun {
  readonly transfer: Transfer;
  readonly epoch: number;
}

/** The context of one import: its archive, its user, and its state so far. */
export class ImportRun {
  readonly records: RecordsImport = { others: new Map(), shifts: new Map() };
  readonly core: CoreImport = { agents: new Map(), blocks: new Map() };
  readonly counts: Counts = {};
  #linesDone = 0;

  constructor(
    private readonly parts: {
      readonly database: Database;
      readonly transfers: TransfersRepository;
      readonly secrets: SecretGuard;
      readonly clock: Clock;
      /** @throws RecollectError `unauthorized` once the key is revoked */
      readonly mayGoOn: () => Promise<void>;
    },
    readonly archive: Archive,
    readonly scope: Scope & { readonly userId: string },
    private readonly begun: Begun,
    private readonly signal: AbortSignal,
  ) {}

  /**
   * Runs one bounded transaction that also stores the progress. It obeys the rules of any write: the key must not be
   * revoked, learning must not be paused, and the user must not have been erased since the import began.
   */
  async store(kind: ExportKind, lines: number, work: (tx: Tx, owner: ImportOwner) => Promise<Outcome>): Promise<void> {
    this.signal.throwIfAborted();
    const { database, transfers, clock, mayGoOn } = this.parts;
    await mayGoOn();
    const { userId } = this.scope;
    await database.withScope(this.scope, async (tx) => {
      await alone(tx, this.scope);
      const writer = await ensureUser(tx, this.scope, userId, clock.now());
      refuseErased(writer, this.begun.epoch);
      const counts = added(this.counts, kind, await work(tx, { ...writer, userId, by: this.scope.keyId, trustCap: trustCapOf(this.scope) }));
      await transfers.note(tx, this.begun.transfer, { linesDone: this.#linesDone + lines, counts }, clock.now());
      return counts;
    }).then((counts) => Object.assign(this.counts, counts)); // prettier-ignore
    this.#linesDone += lines;
  }

  /**
   * Rows with their secrets handled as in any write. @throws RecollectError `secret_detected` if the policy is to
   * refuse
   */
  cleaned<Row extends object>(tx: Tx, owner: ImportOwner, rows: readonly Row[]): Promise<readonly Row[]> {
    return withoutSecrets(this.parts.secrets, tx, owner, rows);
  }

  /** The same for rows with their versions. All are checked at once, so that the policy is read once. */
  async cleanedWithVersions<One extends { readonly row: object; readonly versions: readonly object[] }>(
    tx: Tx,
    owner: ImportOwner,
    batch: readonly One[],
  ): Promise<One[]> {
    const rows = await this.cleaned<One['row']>(tx, owner, batch.map(({ row }) => row)); // prettier-ignore
    const versions = await this.cleaned<object>(tx, owner, batch.flatMap((one) => one.versions)); // prettier-ignore
    let next = 0;
    return batch.map((one, index) => ({
      ...one,
      row: rows[index] ?? one.row,
      versions: versions.slice(next, (next += one.versions.length)),
    }));
  }

  /** Counts lines whose row is not in the archive. */
  leaveOut(kind: ExportKind, lines: number): void {
    if (lines > 0) Object.assign(this.counts, added(this.counts, kind, { leftOut: lines }));
  }
}

/**
 * One transaction of an import of this user at a time: a row that another one is storing would look like a row of somebody else, and be
 * stored again under another id.
 */
async function alone(tx: Tx, { tenantId, userId }: Scope): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${tenantId} ${userId}`}, 0))`);
}

function added(counts: Counts, kind: ExportKind, outcome: Outcome): Counts {
  const before = counts[kind] ?? {};
  const sum = (name: keyof Outcome, shown: string) => ({ [shown]: (before[shown] ?? 0) + (outcome[name] ?? 0) });
  return {
    ...counts,
    [kind]: {
      ...sum('stored', 'stored'),
      ...sum('present', 'present'),
      ...sum('mapped', 'mapped'),
      ...sum('leftOut', 'left_out'),
    },
  };
}

/** Ids, labels and codes are not texts. If they were changed, they would name something else. */
const NAMES = new Set([
  'id', 'externalId', 'recordId', 'blockId', 'fromId', 'toId', 'supersededBy', 'type', 'agent', 'project', 'sessionId',
  'role', 'language', 'label', 'memoryType', 'timeZone', 'time_zone', 'rule', 'foldKey', 'kind', 'strategy', 'trigger',
  'status', 'actor', 'actorAgent', 'changedBy', 'createdBy', 'updatedBy',
]); // prettier-ignore

/**
 * Applies the owner's policy to rows of a file, so that a file cannot bypass it. Reads the policy once, and only if
 * something was found. @throws RecollectError `secret_detected`
 */
async function withoutSecrets<Row extends object>(
  secrets: SecretGuard,
  tx: Tx,
  owner: SettingsOwner,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const scanned = rows.map((row) => scanForSecrets(row, NAMES));
  const decision = await secrets.decide(tx, owner, scanned.flatMap(({ found }) => found)); // prettier-ignore
  return decision === 'off' ? rows : scanned.map(({ cleaned }) => cleaned);
}
