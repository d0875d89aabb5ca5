import 'reflect-metadata';
import type { Schedule } from '@contracts/schedules.js';

export interface ScheduleContext {
  /** Aborted when the run's time is over, when another process takes over, or when this one stops. */
  readonly signal: AbortSignal;
}

/**
 * Does the work of a schedule: finds what is due and enqueues jobs. A run may be cut off anywhere and repeated, by this
 * or another process, so it must be idempotent.
 */
export interface ScheduleHandler {
  run(context: ScheduleContext): Promise<void>;
}

const RUNS = Symbol('Runs');

/** `@Runs(pruneOutboxSchedule)` on a provider makes it the handler of that schedule. */
export function Runs(schedule: Schedule) {
  return (target: new (...dependencies: never[]) => ScheduleHandler): void => {
    Reflect.defineMetadata(RUNS, schedule, target);
  };
}

/** The schedule that instances of this class run. */
export function runSchedule(type: object): Schedule | undefined {
  return Reflect.getOwnMetadata(RUNS, type) as Schedule | undefined;
}
