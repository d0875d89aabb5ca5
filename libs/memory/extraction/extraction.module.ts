import { RecordsModule } from '@memory/records/records.module.js';
import { SettingsModule } from '@memory/settings/settings.module.js';
import { Module } from '@nestjs/common';
import { QueueModule } from '@platform/queue/queue.module.js';
import { ExtractionSettings } from './extraction-settings.js';
import { KeepFacts } from './keep-facts.js';
import { QueueExtraction } from './queue-extraction.js';
import { ReadWindow } from './read-window.js';

const OFFERED = [ExtractionSettings, QueueExtraction, ReadWindow, KeepFacts];

/** Needs TenantModels from a global module. */
@Module({ imports: [SettingsModule, RecordsModule, QueueModule], providers: OFFERED, exports: OFFERED })
export class ExtractionModule {}
