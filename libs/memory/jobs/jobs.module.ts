import { RecordsModule } from '@memory/records/records.module.js';
import { Module } from '@nestjs/common';
import { GetJob } from './get-job.js';
import { ListJobs } from './list-jobs.js';

@Module({ imports: [RecordsModule], providers: [GetJob, ListJobs], exports: [GetJob, ListJobs] })
export class JobsModule {}
