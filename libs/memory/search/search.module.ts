import { IndexingModule } from '@memory/indexing/indexing.module.js';
import { Module } from '@nestjs/common';
import { QueryVector } from './query-vector.js';
import { SearchRecords } from './search-records.js';
import { SearchTally } from './search-tally.js';

@Module({
  imports: [IndexingModule],
  providers: [SearchRecords, QueryVector, SearchTally],
  exports: [SearchRecords, SearchTally, QueryVector],
})
export class SearchModule {}
