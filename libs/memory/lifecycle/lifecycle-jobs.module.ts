import { Module } from '@nestjs/common';
import { ForgetDueSchedule } from './forget-due.schedule.js';
import { LifecycleModule } from './lifecycle.module.js';
import { SweepRecordsHandler } from './sweep-records.handler.js';

/** The handlers of this room; loaded where jobs run. */
@Module({ imports: [LifecycleModule], providers: [SweepRecordsHandler, ForgetDueSchedule] })
export class LifecycleJobsModule {}
