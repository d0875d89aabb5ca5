import type { createEdge } from '@contracts/graph/graph.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { isSameBothWays, mayBeMade, mayBeRemoved, type RelationType, storedType } from '@contracts/graph/relations.js';
import { Clock } from '@kernel/clock.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import { may, type Scope } from '@kernel/scope.js';
import { EdgesRepository } from '@memory/record-store/edges.repository.js';
import { ensureUser } from '@memory/users/ensure-user.js';
import { requireSharedWrite } from '@memory/record-store/may-write.js';
import { checkObject } from '@memory/record-store/record.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import { demandTrust, isBeyond } from '@memory/record-store/trust.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { SecretGuard } from '@memory/secret-scanning/secret-guard.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { round } from './edges.query.js';

type EdgeInput = InputOf<typeof createEdge>['body'];

/** Creates and deletes links by request. Lineage, on which other rooms depend, is rejected. */
@Injectable()
export class ChangeEdges {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly edges: EdgesRepository,
    private readonly secrets: SecretGuard,
    private readonly clock: Clock,
  ) {}

  create(scope: Scope, key: string, request: EdgeInput): Promise<OutputOf<typeof createEdge>> {
    const { type, strength } = request;
    if (!mayBeMade(type))
      throw new RecollectError('conflict.type', `Only folding and revising create edges of type ${type}.`);
    const given = { metadata: checkObject('metadata', request.metadata) };
    return this.database.withScope(scope, async (tx) => {
      const asked = await this.writable(tx, scope, key);
      await ensureUser(tx, scope, asked.userId, this.clock.now());
      const other = await this.records.find(tx, scope, request.to, {}, this.clock.now());
      if (!other) throw invalid('to', 'names a record that does not exist');
      if (other.id === asked.id) throw invalid('to', 'is the record itself');
      const reversed = isSameBothWays(type) && (await this.startsAtOther(tx, scope, asked, type, other));
      const [from, to] = reversed ? [other, asked] : [asked, other];
      const owner = { tenantId: scope.tenantId, userId: from.userId };
      const { metadata } = (await this.secrets.guard(tx, owner, given, new Set())).cleaned;
      const row = {
        tenantId: scope.tenantId, userId: from.userId, fromId: from.id, type: storedType(type), toId: to.id,
        strength, properties: metadata, createdAt: this.clock.now(),
      }; // prettier-ignore
      const { status, createdAt } = await this.edges.put(tx, row);
      return {
        from: showId(from.type, from.id),
        to: showId(to.type, to.id),
        type,
        strength: round(strength),
        metadata,
        created_at: createdAt.toISOString(),
        status,
      };
    });
  }

  /** Whether a relation that is the same both ways was made from the other record, and the caller may update it there. */
  private async startsAtOther(
    tx: Tx,
    scope: Scope,
    asked: RecordRow,
    type: RelationType,
    other: RecordRow,
  ): Promise<boolean> {
    if ((other.userId === null && !may(scope, 'shared:write')) || isBeyond(scope, other.trust)) return false;
    return this.edges.hasByHand(tx, scope.tenantId, other.id, storedType(type), asked.id);
  }

  delete(
    scope: Scope,
    key: string,
    { type, to: other }: { readonly type: RelationType; readonly to: string },
  ): Promise<{ deleted: true }> {
    return this.database.withScope(scope, async (tx) => {
      const from = await this.writable(tx, scope, key);
      const to = await this.records.find(tx, scope, other, {}, this.clock.now());
      if (!to) throw new RecollectError('not_found');
      if (!mayBeRemoved(type))
        throw new RecollectError('conflict.type', `An edge of type ${type} is deleted only with its records.`);
      const gone =
        (await this.edges.remove(tx, scope.tenantId, from.id, storedType(type), to.id)) ||
        (isSameBothWays(type) && (await this.removeFromOther(tx, scope, from, type, to)));
      if (!gone)
        throw new RecollectError(
          'not_found.edge',
          `There is no edge of type ${type} between these records in this direction.`,
        );
      return { deleted: true };
    });
  }

  /** A relation that is the same both ways may be stored at the other record, which must then be writable too. */
  private async removeFromOther(
    tx: Tx,
    scope: Scope,
    from: RecordRow,
    type: RelationType,
    to: RecordRow,
  ): Promise<boolean> {
    if (!(await this.edges.has(tx, scope.tenantId, to.id, storedType(type), from.id))) return false;
    refuseUnwritable(scope, to);
    return this.edges.remove(tx, scope.tenantId, to.id, storedType(type), from.id);
  }

  private async writable(tx: Tx, scope: Scope, key: string): Promise<RecordRow> {
    const found = await this.records.find(tx, scope, key, {}, this.clock.now());
    if (!found) throw new RecollectError('not_found');
    refuseUnwritable(scope, found);
    return found;
  }
}

function refuseUnwritable(scope: Scope, row: RecordRow): void {
  requireSharedWrite(scope, row);
  demandTrust(scope, row);
}
