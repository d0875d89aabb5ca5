import { IndexingModule } from '@memory/indexing/indexing.module.js';
import { RecordsModule } from '@memory/records/records.module.js';
import { SettingsModule } from '@memory/settings/settings.module.js';
import { Module } from '@nestjs/common';
import { PromoteRecord } from './promote-record.js';
import { PurgeSource } from './purge-source.js';
import { PurgeWithDescendants } from './purge-with-descendants.js';
import { QuarantineRecord } from './quarantine-record.js';
import { SafetySettings } from './safety-settings.js';

const useCases = [QuarantineRecord, PromoteRecord, PurgeSource, SafetySettings];

@Module({
  imports: [RecordsModule, SettingsModule, IndexingModule],
  providers: [PurgeWithDescendants, ...useCases],
  exports: useCases,
})
export class TrustModule {}
