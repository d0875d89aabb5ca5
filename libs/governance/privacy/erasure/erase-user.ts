import type { eraseUser } from '@contracts/privacy/erasure.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import { newId } from '@kernel/ids.js';
import { type Scope, seesPart } from '@kernel/scope.js';
import { beginErasing } from '@memory/users/users.repository.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { holdTenant } from '@platform/database/hold-tenant.js';
import { currentAuditContext } from '@platform/observability/audit-context.js';
import { KeyedHash } from '@platform/secrets/keyed-hash.js';
import { AcceptErasure, refuseHeldUsers } from './accept-erasure.js';
import { countBoundKeys } from './bound-keys.js';
import { addCounts, type Counts } from './counts.js';
import { type Doomed, derivedElsewhere } from './doomed-records.query.js';
import { Eraser } from './eraser.js';
import type { ErasureRow } from './erasures.repository.js';
import { HideUsers } from './hide-users.js';

export type Accepted =
  { readonly counts: Counts; readonly row?: undefined } | { readonly row: ErasureRow; readonly isNew: boolean };

/**
 * The ledger's data about an erasure that is repeated. A legal hold in the backup is older than the erasure and does
 * not stop it.
 */
export interface Again {
  readonly id: string;
  readonly position: number;
}

type Person = { readonly tenantId: string; readonly userId: string };

/**
 * Accepts the erasure of a person, and of what others own that is derived from their records. The user's row is locked.
 * A writer has either committed before, or afterwards reads the raised epoch and writes nothing. From the commit on,
 * row-level security hides all of the user's rows, and those records.
 */
@Injectable()
export class EraseUser {
  constructor(
    private readonly database: Database,
    private readonly eraser: Eraser,
    private readonly hide: HideUsers,
    private readonly accept: AcceptErasure,
    private readonly hash: KeyedHash,
  ) {}

  /**
   * @throws RecollectError `not_found` for another user's key, `forbidden` for a key that sees only part of the user,
   * `legal_hold`, `erasure_pending`
   */
  async run(scope: Scope, userId: string, body: InputOf<typeof eraseUser>['body']): Promise<Accepted> {
    if (!scope.allUsers && scope.userId !== userId) throw new RecollectError('not_found');
    requireWholeUser(scope);
    nameInAudit(userId);
    const accepted = await this.database.withScope(scope, async (tx): Promise<Accepted> => {
      if (body.dry_run) return { counts: await this.count(tx, { tenantId: scope.tenantId, userId }) };
      await holdTenant(tx, scope.tenantId);
      return this.runIn(tx, scope, userId, { reason: body.reason, by: scope.keyId });
    });
    if (accepted.row) await this.database.outlastReplicas();
    return accepted;
  }

  private async count(tx: Tx, owner: Person): Promise<Counts> {
    const { tenantId, userId } = owner;
    await this.eraser.lookAtAll(tx);
    const derived = await derivedElsewhere(tx, tenantId, userId);
    await refuseHeldUsers(tx, tenantId, userId, heldOf(derived));
    const elsewhere = await this.countDerived(tx, owner, derived);
    await this.eraser.lookAs(tx, owner);
    return addCounts(await this.eraser.count(tx, owner), await countBoundKeys(tx, owner), elsewhere);
  }

  async runIn(
    tx: Tx,
    scope: Scope,
    userId: string,
    why: { readonly reason: string | undefined; readonly by: string; readonly again?: Again },
  ): Promise<Accepted & { row: ErasureRow }> {
    const { tenantId } = scope;
    const owner = { tenantId, userId };
    await this.eraser.lookAtAll(tx);
    const running = await this.hide.erasureOf(tx, tenantId, userId);
    if (running) return { row: running, isNew: false };
    const { doomed: derived } = await this.hide.records.underLocks(tx, tenantId, { all: true }, async () => ({
      doomed: await derivedElsewhere(tx, tenantId, userId),
      owners: [userId],
    }));
    if (!why.again) await refuseHeldUsers(tx, tenantId, userId, heldOf(derived));
    const id = why.again?.id ?? newId();
    if (!(await this.hide.one(tx, tenantId, userId, id))) {
      const other = await this.hide.erasureOf(tx, tenantId, userId);
      if (!other) throw new RecollectError('unavailable');
      return { row: other, isNew: false };
    }
    const elsewhere = await this.countDerived(tx, owner, derived);
    await this.hide.records.run(tx, scope, id, derived);
    await this.eraser.lookAs(tx, owner);
    const { roots, jobs, swept } = this.eraser.plan;
    const rows = await this.eraser.count(tx, owner, [...jobs, ...roots, ...swept].map(({ name }) => name)); // prettier-ignore
    const expected = addCounts(rows, await countBoundKeys(tx, owner), elsewhere);
    await beginErasing(tx, tenantId, { userId });
    const counts = await this.eraser.atOnce(tx, owner);
    const subject = this.hash.of('user', tenantId, userId);
    const order = {
      reason: why.reason,
      by: why.by,
      entered: why.again?.position,
      tenantId,
      kind: 'user' as const,
      subject,
      owner: subject,
      ids: derived.map((record) => record.id),
    };
    return { row: await this.accept.runIn(tx, order, { expected, counts }, id), isNew: true };
  }

  private async countDerived(tx: Tx, { tenantId, userId }: Person, derived: readonly Doomed[]): Promise<Counts> {
    if (derived.length === 0) return {};
    const ids = derived.map(({ id }) => id);
    return this.eraser.countRows(tx, 'records', tenantId, ids, userId);
  }
}

function heldOf(records: readonly Doomed[]): number {
  return records.filter(({ held }) => held).length;
}

/** Other protocols have their own names for a user. */
function nameInAudit(userId: string): void {
  const context = currentAuditContext();
  if (context) context.userId = userId;
}

/** A person is more than what one agent or project knows of them. @throws RecollectError `forbidden` */
function requireWholeUser(scope: Scope): void {
  if (!seesPart(scope)) return;
  throw new RecollectError(
    'forbidden',
    'A key that is bound to an agent or a project can erase only within it: use POST /v1/erasures.',
  );
}
