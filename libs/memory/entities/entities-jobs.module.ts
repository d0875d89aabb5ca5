import { Module } from '@nestjs/common';
import { EntitiesModule } from './entities.module.js';
import { ReadNamesHandler } from './read-names.handler.js';

/** The handler of this room; loaded where jobs run. */
@Module({ imports: [EntitiesModule], providers: [ReadNamesHandler] })
export class EntitiesJobsModule {}
