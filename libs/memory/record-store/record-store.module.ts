import { MessageHistoryModule } from '@memory/message-history/message-history.module.js';
import { EntitiesModule } from '@memory/entities/entities.module.js';
import { IndexingModule } from '@memory/indexing/indexing.module.js';
import { Module } from '@nestjs/common';
import { AddRecords, IndexTexts } from './add-records.js';
import { DerivedSummaries } from './derived-summaries.js';
import { EdgesRepository } from './edges.repository.js';
import { EditRecord } from './edit-record.js';
import { RecordAccessRepository } from './record-access.repository.js';
import { RecordsRepository } from './records.repository.js';

const store = [
  RecordsRepository,
  EdgesRepository,
  RecordAccessRepository,
  AddRecords,
  EditRecord,
  DerivedSummaries,
  IndexTexts,
];

@Module({ imports: [EntitiesModule, IndexingModule, MessageHistoryModule], providers: store, exports: store })
export class RecordStoreModule {}
