import type { Schedule } from '@contracts/schedules.js';
import type { DiscoveryService } from '@nestjs/core';
import { runSchedule, type ScheduleHandler } from './schedule-handler.js';

/** Injection token of the list of all schedules. */
export const SCHEDULE_CATALOGUE = Symbol('ScheduleCatalogue');

/** A schedule has no handler or two, or a handler's schedule is not listed: the process must not start. */
export class ScheduleRegistryError extends Error {
  override name = 'ScheduleRegistryError';
}

export interface Scheduled {
  readonly schedule: Schedule;
  readonly handler: ScheduleHandler;
}

/** Maps schedules to handlers. Complete after module init, or the process does not start. */
export class ScheduleRegistry {
  private readonly byName = new Map<string, Scheduled>();

  constructor(
    readonly schedules: readonly Schedule[],
    private readonly findHandlers: () => readonly Scheduled[],
  ) {}

  /** @throws ScheduleRegistryError naming every schedule that has no handler, or more than one */
  onModuleInit(): void {
    const found = this.findHandlers();
    const faults: string[] = [];
    for (const { name } of this.schedules) {
      const handlers = found.filter(({ schedule }) => schedule.name === name);
      const [one] = handlers;
      if (!one) faults.push(`schedule ${name} has no handler`);
      else if (handlers.length > 1)
        faults.push(`schedule ${name} has ${handlers.length} handlers: ${handlers.map(nameOf).join(', ')}`);
      else if (this.byName.has(name)) faults.push(`two schedules are named ${name}`);
      else this.byName.set(name, one);
    }
    for (const stray of found.filter(({ schedule }) => !this.schedules.some(({ name }) => name === schedule.name))) {
      faults.push(`${nameOf(stray)} runs ${stray.schedule.name}, which is not listed as a schedule`);
    }
    if (faults.length > 0) throw new ScheduleRegistryError(faults.join('; '));
  }

  /** @throws Error for an unknown name: a bug in our code */
  get(name: string): Scheduled {
    const found = this.byName.get(name);
    if (!found) throw new Error(`there is no schedule named ${name}`);
    return found;
  }
}

/** The handlers among the providers of all loaded modules. Call it when every provider has been created. */
export function discoverSchedules(discovery: DiscoveryService): Scheduled[] {
  const instances = new Set<object>();
  for (const { instance } of discovery.getProviders()) {
    if (typeof instance === 'object' && instance !== null) instances.add(instance as object);
  }
  return [...instances].flatMap((instance) => {
    const schedule = runSchedule(instance.constructor);
    return schedule ? [{ schedule, handler: instance as ScheduleHandler }] : [];
  });
}

function nameOf({ handler }: Scheduled): string {
  return handler.constructor.name;
}
