import type { InputOf } from '@contracts/operation.js';
import { searchFeedback } from '@contracts/feedback.operations.js';
import { searchRecords } from '@contracts/search.operations.js';
import type { Scope } from '@kernel/scope.js';
import { GiveFeedback } from '@memory/feedback/give-feedback.js';
import { Controller } from '@nestjs/common';
import { Asker, Input, Operation } from '../http/operation.decorator.js';
import { RecallFlow } from '@application/recall-flow.js';

@Controller()
export class SearchController {
  constructor(
    private readonly recall: RecallFlow,
    private readonly feedback: GiveFeedback,
  ) {}

  @Operation(searchRecords)
  find(@Asker() scope: Scope, @Input() { body }: InputOf<typeof searchRecords>) {
    return this.recall.search(scope, body);
  }

  @Operation(searchFeedback)
  judge(@Asker() scope: Scope, @Input() { body }: InputOf<typeof searchFeedback>) {
    return this.feedback.run(scope, body);
  }
}
