import { answerQuestion, getReasoningMetrics } from '@contracts/reasoning/answer.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { AnswerQuestion } from '@memory/reasoning/answer-question.js';
import { GetReasoningMetrics } from '@memory/reasoning/get-reasoning-metrics.js';
import { Controller, Req } from '@nestjs/common';
import { eventStream } from '../http/event-stream.js';
import { Leaving } from '../http/leaving.js';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';
import type { RecollectRequest } from '../http/request.js';
import { answerEvents } from './answer-events.js';

@Controller()
export class AnswerController {
  constructor(
    private readonly answering: AnswerQuestion,
    private readonly metrics: GetReasoningMetrics,
  ) {}

  @Operation(answerQuestion)
  answer(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof answerQuestion>,
    @Leaving() signal: AbortSignal,
    @Req() request: RecollectRequest,
  ) {
    if (!body.stream) return this.answering.run(scope, body, { signal });
    return eventStream(answerEvents((tell) => this.answering.run(scope, body, { signal, tell }), request));
  }

  @Operation(getReasoningMetrics)
  figures(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof getReasoningMetrics>) {
    return this.metrics.run(scope, query.days);
  }
}
