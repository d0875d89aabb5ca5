import { Module } from '@nestjs/common';
import { RecountUsageSchedule } from './recount-usage.schedule.js';

/** The schedule of this room; loaded where jobs run. */
@Module({ providers: [RecountUsageSchedule] })
export class LimitsJobsModule {}
