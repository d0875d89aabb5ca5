import type { Job } from '@contracts/jobs.js';
import type { Schedule } from '@contracts/schedules.js';
import type { DiscoveryService } from '@nestjs/core';
import { handledJob, type JobHandler } from './handler.js';
import { runSchedule, type ScheduleHandler } from './schedules/schedule-handler.js';

/** Injection tokens of the lists of all jobs and of all schedules. */
export const JOB_CATALOGUE = Symbol('JobCatalogue');
export const SCHEDULE_CATALOGUE = Symbol('ScheduleCatalogue');

type Found<Kind extends 'job' | 'schedule', Task, Handler> = Readonly<Record<Kind, Task>> & {
  readonly handler: Handler;
};
export type Handled = Found<'job', Job, JobHandler>;
export type Scheduled = Found<'schedule', Schedule, ScheduleHandler>;

const VERBS = { job: 'handles', schedule: 'runs' } as const;

/** A job or schedule has no handler or two, or that of a handler is not listed: the process must not start. */
export class RegistryError extends Error {
  override name = 'RegistryError';
}

/** Maps jobs or schedules to handlers. Complete after module init, or the process does not start. */
abstract class Registry<
  Kind extends 'job' | 'schedule',
  Task extends { readonly name: string },
  Handler extends object,
> {
  private readonly byName = new Map<string, Found<Kind, Task, Handler>>();

  constructor(
    private readonly kind: Kind,
    readonly listed: readonly Task[],
    private readonly findHandlers: () => readonly Found<Kind, Task, Handler>[],
  ) {}

  /** @throws RegistryError naming every job or schedule that has no handler, or more than one */
  onModuleInit(): void {
    const { kind } = this;
    const found = this.findHandlers();
    const faults: string[] = [];
    for (const { name } of this.listed) {
      const handlers = found.filter((one) => one[kind].name === name);
      const [one] = handlers;
      if (!one) faults.push(`${kind} ${name} has no handler`);
      else if (handlers.length > 1)
        faults.push(`${kind} ${name} has ${handlers.length} handlers: ${handlers.map(nameOf).join(', ')}`);
      else if (this.byName.has(name)) faults.push(`two ${kind}s are named ${name}`);
      else this.byName.set(name, one);
    }
    for (const stray of found.filter((one) => !this.listed.some(({ name }) => name === one[kind].name))) {
      faults.push(`${nameOf(stray)} ${VERBS[kind]} ${stray[kind].name}, which is not listed as a ${kind}`);
    }
    if (faults.length > 0) throw new RegistryError(faults.join('; '));
  }

  find(name: string): Found<Kind, Task, Handler> | undefined {
    return this.byName.get(name);
  }
}

export class JobRegistry extends Registry<'job', Job, JobHandler> {
  constructor(jobs: readonly Job[], findHandlers: () => readonly Handled[]) {
    super('job', jobs, findHandlers);
  }
}

export class ScheduleRegistry extends Registry<'schedule', Schedule, ScheduleHandler> {
  constructor(schedules: readonly Schedule[], findHandlers: () => readonly Scheduled[]) {
    super('schedule', schedules, findHandlers);
  }

  /** @throws Error for an unknown name: a bug in our code */
  get(name: string): Scheduled {
    const found = this.find(name);
    if (!found) throw new Error(`there is no schedule named ${name}`);
    return found;
  }
}

/** The handlers among the providers of all loaded modules. Call it when every provider has been created. */
export function discoverHandlers(discovery: DiscoveryService): Handled[] {
  return instancesOf(discovery).flatMap((instance) => {
    const job = handledJob(instance.constructor);
    return job ? [{ job, handler: instance as JobHandler }] : [];
  });
}

/** The same for schedules. */
export function discoverSchedules(discovery: DiscoveryService): Scheduled[] {
  return instancesOf(discovery).flatMap((instance) => {
    const schedule = runSchedule(instance.constructor);
    return schedule ? [{ schedule, handler: instance as ScheduleHandler }] : [];
  });
}

function instancesOf(discovery: DiscoveryService): object[] {
  const instances = new Set<object>();
  for (const { instance } of discovery.getProviders()) {
    if (typeof instance === 'object' && instance !== null) instances.add(instance as object);
  }
  return [...instances];
}

function nameOf({ handler }: { readonly handler: object }): string {
  return handler.constructor.name;
}
