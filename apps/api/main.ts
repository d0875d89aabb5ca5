import 'reflect-metadata';
import { BootstrapInstallation } from '@governance/tenancy/bootstrap-installation.js';
import { readAhead } from '@memory/search/read-ahead.js';
import { createLogger } from '@platform/observability/logger.js';
import { createHttpApp } from '@transports/http/http-app.js';
import { checkedConfig } from '../support/checked-config.js';
import { DOORS } from '../support/doors.js';
import { greeting } from '../support/greeting.js';
import { runOrExplain } from '../support/run-or-explain.js';
import { ApiModule } from './api.module.js';

await runOrExplain(async () => {
  const config = checkedConfig();
  const app = await createHttpApp(ApiModule.using(config), DOORS, config, createLogger(config.logLevel));
  // Listens first. Otherwise a key that was created but not shown, because the port is in use, would be lost for
  // good.
  await app.listen(config.http.port, config.http.host);
  const { key } = await app.get(BootstrapInstallation).run(config.bootstrapKey);
  process.stdout.write(greeting(config.http.publicUrl ?? (await app.getUrl()), key, config));
  await readAhead(new Date());
});
