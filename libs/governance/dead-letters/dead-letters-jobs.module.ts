import { Module } from '@nestjs/common';
import { LettersToRetry } from '@platform/queue/letters-to-retry.query.js';
import { DeadLettersModule } from './dead-letters.module.js';
import { RetryLettersSchedule } from './retry-letters.schedule.js';

/** The schedule of this room; loaded where jobs run. */
@Module({ imports: [DeadLettersModule], providers: [LettersToRetry, RetryLettersSchedule] })
export class DeadLettersJobsModule {}
