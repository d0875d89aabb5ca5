import type { listForgotten } from '@contracts/lifecycle/forgetting.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { showRecord } from '@memory/record-store/record-source.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { ForgettingPolicies, type Population } from './forgetting-policies.js';
import { forgottenRecords } from './forgotten-records.query.js';
import { readTimePlace, writeTimePlace } from '@contracts/place.js';
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
        const { rows, isCut } = await forgottenRecords(tx, scope, request, limit + 1, after);
        const page = rows.slice(0, limit);
        const policiesOf = byOwner(await this.policies.populations(tx, scope));
        const last = page.at(-1);
        const more = (isCut || rows.length > limit) && last !== undefined;
        return {
          records: page.map((row) => {
            const policies = policiesOf(row.userId);
            const purge = policies && goneAt(row, policies);
            return {
              ...showRecord(row),
              forgotten_at: row.forgottenAt!.toISOString(),
              ...(purge && !row.legalHold && { purge_at: purge.toISOString() }),
            };
          }),
          has_more: more,
          ...(more && { next_cursor: writeTimePlace({ at: last.forgottenAt!, id: last.id }) }),
        };
      },
      { readOnly: true },
    );
  }
}
type Listed = OutputOf<typeof listForgotten>;

/** The policies of an owner; undefined for a user under legal hold, of whom nothing is deleted. */
function byOwner(populations: readonly Population[]): (userId: string | null) => Policies | undefined {
  const named = new Map<string | null, Policies>();
  for (const { owner, policies } of populations) if (!('rest' in owner)) named.set(owner.userId, policies);
  const [rest] = populations.flatMap(({ owner, policies }) => ('rest' in owner ? [{ ...owner, policies }] : []));
  return (userId) =>
    named.get(userId) ?? (userId !== null && rest?.except.includes(userId) ? undefined : rest?.policies);
}
