import { ConfigError } from './config-error.js';

type Need = readonly [name: string, anyOf: readonly string[]];

const needing = (others: readonly string[], prefix: string, ...names: readonly string[]): Need[] =>
  names.map((name) => [`${prefix}${name}`, others]);

const PURPOSES = ['LLM_EXTRACT_', 'LLM_DECIDE_', 'LLM_SUMMARY_', 'LLM_CHAT_'];

/** Variables that mean nothing unless one of the others is set. */
const NEEDS: readonly Need[] = [
  ...['EMBEDDING_', 'EMBEDDING_NEXT_'].flatMap((of) =>
    needing([`${of}PROVIDER`], of, 'MODEL', 'BASE_URL', 'API_KEY', 'DIMENSIONS', 'QUERY_PREFIX', 'DOCUMENT_PREFIX'),
  ),
  ...needing(['LLM_PROVIDER'], 'LLM_', 'MODEL', 'BASE_URL', 'API_KEY'),
  ...needing(['LLM_PROVIDER', ...PURPOSES.map((of) => `${of}PROVIDER`)], 'LLM_', 'CONCURRENCY', 'CALLS_PER_MINUTE'),
  ...PURPOSES.flatMap((of) =>
    needing(['LLM_PROVIDER', `${of}PROVIDER`], of, 'MODEL', 'BASE_URL', 'API_KEY', 'CONCURRENCY', 'CALLS_PER_MINUTE'),
  ),
  ...needing(['LLM_PROVIDER', 'LLM_CHAT_PROVIDER'], 'LLM_CHAT_', 'WINDOW'),
  ...needing(['RERANK_PROVIDER'], 'RERANK_', 'MODEL', 'URL', 'API_KEY', 'FOLDER', 'TIMEOUT_MS', 'TOP'),
  ...needing(['AUDIT_SINK'], 'AUDIT_SINK_', 'SECRET', 'SECONDS', 'ENTRIES'),
  ...needing(['LEDGER_SINK'], 'LEDGER_SINK_', 'SECRET'),
  ...needing(['DATABASE_URL'], 'DATABASE_READ_', 'URL'),
  ...needing(['DATABASE_READ_URL'], 'DATABASE_READ_', 'MAX_LAG_MS'),
];

/**
 * Who sets one of these expects it to be used. A provider that is named, if only as `none`, may leave it unused.
 * @throws ConfigError naming what each lacks
 */
export function refuseUnused(given: Readonly<Record<string, unknown>>): void {
  const lacking = NEEDS.filter(([name, anyOf]) => name in given && !anyOf.some((one) => one in given));
  if (lacking.length === 0) return;
  throw new ConfigError(
    lacking.map(([name, anyOf]) => `${anyOf.join(' or ')}: required when ${name} is set`).join('\n'),
  );
}
