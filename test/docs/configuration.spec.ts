import { ENVIRONMENT } from '@platform/config/config.js';
import { read, rowsByName } from './markdown.js';

const variables = Object.keys(ENVIRONMENT.shape).sort();
const defaults = new Map<string, unknown>(Object.entries(ENVIRONMENT.parse({})));

describe('docs/configuration.md', () => {
  test('names every variable once, and no other', async () => {
    const rows = rowsByName(await read('docs/configuration.md'));
    expect(rows.map(({ name }) => name).sort()).toEqual(variables);
  });

  test('gives the default of every variable, and a meaning', async () => {
    for (const { name, cells } of rowsByName(await read('docs/configuration.md'))) {
      const value = defaults.get(name);
      expect([name, cells[0]]).toEqual([name, value === undefined ? 'none' : `\`${String(value)}\``]);
      expect([name, (cells[1] ?? '').length > 10]).toEqual([name, true]);
    }
  });
});

/** Any value but a number: its refusal says which numbers are allowed. */
function rangeOf(name: string): string | null {
  const { error } = ENVIRONMENT.safeParse({ [name]: 'no number' });
  const [, min, max] = /(?:number|dollars) from (\d+) to (\d+)/.exec(error?.issues[0]?.message ?? '') ?? [];
  return min === undefined ? null : `${min} to ${max}`;
}

describe('docs/configuration.md, of a number', () => {
  test('gives the range of every variable, or names another one that has the same', async () => {
    const rows = rowsByName(await read('docs/configuration.md'));
    const wrong = rows.flatMap(({ name, cells: [, meaning = ''] }) => {
      const range = rangeOf(name);
      const others = [...meaning.matchAll(/`([A-Z_]+)`/g)].map(([, other = '']) => other);
      const said = meaning.replaceAll(/(?<=\d),(?=\d)/g, '');
      return range === null || said.includes(range) || others.some((one) => rangeOf(one) === range)
        ? []
        : [[name, range]];
    });
    expect(wrong).toEqual([]);
  });
});

describe('.env.example', () => {
  const entries = async () => [...(await read('.env.example')).matchAll(/^(.*)\n# ([A-Z_]+)=(.*)$/gm)];
  /** Variables that docker-compose.yml itself uses, with their defaults; they are not settings of the server. */
  const composition = async () => {
    const taken = [...(await read('docker-compose.yml')).matchAll(/\$\{([A-Z_]+):-([^}]*)\}/g)];
    return new Map(taken.flatMap(([, name = '', value = '']) => (variables.includes(name) ? [] : [[name, value]])));
  };

  test('names every variable of the server and of the composition once, and no other', async () => {
    const all = [...variables, ...(await composition()).keys()].sort();
    expect((await entries()).map(([, , name]) => name).sort()).toEqual(all);
  });

  test('sets nothing by itself: starting with a copy of it is like starting without a file', async () => {
    const lines = (await read('.env.example')).split('\n');
    expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });

  test('shows the default of every variable, under a line that describes it', async () => {
    const composed = await composition();
    for (const [, before = '', name = '', value] of await entries()) {
      expect([name, value]).toEqual([name, String(defaults.get(name) ?? composed.get(name) ?? '')]);
      expect([name, before]).toEqual([name, expect.stringMatching(/^# .{8,}$/)]);
      expect(before).not.toMatch(/^# ---|=$/);
    }
  });
});
