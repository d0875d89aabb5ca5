import { DecisionsModule } from '@memory/decisions/decisions.module.js';
import { KindsModule } from '@memory/kinds/kinds.module.js';
import { RecordStoreModule } from '@memory/record-store/record-store.module.js';
import { RecordsModule } from '@memory/records/records.module.js';
import { RevisionModule } from '@memory/revision/revision.module.js';
import { SettingsModule } from '@memory/settings/settings.module.js';
import { Module } from '@nestjs/common';
import { QueueModule } from '@platform/queue/queue.module.js';
import { ExtractionSettings } from './extraction-settings.js';
import { FactsOf } from './facts-of.js';
import { KeepFacts } from './keep-facts.js';
import { QueueExtraction } from './queue-extraction.js';
import { ReadWindow } from './read-window.js';
import { SettleFacts } from './settle-facts.js';

const OFFERED = [ExtractionSettings, QueueExtraction, ReadWindow, SettleFacts, KeepFacts, FactsOf];

/** Needs TenantModels from a global module. */
@Module({
  imports: [
    SettingsModule,
    RecordStoreModule,
    RecordsModule,
    RevisionModule,
    DecisionsModule,
    KindsModule,
    QueueModule,
  ],
  providers: OFFERED,
  exports: OFFERED,
})
export class ExtractionModule {}
