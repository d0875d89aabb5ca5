import type { listForgotten } from '@contracts/lifecycle/forgetting.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { showRecord } from '@memory/record-store/record-row.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { ForgettingPolicies } from './forgetting-policies.js';
import { forgottenRecords } from './forgotten-records.query.js';
import { readTimePlace, writePlace } from './place.js';
import type { Policies } from './policy.js';
import { goneAt } from './verdict.js';

/** Lists forgotten records that can be restored. */
@Injectable()
export class ListForgotten {
  constructor(
    private readonly database: Database,
    private readonly policies: ForgettingPolicies,
  ) {}

  run(scope: Scope, { limit, cursor, type }: InputOf<typeof listForgotten>['query']): Promise<Listed> {
    const after = readTimePlace(cursor);
    return this.database.withScope(
      scope,
      async (tx) => {
        const request = type === undefined ? {} : { types: [type] };
        const rows = await forgottenRecords(tx, scope, request, limit + 1, after);
        const page = rows.slice(0, limit);
        const policies = new Map<string | null, Policies>();
        for (const userId of new Set(page.map((row) => row.userId))) {
          policies.set(userId, await this.policies.of(tx, { tenantId: scope.tenantId, userId }));
        }
        const last = page.at(-1);
        const more = rows.length > limit && last !== undefined;
        return {
          records: page.map((row) => {
            const purge = goneAt(row, policies.get(row.userId)!);
            return {
              ...showRecord(row),
              forgotten_at: row.forgottenAt!.toISOString(),
              ...(purge && !row.legalHold && { purge_at: purge.toISOString() }),
            };
          }),
          has_more: more,
          ...(more && { next_cursor: writePlace([last.forgottenAt!.getTime(), last.id]) }),
        };
      },
      { readOnly: true },
    );
  }
}
type Listed = OutputOf<typeof listForgotten>;
