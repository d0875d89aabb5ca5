import { getJob, listJobs } from '@contracts/jobs/jobs.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { GetJob } from '@memory/jobs/get-job.js';
import { ListJobs } from '@memory/jobs/list-jobs.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';

@Controller()
export class JobsController {
  constructor(
    private readonly getOne: GetJob,
    private readonly listAll: ListJobs,
  ) {}

  @Operation(getJob)
  get(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof getJob>) {
    return this.getOne.run(scope, params.id);
  }

  @Operation(listJobs)
  list(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof listJobs>) {
    return this.listAll.run(scope, query);
  }
}
