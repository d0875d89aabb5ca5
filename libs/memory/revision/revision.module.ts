import { IndexingModule } from '@memory/indexing/indexing.module.js';
import { RecordsModule } from '@memory/records/records.module.js';
import { SearchModule } from '@memory/search/search.module.js';
import { SettingsModule } from '@memory/settings/settings.module.js';
import { Module } from '@nestjs/common';
import { RevisionSettings } from './revision-settings.js';
import { ReviseRecord } from './revise-record.js';
import { WriteRevision } from './write-revision.js';

@Module({
  imports: [RecordsModule, IndexingModule, SearchModule, SettingsModule],
  providers: [ReviseRecord, WriteRevision, RevisionSettings],
  exports: [ReviseRecord, RevisionSettings],
})
export class RevisionModule {}
