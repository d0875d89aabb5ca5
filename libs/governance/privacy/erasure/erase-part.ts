import { newId } from '@kernel/ids.js';
import { type Scope, seesPart } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { holdTenant } from '@platform/database/hold-tenant.js';
import { KeyedHash } from '@platform/secrets/keyed-hash.js';
import { sql } from 'drizzle-orm';
import type { LedgerEntry } from '../ledger/ledger-entry.js';
import { AcceptErasure, refuseHeld } from './accept-erasure.js';
import { addCounts, type Counts } from './counts.js';
import { blocksHeldAlone, type Doomed, doomedRecords } from './doomed-records.query.js';
import type { Accepted, Again } from './erase-user.js';
import { Eraser } from './eraser.js';
import type { ErasureRow } from './erasures.repository.js';
import { HideRecords } from './hide-records.js';
import { type Subject, subjectOf, type SubjectRequest, type Whose, whoseOf } from './subject.js';

/** The owners of what is an agent's, beside records. Null: shared memory. Empty if no agent is erased. */
type Owners = readonly (string | null)[];

/** Accepts the erasure of a part of memory: what the request names, and everything derived from it. */
@Injectable()
export class ErasePart {
  constructor(
    private readonly database: Database,
    private readonly eraser: Eraser,
    private readonly hide: HideRecords,
    private readonly accept: AcceptErasure,
    private readonly hash: KeyedHash,
  ) {}

  /** @throws RecollectError `user_required`, `not_found`, `forbidden`, `invalid_input`, `legal_hold`, `erasure_pending` */
  async run(scope: Scope, request: SubjectRequest): Promise<Accepted> {
    const whose = whoseOf(scope, request);
    const subject = subjectOf(scope, request);
    const accepted = await this.database.withScope(scope, async (tx): Promise<Accepted> => {
      if (!request.dry_run) await holdTenant(tx, scope.tenantId);
      await this.eraser.lookAtAll(tx);
      const hash = this.hashOf(scope, whose, subject);
      const running = await this.hide.running(tx, scope.tenantId, hash.all);
      if (running && !request.dry_run && !(await this.hasMore(tx, scope, whose, subject)))
        return { row: running, isNew: false };
      const { doomed, owners } = await this.hide.underLocks(tx, scope.tenantId, whose, () =>
        this.doomed(tx, scope, whose, subject),
      );
      const heldUsers = await this.hide.heldAmong(tx, scope.tenantId, owners);
      refuseHeld(heldUsers, doomed.filter(({ held }) => held).length);
      if (request.dry_run) {
        const counts = await this.count(tx, scope.tenantId, doomed);
        return { counts: addCounts(counts, await this.countOfAgent(tx, scope.tenantId, owners, subject)) };
      }
      return this.erase(tx, scope, { whose, subject, owners, doomed, hash: hash.newest, reason: request.reason });
    });
    if (accepted.row) await this.database.outlastReplicas();
    return accepted;
  }

  /**
   * Erases a ledger entry again: the rows by their ids, and everything derived from the records. The transaction must
   * see the whole tenant.
   */
  async again(
    tx: Tx,
    scope: Scope,
    entry: Pick<LedgerEntry, 'subject' | 'ids'> & { readonly kind: Subject['kind'] },
    { id, position }: Again,
  ): Promise<{ row: ErasureRow }> {
    const { tenantId } = scope;
    const ids = sql`${sql.param([...entry.ids])}::uuid[]`;
    const subject = { kind: entry.kind, condition: sql`r.id = any(${ids})`, agent: null, named: null };
    const doomed = await doomedRecords(tx, scope, { all: true }, subject);
    const expected = await this.count(tx, tenantId, doomed);
    const counts = await this.eraser.labelled(tx, tenantId, entry.ids);
    await this.hide.run(tx, scope, id, doomed);
    await this.eraser.lookAtAll(tx);
    const order = {
      tenantId,
      kind: entry.kind,
      subject: entry.subject ?? '',
      owner: null,
      reason: undefined,
      by: scope.keyId,
      ids: entry.ids,
      entered: position,
    };
    return { row: await this.accept.runIn(tx, order, { expected, counts }, id) };
  }

  private async doomed(
    tx: Tx,
    scope: Scope,
    whose: Whose,
    subject: Subject,
  ): Promise<{ doomed: Doomed[]; owners: Owners }> {
    const doomed = await doomedRecords(tx, scope, whose, subject);
    const owners = subject.agent === null ? [] : await this.hide.ownersOf(tx, scope.tenantId, whose, subject.agent);
    return { doomed, owners };
  }

  /** Whether anything was stored since that no erasure has hidden. */
  private async hasMore(tx: Tx, scope: Scope, whose: Whose, subject: Subject): Promise<boolean> {
    const { doomed, owners } = await this.doomed(tx, scope, whose, subject);
    return owners.length > 0 || doomed.some(({ hidden }) => !hidden);
  }

  private async erase(
    tx: Tx,
    scope: Scope,
    wanted: {
      readonly whose: Whose;
      readonly subject: Subject;
      readonly owners: Owners;
      readonly doomed: readonly Doomed[];
      readonly hash: string;
      readonly reason: string | undefined;
    },
  ): Promise<Accepted> {
    const { whose, subject, owners, doomed, hash, reason } = wanted;
    const { tenantId } = scope;
    const id = newId();
    const expected = await this.count(tx, tenantId, doomed);
    const labelled = await this.ofAgent(tx, tenantId, owners, subject);
    await this.hide.run(tx, scope, id, doomed);
    await this.eraser.lookAtAll(tx);
    const order = {
      tenantId,
      kind: subject.kind,
      subject: hash,
      owner: whose.all || whose.userId === null ? null : this.hash.of('user', tenantId, whose.userId),
      reason,
      by: scope.keyId,
      ids: [...doomed.map((record) => record.id), ...labelled.ids],
    };
    const counted = { expected: addCounts(expected, labelled.counts), counts: labelled.counts };
    return { row: await this.accept.runIn(tx, order, counted, id), isNew: true };
  }

  /**
   * Erases an agent, what carries its label, and the blocks attached to it alone. These are few rows, so they are
   * deleted at once.
   */
  private async ofAgent(
    tx: Tx,
    tenantId: string,
    owners: Owners,
    { agent }: Subject,
  ): Promise<{ counts: Counts; ids: string[] }> {
    if (agent === null) return { counts: {}, ids: [] };
    let counts: Counts = {};
    const ids: string[] = [];
    for (const userId of owners) {
      await this.eraser.lookAs(tx, { userId });
      const own = sql`g.label = ${agent} and g.user_id is not distinct from ${userId}`;
      const blocks = await blocksHeldAlone(tx, tenantId, own);
      counts = addCounts(counts, await this.eraser.rows(tx, 'blocks', tenantId, blocks));
      const labelled = await this.eraser.ofAgent(tx, { tenantId, userId }, agent);
      counts = addCounts(counts, labelled.counts);
      ids.push(...blocks, ...labelled.ids);
    }
    await this.eraser.lookAtAll(tx);
    return { counts, ids };
  }

  /** Counts what `ofAgent` would delete. */
  private async countOfAgent(tx: Tx, tenantId: string, owners: Owners, { agent }: Subject): Promise<Counts> {
    if (agent === null) return {};
    let counts: Counts = {};
    for (const userId of owners) {
      await this.eraser.lookAs(tx, { userId });
      const own = sql`g.label = ${agent} and g.user_id is not distinct from ${userId}`;
      const blocks = await blocksHeldAlone(tx, tenantId, own);
      // Attachments of these blocks are the agent's, and counted with it.
      const ofBlocks = { ...(await this.eraser.countRows(tx, 'blocks', tenantId, blocks)), block_attachments: 0 };
      counts = addCounts(counts, ofBlocks, await this.eraser.countOfAgent(tx, { tenantId, userId }, agent));
    }
    await this.eraser.lookAtAll(tx);
    return counts;
  }

  private count(tx: Tx, tenantId: string, doomed: readonly Doomed[]): Promise<Counts> {
    return this.eraser.countRows(
      tx,
      'records',
      tenantId,
      doomed.map(({ id }) => id),
    );
  }

  /** A bound key erases less than an unbound one, so the same request of both is not the same erasure. */
  private hashOf(scope: Scope, whose: Whose, { kind, named }: Subject): { newest: string; all: string[] } {
    const { tenantId, agent, project } = scope;
    const bound = seesPart(scope) ? [JSON.stringify({ agent, project })] : [];
    const parts = [tenantId, kind, JSON.stringify(whose), JSON.stringify(named), ...bound];
    return { newest: this.hash.of('erasure', ...parts), all: this.hash.allOf('erasure', ...parts) };
  }
}
