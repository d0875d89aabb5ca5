/** What a person sees when the server is up: where it is, and at the first start the key, with a line to try. */
export function greeting(url: string, key: string | null, docs: boolean): string {
  const lines = ['', `  Recollect is ready on ${url}${docs ? `   (docs: ${url}/docs)` : ''}`];
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
