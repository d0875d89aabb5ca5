import { IndexingModule } from '@memory/indexing/indexing.module.js';
import { Module } from '@nestjs/common';
import { AwaitVectors } from './await-vectors.js';
import { CountRecords } from './count-records.js';
import { DeleteRecord } from './delete-record.js';
import { DeleteRecords } from './delete-records.js';
import { EditRecord } from './edit-record.js';
import { GetAgentStatus } from './get-agent-status.js';
import { GetRecord } from './get-record.js';
import { ListRecords } from './list-records.js';
import { ListVersions } from './list-versions.js';
import { PatchRecord } from './patch-record.js';
import { RecordsRepository } from './records.repository.js';
import { RetryEmbedding } from './retry-embedding.js';
import { StoreRecord } from './store-record.js';
import { StoreRecords } from './store-records.js';

const useCases = [
  StoreRecord, StoreRecords, GetRecord, PatchRecord, DeleteRecord, DeleteRecords, ListRecords, ListVersions,
  CountRecords, GetAgentStatus, RetryEmbedding, AwaitVectors,
]; // prettier-ignore

@Module({
  imports: [IndexingModule],
  providers: [RecordsRepository, EditRecord, ...useCases],
  exports: useCases,
})
export class RecordsModule {}
