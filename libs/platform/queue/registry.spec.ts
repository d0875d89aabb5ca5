import type { Job } from '@contracts/jobs.js';
import type { Schedule } from '@contracts/schedules.js';
import { Injectable, Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, NestFactory } from '@nestjs/core';
import { z } from 'zod';
import { Handles, type JobHandler } from './handler.js';
import { discoverHandlers, JobRegistry, ScheduleRegistry } from './registry.js';
import { Runs, runSchedule, type ScheduleHandler } from './schedules/schedule-handler.js';

const payload = z.strictObject({ id: z.uuid() });
const backoff = { firstMs: 1, longestMs: 1 };
const needs = { attempts: 1, backoff, priority: 'normal', timeoutMs: 1_000, dedupe: null } as const;
const sweepJob = { name: 'sweep', queue: 'chores', payload, ...needs } as const satisfies Job;
const paintJob = { name: 'paint', queue: 'chores', payload, ...needs } as const satisfies Job;

@Injectable()
@Handles(sweepJob)
class SweepHandler implements JobHandler<typeof sweepJob> {
  run(): Promise<void> {
    return Promise.resolve();
  }
}

@Injectable()
@Handles(sweepJob)
class SecondSweepHandler extends SweepHandler {}

@Injectable()
@Handles(paintJob)
class PaintHandler extends SweepHandler {}

@Injectable()
class UnmarkedChild extends SweepHandler {}

/** Boots a real Nest application with these providers and this list of jobs. */
async function boot(jobs: readonly Job[], ...handlers: (new () => JobHandler)[]): Promise<JobRegistry> {
  @Module({
    imports: [DiscoveryModule],
    providers: [
      ...handlers,
      {
        provide: JobRegistry,
        inject: [DiscoveryService],
        useFactory: (discovery: DiscoveryService) => new JobRegistry(jobs, () => discoverHandlers(discovery)),
      },
    ],
  })
  class App {}
  const app = await NestFactory.createApplicationContext(App, { logger: false, abortOnError: false });
  const registry = app.get(JobRegistry);
  await app.close();
  return registry;
}

it('finds the handler of every job', async () => {
  const registry = await boot([sweepJob, paintJob], PaintHandler, SweepHandler);
  expect(registry.find('sweep')?.handler).toBeInstanceOf(SweepHandler);
  expect(registry.find('sweep')?.job).toBe(sweepJob);
  expect(registry.find('paint')?.handler).toBeInstanceOf(PaintHandler);
  expect(registry.find('dig')).toBeUndefined();
});

it('stops the boot when a job has no handler', async () => {
  await expect(boot([sweepJob, paintJob], SweepHandler)).rejects.toThrow('job paint has no handler');
});

it('stops the boot when a job has two handlers', async () => {
  await expect(boot([sweepJob], SweepHandler, SecondSweepHandler)).rejects.toThrow(
    'job sweep has 2 handlers: SweepHandler, SecondSweepHandler',
  );
});

it('stops the boot when a handler does a job that is not listed', async () => {
  await expect(boot([sweepJob], SweepHandler, PaintHandler)).rejects.toThrow('PaintHandler handles paint');
});

it('stops the boot when two jobs have the same name', async () => {
  await expect(boot([sweepJob, { ...sweepJob }], SweepHandler)).rejects.toThrow('two jobs are named sweep');
});

it('does not treat a subclass as a handler because its parent is one', async () => {
  await expect(boot([sweepJob], UnmarkedChild)).rejects.toThrow('job sweep has no handler');
});

const first: Schedule = { name: 'first', everyMs: 1_000, timeoutMs: 1_000 };
const second: Schedule = { name: 'second', everyMs: 1_000, timeoutMs: 1_000 };

@Runs(first)
class First implements ScheduleHandler {
  run(): Promise<void> {
    return Promise.resolve();
  }
}

function bootSchedules(schedules: readonly Schedule[], handled: readonly Schedule[]): ScheduleRegistry {
  const handlers = handled.map((schedule) => ({ schedule, handler: new First() }));
  const registry = new ScheduleRegistry(schedules, () => handlers);
  registry.onModuleInit();
  return registry;
}

it('finds the schedule that a class runs by its decorator', () => {
  expect(runSchedule(First)).toBe(first);
  expect(runSchedule(class {})).toBeUndefined();
});

it('starts when every schedule has one handler', () => {
  expect(bootSchedules([first, second], [second, first]).get('second').schedule).toBe(second);
});

it('does not start when a schedule has no handler, or two, or is not listed', () => {
  expect(() => bootSchedules([first, second], [first])).toThrow('schedule second has no handler');
  expect(() => bootSchedules([first], [first, first])).toThrow('schedule first has 2 handlers');
  expect(() => bootSchedules([first], [first, second])).toThrow('runs second, which is not listed');
  expect(() => bootSchedules([first, first], [first])).toThrow('two schedules are named first');
});
