import 'reflect-metadata';
import { createLogger } from '@platform/observability/logger.js';
import { createHttpApp } from '@transports/http/http-app.js';
import { checkedConfig } from '../support/checked-config.js';
import { DOORS } from '../support/doors.js';
import { runOrExplain } from '../support/run-or-explain.js';
import { serve } from '../support/serve.js';
import { warnOfSettings } from '../support/warn-of-settings.js';
import { ApiModule } from './api.module.js';

await runOrExplain(async () => {
  const config = checkedConfig();
  const logger = createLogger(config.logLevel);
  warnOfSettings(config, logger);
  const app = await createHttpApp(ApiModule.using(config), DOORS, config, logger);
  await serve(app, config);
});
