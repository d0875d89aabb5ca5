import { HistoryModule } from '@memory/history/history.module.js';
import { IndexingModule } from '@memory/indexing/indexing.module.js';
import { SecretsModule } from '@memory/secrets/secrets.module.js';
import { MarksModule } from '@memory/marks/marks.module.js';
import { Module } from '@nestjs/common';
import { AcknowledgeRecords } from './acknowledge-records.js';
import { AddRecords } from './add-records.js';
import { AwaitVectors } from './await-vectors.js';
import { CountRecords } from './count-records.js';
import { DeleteRecord } from './delete-record.js';
import { DeleteRecords } from './delete-records.js';
import { DerivedSummaries } from './derived-summaries.js';
import { EdgesRepository } from './edges.repository.js';
import { EditRecord } from './edit-record.js';
import { FindOwner } from './find-owner.js';
import { FoldRecords } from './fold-records.js';
import { GetAgentStatus } from './get-agent-status.js';
import { GetRecord } from './get-record.js';
import { ImportLinks } from './import-links.js';
import { ImportRecords } from './import-records.js';
import { ListRecords } from './list-records.js';
import { ListVersions } from './list-versions.js';
import { PatchRecord } from './patch-record.js';
import { RecordAccessRepository } from './record-access.repository.js';
import { RecordUses } from './record-uses.js';
import { RecordPlans } from './record-plans.js';
import { RecordsRepository } from './records.repository.js';
import { PurgeRecords } from './purge-records.js';
import { ReinforceRecords } from './reinforce-records.js';
import { RetryEmbedding } from './retry-embedding.js';
import { StoreRecord } from './store-record.js';
import { StoreRecords } from './store-records.js';
import { SupersedeRecords } from './supersede-records.js';
import { UndoRecord } from './undo-record.js';

const useCases = [
  StoreRecord, StoreRecords, GetRecord, PatchRecord, DeleteRecord, DeleteRecords, ListRecords, ListVersions,
  CountRecords, GetAgentStatus, RetryEmbedding, AwaitVectors, ReinforceRecords, AcknowledgeRecords, FindOwner,
  FoldRecords, DerivedSummaries, PurgeRecords, AddRecords, SupersedeRecords, UndoRecord, ImportRecords, ImportLinks,
]; // prettier-ignore

@Module({
  imports: [IndexingModule, HistoryModule, MarksModule, SecretsModule],
  providers: [
    RecordsRepository,
    EdgesRepository,
    RecordAccessRepository,
    EditRecord,
    RecordUses,
    RecordPlans,
    ...useCases,
  ],
  exports: [
    ...useCases,
    EditRecord,
    RecordsRepository,
    EdgesRepository,
    RecordAccessRepository,
    RecordUses,
    RecordPlans,
  ],
})
export class RecordsModule {}
