import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { EdgesRepository } from '@memory/record-store/edges.repository.js';
import { EditRecord } from '@memory/record-store/edit-record.js';
import type { Writer } from '@memory/users/ensure-user.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { versionsOf } from '@memory/record-store/versions-of-record.query.js';

/** The rule of edges between a record and the one it superseded. */
const REVISION_RULE = 'revision';

/** The property of a link to what a quarantined or withdrawn record had superseded. */
const WITHHELD = 'withheld';

const WRITTEN = ['SUPERSEDES', 'CONTRADICTS', 'MAY_SUPERSEDE'];

export interface Ending {
  /** Locked by this transaction. */
  readonly older: RecordRow;
  /** When the older one ceased to be true. Later than its `validFrom`. */
  readonly until: Date;
}

/**
 * Records that one record supersedes older ones. The older ones keep their text and get an end, and both are linked. This is an edit
 * of the older ones, so their versions keep what was believed before.
 */
@Injectable()
export class SupersedeRecords {
  constructor(
    private readonly records: RecordsRepository,
    private readonly edges: EdgesRepository,
    private readonly edit: EditRecord,
    private readonly clock: Clock,
  ) {}

  /** @returns the current rows of the older ones, in the given order */
  async runIn(
    tx: Tx,
    scope: Scope,
    writer: Writer,
    newerId: string,
    endings: readonly Ending[],
    reason: string,
  ): Promise<RecordRow[]> {
    const ended: RecordRow[] = [];
    for (const { older, until } of endings) {
      const validTo = older.validTo !== null && older.validTo < until ? older.validTo : until;
      const edits = { validTo, supersededBy: newerId };
      const { row } = await this.edit.runIn(tx, scope, writer, older, edits, reason);
      ended.push(row);
      await this.link(tx, writer, newerId, older);
    }
    return ended;
  }

  /** If a record that ended at the beginning of another one is withdrawn, restores that beginning. */
  async unboundIn(tx: Tx, scope: Scope, writer: Writer, olderId: string, reason: string): Promise<void> {
    const { rows } = await tx.execute<{ from_id: string; bounded: unknown }>(sql`
      select from_id, properties->'bounded' as bounded from edges
      where tenant_id = ${scope.tenantId} and to_id = ${olderId} and type = 'SUPERSEDES' and rule = ${REVISION_RULE}
        and properties ? 'bounded'`);
    for (const { from_id: id, bounded } of rows) {
      if (!isVersion(bounded)) continue;
      const [newer] = await this.records.lock(tx, scope, writer, [id]);
      const [before] = newer ? await versionsOf(tx, scope, newer, 1, bounded + 1) : [];
      // Somebody may have set the beginning, or another record may end there too.
      if (!newer || before?.row.version !== bounded || before.row.validFrom !== null) continue;
      if (newer.version !== bounded + 1) continue;
      await this.edit.runIn(tx, scope, writer, newer, { validFrom: null }, reason);
    }
  }

  /** Undoes `runIn` for this newer record, as far as nothing was changed since. */
  async releaseIn(
    tx: Tx,
    scope: Scope,
    writer: Writer,
    newerId: string,
    reason: string,
  ): Promise<{ readonly row: RecordRow; readonly jobs: readonly string[] }[]> {
    const ofRevision = sql`tenant_id = ${scope.tenantId} and from_id = ${newerId} and rule = ${REVISION_RULE}`;
    const { rows } = await tx.execute<{ to_id: string; version: unknown }>(sql`
      select to_id, properties->'version' as version from edges where ${ofRevision} and type = 'SUPERSEDES'
      order by to_id`);
    const released = [];
    for (const { to_id: id, version } of rows) {
      if (!isVersion(version)) continue;
      const [older] = await this.records.lock(tx, scope, writer, [id]);
      if (older?.supersededBy !== newerId) continue;
      const [before] = await versionsOf(tx, scope, older, 1, version + 1);
      const superseded =
        older.version > version + 1 ? (await versionsOf(tx, scope, older, 1, version + 2))[0]?.row : older;
      // An end of validity that somebody set since then is kept.
      const asSuperseded = superseded?.validTo?.getTime() === older.validTo?.getTime();
      const edits = {
        supersededBy: before?.row.supersededBy ?? null,
        ...(asSuperseded && { validTo: before ? before.row.validTo : null }),
      };
      released.push(await this.edit.runIn(tx, scope, writer, older, edits, reason));
    }
    await this.edges.removeFrom(tx, scope.tenantId, newerId, WRITTEN, REVISION_RULE);
    return released;
  }

  /** Links what a record had superseded before it was withheld, for `resumeIn`. */
  async rememberIn(
    tx: Tx,
    { tenantId, userId }: Writer,
    newerId: string,
    released: readonly RecordRow[],
  ): Promise<void> {
    const common = { tenantId, userId, fromId: newerId, type: 'MAY_SUPERSEDE', rule: REVISION_RULE };
    const more = { properties: { [WITHHELD]: true }, createdAt: this.clock.now() };
    await this.edges.upsert(tx, released.map(({ id: toId }) => ({ ...common, ...more, toId }))); // prettier-ignore
  }

  /**
   * Supersedes again what a record had superseded before it was withheld, as far as that is current. What has superseded it meanwhile, and
   * is later, supersedes this one too.
   * @returns the newer one, which may have got an end
   */
  async resumeIn(tx: Tx, scope: Scope, writer: Writer, newer: RecordRow, reason: string): Promise<RecordRow> {
    const { rows } = await tx.execute<{ to_id: string }>(sql`
      select to_id from edges where tenant_id = ${scope.tenantId} and from_id = ${newer.id} and type = 'MAY_SUPERSEDE'
        and rule = ${REVISION_RULE} and properties ? ${WITHHELD}`);
    const ended = newer.expiresAt !== null && newer.expiresAt <= this.clock.now();
    if (rows.length === 0 || newer.supersededBy !== null || ended) return newer;
    const keys = rows.map(({ to_id: id }) => id);
    const older = (await this.records.lock(tx, scope, writer, keys)).filter(
      ({ id, forgottenAt }) => keys.includes(id) && !forgottenAt,
    );
    const current = older.filter((one) => one.supersededBy === null && beganBefore(one, newer));
    await this.runIn(tx, scope, writer, newer.id, current.map((one) => ({ older: one, until: beginOf(newer) })), reason); // prettier-ignore
    for (const { id } of current) await this.edges.remove(tx, scope.tenantId, newer.id, 'MAY_SUPERSEDE', id);
    const heirId = older.find(({ supersededBy }) => supersededBy !== null)?.supersededBy;
    const [heir] = heirId ? await this.records.lock(tx, scope, writer, [heirId]) : [];
    if (!heir || heir.quarantined || heir.forgottenAt || !beganBefore(newer, heir)) return newer;
    const [bounded] = await this.runIn(tx, scope, writer, heir.id, [{ older: newer, until: beginOf(heir) }], reason);
    return bounded ?? newer;
  }

  /** The records that it has superseded, locked, even if others superseded them later. */
  async historyOf(tx: Tx, scope: Scope, writer: Writer, newerId: string): Promise<RecordRow[]> {
    const { rows } = await tx.execute<{ to_id: string }>(sql`
      select to_id from edges where tenant_id = ${scope.tenantId} and from_id = ${newerId} and type = 'SUPERSEDES'
        and rule = ${REVISION_RULE}`);
    if (rows.length === 0) return [];
    const keys = rows.map(({ to_id: id }) => id);
    const found = await this.records.lock(tx, scope, writer, keys);
    return found.filter(
      ({ id, supersededBy, forgottenAt }) => keys.includes(id) && supersededBy === newerId && !forgottenAt,
    );
  }

  /** Links the possibly outdated memories with a confidence, 0…1. They are not changed. */
  async linkPossible(
    tx: Tx,
    { tenantId, userId }: Writer,
    fromId: string,
    possible: readonly { readonly id: string; readonly confidence: number }[],
  ): Promise<void> {
    const common = {
      tenantId,
      userId,
      fromId,
      type: 'MAY_SUPERSEDE',
      rule: REVISION_RULE,
      createdAt: this.clock.now(),
    };
    await this.edges.insert(tx, possible.map(({ id: toId, confidence }) => ({ ...common, toId, strength: confidence }))); // prettier-ignore
  }

  /** Links its sources, so that an erasure of them reaches it. */
  async linkSources(
    tx: Tx,
    { tenantId, userId }: Writer,
    fromId: string,
    sources: readonly { readonly id: string }[],
  ): Promise<void> {
    const common = { tenantId, userId, fromId, type: 'DERIVES_FROM', createdAt: this.clock.now() };
    await this.edges.insert(tx, sources.map(({ id: toId }) => ({ ...common, toId }))); // prettier-ignore
  }

  /**
   * @param older its version is the one that was closed; 0: it was superseded when it was stored
   * @param bounded the version of the newer one that was closed when this link set its beginning
   */
  async link(
    tx: Tx,
    { tenantId, userId }: Writer,
    fromId: string,
    older: { readonly id: string; readonly version: number },
    bounded?: number,
  ): Promise<void> {
    const common = { tenantId, userId, fromId, toId: older.id, rule: REVISION_RULE, createdAt: this.clock.now() };
    const properties = { version: older.version, ...(bounded !== undefined && { bounded }) };
    await this.edges.upsert(tx, ['SUPERSEDES', 'CONTRADICTS'].map((type) => ({ ...common, type, properties }))); // prettier-ignore
  }
}

const beginOf = ({ validFrom, occurredAt }: RecordRow): Date => validFrom ?? occurredAt;

const beganBefore = (one: RecordRow, other: RecordRow): boolean => beginOf(one) < beginOf(other);

/** An imported edge may hold anything. */
function isVersion(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 2 ** 31 - 2;
}
