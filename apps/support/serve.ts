import { setTimeout as sleep } from 'node:timers/promises';
import { BootstrapInstallation } from '@governance/tenancy/bootstrap-installation.js';
import { readAhead } from '@memory/search/read-ahead.js';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '@platform/config/config.js';
import { ServingGate } from '@platform/database/serving-gate.js';
import { greeting } from './greeting.js';

/** As long as a stop may take. */
const LONGEST_CLOSE_MS = 10_000;

/**
 * Listens, creates the first key at the first start, and prints the startup message. If the process is told to stop
 * meanwhile, steps fail because their application closes. That is no failure: Nest ends the process when it has closed.
 */
export async function serve(app: NestFastifyApplication, config: Config, stop = stopSignal()): Promise<void> {
  try {
    // Listens first. Otherwise a key that was created but not shown, because the port is in use, would be lost for
    // good. For the same reason nothing that can fail comes between its creation and the message.
    await app.listen(config.http.port, config.http.host);
    const url = config.http.publicUrl ?? (await app.getUrl());
    const { key } = await app.get(BootstrapInstallation).run(config.bootstrapKey);
    const { reasons, complained } = app.get(ServingGate);
    process.stdout.write(
      greeting(url, key, config, { awaited: [...reasons.keys()], complained: [...complained.keys()] }),
    );
    await readAhead(new Date());
  } catch (error) {
    if (stop.aborted) return;
    // An exit while a thread imports a model's code aborts Node 20.
    await Promise.race([app.close().catch(() => undefined), sleep(LONGEST_CLOSE_MS)]);
    throw error;
  }
}

/** Aborts when the process is told to stop. Nest listens for the same signals and closes the application. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort());
  return stop.signal;
}
