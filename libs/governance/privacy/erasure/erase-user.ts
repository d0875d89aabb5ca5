import type { eraseUser } from '@contracts/privacy/erasure.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import { newId } from '@kernel/ids.js';
import { type Scope, seesPart } from '@kernel/scope.js';
import { beginErasing } from '@memory/users/users.repository.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { KeyedHash } from '@platform/secrets/keyed-hash.js';
import { sql } from 'drizzle-orm';
import { AcceptErasure, refuseHeldUsers } from './accept-erasure.js';
import { countBoundKeys } from './bound-keys.js';
import { addCounts, type Counts } from './counts.js';
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

/**
 * Accepts the erasure of a person. The user's row is locked. A writer has either committed before, or afterwards reads
 * the raised epoch and writes nothing. From the commit on, row-level security hides all of the user's rows.
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
   * `legal_hold`
   */
  async run(scope: Scope, userId: string, body: InputOf<typeof eraseUser>['body']): Promise<Accepted> {
    if (!scope.allUsers && scope.userId !== userId) throw new RecollectError('not_found');
    requireWholeUser(scope);
    const accepted = await this.database.withScope(scope, async (tx): Promise<Accepted> => {
      await this.eraser.lookAs(tx, { userId });
      const owner = { tenantId: scope.tenantId, userId };
      if (body.dry_run) {
        await refuseHeldUsers(tx, scope.tenantId, userId);
        return { counts: addCounts(await this.eraser.count(tx, owner), await countBoundKeys(tx, owner)) };
      }
      return this.runIn(tx, owner, { reason: body.reason, by: scope.keyId });
    });
    if (accepted.row) await this.database.outlastReplicas();
    return accepted;
  }

  /** The transaction must see as this user's eraser. */
  async runIn(
    tx: Tx,
    owner: { readonly tenantId: string; readonly userId: string },
    why: { readonly reason: string | undefined; readonly by: string; readonly again?: Again },
  ): Promise<Accepted & { row: ErasureRow }> {
    const { tenantId, userId } = owner;
    await tx.execute(sql`select from users where tenant_id = ${tenantId} and user_id = ${userId} for update`);
    const running = await this.hide.erasureOf(tx, tenantId, userId);
    if (running) return { row: running, isNew: false };
    if (!why.again) await refuseHeldUsers(tx, tenantId, userId);
    const id = why.again?.id ?? newId();
    if (!(await this.hide.one(tx, tenantId, userId, id))) {
      const other = await this.hide.erasureOf(tx, tenantId, userId);
      if (!other) throw new RecollectError('unavailable');
      return { row: other, isNew: false };
    }
    const { roots, jobs, swept } = this.eraser.plan;
    const rows = await this.eraser.count(tx, owner, [...jobs, ...roots, ...swept].map(({ name }) => name)); // prettier-ignore
    const expected = addCounts(rows, await countBoundKeys(tx, owner));
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
      ids: [],
    };
    return { row: await this.accept.runIn(tx, order, { expected, counts }, id), isNew: true };
  }
}

/** A person is more than what one agent or project knows of them. @throws RecollectError `forbidden` */
function requireWholeUser(scope: Scope): void {
  if (!seesPart(scope)) return;
  throw new RecollectError(
    'forbidden',
    'A key that is bound to an agent or a project erases within it: POST /v1/erasures.',
  );
}
