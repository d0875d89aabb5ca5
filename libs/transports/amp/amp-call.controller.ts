import { AMP_BY_NAME, ampCall, type AmpName } from '@contracts/amp/amp.operations.js';
import type { AnyOperation, InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import type { Preferences } from '@application/preferences.js';
import { CurrentScope, Input, Operation, readParts, Preferred } from '../http/operation.decorator.js';
import { AmpReads } from './amp-reads.js';
import { AmpWrites } from './amp-writes.js';

/**
 * AMP's single-endpoint form: the body names the operation and contains all its fields, wherever HTTP would put them.
 */
@Controller()
export class AmpCallController {
  constructor(
    private readonly reads: AmpReads,
    private readonly writes: AmpWrites,
  ) {}

  @Operation(ampCall)
  call(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof ampCall>,
    @Preferred() preferences: Preferences,
  ) {
    const { operation: name } = body as { operation: AmpName };
    switch (name) {
      case 'store':
        return this.writes.store(scope, fieldsOf(AMP_BY_NAME.store, body), preferences);
      case 'search':
        return this.reads.search(scope, fieldsOf(AMP_BY_NAME.search, body));
      case 'get':
        return this.reads.get(scope, fieldsOf(AMP_BY_NAME.get, body));
      case 'delete':
        return this.writes.delete(scope, fieldsOf(AMP_BY_NAME.delete, body), preferences);
      case 'list':
        return this.reads.list(scope, fieldsOf(AMP_BY_NAME.list, body));
      case 'status':
        return this.reads.status(scope);
      case 'agent_status':
        return this.reads.agentStatus(scope, fieldsOf(AMP_BY_NAME.agent_status, body));
    }
  }
}

/** Distributes the fields of the body to params, query and body of the operation. */
function fieldsOf<O extends AnyOperation>(operation: O, body: object): InputOf<O> {
  return readParts(operation, { params: body, query: body, body });
}
