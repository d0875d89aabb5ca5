import {
  lettaAllMessages, lettaMessage, lettaMessages, searchLettaMessages,
} from '@contracts/letta/letta-messages.operations.js'; // prettier-ignore
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';
import { MessageHistory } from './message-history.js';

@Controller()
export class LettaMessagesController {
  constructor(private readonly history: MessageHistory) {}

  @Operation(lettaMessages)
  ofAgent(@CurrentScope() scope: Scope, @Input() { params, query }: InputOf<typeof lettaMessages>) {
    return this.history.ofAgent(scope, params.agent_id, query);
  }

  @Operation(lettaAllMessages)
  ofAll(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof lettaAllMessages>) {
    return this.history.ofAll(scope, query);
  }

  @Operation(lettaMessage)
  read(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof lettaMessage>) {
    return this.history.read(scope, params.message_id);
  }

  @Operation(searchLettaMessages)
  search(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof searchLettaMessages>) {
    return this.history.search(scope, body);
  }
}
