import { SERVER } from './session.js';

/** The same search as code. */
export function snippets(body: Readonly<Record<string, unknown>>, user: string | undefined): Record<string, string> {
  const json = JSON.stringify(body, null, 2);
  const shell = JSON.stringify(body).replaceAll("'", "'\\''");
  const header = user === undefined ? '' : ` \\\n  -H ${quoted(`X-User-Id: ${user}`)}`;
  const { query, ...rest } = body;
  const args = Object.entries(rest)
    .map(([name, value]) => `, ${name}=${python(value)}`)
    .join('');
  return {
    curl: `curl -s ${SERVER}/v1/search -H "X-API-Key: $RECOLLECT_API_KEY"${header} \\\n  -H "Content-Type: application/json" -d '${shell}'`,
    TypeScript: `import { Recollect } from '@recollect/client';\n\nconst memory = new Recollect({ url: ${JSON.stringify(SERVER)}, apiKey: process.env.RECOLLECT_API_KEY${user === undefined ? '' : `, userId: ${JSON.stringify(user)}`} });\nconst { results } = await memory.call('search.records', { body: ${json} });`,
    Python: `from recollect_client import Recollect\n\nwith Recollect(${JSON.stringify(SERVER)}) as client:\n    memory = client${user === undefined ? '' : `.as_user(${JSON.stringify(user)})`}\n    for hit in memory.search(${python(query)}${args}).results:\n        print(hit.score, hit.record.content)`,
  };
}

/** For a shell. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function python(value: unknown): string {
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (value === null || value === undefined) return 'None';
  if (Array.isArray(value)) return `[${value.map(python).join(', ')}]`;
  if (typeof value === 'object') {
    return `{${Object.entries(value)
      .map(([name, one]) => `${JSON.stringify(name)}: ${python(one)}`)
      .join(', ')}}`;
  }
  return JSON.stringify(value);
}
