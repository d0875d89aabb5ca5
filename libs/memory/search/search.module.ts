import { CountersModule } from '@memory/counters/counters.module.js';
import { FeedbackModule } from '@memory/feedback/feedback.module.js';
import { IndexingModule } from '@memory/indexing/indexing.module.js';
import { Module } from '@nestjs/common';
import { RerankModule } from '@platform/rerank/rerank.module.js';
import { FinishSearch } from './answer/finish-search.js';
import { QueryVector } from './query-vector.js';
import { SearchMetrics, SearchRecords, SearchTally } from './search-records.js';

@Module({
  imports: [IndexingModule, FeedbackModule, RerankModule, CountersModule],
  providers: [SearchRecords, FinishSearch, QueryVector, SearchMetrics, SearchTally],
  exports: [SearchRecords, QueryVector],
})
export class SearchModule {}
