import type { Schedule } from '@contracts/schedules.js';
import { Runs, runSchedule, type ScheduleHandler } from './schedule-handler.js';
import { ScheduleRegistry } from './schedule-registry.js';

const first: Schedule = { name: 'first', everyMs: 1_000, timeoutMs: 1_000 };
const second: Schedule = { name: 'second', everyMs: 1_000, timeoutMs: 1_000 };

@Runs(first)
class First implements ScheduleHandler {
  run(): Promise<void> {
    return Promise.resolve();
  }
}

function boot(schedules: readonly Schedule[], handled: readonly Schedule[]): ScheduleRegistry {
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
  expect(boot([first, second], [second, first]).get('second').schedule).toBe(second);
});

it('does not start when a schedule has no handler, or two, or is not listed', () => {
  expect(() => boot([first, second], [first])).toThrow('schedule second has no handler');
  expect(() => boot([first], [first, first])).toThrow('schedule first has 2 handlers');
  expect(() => boot([first], [first, second])).toThrow('runs second, which is not listed');
  expect(() => boot([first, first], [first])).toThrow('two schedules are named first');
});
