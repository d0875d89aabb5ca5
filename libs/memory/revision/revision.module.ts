import { IndexingModule } from '@memory/indexing/indexing.module.js';
import { RecordStoreModule } from '@memory/record-store/record-store.module.js';
import { RecordsModule } from '@memory/records/records.module.js';
import { SearchModule } from '@memory/search/search.module.js';
import { SettingsModule } from '@memory/settings/settings.module.js';
import { Module } from '@nestjs/common';
import { RevisionSettings } from './revision-settings.js';
import { ReviseRecord } from './revise-record.js';
import { ReviseRecords } from './revise-records.js';
import { SupersedeRecords } from './supersede-records.js';
import { UndoRecord } from './undo-record.js';
import { WriteRevision } from './write-revision.js';

const useCases = [ReviseRecord, ReviseRecords, UndoRecord, SupersedeRecords, RevisionSettings];

@Module({
  imports: [RecordStoreModule, RecordsModule, IndexingModule, SearchModule, SettingsModule],
  providers: [...useCases, WriteRevision],
  exports: useCases,
})
export class RevisionModule {}
