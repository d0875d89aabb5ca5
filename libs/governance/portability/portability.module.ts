import { BlocksModule } from '@memory/blocks/blocks.module.js';
import { CompactionModule } from '@memory/compaction/compaction.module.js';
import { MessageHistoryModule } from '@memory/message-history/message-history.module.js';
import { RecordStoreModule } from '@memory/record-store/record-store.module.js';
import { SecretScanningModule } from '@memory/secret-scanning/secret-scanning.module.js';
import { SettingsModule } from '@memory/settings/settings.module.js';
import { Module } from '@nestjs/common';
import { ExportUser } from './export-user.js';
import { ImportCore } from './import-core.js';
import { ImportMemories } from './import-memories.js';
import { ImportRecords } from './import-records.js';
import { ImportSettings } from './import-settings.js';
import { ImportUser } from './import-user.js';
import { Transfers } from './transfers.js';
import { TransfersRepository } from './transfers.repository.js';

@Module({
  imports: [
    RecordStoreModule,
    MessageHistoryModule,
    BlocksModule,
    CompactionModule,
    SettingsModule,
    SecretScanningModule,
  ],
  providers: [
    ExportUser,
    ImportUser,
    ImportSettings,
    ImportRecords,
    ImportMemories,
    ImportCore,
    Transfers,
    TransfersRepository,
  ],
  exports: [ExportUser, ImportUser, Transfers],
})
export class PortabilityModule {}
