import { DecisionsModule } from '@memory/decisions/decisions.module.js';
import { Module } from '@nestjs/common';
import { QueueModule } from '@platform/queue/queue.module.js';
import { ExtractFactsHandler } from './extract-facts.handler.js';
import { ExtractionTools } from './extraction-tools.js';
import { ExtractionModule } from './extraction.module.js';

/** The handler of this room; loaded where jobs run. */
@Module({
  imports: [ExtractionModule, DecisionsModule, QueueModule],
  providers: [ExtractionTools, ExtractFactsHandler],
})
export class ExtractionJobsModule {}
