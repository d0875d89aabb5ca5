import { getPortrait, listSummaries, refreshSummaries } from '@contracts/compaction/rollups.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { ReadRollups } from '@memory/compaction/rollups/read-rollups.js';
import { RefreshRollups } from '@memory/compaction/rollups/refresh-rollups.js';
import { Controller } from '@nestjs/common';
import type { Preferences } from '@application/preferences.js';
import { CurrentScope, Input, Operation, Preferred } from '../http/operation.decorator.js';

@Controller()
export class SummariesController {
  constructor(
    private readonly rollups: ReadRollups,
    private readonly anew: RefreshRollups,
  ) {}

  @Operation(listSummaries)
  list(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof listSummaries>) {
    return this.rollups.summaries(scope, query);
  }

  @Operation(getPortrait)
  portrait(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof getPortrait>) {
    return this.rollups.portrait(scope, query);
  }

  @Operation(refreshSummaries)
  refresh(@CurrentScope() scope: Scope, @Preferred() { waitSeconds }: Preferences) {
    return this.anew.run(scope, waitSeconds);
  }
}
