import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { ConfigError } from './config-error.js';
import { diskPath } from './values.js';

/** Variables that hold a secret. Each may be given as NAME_FILE, the path of a file that holds it, instead. */
const SECRET = [
  'RECOLLECT_SECRET',
  'RECOLLECT_BOOTSTRAP_KEY',
  'DATABASE_URL',
  'DATABASE_ADMIN_URL',
  'DATABASE_READ_URL',
  'REDIS_URL',
  'METRICS_TOKEN',
  'RECEIPT_KEY',
  'AUDIT_SINK_SECRET',
  'LEDGER_SINK_SECRET',
  'EMBEDDING_API_KEY',
  'EMBEDDING_NEXT_API_KEY',
  'RERANK_API_KEY',
  'HF_TOKEN',
  'LLM_API_KEY',
  'LLM_EXTRACT_API_KEY',
  'LLM_DECIDE_API_KEY',
  'LLM_SUMMARY_API_KEY',
  'LLM_CHAT_API_KEY',
] as const;
type Secret = (typeof SECRET)[number];

/** The part of the schema for the NAME_FILE variables. */
export const fileVariables = Object.fromEntries(SECRET.map((name) => [`${name}_FILE`, diskPath.optional()])) as Record<
  `${Secret}_FILE`,
  z.ZodOptional<typeof diskPath>
>;

/**
 * Adds the content of the named files to the environment, without the line break that editors add at the end. If the
 * variable itself is set, it wins and its file is not read: a Compose file may name files as defaults.
 * @throws ConfigError naming the variables whose file cannot be used
 */
export function withFiles(env: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> {
  const all = { ...env };
  const faults: string[] = [];
  for (const name of SECRET) {
    const file = env[`${name}_FILE`];
    if (file === undefined || env[name] !== undefined) continue;
    try {
      all[name] = readFileSync(file, 'utf8').trim();
      if (all[name] === '') faults.push(`${name}_FILE: names an empty file`);
    } catch (error) {
      const { code = 'unknown error' } = error as NodeJS.ErrnoException;
      faults.push(`${name}_FILE: names a file that cannot be read (${code})`);
    }
  }
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return all;
}
