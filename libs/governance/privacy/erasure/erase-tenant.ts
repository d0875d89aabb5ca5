import type { eraseTenant } from '@contracts/privacy/erasure.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { readTenantId, hideTenant } from '@governance/tenancy/tenants.repository.js';
import { RecollectError } from '@kernel/errors.js';
import { newId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { beginErasing } from '@memory/users/users.repository.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { KeyedHash } from '@platform/secrets/keyed-hash.js';
import { sql } from 'drizzle-orm';
import { AcceptErasure, refuseHeldUsers } from './accept-erasure.js';
import { addCounts, type Counts } from './counts.js';
import type { Accepted, Again } from './erase-user.js';
import { Eraser } from './eraser.js';
import type { ErasureRow } from './erasures.repository.js';
import { HideUsers } from './hide-users.js';

/** Accepts the erasure of a tenant. One transaction revokes its keys and hides all its users. */
@Injectable()
export class EraseTenant {
  constructor(
    private readonly database: Database,
    private readonly eraser: Eraser,
    private readonly hide: HideUsers,
    private readonly accept: AcceptErasure,
    private readonly hash: KeyedHash,
  ) {}

  /** @throws RecollectError `not_found`, `conflict` for the caller's own tenant, `legal_hold` */
  async run(scope: Scope, shownTenant: string, body: InputOf<typeof eraseTenant>['body']): Promise<Accepted> {
    const tenantId = readTenantId(shownTenant);
    if (tenantId === scope.tenantId) {
      throw new RecollectError('conflict.type', 'A key cannot erase the tenant that it belongs to.');
    }
    const accepted = await this.database.withScope(
      { ...scope, tenantId, userId: null, allUsers: true },
      async (tx): Promise<Accepted> => {
        await this.eraser.lookAtAll(tx);
        const { rows } = await tx.execute(sql`select from tenants where tenant_id = ${tenantId} for update`);
        const running = await this.running(tx, tenantId);
        if (rows.length === 0 || (body.dry_run && running)) throw new RecollectError('not_found');
        if (running) return { row: running, isNew: false };
        await refuseHeldUsers(tx, tenantId, 'everybody');
        if (body.dry_run) return { counts: await this.count(tx, tenantId) };
        return { row: await this.runIn(tx, tenantId, { reason: body.reason, by: scope.keyId }), isNew: true };
      },
    );
    if (accepted.row) await this.database.outlastReplicas();
    return accepted;
  }

  running(tx: Tx, tenantId: string): Promise<ErasureRow | null> {
    return this.hide.running(tx, tenantId, this.hash.allOf('tenant', tenantId));
  }

  /** The transaction must see the whole tenant. */
  async runIn(
    tx: Tx,
    tenantId: string,
    why: { readonly reason: string | undefined; readonly by: string; readonly again?: Again },
  ): Promise<ErasureRow> {
    const id = why.again?.id ?? newId();
    const expected = await this.count(tx, tenantId);
    await hideTenant(tx, tenantId);
    await beginErasing(tx, tenantId, 'everybody');
    await this.hide.endKeys(tx, tenantId);
    await this.hide.all(tx, tenantId, this.eraser.usersOf(tenantId), id);
    const subject = this.hash.of('tenant', tenantId);
    const order = {
      reason: why.reason,
      by: why.by,
      entered: why.again?.position,
      tenantId,
      kind: 'tenant' as const,
      subject,
      owner: null,
      ids: [],
    };
    return this.accept.runIn(tx, order, { expected, counts: {} }, id);
  }

  private async count(tx: Tx, tenantId: string): Promise<Counts> {
    const names = [...this.eraser.plan.ofUsers, ...this.eraser.plan.ofTenant, 'tenants'];
    const each = names.map(
      (name) =>
        sql`select ${name} as name, count(*)::int as n from ${sql.raw(`"${name}"`)} where tenant_id = ${tenantId}`,
    );
    const { rows } = await tx.execute<{ name: string; n: number }>(sql.join(each, sql` union all `));
    return addCounts(Object.fromEntries(rows.map(({ name, n }) => [name, n])));
  }
}
