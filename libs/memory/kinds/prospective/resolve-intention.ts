import type { resolveIntention } from '@contracts/cognitive/prospective.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { EditRecord } from '@memory/record-store/edit-record.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { lockUser } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { agentOf, nodeOf } from '../kind.js';
import { kindRow } from '../kind-rows.query.js';

/** Closes an intention permanently. */
@Injectable()
export class ResolveIntention {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly edit: EditRecord,
    private readonly clock: Clock,
  ) {}

  run(
    scope: Scope,
    key: string,
    named: { readonly agent?: string | undefined },
  ): Promise<OutputOf<typeof resolveIntention>> {
    if (scope.userId === null) throw new RecollectError('user_required');
    const asked = { type: 'prospective' as const, agent: agentOf(scope, named) };
    return this.database.withScope(scope, async (tx) => {
      const found = await kindRow(tx, scope, asked, { id: readId(key), external: key }, this.clock.now());
      const row = found && (await this.records.lockFound(tx, scope, found));
      if (!row) throw new RecollectError('not_found');
      const owner = await lockUser(tx, scope, row.userId, this.clock.now());
      await this.edit.runIn(tx, scope, owner, row, { fields: { ...row.fields, status: 'resolved' } }, 'resolved');
      const { id, node_id } = nodeOf(row);
      return { id, node_id, status: 'resolved' as const };
    });
  }
}
