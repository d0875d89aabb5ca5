import { ampJsonSchemaOf, ampJsonSchemas } from '@contracts/amp/amp.schema.js';
import {
  ampAgentStatus,
  ampDelete,
  ampGet,
  ampList,
  ampSchema,
  ampSchemaOf,
  ampSearch,
  ampStatus,
  ampStore,
} from '@contracts/amp/amp.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import type { Preferences } from '@application/preferences.js';
import { CurrentScope, Input, Operation, Preferred } from '../http/operation.decorator.js';
import { AmpReads } from './amp-reads.js';
import { AmpWrites } from './amp-writes.js';

/** AMP over HTTP, one route per operation. */
@Controller()
export class AmpController {
  constructor(
    private readonly reads: AmpReads,
    private readonly writes: AmpWrites,
  ) {}

  @Operation(ampStore)
  store(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof ampStore>, @Preferred() preferences: Preferences) {
    return this.writes.store(scope, input, preferences);
  }

  @Operation(ampSearch)
  search(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof ampSearch>) {
    return this.reads.search(scope, input);
  }

  @Operation(ampList)
  list(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof ampList>) {
    return this.reads.list(scope, input);
  }

  @Operation(ampGet)
  get(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof ampGet>) {
    return this.reads.get(scope, input);
  }

  @Operation(ampDelete)
  delete(
    @CurrentScope() scope: Scope,
    @Input() input: InputOf<typeof ampDelete>,
    @Preferred() preferences: Preferences,
  ) {
    return this.writes.delete(scope, input, preferences);
  }

  @Operation(ampStatus)
  status(@CurrentScope() scope: Scope) {
    return this.reads.status(scope);
  }

  @Operation(ampAgentStatus)
  agent(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof ampAgentStatus>) {
    return this.reads.agentStatus(scope, input);
  }

  @Operation(ampSchema)
  schema() {
    return ampJsonSchemas();
  }

  @Operation(ampSchemaOf)
  schemaOf(@Input() { params: { type } }: InputOf<typeof ampSchemaOf>) {
    const schema = ampJsonSchemaOf(type);
    if (!schema) throw new RecollectError('not_found.schema', `There is no schema ${type}; GET /amp/schema holds all.`);
    return schema;
  }
}
