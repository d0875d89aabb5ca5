import { linkMessage, messagesOfRecord, recordsOfMessage } from '@contracts/messages/messages.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { LinkMessage } from '@memory/messages/link-message.js';
import { ListDerived } from '@memory/messages/list-derived.js';
import { ListSources } from '@memory/messages/list-sources.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';

@Controller()
export class MessageLinksController {
  constructor(
    private readonly links: LinkMessage,
    private readonly derived: ListDerived,
    private readonly sources: ListSources,
  ) {}

  @Operation(linkMessage)
  link(@CurrentScope() scope: Scope, @Input() { params, body }: InputOf<typeof linkMessage>) {
    return this.links.run(scope, params.id, body.records);
  }

  @Operation(recordsOfMessage)
  records(@CurrentScope() scope: Scope, @Input() { params, query }: InputOf<typeof recordsOfMessage>) {
    return this.derived.run(scope, params.id, query);
  }

  @Operation(messagesOfRecord)
  messages(@CurrentScope() scope: Scope, @Input() { params, query }: InputOf<typeof messagesOfRecord>) {
    return this.sources.run(scope, params.id, query);
  }
}
