import type { Config } from '@platform/config/config.js';

/**
 * Enables the console unless it is configured otherwise, because whoever runs everything in one process wants to see
 * it.
 */
export function withConsole(config: Config): Config {
  return Object.freeze({ ...config, http: { ...config.http, console: config.http.console ?? true } });
}
