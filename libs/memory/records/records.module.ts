import { CountersModule } from '@memory/counters/counters.module.js';
import { IndexingModule } from '@memory/indexing/indexing.module.js';
import { ContextMarkersModule } from '@memory/context-markers/context-markers.module.js';
import { RecordStoreModule } from '@memory/record-store/record-store.module.js';
import { SecretScanningModule } from '@memory/secret-scanning/secret-scanning.module.js';
import { Module } from '@nestjs/common';
import { AcknowledgeRecords } from './acknowledge-records.js';
import { AwaitVectors } from './await-vectors.js';
import { CountByOwner } from './count-by-owner.js';
import { CountRecords } from './count-records.js';
import { DeleteRecord } from './delete-record.js';
import { DeleteRecords } from './delete-records.js';
import { FindOwner } from './find-owner.js';
import { GetAgentStatus } from './get-agent-status.js';
import { GetRecord } from './get-record.js';
import { ListRecords } from './list-records.js';
import { ListPassages } from './list-passages.js';
import { ListVersions } from './list-versions.js';
import { PatchRecord } from './patch-record.js';
import { RecordPlans } from './record-plans.js';
import { RecordUses } from './record-uses.js';
import { ReinforceRecords } from './reinforce-records.js';
import { RetryEmbedding } from './retry-embedding.js';
import { StoreRecord } from './store-record.js';
import { StoreRecords } from './store-records.js';

const useCases = [
  StoreRecord, StoreRecords, GetRecord, PatchRecord, DeleteRecord, DeleteRecords, ListRecords, ListVersions, ListPassages,
  CountRecords, CountByOwner, GetAgentStatus, RetryEmbedding, AwaitVectors, ReinforceRecords, AcknowledgeRecords, FindOwner,
]; // prettier-ignore

@Module({
  imports: [RecordStoreModule, IndexingModule, ContextMarkersModule, SecretScanningModule, CountersModule],
  providers: [RecordUses, RecordPlans, ...useCases],
  exports: [...useCases, RecordUses, RecordPlans],
})
export class RecordsModule {}
