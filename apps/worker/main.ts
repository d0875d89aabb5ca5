import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { loadConfig } from '@platform/config/config.js';
import { createLogger } from '@platform/observability/logger.js';
import { NestLogger } from '@platform/observability/nest-logger.js';
import { runOrExplain } from '../support/run-or-explain.js';
import { warnOfSettings } from '../support/warn-of-settings.js';
import { WorkerModule } from './worker.module.js';

await runOrExplain(async () => {
  const config = loadConfig();
  const logger = createLogger(config.logLevel);
  warnOfSettings(config, logger);
  const app = await NestFactory.createApplicationContext(WorkerModule.using(config), {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  // A requested stop that succeeded is not a failure. Without this, the process ends by the signal instead of with
  // code 0.
  app.enableShutdownHooks([], { useProcessExit: true });
  const { provider, model } = config.embedding;
  logger.info({ embedding: { provider, model } }, 'worker ready');
});
