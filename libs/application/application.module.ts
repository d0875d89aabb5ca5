import { IdempotencyModule } from '@governance/idempotency/idempotency.module.js';
import { ContextModule } from '@memory/context/context.module.js';
import { ContextMarkersModule } from '@memory/context-markers/context-markers.module.js';
import { DecisionsModule } from '@memory/decisions/decisions.module.js';
import { ExtractionModule } from '@memory/extraction/extraction.module.js';
import { KindsModule } from '@memory/kinds/kinds.module.js';
import { MessagesModule } from '@memory/messages/messages.module.js';
import { ReasoningModule } from '@memory/reasoning/reasoning.module.js';
import { RecordsModule } from '@memory/records/records.module.js';
import { RevisionModule } from '@memory/revision/revision.module.js';
import { SearchModule } from '@memory/search/search.module.js';
import { TrustModule } from '@memory/trust/trust.module.js';
import { Module } from '@nestjs/common';
import { EmbeddingsModule } from '@platform/embeddings/embeddings.module.js';
import { AnswerFlow } from './answer-flow.js';
import { ChatFlow } from './chat/chat-flow.js';
import { ChatHistory } from './chat/chat-history.js';
import { ChatPrompts } from './chat/chat-prompt.js';
import { StoredAnswers } from './chat/stored-answers.js';
import { ToldTurns } from './chat/told-turns.js';
import { CognitiveFlow } from './cognitive-flow.js';
import { HeldWrites } from './held-writes.js';
import { KindWrites } from './kind-writes.js';
import { DecisionFlow } from './decision-flow.js';
import { EditFlow } from './edit-flow.js';
import { GenerateFlow } from './generate-flow.js';
import { InferFlow } from './infer-flow.js';
import { MessageFlow } from './message-flow.js';
import { RecallFlow } from './recall-flow.js';
import { RevisionFlow } from './revision-flow.js';
import { StatusReport } from './status-report.js';
import { Unerased } from './unerased.js';
import { AfterWrite, WriteFlow } from './write-flow.js';

const FLOWS = [
  WriteFlow,
  EditFlow,
  MessageFlow,
  InferFlow,
  RecallFlow,
  AnswerFlow,
  RevisionFlow,
  DecisionFlow,
  KindWrites,
  HeldWrites,
  GenerateFlow,
  ChatFlow,
  StoredAnswers,
  StatusReport,
  Unerased,
];
const PARTS = [AfterWrite, CognitiveFlow, ChatHistory, ChatPrompts, ToldTurns];

/** Request flows that span several rooms, the same for every transport. */
@Module({
  imports: [
    RecordsModule,
    MessagesModule,
    KindsModule,
    ContextModule,
    ContextMarkersModule,
    DecisionsModule,
    ExtractionModule,
    RevisionModule,
    SearchModule,
    ReasoningModule,
    TrustModule,
    IdempotencyModule,
    EmbeddingsModule,
  ],
  providers: [...FLOWS, ...PARTS],
  exports: FLOWS,
})
export class ApplicationModule {}
