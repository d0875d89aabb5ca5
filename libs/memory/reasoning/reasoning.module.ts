import { CountersModule } from '@memory/counters/counters.module.js';
import { SearchModule } from '@memory/search/search.module.js';
import { Module } from '@nestjs/common';
import { AnswerQuestion } from './answer-question.js';
import { GatherEvidence } from './gather-evidence.js';
import { GetReasoningMetrics } from './get-reasoning-metrics.js';
import { ReasonAbout } from './reason-about.js';
import { ReasoningTally } from './reasoning-tally.js';

@Module({
  imports: [SearchModule, CountersModule],
  providers: [AnswerQuestion, ReasonAbout, GatherEvidence, ReasoningTally, GetReasoningMetrics],
  exports: [AnswerQuestion, GetReasoningMetrics],
})
export class ReasoningModule {}
