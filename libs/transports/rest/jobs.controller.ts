import { getJob, listJobs } from '@contracts/jobs.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { GetJob } from '@memory/jobs/get-job.js';
import { ListJobs } from '@memory/jobs/list-jobs.js';
import { Controller } from '@nestjs/common';
import { Asker, Input, Operation } from '../http/operation.decorator.js';

@Controller()
export class JobsController {
  constructor(
    private readonly getOne: GetJob,
    private readonly listAll: ListJobs,
  ) {}

  @Operation(getJob)
  get(@Asker() scope: Scope, @Input() { params }: InputOf<typeof getJob>) {
    return this.getOne.run(scope, params.id);
  }

  @Operation(listJobs)
  list(@Asker() scope: Scope, @Input() { query }: InputOf<typeof listJobs>) {
    return this.listAll.run(scope, query);
  }
}
