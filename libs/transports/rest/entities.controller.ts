import { entityFacts, listEntities, readNames } from '@contracts/entities/entities.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { StartReading } from '@memory/entities/start-reading.js';
import { ReadEntities } from '@memory/graph/read-entities.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';

@Controller()
export class EntitiesController {
  constructor(
    private readonly entities: ReadEntities,
    private readonly reading: StartReading,
  ) {}

  @Operation(listEntities)
  list(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof listEntities>) {
    return this.entities.list(scope, query);
  }

  @Operation(entityFacts)
  facts(@CurrentScope() scope: Scope, @Input() { params, query }: InputOf<typeof entityFacts>) {
    return this.entities.facts(scope, params.id, query);
  }

  @Operation(readNames)
  read(@CurrentScope() scope: Scope) {
    return this.reading.run(scope);
  }
}
