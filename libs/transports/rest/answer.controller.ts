import { AnswerFlow } from '@application/answer-flow.js';
import { answerQuestion, getReasoningMetrics } from '@contracts/reasoning/answer.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { GetReasoningMetrics } from '@memory/reasoning/get-reasoning-metrics.js';
import { Controller, Inject, Req } from '@nestjs/common';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { eventStream } from '../http/event-stream.js';
import { Leaving } from '../http/leaving.js';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';
import type { RecollectRequest } from '../http/request.js';
import { answerEvents } from './answer-events.js';

@Controller()
export class AnswerController {
  private readonly logger: Logger;

  constructor(
    private readonly answering: AnswerFlow,
    private readonly metrics: GetReasoningMetrics,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.logger = componentLogger(logger, 'http');
  }

  @Operation(answerQuestion)
  answer(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof answerQuestion>,
    @Leaving() signal: AbortSignal,
    @Req() request: RecollectRequest,
  ) {
    if (!body.stream) return this.answering.run(scope, body, { signal });
    const { events, done } = answerEvents(
      (tell) => this.answering.run(scope, body, { signal, tell }),
      request,
      this.logger,
      signal,
    );
    request.working = done;
    return eventStream(events);
  }

  @Operation(getReasoningMetrics)
  figures(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof getReasoningMetrics>) {
    return this.metrics.run(scope, query.days);
  }
}
