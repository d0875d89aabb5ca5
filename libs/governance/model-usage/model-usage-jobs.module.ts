import { Module } from '@nestjs/common';
import { SettleModelCallsSchedule } from './settle-model-calls.schedule.js';

/** The schedule of this room; loaded where jobs run. */
@Module({ providers: [SettleModelCallsSchedule] })
export class ModelUsageJobsModule {}
