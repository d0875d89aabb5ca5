import { ChatFlow } from '@application/chat/chat-flow.js';
import type { ChatModel, ChatOptions } from '@application/chat/chat-ask.js';
import { openAiChat, openAiModel, openAiModels } from '@contracts/openai/openai-chat.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Answer } from '../http/answer.js';
import { Chatting } from '../http/chat-options.js';
import { eventStream, memoryHeaders } from '../http/event-stream.js';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';
import { openAiError } from './openai-errors.js';
import { readChat } from './read-chat.js';
import { showChat, streamChat } from './show-chat.js';

@Controller()
export class OpenAiController {
  constructor(
    private readonly chat: ChatFlow,
    private readonly clock: Clock,
  ) {}

  @Operation(openAiChat)
  async complete(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof openAiChat>,
    @Chatting() options: ChatOptions,
    @Req() request: FastifyRequest,
  ) {
    const ask = readChat(body);
    const now = this.clock.now();
    if (!body.stream) {
      const answer = await this.chat.answer(scope, ask, options);
      return new Answer(showChat(answer, now), { headers: memoryHeaders(answer.memories) });
    }
    const stream = await this.chat.stream(scope, ask, options);
    const withUsage = body.stream_options?.include_usage === true;
    const refuse = (error: Parameters<typeof openAiError>[0]) => ({
      error: { ...openAiError(error), request_id: request.id },
    });
    return eventStream(streamChat(stream, now, withUsage, refuse), stream.memories);
  }

  @Operation(openAiModels)
  models(@CurrentScope() scope: Scope) {
    const answers = this.chat.modelFor(scope);
    return { object: 'list' as const, data: answers ? [showModel(answers)] : [] };
  }

  @Operation(openAiModel)
  model(@CurrentScope() scope: Scope) {
    return showModel(this.chat.needModelFor(scope));
  }
}

function showModel({ model, provider }: ChatModel) {
  return { id: model, object: 'model' as const, created: 0, owned_by: provider };
}
