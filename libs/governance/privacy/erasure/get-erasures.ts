import type { ErasureOutput, listErasures } from '@contracts/privacy/erasure.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { cutPage, readCursor } from '@governance/tenancy/page.js';
import { readTenantId } from '@governance/tenancy/tenants.repository.js';
import { RecollectError } from '@kernel/errors.js';
import { readId } from '@kernel/ids.js';
import { type Scope, seesPart } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { KeyedHash } from '@platform/secrets/keyed-hash.js';
import { erasures } from '@schema/erasures.js';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { type ErasureRow, ErasuresRepository, showErasure } from './erasures.repository.js';

/** The erasures that a key may see: all of the tenant, those of its user, or those that it requested itself. */
@Injectable()
export class GetErasures {
  constructor(
    private readonly database: Database,
    private readonly erasures: ErasuresRepository,
    private readonly hash: KeyedHash,
  ) {}

  async list(scope: Scope, input: InputOf<typeof listErasures>['query']): Promise<OutputOf<typeof listErasures>> {
    const before = readCursor(input.cursor, (id) => readId(id) === id);
    const rows = await this.database.withScope(
      scope,
      (tx) => this.erasures.list(tx, scope.tenantId, this.visible(scope), before, input.limit + 1),
      { readOnly: true },
    );
    const { page, end } = cutPage(rows, input.limit, ({ id }) => id);
    return { erasures: page.map(showErasure), ...end };
  }

  async show(scope: Scope, shownId: string): Promise<ErasureOutput> {
    return showErasure(await this.one(scope, shownId));
  }

  /** @throws RecollectError `not_found` */
  async one(scope: Scope, shownId: string): Promise<ErasureRow> {
    const id = readId(shownId);
    const row = id === null ? null : await this.read(scope, id);
    if (!row) throw new RecollectError('not_found');
    return row;
  }

  /** The erasure of a whole tenant, which may already be gone. For holders of `install`. */
  async ofTenant(scope: Scope, shownTenant: string): Promise<ErasureRow> {
    const tenantId = readTenantId(shownTenant);
    const row = await this.database.withScope({ ...scope, tenantId }, (tx) => this.erasures.ofTenant(tx, tenantId), {
      readOnly: true,
    });
    if (!row) throw new RecollectError('not_found');
    return row;
  }

  private async read(scope: Scope, id: string): Promise<ErasureRow | null> {
    const wanted = and(eq(erasures.id, id), this.visible(scope));
    const [row] = await this.database.withScope(
      scope,
      (tx) => this.erasures.list(tx, scope.tenantId, wanted, null, 1),
      { readOnly: true },
    );
    return row ?? null;
  }

  private visible(scope: Scope): SQL | undefined {
    const own =
      scope.userId === null
        ? undefined
        : inArray(erasures.owner, this.hash.allOf('user', scope.tenantId, scope.userId));
    const asked = seesPart(scope) ? eq(erasures.requestedBy, scope.keyId) : undefined;
    return and(own, asked);
  }
}
