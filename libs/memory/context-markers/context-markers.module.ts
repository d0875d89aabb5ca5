import { Module } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { ContextMarkers } from './context-markers.js';

/** A worker may run without the secret; every process that serves requests has it. */
@Module({
  providers: [
    {
      provide: ContextMarkers,
      inject: [CONFIG, { token: ServerSecrets, optional: true }],
      useFactory: (config: Config, secrets?: ServerSecrets) =>
        new ContextMarkers(secrets ?? { all: config.secrets ?? [] }),
    },
  ],
  exports: [ContextMarkers],
})
export class ContextMarkersModule {}
