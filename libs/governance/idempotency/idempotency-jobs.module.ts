import { Module } from '@nestjs/common';
import { PruneKeysSchedule } from './prune-keys.schedule.js';

/** The schedule of this room; loaded where jobs run. */
@Module({ providers: [PruneKeysSchedule] })
export class IdempotencyJobsModule {}
