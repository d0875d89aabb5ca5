import { Module } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { FeedbackRepository } from './feedback.repository.js';
import { GiveFeedback } from './give-feedback.js';
import { JudgeRecord } from './judge-record.js';
import { QueryIds } from './query-ids.js';

/** A worker may run without the secret; every process that serves requests has it. */
@Module({
  providers: [
    GiveFeedback,
    JudgeRecord,
    FeedbackRepository,
    {
      provide: QueryIds,
      inject: [CONFIG, { token: ServerSecrets, optional: true }],
      useFactory: (config: Config, secrets?: ServerSecrets) => new QueryIds(secrets ?? { all: config.secrets ?? [] }),
    },
  ],
  exports: [GiveFeedback, JudgeRecord, QueryIds],
})
export class FeedbackModule {}
