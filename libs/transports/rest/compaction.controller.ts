import {
  getRun,
  listRuns,
  previewCompaction,
  runCompaction,
  undoRun,
} from '@contracts/compaction/compaction.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { GetRun } from '@memory/compaction/get-run.js';
import { ListRuns } from '@memory/compaction/list-runs.js';
import { PreviewCompaction } from '@memory/compaction/preview-compaction.js';
import { StartCompaction } from '@memory/compaction/start-compaction.js';
import { UndoRun } from '@memory/compaction/undo-run.js';
import { Controller } from '@nestjs/common';
import type { Preferences } from '@application/preferences.js';
import { CurrentScope, Input, Operation, Preferred } from '../http/operation.decorator.js';

@Controller()
export class CompactionController {
  constructor(
    private readonly preview: PreviewCompaction,
    private readonly start: StartCompaction,
    private readonly many: ListRuns,
    private readonly one: GetRun,
    private readonly back: UndoRun,
  ) {}

  @Operation(previewCompaction)
  plan(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof previewCompaction>) {
    return this.preview.run(scope, body);
  }

  @Operation(runCompaction)
  fold(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof runCompaction>,
    @Preferred() { waitSeconds }: Preferences,
  ) {
    return this.start.run(scope, body, waitSeconds);
  }

  @Operation(listRuns)
  list(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof listRuns>) {
    return this.many.run(scope, query);
  }

  @Operation(getRun)
  get(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof getRun>) {
    return this.one.run(scope, params.run_id);
  }

  @Operation(undoRun)
  undo(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof undoRun>) {
    return this.back.run(scope, params.run_id);
  }
}
