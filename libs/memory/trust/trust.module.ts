import { IndexingModule } from '@memory/indexing/indexing.module.js';
import { RecordStoreModule } from '@memory/record-store/record-store.module.js';
import { RevisionModule } from '@memory/revision/revision.module.js';
import { SettingsModule } from '@memory/settings/settings.module.js';
import { Module } from '@nestjs/common';
import { HandBack } from './hand-back.js';
import { PromoteRecord } from './promote-record.js';
import { PurgeSource, PurgeWithDescendants } from './purge-source.js';
import { QuarantineRecord } from './quarantine-record.js';
import { SafetySettings } from './safety-settings.js';

const useCases = [QuarantineRecord, PromoteRecord, PurgeSource, SafetySettings];

@Module({
  imports: [RecordStoreModule, RevisionModule, SettingsModule, IndexingModule],
  providers: [HandBack, PurgeWithDescendants, ...useCases],
  exports: [HandBack, ...useCases],
})
export class TrustModule {}
