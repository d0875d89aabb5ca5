import { type Schedule, SCHEDULES } from '@contracts/schedules.js';
import { Clock } from '@kernel/clock.js';
import { type BeforeApplicationShutdown, Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { ScheduleModule, SchedulerRegistry } from '@nestjs/schedule';
import { Database } from '@platform/database/database.js';
import { ServingGate } from '@platform/database/serving-gate.js';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { PruneOutbox } from '../prune-outbox.js';
import { discoverSchedules, SCHEDULE_CATALOGUE, ScheduleRegistry } from '../registry.js';
import { ScheduleLeases } from './schedule-leases.js';
import { Schedules } from './schedules.js';

/** How often a process checks whether a schedule is due: four times per period, within these bounds. */
const MIN_TICK_MS = 1_000;
const MAX_TICK_MS = 30_000;

/** Drives the schedules. A process that runs jobs must load it together with every room's jobs module. */
@Module({
  imports: [DiscoveryModule, ScheduleModule.forRoot()],
  providers: [
    { provide: SCHEDULE_CATALOGUE, useValue: SCHEDULES },
    {
      provide: ScheduleRegistry,
      inject: [DiscoveryService, SCHEDULE_CATALOGUE],
      useFactory: (discovery: DiscoveryService, schedules: readonly Schedule[]) =>
        new ScheduleRegistry(schedules, () => discoverSchedules(discovery)),
    },
    {
      provide: ScheduleLeases,
      inject: [Database],
      useFactory: (database: Database) => new ScheduleLeases(database),
    },
    {
      provide: Schedules,
      inject: [ScheduleRegistry, ScheduleLeases, LOGGER],
      useFactory: (registry: ScheduleRegistry, leases: ScheduleLeases, logger: Logger) =>
        new Schedules(registry, leases, componentLogger(logger, 'schedules')),
    },
    {
      provide: PruneOutbox,
      inject: [Database, Clock, LOGGER],
      useFactory: (database: Database, clock: Clock, logger: Logger) =>
        new PruneOutbox(database, clock, componentLogger(logger, 'outbox')),
    },
  ],
  exports: [Schedules],
})
export class SchedulesModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    @Inject(Schedules) private readonly schedules: Schedules,
    @Inject(SchedulerRegistry) private readonly clocks: SchedulerRegistry,
    @Inject(ServingGate) private readonly gate: ServingGate,
  ) {}

  /** No immediate tick: processes that a deployment starts together would all run their schedules at once. */
  onApplicationBootstrap(): void {
    for (const { name, everyMs } of this.schedules.all) {
      const tickMs = Math.min(MAX_TICK_MS, Math.max(MIN_TICK_MS, everyMs / 4));
      const interval = setInterval(() => void (this.gate.closed || this.schedules.tick(name)), tickMs);
      this.clocks.addInterval(name, interval);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const name of this.clocks.getIntervals()) this.clocks.deleteInterval(name);
    await this.schedules.stop();
  }
}
