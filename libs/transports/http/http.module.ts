import { SessionsModule } from '@governance/sessions/sessions.module.js';
import { ApplicationModule } from '@application/application.module.js';
import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { EmbeddingsModule } from '@platform/embeddings/embeddings.module.js';
import { Cursors } from './cursor.js';
import { FindCaller } from './admission.js';
import { KeyGuard } from './key.guard.js';
import { OpenStreams } from './open-streams.js';
import { ReadMetrics } from './read-metrics.js';
import { PositionTokens } from './read-after.js';
import { Readiness } from './readiness.js';
import { Stopping } from './stopping.js';

/** Providers shared by all protocols over HTTP. */
@Module({
  imports: [DiscoveryModule, ApplicationModule, EmbeddingsModule, SessionsModule],
  providers: [Cursors, FindCaller, KeyGuard, OpenStreams, PositionTokens, Readiness, ReadMetrics, Stopping],
  exports: [ApplicationModule, Cursors, PositionTokens, Readiness, ReadMetrics],
})
export class HttpModule {}
