import { ApplicationModule } from '@application/application.module.js';
import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { EmbeddingsModule } from '@platform/embeddings/embeddings.module.js';
import { Cursors } from './cursor.js';
import { KeyGuard } from './key.guard.js';
import { BearerKeyStrategy, HeaderKeyStrategy } from './key.strategies.js';
import { ReadMetrics } from './read-metrics.js';
import { Readiness } from './readiness.js';
import { Stopping } from './stopping.js';

/** What every protocol over HTTP shares. */
@Module({
  imports: [DiscoveryModule, PassportModule, ApplicationModule, EmbeddingsModule],
  providers: [Cursors, KeyGuard, HeaderKeyStrategy, BearerKeyStrategy, Readiness, ReadMetrics, Stopping],
  exports: [ApplicationModule, Cursors, Readiness, ReadMetrics],
})
export class HttpModule {}
