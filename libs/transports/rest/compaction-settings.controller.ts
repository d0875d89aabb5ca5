import {
  getCompactionMetrics,
  getCompactionSettings,
  putTenantCompaction,
  putUserCompaction,
} from '@contracts/compaction/compaction.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { CompactionSettings } from '@memory/compaction/compaction-settings.js';
import { GetMetrics } from '@memory/compaction/metrics/get-metrics.js';
import { Controller } from '@nestjs/common';
import type { Preferences } from '@application/preferences.js';
import { CurrentScope, Input, Operation, Preferred, withEtag } from '../http/operation.decorator.js';

@Controller()
export class CompactionSettingsController {
  constructor(
    private readonly settings: CompactionSettings,
    private readonly figures: GetMetrics,
  ) {}

  @Operation(getCompactionMetrics)
  metrics(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof getCompactionMetrics>) {
    return this.figures.run(scope, query.days);
  }

  @Operation(getCompactionSettings)
  read(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof getCompactionSettings>) {
    return this.settings.read(scope, query);
  }

  @Operation(putTenantCompaction)
  async putTenant(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof putTenantCompaction>,
    @Preferred() { ifMatch }: Preferences,
  ) {
    return withEtag(await this.settings.putTenant(scope, body, ifMatch));
  }

  @Operation(putUserCompaction)
  async putUser(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof putUserCompaction>,
    @Preferred() { ifMatch }: Preferences,
  ) {
    return withEtag(await this.settings.putUser(scope, body, ifMatch));
  }
}
