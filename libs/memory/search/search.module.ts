import { IndexingModule } from '@memory/indexing/indexing.module.js';
import { Module } from '@nestjs/common';
import { FinishAnswer } from './finish-answer.js';
import { QueryVector } from './query-vector.js';
import { SearchRecords } from './search-records.js';
import { SearchTally } from './search-tally.js';

@Module({
  imports: [IndexingModule],
  providers: [SearchRecords, FinishAnswer, QueryVector, SearchTally],
  exports: [SearchRecords, SearchTally, QueryVector],
})
export class SearchModule {}
