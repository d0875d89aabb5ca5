import type { Job } from '@contracts/jobs.js';
import type { DiscoveryService } from '@nestjs/core';
import { handledJob, type JobHandler } from './handler.js';

/** Injection token of the list of all jobs. */
export const JOB_CATALOGUE = Symbol('JobCatalogue');

/** A job has no handler or two, or a handler's job is not listed: the process must not start. */
export class JobRegistryError extends Error {
  override name = 'JobRegistryError';
}

export interface Handled {
  readonly job: Job;
  readonly handler: JobHandler;
}

/** Maps jobs to handlers. Complete after module init, or the process does not start. */
export class JobRegistry {
  private readonly byName = new Map<string, Handled>();

  constructor(
    readonly jobs: readonly Job[],
    private readonly findHandlers: () => readonly Handled[],
  ) {}

  /** @throws JobRegistryError naming every job that has no handler, or more than one */
  onModuleInit(): void {
    const handled = this.findHandlers();
    const faults: string[] = [];
    for (const job of this.jobs) {
      const found = handled.filter((candidate) => candidate.job.name === job.name);
      const [one] = found;
      if (!one) faults.push(`job ${job.name} has no handler`);
      else if (found.length > 1)
        faults.push(`job ${job.name} has ${found.length} handlers: ${found.map(nameOf).join(', ')}`);
      else if (this.byName.has(job.name)) faults.push(`two jobs are named ${job.name}`);
      else this.byName.set(job.name, one);
    }
    for (const stray of handled.filter(({ job }) => !this.jobs.some(({ name }) => name === job.name))) {
      faults.push(`${nameOf(stray)} handles ${stray.job.name}, which is not listed as a job`);
    }
    if (faults.length > 0) throw new JobRegistryError(faults.join('; '));
  }

  find(name: string): Handled | undefined {
    return this.byName.get(name);
  }
}

/** The handlers among the providers of all loaded modules. Call it when every provider has been created. */
export function discoverHandlers(discovery: DiscoveryService): Handled[] {
  const instances = new Set<object>();
  for (const { instance } of discovery.getProviders()) {
    if (typeof instance === 'object' && instance !== null) instances.add(instance as object);
  }
  return [...instances].flatMap((instance) => {
    const job = handledJob(instance.constructor);
    return job ? [{ job, handler: instance as JobHandler }] : [];
  });
}

function nameOf({ handler }: Handled): string {
  return handler.constructor.name;
}
