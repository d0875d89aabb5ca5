import { sweepRecordsJob } from '@contracts/jobs.js';
import { Injectable } from '@nestjs/common';
import { Handles, type JobContext, type JobHandler } from '@platform/queue/handler.js';
import { SweepRecords } from './sweep-records.js';

/** Forgets and deletes those of these records that are still due, in one transaction. */
@Injectable()
@Handles(sweepRecordsJob)
export class SweepRecordsHandler implements JobHandler<typeof sweepRecordsJob> {
  constructor(private readonly sweep: SweepRecords) {}

  async run(context: JobContext<typeof sweepRecordsJob>): Promise<void> {
    await context.withScope(async (tx) => {
      const touched = await this.sweep.runIn(tx, context.scope, context.payload.record_ids);
      await context.close(tx, touched > 0 ? 'done' : 'dropped');
    });
  }
}
