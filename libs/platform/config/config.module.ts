import { Clock } from '@kernel/clock.js';
import { type DynamicModule, Module } from '@nestjs/common';
import { type Config, CONFIG } from './config.js';

/** Provides CONFIG and the clock globally. */
@Module({})
export class ConfigModule {
  static using(config: Config, clock: Clock = new Clock()): DynamicModule {
    const providers = [
      { provide: CONFIG, useValue: config },
      { provide: Clock, useValue: clock },
    ];
    return { module: ConfigModule, global: true, providers, exports: [CONFIG, Clock] };
  }
}
