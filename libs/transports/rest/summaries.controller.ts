import { getPortrait, listSummaries, refreshSummaries } from '@contracts/ladder.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { ReadLadder } from '@memory/compaction/ladder/read-ladder.js';
import { RefreshLadder } from '@memory/compaction/ladder/refresh-ladder.js';
import { Controller } from '@nestjs/common';
import { Asker, Input, Operation } from '../http/operation.decorator.js';
import type { Preferences } from '@application/preferences.js';
import { Preferred } from '../http/preferences.js';

@Controller()
export class SummariesController {
  constructor(
    private readonly ladder: ReadLadder,
    private readonly anew: RefreshLadder,
  ) {}

  @Operation(listSummaries)
  list(@Asker() scope: Scope, @Input() { query }: InputOf<typeof listSummaries>) {
    return this.ladder.summaries(scope, query);
  }

  @Operation(getPortrait)
  portrait(@Asker() scope: Scope, @Input() { query }: InputOf<typeof getPortrait>) {
    return this.ladder.portrait(scope, query);
  }

  @Operation(refreshSummaries)
  refresh(
    @Asker() scope: Scope,
    @Preferred() { waitSeconds }: Preferences,
    // Named by the guard already; taken so that a body of anything else is refused.
  ) {
    return this.anew.run(scope, waitSeconds);
  }
}
