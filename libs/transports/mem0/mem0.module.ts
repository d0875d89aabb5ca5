import { RecordsModule } from '@memory/records/records.module.js';
import { SearchModule } from '@memory/search/search.module.js';
import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.js';
import { AddsController } from './adds.controller.js';
import { Mem0Batch } from './mem0-batch.js';
import { Mem0Deletions } from './mem0-deletions.js';
import { Mem0History } from './mem0-history.js';
import { Mem0Reads } from './mem0-reads.js';
import { Mem0Writes } from './mem0-writes.js';
import { MemoriesController } from './memories.controller.js';

@Module({
  imports: [HttpModule, RecordsModule, SearchModule],
  providers: [Mem0Reads, Mem0Deletions, Mem0Writes, Mem0History, Mem0Batch],
  controllers: [AddsController, MemoriesController],
})
export class Mem0Module {}
