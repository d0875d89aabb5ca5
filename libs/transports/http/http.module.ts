import { IdempotencyModule } from '@governance/idempotency/idempotency.module.js';
import { MessagesModule } from '@memory/messages/messages.module.js';
import { RecordsModule } from '@memory/records/records.module.js';
import { RevisionModule } from '@memory/revision/revision.module.js';
import { SearchModule } from '@memory/search/search.module.js';
import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { EmbeddingsModule } from '@platform/embeddings/embeddings.module.js';
import { Cursors } from './cursor.js';
import { KeyGuard } from './key.guard.js';
import { BearerKeyStrategy, HeaderKeyStrategy } from './key.strategies.js';
import { MessageFlow } from './message-flow.js';
import { ReadMetrics } from './read-metrics.js';
import { Readiness } from './readiness.js';
import { RecallFlow } from './recall-flow.js';
import { RevisionFlow } from './revision-flow.js';
import { StatusReport } from './status-report.js';
import { Stopping } from './stopping.js';
import { WriteFlow } from './write-flow.js';

/** What every protocol over HTTP shares. */
@Module({
  imports: [
    DiscoveryModule,
    PassportModule,
    RecordsModule,
    MessagesModule,
    RevisionModule,
    SearchModule,
    IdempotencyModule,
    EmbeddingsModule,
  ],
  providers: [
    Cursors,
    KeyGuard,
    HeaderKeyStrategy,
    BearerKeyStrategy,
    WriteFlow,
    MessageFlow,
    RecallFlow,
    RevisionFlow,
    StatusReport,
    Readiness,
    ReadMetrics,
    Stopping,
  ],
  exports: [Cursors, WriteFlow, MessageFlow, RecallFlow, RevisionFlow, StatusReport, Readiness, ReadMetrics],
})
export class HttpModule {}
