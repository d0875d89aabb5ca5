import { Module } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { Marks } from './marks.js';

/** A worker need not be given the secret; whoever serves requests has it. */
@Module({
  providers: [
    {
      provide: Marks,
      inject: [CONFIG, { token: ServerSecrets, optional: true }],
      useFactory: (config: Config, secrets?: ServerSecrets) => new Marks(secrets ?? { all: config.secrets ?? [] }),
    },
  ],
  exports: [Marks],
})
export class MarksModule {}
