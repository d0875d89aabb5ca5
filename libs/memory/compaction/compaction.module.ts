import { CountersModule } from '@memory/counters/counters.module.js';
import { IndexingModule } from '@memory/indexing/indexing.module.js';
import { RecordStoreModule } from '@memory/record-store/record-store.module.js';
import { RecordsModule } from '@memory/records/records.module.js';
import { SettingsModule } from '@memory/settings/settings.module.js';
import { Module } from '@nestjs/common';
import { EmbeddingsModule } from '@platform/embeddings/embeddings.module.js';
import { CompactScope } from './compact-scope.js';
import { CompactionPolicies } from './compaction-policies.js';
import { CompactionSettings } from './compaction-settings.js';
import { FoldEpisodes } from './fold-episodes.js';
import { FoldRecords } from './fold-records.js';
import { GetRun } from './get-run.js';
import { BuildRollups } from './rollups/build-rollups.js';
import { ReadRollups } from './rollups/read-rollups.js';
import { RefreshRollups } from './rollups/refresh-rollups.js';
import { WriteRollup } from './rollups/write-rollup.js';
import { ImportRuns } from './import-runs.js';
import { ListRuns } from './list-runs.js';
import { GetMetrics } from './metrics/get-metrics.js';
import { PreviewCompaction } from './preview-compaction.js';
import { RefoldRecords } from './refold-records.js';
import { RunsRepository } from './runs.repository.js';
import { StartCompaction } from './start-compaction.js';
import { ExtractiveSummarizer } from './summary/extractive-summarizer.js';
import { Summarizer } from './summary/summarizer.js';
import { WriteSentences } from './summary/write-sentences.js';
import { WrittenSummarizer } from './summary/written-summarizer.js';
import { UndoRun } from './undo-run.js';
import { WriteFold } from './write-fold.js';

const useCases = [
  PreviewCompaction,
  StartCompaction,
  ListRuns,
  GetRun,
  UndoRun,
  ImportRuns,
  CompactionSettings,
  ReadRollups,
  RefreshRollups,
  GetMetrics,
];
const work = [FoldEpisodes, CompactScope, RefoldRecords, BuildRollups];

@Module({
  imports: [CountersModule, IndexingModule, RecordStoreModule, RecordsModule, SettingsModule, EmbeddingsModule],
  providers: [
    RunsRepository,
    CompactionPolicies,
    FoldRecords,
    WriteFold,
    WriteRollup,
    ExtractiveSummarizer,
    WriteSentences,
    { provide: Summarizer, useClass: WrittenSummarizer },
    ...useCases,
    ...work,
  ],
  exports: [RunsRepository, Summarizer, ...useCases, ...work],
})
export class CompactionModule {}
