import { IndexingModule } from '@memory/indexing/indexing.module.js';
import { Module } from '@nestjs/common';
import { QueryVector } from './query-vector.js';
import { SearchRecords } from './search-records.js';

@Module({ imports: [IndexingModule], providers: [SearchRecords, QueryVector], exports: [SearchRecords] })
export class SearchModule {}
