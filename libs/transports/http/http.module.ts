import { IdempotencyModule } from '@governance/idempotency/idempotency.module.js';
import { RecordsModule } from '@memory/records/records.module.js';
import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { EmbeddingsModule } from '@platform/embeddings/embeddings.module.js';
import { KeyGuard } from './key.guard.js';
import { BearerKeyStrategy, HeaderKeyStrategy } from './key.strategies.js';
import { Readiness } from './readiness.js';
import { StatusReport } from './status-report.js';
import { WriteFlow } from './write-flow.js';

/** What every protocol over HTTP shares. */
@Module({
  imports: [DiscoveryModule, PassportModule, RecordsModule, IdempotencyModule, EmbeddingsModule],
  providers: [KeyGuard, HeaderKeyStrategy, BearerKeyStrategy, WriteFlow, StatusReport, Readiness],
  exports: [WriteFlow, StatusReport, Readiness],
})
export class HttpModule {}
