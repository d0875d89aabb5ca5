import type { InputOf } from '@contracts/operation.js';
import { searchRecords } from '@contracts/search.operations.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { Asker, Input, Operation } from '../http/operation.decorator.js';
import { RecallFlow } from '../http/recall-flow.js';

@Controller()
export class SearchController {
  constructor(private readonly recall: RecallFlow) {}

  @Operation(searchRecords)
  find(@Asker() scope: Scope, @Input() { body }: InputOf<typeof searchRecords>) {
    return this.recall.search(scope, body);
  }
}
