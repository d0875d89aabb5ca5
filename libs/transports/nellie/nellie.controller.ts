import {
  nellieAddCheckpoint,
  nellieAddLesson,
  nellieGetStatus,
  nellieRecentCheckpoints,
  nellieSearchCode,
  nellieSearchLessons,
} from '@contracts/nellie/nellie.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Preferences } from '@application/preferences.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation, Preferred } from '../http/operation.decorator.js';
import { Nellie } from './nellie.js';

/** One route for each of Nellie's tools. */
@Controller()
export class NellieController {
  constructor(private readonly nellie: Nellie) {}

  @Operation(nellieAddLesson)
  addLesson(
    @CurrentScope() scope: Scope,
    @Input() input: InputOf<typeof nellieAddLesson>,
    @Preferred() preferences: Preferences,
  ) {
    return this.nellie.addLesson(scope, input, preferences);
  }

  @Operation(nellieSearchLessons)
  searchLessons(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof nellieSearchLessons>) {
    return this.nellie.searchLessons(scope, input);
  }

  @Operation(nellieAddCheckpoint)
  addCheckpoint(
    @CurrentScope() scope: Scope,
    @Input() input: InputOf<typeof nellieAddCheckpoint>,
    @Preferred() preferences: Preferences,
  ) {
    return this.nellie.addCheckpoint(scope, input, preferences);
  }

  @Operation(nellieRecentCheckpoints)
  recentCheckpoints(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof nellieRecentCheckpoints>) {
    return this.nellie.recentCheckpoints(scope, input);
  }

  @Operation(nellieSearchCode)
  searchCode(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof nellieSearchCode>) {
    return this.nellie.searchCode(scope, input);
  }

  @Operation(nellieGetStatus)
  status(@CurrentScope() scope: Scope) {
    return this.nellie.status(scope);
  }
}
