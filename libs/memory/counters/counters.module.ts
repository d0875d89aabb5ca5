import { Module } from '@nestjs/common';
import { Counters } from './counters.js';
import { Tallies } from './tallies.js';

@Module({ providers: [Counters, Tallies], exports: [Counters, Tallies] })
export class CountersModule {}
