import { CompactionModule } from '@memory/compaction/compaction.module.js';
import { IndexingModule } from '@memory/indexing/indexing.module.js';
import { RecordStoreModule } from '@memory/record-store/record-store.module.js';
import { RecordsModule } from '@memory/records/records.module.js';
import { SettingsModule } from '@memory/settings/settings.module.js';
import { Module } from '@nestjs/common';
import { QueueModule } from '@platform/queue/queue.module.js';
import { ExportAgent } from './agent/export-agent.js';
import { ImportAgent } from './agent/import-agent.js';
import { ListConcepts } from './agent/list-concepts.js';
import { CountKinds } from './count-kinds.js';
import { ConsolidateEpisodes } from './episodic/consolidate-episodes.js';
import { ListEpisodes } from './episodic/list-episodes.js';
import { StoreEpisode } from './episodic/store-episode.js';
import { KindSettings } from './kind-settings.js';
import { ListCrossings } from './list-crossings.js';
import { RecallProcedures } from './procedural/recall-procedures.js';
import { StoreProcedure } from './procedural/store-procedure.js';
import { FireTriggers } from './prospective/fire-triggers.js';
import { ListIntentions } from './prospective/list-intentions.js';
import { ResolveIntention } from './prospective/resolve-intention.js';
import { StoreIntention } from './prospective/store-intention.js';
import { RemoveKind } from './remove-kind.js';
import { FindFacts } from './semantic/find-facts.js';
import { RecallFacts } from './semantic/recall-facts.js';
import { QueueLinks, RenewLinks } from './semantic/renew-links.js';
import { StoreFact } from './semantic/store-fact.js';
import { AttendSensory } from './sensory/attend-sensory.js';
import { PruneSensory } from './sensory/prune-sensory.js';
import { RecentSensory } from './sensory/recent-sensory.js';
import { RecordSensory } from './sensory/record-sensory.js';
import { StoreKind } from './store-kind.js';
import { ClearWorking } from './working/clear-working.js';
import { HoldSlots } from './working/hold-slots.js';
import { ListWorking } from './working/list-working.js';
import { PushWorking } from './working/push-working.js';

const useCases = [
  RecordSensory, RecentSensory, AttendSensory, PruneSensory, PushWorking, HoldSlots, ListWorking, ClearWorking,
  StoreEpisode, ListEpisodes, ConsolidateEpisodes, StoreFact, FindFacts, RecallFacts, StoreProcedure, RecallProcedures, StoreIntention,
  ListIntentions, FireTriggers, ResolveIntention, CountKinds, ListCrossings, KindSettings,
  ExportAgent, ImportAgent, ListConcepts, RenewLinks, QueueLinks,
]; // prettier-ignore

@Module({
  imports: [RecordsModule, RecordStoreModule, IndexingModule, CompactionModule, SettingsModule, QueueModule],
  providers: [StoreKind, RemoveKind, ...useCases],
  exports: useCases,
})
export class KindsModule {}
