import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import type { Config } from '@platform/config/config.js';
import { createLogger } from '@platform/observability/logger.js';
import { createHttpApp } from '@transports/http/http-app.js';
import { checkedConfig } from '../support/checked-config.js';
import { DOORS } from '../support/doors.js';
import { runOrExplain } from '../support/run-or-explain.js';
import { serve } from '../support/serve.js';
import { serversUnused, warnOfSettings } from '../support/warn-of-settings.js';
import { StandaloneModule } from './standalone.module.js';

// The heap doubles before garbage is collected. Without this, V8 lets it grow fourfold, and searches leave 160 MB more in use after
// some hundred of them, at the same processor time (docs/benchmarks.md, "Memory of searches").
setFlagsFromString('--heap-growing-percent=100');

await runOrExplain(async () => {
  const config = withConsole(checkedConfig());
  const logger = createLogger(config.logLevel);
  warnOfSettings(config, logger, serversUnused(config));
  const app = await createHttpApp(StandaloneModule.using(config), DOORS, config, logger);
  await serve(app, config);
});

/**
 * Enables the console unless it is configured otherwise, because whoever runs everything in one process wants to see
 * it.
 */
function withConsole(config: Config): Config {
  return Object.freeze({ ...config, http: { ...config.http, console: config.http.console ?? true } });
}
