import { WebhooksModule } from '@governance/webhooks/webhooks.module.js';
import { PrivacyModule } from '@governance/privacy/privacy.module.js';
import { CompactionModule } from '@memory/compaction/compaction.module.js';
import { ExtractionModule } from '@memory/extraction/extraction.module.js';
import { FeedbackModule } from '@memory/feedback/feedback.module.js';
import { RecordsModule } from '@memory/records/records.module.js';
import { SearchModule } from '@memory/search/search.module.js';
import { SettingsModule } from '@memory/settings/settings.module.js';
import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.js';
import { AddsController } from './adds.controller.js';
import { EntitiesController } from './entities.controller.js';
import { ExtrasController } from './extras.controller.js';
import { Mem0Batch } from './mem0-batch.js';
import { Mem0Deletions } from './mem0-deletions.js';
import { Mem0Entities } from './mem0-entities.js';
import { Mem0Events } from './mem0-events.js';
import { Mem0Extras } from './mem0-extras.js';
import { Mem0History } from './mem0-history.js';
import { Mem0Inferences } from './mem0-inferences.js';
import { Mem0Reads } from './mem0-reads.js';
import { Mem0Writes } from './mem0-writes.js';
import { MemoriesController } from './memories.controller.js';
import { OssController } from './oss.controller.js';
import { ProjectController } from './project.controller.js';
import { Mem0RefusedController } from './refused.controller.js';
import { Mem0WebhooksController } from './webhooks.controller.js';

@Module({
  imports: [
    HttpModule,
    RecordsModule,
    SearchModule,
    FeedbackModule,
    SettingsModule,
    CompactionModule,
    ExtractionModule,
    PrivacyModule,
    WebhooksModule,
  ],
  providers: [
    Mem0Reads, Mem0Deletions, Mem0Writes, Mem0History, Mem0Batch, Mem0Entities, Mem0Extras, Mem0Events,
    Mem0Inferences,
  ], // prettier-ignore
  controllers: [
    AddsController, MemoriesController, EntitiesController, ExtrasController, ProjectController, OssController,
    Mem0WebhooksController, Mem0RefusedController,
  ], // prettier-ignore
})
export class Mem0Module {}
