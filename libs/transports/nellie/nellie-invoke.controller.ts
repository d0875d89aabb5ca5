import { NELLIE_BY_NAME, nellieInvoke, nellieListTools, type NellieName } from '@contracts/nellie/nellie.operations.js';
import type { AnyOperation, InputOf, OutputOf } from '@contracts/operation.js';
import type { Preferences } from '@application/preferences.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { jsonSchemaOf } from '../http/json-schema.js';
import { CurrentScope, Input, Operation, readParts, Preferred } from '../http/operation.decorator.js';
import { Nellie } from './nellie.js';

/** Nellie's own HTTP format, which it calls MCP: a list of tools, and one path that calls them. */
@Controller()
export class NellieInvokeController {
  constructor(private readonly nellie: Nellie) {}

  @Operation(nellieListTools)
  list(): OutputOf<typeof nellieListTools> {
    return Object.entries<AnyOperation>(NELLIE_BY_NAME).map(
      ([name, { summary, description = summary, body, query }]) => {
        const schema = body ?? query;
        return { name, description, inputSchema: schema ? jsonSchemaOf(schema, 'input') : {} };
      },
    );
  }

  @Operation(nellieInvoke)
  async invoke(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof nellieInvoke>,
    @Preferred() preferences: Preferences,
  ): Promise<OutputOf<typeof nellieInvoke>> {
    const { name, arguments: given } = body;
    return { content: { ...(await this.call(scope, name, given, preferences)) } };
  }

  private call(scope: Scope, name: NellieName, given: object, preferences: Preferences): Promise<object> {
    switch (name) {
      case 'add_lesson':
        return this.nellie.addLesson(scope, fieldsOf(NELLIE_BY_NAME.add_lesson, given), preferences);
      case 'search_lessons':
        return this.nellie.searchLessons(scope, fieldsOf(NELLIE_BY_NAME.search_lessons, given));
      case 'add_checkpoint':
        return this.nellie.addCheckpoint(scope, fieldsOf(NELLIE_BY_NAME.add_checkpoint, given), preferences);
      case 'get_recent_checkpoints':
        return this.nellie.recentCheckpoints(scope, fieldsOf(NELLIE_BY_NAME.get_recent_checkpoints, given));
      case 'search_code':
        return this.nellie.searchCode(scope, fieldsOf(NELLIE_BY_NAME.search_code, given));
      case 'get_status':
        return this.nellie.status(scope);
    }
  }
}

function fieldsOf<O extends AnyOperation>(operation: O, given: object): InputOf<O> {
  return readParts(operation, { params: {}, query: given, body: given });
}
