import type { Config } from '@platform/config/config.js';

/** Who runs everything in one process wants to see it, unless it is said otherwise. */
export function withConsole(config: Config): Config {
  return Object.freeze({ ...config, http: { ...config.http, console: config.http.console ?? true } });
}
