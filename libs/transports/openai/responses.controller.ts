import type { ChatOptions } from '@application/chat/chat-ask.js';
import { ChatFlow } from '@application/chat/chat-flow.js';
import { StoredAnswers } from '@application/chat/stored-answers.js';
import { openAiResponses } from '@contracts/openai/openai-responses.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { invalid } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Answer } from '../http/answer.js';
import { Chatting } from '../http/chat-options.js';
import { eventStream, memoryHeaders } from '../http/event-stream.js';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';
import { ItemIds } from './item-ids.js';
import { answersNamedIn, readResponse } from './read-response.js';
import { headOf, showResponse, streamResponse } from './show-response.js';

@Controller()
export class ResponsesController {
  constructor(
    private readonly chat: ChatFlow,
    private readonly answers: StoredAnswers,
    private readonly clock: Clock,
  ) {}

  @Operation(openAiResponses)
  async create(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof openAiResponses>,
    @Chatting() options: ChatOptions,
    @Req() request: FastifyRequest,
  ) {
    const answers = await this.answers.of(scope, answersNamedIn(body));
    if (!answers) throw invalid('input', 'names earlier answers that are too long together: send fewer of them');
    const ask = readResponse(body, answers);
    const ids = new ItemIds();
    const kept = { ...options, answerId: ids.answer };
    const begun = this.clock.now();
    if (!body.stream) {
      const answer = await this.chat.answer(scope, ask, kept);
      const shown = showResponse(headOf(body, answer.model, ids, begun), answer, ids, this.clock.now());
      return new Answer(shown, { headers: memoryHeaders(answer.memories) });
    }
    const stream = await this.chat.stream(scope, ask, kept);
    const head = headOf(body, stream.model, ids, begun);
    const events = streamResponse(head, stream, ids, request.id, () => this.clock.now());
    return eventStream(events, stream.memories);
  }
}
