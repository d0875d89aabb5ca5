import { WebhooksModule } from '@governance/webhooks/webhooks.module.js';
import { DeadLettersModule } from '@governance/dead-letters/dead-letters.module.js';
import { PrivacyModule } from '@governance/privacy/privacy.module.js';
import { LedgerModule } from '@governance/privacy/ledger/ledger.module.js';
import { RewriteModule } from '@governance/privacy/rewrite/rewrite.module.js';
import { PortabilityModule } from '@governance/portability/portability.module.js';
import { CompactionModule } from '@memory/compaction/compaction.module.js';
import { ContextModule } from '@memory/context/context.module.js';
import { DecisionsModule } from '@memory/decisions/decisions.module.js';
import { ExtractionModule } from '@memory/extraction/extraction.module.js';
import { FeedbackModule } from '@memory/feedback/feedback.module.js';
import { IndexingModule } from '@memory/indexing/indexing.module.js';
import { LifecycleModule } from '@memory/lifecycle/lifecycle.module.js';
import { EntitiesModule } from '@memory/entities/entities.module.js';
import { GraphModule } from '@memory/graph/graph.module.js';
import { KindsModule } from '@memory/kinds/kinds.module.js';
import { JobsModule } from '@memory/jobs/jobs.module.js';
import { MessagesModule } from '@memory/messages/messages.module.js';
import { ReasoningModule } from '@memory/reasoning/reasoning.module.js';
import { RecordsModule } from '@memory/records/records.module.js';
import { RevisionModule } from '@memory/revision/revision.module.js';
import { TrustModule } from '@memory/trust/trust.module.js';
import { SearchModule } from '@memory/search/search.module.js';
import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.js';
import { AgentMemoryController } from './agent-memory.controller.js';
import { AnswerController } from './answer.controller.js';
import { AuditController } from './audit.controller.js';
import { CognitiveController } from './cognitive.controller.js';
import { EpisodesController } from './episodes.controller.js';
import { FactsController } from './facts.controller.js';
import { ProceduresController } from './procedures.controller.js';
import { ProspectiveController } from './prospective.controller.js';
import { SensoryController } from './sensory.controller.js';
import { WorkingController } from './working.controller.js';
import { CompactionController } from './compaction.controller.js';
import { CompactionSettingsController } from './compaction-settings.controller.js';
import { ContextController } from './context.controller.js';
import { DeadLettersController } from './dead-letters.controller.js';
import { DecisionsController } from './decisions.controller.js';
import { DeletionsController } from './deletions.controller.js';
import { ErasureLedgerController } from './erasure-ledger.controller.js';
import { EmbeddingsController } from './embeddings.controller.js';
import { ErasuresController } from './erasures.controller.js';
import { ExtractionController } from './extraction.controller.js';
import { ForgettingController } from './forgetting.controller.js';
import { ForgettingPolicyController } from './forgetting-policy.controller.js';
import { EntitiesController } from './entities.controller.js';
import { GraphController } from './graph.controller.js';
import { HealthController } from './health.controller.js';
import { JobsController } from './jobs.controller.js';
import { KeysController } from './keys.controller.js';
import { LegalHoldController } from './legal-hold.controller.js';
import { MessageLinksController } from './message-links.controller.js';
import { MessagesController } from './messages.controller.js';
import { ModelsController } from './models.controller.js';
import { PauseController } from './pause.controller.js';
import { PortabilityController } from './portability.controller.js';
import { RecallController } from './recall.controller.js';
import { ReceiptsController } from './receipts.controller.js';
import { RecordsController } from './records.controller.js';
import { RevisionController } from './revision.controller.js';
import { SearchController } from './search.controller.js';
import { StatusController } from './status.controller.js';
import { SummariesController } from './summaries.controller.js';
import { TenantsController } from './tenants.controller.js';
import { TokensController } from './tokens.controller.js';
import { UsageController } from './usage.controller.js';
import { TrustController } from './trust.controller.js';
import { UsersController } from './users.controller.js';
import { WebhookDeliveriesController } from './webhook-deliveries.controller.js';
import { WebhooksController } from './webhooks.controller.js';

@Module({
  imports: [
    HttpModule,
    RecordsModule,
    MessagesModule,
    GraphModule,
    KindsModule,
    EntitiesModule,
    LifecycleModule,
    IndexingModule,
    SearchModule,
    FeedbackModule,
    DecisionsModule,
    ExtractionModule,
    RevisionModule,
    TrustModule,
    ContextModule,
    ReasoningModule,
    CompactionModule,
    JobsModule,
    DeadLettersModule,
    WebhooksModule,
    PrivacyModule,
    LedgerModule,
    RewriteModule,
    PortabilityModule,
  ],
  controllers: [
    RecordsController,
    MessagesController,
    MessageLinksController,
    GraphController,
    CognitiveController,
    AgentMemoryController,
    EpisodesController,
    FactsController,
    ProceduresController,
    ProspectiveController,
    SensoryController,
    WorkingController,
    EntitiesController,
    RecallController,
    RevisionController,
    TrustController,
    DecisionsController,
    DeletionsController,
    SearchController,
    ContextController,
    AnswerController,
    CompactionController,
    CompactionSettingsController,
    SummariesController,
    ExtractionController,
    ForgettingController,
    ForgettingPolicyController,
    EmbeddingsController,
    StatusController,
    HealthController,
    JobsController,
    DeadLettersController,
    ErasuresController,
    ReceiptsController,
    LegalHoldController,
    AuditController,
    ErasureLedgerController,
    TenantsController,
    UsageController,
    ModelsController,
    KeysController,
    UsersController,
    PauseController,
    PortabilityController,
    TokensController,
    WebhooksController,
    WebhookDeliveriesController,
  ],
})
export class RestModule {}
