import {
  discardDeadLetter,
  discardDeadLetters,
  listDeadLetters,
  replayDeadLetter,
  replayDeadLetters,
} from '@contracts/jobs/jobs.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { DiscardDeadLetters } from '@governance/dead-letters/discard-dead-letters.js';
import { ListDeadLetters } from '@governance/dead-letters/list-dead-letters.js';
import { ReplayDeadLetters } from '@governance/dead-letters/replay-dead-letters.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';

@Controller()
export class DeadLettersController {
  constructor(
    private readonly listAll: ListDeadLetters,
    private readonly replay: ReplayDeadLetters,
    private readonly discard: DiscardDeadLetters,
  ) {}

  @Operation(listDeadLetters)
  list(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof listDeadLetters>) {
    return this.listAll.run(scope, query);
  }

  @Operation(replayDeadLetter)
  replayOne(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof replayDeadLetter>) {
    return this.replay.one(scope, params.id);
  }

  @Operation(replayDeadLetters)
  replayMatching(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof replayDeadLetters>) {
    return this.replay.matching(scope, body);
  }

  @Operation(discardDeadLetter)
  discardOne(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof discardDeadLetter>) {
    return this.discard.one(scope, params.id);
  }

  @Operation(discardDeadLetters)
  discardMatching(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof discardDeadLetters>) {
    return this.discard.matching(scope, body);
  }
}
