import type { InputOf } from '@contracts/operation.js';
import { attendSensory, pruneSensory, recentSensory, recordSensory } from '@contracts/cognitive/sensory.operations.js';
import type { Scope } from '@kernel/scope.js';
import { PruneSensory } from '@memory/kinds/sensory/prune-sensory.js';
import { RecentSensory } from '@memory/kinds/sensory/recent-sensory.js';
import { Controller } from '@nestjs/common';
import { HeldWrites } from '@application/held-writes.js';
import type { Preferences } from '@application/preferences.js';
import { CurrentScope, Input, Operation, Preferred } from '../http/operation.decorator.js';

@Controller()
export class SensoryController {
  constructor(
    private readonly writes: HeldWrites,
    private readonly last: RecentSensory,
    private readonly old: PruneSensory,
  ) {}

  @Operation(recordSensory)
  record(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof recordSensory>,
    @Preferred() preferences: Preferences,
  ) {
    return this.writes.observe(scope, body, preferences);
  }

  @Operation(recentSensory)
  recent(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof recentSensory>) {
    return this.last.run(scope, query);
  }

  @Operation(attendSensory)
  attend(
    @CurrentScope() scope: Scope,
    @Input() input: InputOf<typeof attendSensory>,
    @Preferred() preferences: Preferences,
  ) {
    return this.writes.attend(scope, input, preferences);
  }

  @Operation(pruneSensory)
  prune(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof pruneSensory>) {
    return this.old.run(scope, body);
  }
}
