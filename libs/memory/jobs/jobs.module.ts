import { RecordStoreModule } from '@memory/record-store/record-store.module.js';
import { Module } from '@nestjs/common';
import { GetJob } from './get-job.js';
import { ListJobs } from './list-jobs.js';

@Module({ imports: [RecordStoreModule], providers: [GetJob, ListJobs], exports: [GetJob, ListJobs] })
export class JobsModule {}
