import type { entityFacts, listEntities } from '@contracts/entities/entities.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { showRecord } from '@memory/record-store/record-row.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { entitiesOf, type EntitiesQuery, factsOf, type FactsQuery } from './entities.query.js';

/** The entities that memories mention, and the memories about each. */
@Injectable()
export class ReadEntities {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  list(scope: Scope, query: EntitiesQuery): Promise<OutputOf<typeof listEntities>> {
    const { limit } = query;
    return this.database.withScope(
      scope,
      async (tx) => {
        const found = await entitiesOf(tx, scope, { ...query, limit: limit + 1 }, this.clock.now());
        return { entities: found.slice(0, limit), has_more: found.length > limit };
      },
      { readOnly: true },
    );
  }

  facts(scope: Scope, name: string, query: FactsQuery): Promise<OutputOf<typeof entityFacts>> {
    const { limit } = query;
    return this.database.withScope(
      scope,
      async (tx) => {
        const found = await factsOf(tx, scope, name, { ...query, limit: limit + 1 }, this.clock.now());
        return { facts: found.slice(0, limit).map(showRecord), has_more: found.length > limit };
      },
      { readOnly: true },
    );
  }
}
