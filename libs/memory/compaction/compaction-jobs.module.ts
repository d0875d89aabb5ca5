import { SettingsModule } from '@memory/settings/settings.module.js';
import { Module } from '@nestjs/common';
import { QueueModule } from '@platform/queue/queue.module.js';
import { CompactDueSchedule } from './due/compact-due.schedule.js';
import { QueueDue } from './due/queue-due.js';
import { ConsolidateEpisodesHandler } from './consolidate-episodes.handler.js';
import { CompactScopeHandler } from './compact-scope.handler.js';
import { BuildRollupsHandler } from './rollups/build-rollups.handler.js';
import { CompactionModule } from './compaction.module.js';
import { RefoldRecordsHandler } from './refold-records.handler.js';

/** The handlers of this room; loaded where jobs run. */
@Module({
  imports: [CompactionModule, SettingsModule, QueueModule],
  providers: [
    CompactScopeHandler,
    ConsolidateEpisodesHandler,
    RefoldRecordsHandler,
    BuildRollupsHandler,
    QueueDue,
    CompactDueSchedule,
  ],
})
export class CompactionJobsModule {}
