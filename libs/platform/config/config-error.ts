/** A setting that cannot be used. The message names the variable and never its value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
