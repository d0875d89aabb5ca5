import type { ChatOptions } from '@application/chat/chat-ask.js';
import { ChatFlow } from '@application/chat/chat-flow.js';
import {
  anthropicCountTokens,
  anthropicMessages,
  anthropicModel,
  anthropicModels,
} from '@contracts/anthropic/anthropic-messages.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Answer } from '../http/answer.js';
import { Chatting } from '../http/chat-options.js';
import { eventStream, memoryHeaders } from '../http/event-stream.js';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';
import { anthropicError } from './anthropic-errors.js';
import { readMessages } from './read-messages.js';
import { showMessage, showModel, streamMessage } from './show-message.js';

@Controller()
export class AnthropicController {
  constructor(private readonly chat: ChatFlow) {}

  @Operation(anthropicMessages)
  async create(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof anthropicMessages>,
    @Chatting() options: ChatOptions,
    @Req() { id }: FastifyRequest,
  ) {
    const ask = readMessages(body);
    if (!body.stream) {
      const answer = await this.chat.answer(scope, ask, options);
      return new Answer(showMessage(answer), { headers: memoryHeaders(answer.memories) });
    }
    const stream = await this.chat.stream(scope, ask, options);
    return eventStream(
      streamMessage(stream, (error) => anthropicError(error, id)),
      stream.memories,
    );
  }

  @Operation(anthropicCountTokens)
  async count(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof anthropicCountTokens>) {
    return { input_tokens: await this.chat.count(scope, readMessages(body)) };
  }

  @Operation(anthropicModels)
  models(@CurrentScope() scope: Scope) {
    const answers = this.chat.modelFor(scope);
    const id = answers?.model ?? null;
    return { data: answers ? [showModel(answers)] : [], first_id: id, last_id: id, has_more: false as const };
  }

  @Operation(anthropicModel)
  model(@CurrentScope() scope: Scope) {
    return showModel(this.chat.needModelFor(scope));
  }
}
