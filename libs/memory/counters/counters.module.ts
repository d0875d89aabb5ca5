import { Module } from '@nestjs/common';
import { Counters } from './counters.js';

@Module({ providers: [Counters], exports: [Counters] })
export class CountersModule {}
