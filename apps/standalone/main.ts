import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { BootstrapInstallation } from '@governance/tenancy/bootstrap-installation.js';
import type { Config } from '@platform/config/config.js';
import { readAhead } from '@memory/search/read-ahead.js';
import { createLogger } from '@platform/observability/logger.js';
import { createHttpApp } from '@transports/http/http-app.js';
import { checkedConfig } from '../support/checked-config.js';
import { DOORS } from '../support/doors.js';
import { greeting } from '../support/greeting.js';
import { runOrExplain } from '../support/run-or-explain.js';
import { StandaloneModule } from './standalone.module.js';

// The heap doubles before garbage is collected. Without this, V8 lets it grow fourfold, and searches leave 160 MB more in use after
// some hundred of them, at the same processor time (docs/benchmarks.md, "Memory of searches").
setFlagsFromString('--heap-growing-percent=100');

await runOrExplain(async () => {
  const config = withConsole(checkedConfig());
  const app = await createHttpApp(StandaloneModule.using(config), DOORS, config, createLogger(config.logLevel));
  // Listens first. Otherwise a key that was created but not shown, because the port is in use, would be lost for
  // good.
  await app.listen(config.http.port, config.http.host);
  const { key } = await app.get(BootstrapInstallation).run(config.bootstrapKey);
  process.stdout.write(greeting(config.http.publicUrl ?? (await app.getUrl()), key, config));
  await readAhead(new Date());
});

/**
 * Enables the console unless it is configured otherwise, because whoever runs everything in one process wants to see
 * it.
 */
function withConsole(config: Config): Config {
  return Object.freeze({ ...config, http: { ...config.http, console: config.http.console ?? true } });
}
