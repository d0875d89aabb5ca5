import { AGENT_CONSTANTS, KEPT_DEFAULTS } from '@contracts/letta/letta-agents.js';
import { read, sections } from './markdown.js';

test('docs/letta.md names every field of an agent that has no meaning here, with its value', async () => {
  const text = sections(await read('docs/letta.md')).get('Constants') ?? '';
  const rows = [...text.matchAll(/^\| (`\w+`(?:, `\w+`)*) \| `(.*)` \|$/gm)];
  const stated = rows.flatMap(([, names = '', value = '']) =>
    names.split(', ').map((name) => [name.slice(1, -1), JSON.parse(value) as unknown]),
  );
  expect(Object.fromEntries(stated)).toEqual({ ...AGENT_CONSTANTS, ...KEPT_DEFAULTS });
});
