import { DecisionFlow } from '@application/decision-flow.js';
import { decideMemory, decisionAccuracy, judgeDecision } from '@contracts/decisions/decisions.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { DecisionAccuracy } from '@memory/decisions/decision-accuracy.js';
import { JudgeDecision } from '@memory/decisions/judge-decision.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';

@Controller()
export class DecisionsController {
  constructor(
    private readonly deciding: DecisionFlow,
    private readonly judging: JudgeDecision,
    private readonly accuracies: DecisionAccuracy,
  ) {}

  @Operation(decideMemory)
  decide(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof decideMemory>) {
    return this.deciding.run(scope, body);
  }

  @Operation(judgeDecision)
  judge(@CurrentScope() scope: Scope, @Input() { params, body }: InputOf<typeof judgeDecision>) {
    return this.judging.run(scope, params.id, body.correct);
  }

  @Operation(decisionAccuracy)
  accuracy(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof decisionAccuracy>) {
    return this.accuracies.run(scope, query.days);
  }
}
