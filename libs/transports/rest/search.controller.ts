import type { InputOf } from '@contracts/operation.js';
import { searchFeedback } from '@contracts/feedback/feedback.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import type { Scope } from '@kernel/scope.js';
import { GiveFeedback } from '@memory/feedback/give-feedback.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';
import { RecallFlow } from '@application/recall-flow.js';

@Controller()
export class SearchController {
  constructor(
    private readonly recall: RecallFlow,
    private readonly feedback: GiveFeedback,
  ) {}

  @Operation(searchRecords)
  find(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof searchRecords>) {
    return this.recall.search(scope, body);
  }

  @Operation(searchFeedback)
  judge(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof searchFeedback>) {
    return this.feedback.run(scope, body);
  }
}
