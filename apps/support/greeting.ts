import type { Config } from '@platform/config/config.js';

type Shown = Pick<Config, 'http' | 'embedding'>;

/** What has to be done, by subject. */
interface Open {
  /** Before anything is served. */
  readonly awaited?: readonly string[];
  /** Although requests are served: `/readyz` says more. */
  readonly complained?: readonly string[];
}

/**
 * The text shown when the server is up: its address and, at the first start, the key with a command to try.
 */
export function greeting(
  url: string,
  key: string | null,
  { http, embedding }: Shown,
  { awaited = [], complained = [] }: Open = {},
): string {
  const docs = http.docs ? `   (docs: ${url}/docs)` : '';
  const lines = [
    '',
    awaited.length === 0
      ? `  Recollect is ready on ${url}${docs}`
      : `  Recollect listens on ${url} but serves nothing yet. It waits for ${awaited.join(', ')}: see the log and ${url}/readyz`,
    ...(complained.length > 0 ? [`  Needs attention: ${complained.join(', ')}. See the log and ${url}/readyz`] : []),
    ...(http.console ? [`  The console: ${url}/console   (sign in with a key)`] : []),
    ...meaning(embedding),
  ];
  if (key) {
    lines.push(
      '',
      '  Your admin key, shown this once:',
      '',
      `    ${key}`,
      '',
      '  Try it:',
      '',
      `    curl -s ${url}/v1/records -H "X-API-Key: ${key}" \\`,
      `      -H "Content-Type: application/json" -d '{"content":"Ada prefers tea without milk."}'`,
      '',
      `    curl -s ${url}/v1/search -H "X-API-Key: ${key}" \\`,
      `      -H "Content-Type: application/json" -d '{"query":"What does Ada drink?"}'`,
    );
  }
  return `${lines.join('\n')}\n\n`;
}

/** The model that computes the meaning of texts. The default, which needs no setup, is not the best one. */
function meaning({ provider, model }: Config['embedding']): string[] {
  if (provider !== 'bundled') return [`  Meaning by ${model} (${provider})`];
  return [
    '  Meaning by the bundled model: English, and German, French and Spanish word by word.',
    '  A better one: npm run model -- e5-small-v2',
  ];
}
