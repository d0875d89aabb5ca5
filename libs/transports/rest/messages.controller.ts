import { appendMessages, getMessage, listMessages } from '@contracts/messages/messages.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { GetMessage } from '@memory/messages/get-message.js';
import { ListMessages } from '@memory/messages/list-messages.js';
import { Controller } from '@nestjs/common';
import { MessageFlow } from '@application/message-flow.js';
import type { Preferences } from '@application/preferences.js';
import { Answer } from '../http/answer.js';
import { CurrentScope, Input, Operation, Preferred } from '../http/operation.decorator.js';

@Controller()
export class MessagesController {
  constructor(
    private readonly flow: MessageFlow,
    private readonly many: ListMessages,
    private readonly one: GetMessage,
  ) {}

  @Operation(appendMessages)
  async append(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof appendMessages>,
    @Preferred() preferences: Preferences,
  ) {
    const { status, body: answer } = await this.flow.append(scope, body, preferences);
    return new Answer(answer, { status });
  }

  @Operation(listMessages)
  list(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof listMessages>) {
    return this.many.run(scope, query);
  }

  @Operation(getMessage)
  get(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof getMessage>) {
    return this.one.run(scope, params.id);
  }
}
