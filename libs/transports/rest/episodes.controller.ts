import type { InputOf } from '@contracts/operation.js';
import {
  consolidateEpisodes,
  listEpisodes,
  nextBatch,
  storeEpisode,
} from '@contracts/cognitive/episodes.operations.js';
import type { Scope } from '@kernel/scope.js';
import { ConsolidateEpisodes } from '@memory/kinds/episodic/consolidate-episodes.js';
import { ListEpisodes } from '@memory/kinds/episodic/list-episodes.js';
import { Controller } from '@nestjs/common';
import { KindWrites } from '@application/kind-writes.js';
import type { Preferences } from '@application/preferences.js';
import { CurrentScope, Input, Operation, Preferred } from '../http/operation.decorator.js';

@Controller()
export class EpisodesController {
  constructor(
    private readonly writes: KindWrites,
    private readonly many: ListEpisodes,
    private readonly folds: ConsolidateEpisodes,
  ) {}

  @Operation(storeEpisode)
  store(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof storeEpisode>,
    @Preferred() preferences: Preferences,
  ) {
    return this.writes.episode(scope, body, preferences);
  }

  @Operation(listEpisodes)
  list(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof listEpisodes>) {
    return this.many.run(scope, query);
  }

  @Operation(nextBatch)
  next(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof nextBatch>) {
    return this.many.next(scope, query);
  }

  @Operation(consolidateEpisodes)
  consolidate(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof consolidateEpisodes>) {
    return this.folds.run(scope, body);
  }
}
