import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { read, ROOT } from './markdown.js';

interface Wall {
  readonly name: string;
  readonly from: { readonly path?: string };
  readonly to: { readonly pathNot?: string };
}
const { forbidden: walls } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { forbidden: Wall[] };

/** A room of memory → the rooms that the walls let it call. */
const permitted = Object.fromEntries(
  walls.flatMap(({ name, from, to }) => {
    const room = /^\^libs\/memory\/([\w-]+)\/$/.exec(from.path ?? '')?.[1];
    const rooms = /^\^libs\/memory\/\(([\w|-]+)\)\/$/.exec(to.pathNot ?? '')?.[1];
    if (!room || !rooms || name !== `calls-of-${room}`) return [];
    return [
      [
        room,
        rooms
          .split('|')
          .filter((other) => other !== room)
          .sort(),
      ],
    ];
  }),
);
const page = await read('docs/architecture.md');

test('every room of memory is on the page, with the calls that the walls permit', () => {
  const told = Object.fromEntries(
    [...page.matchAll(/^\| `([\w-]+)` \| [^|]+ \| ([^|]+) \|$/gm)]
      .filter(([, room = '']) => room in permitted)
      .map(([, room = '', calls = '']) => [room, [...calls.matchAll(/`([\w-]+)`/g)].map(([, other]) => other).sort()]),
  );
  expect(Object.keys(permitted).length).toBeGreaterThan(10);
  expect(told).toEqual(permitted);
});

test.each(['memory', 'governance', 'platform', 'transports'])(
  'every room of %s is on the page, and no other',
  async (floor) => {
    const entries = await readdir(join(ROOT, 'libs', floor), { withFileTypes: true });
    const rooms = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const rows = [...page.matchAll(new RegExp(`^\\| ${floor} \\| \`([\\w-]+)\` \\|`, 'gm'))].map(([, room]) => room);
    expect((floor === 'memory' ? Object.keys(permitted) : rows).sort()).toEqual(rooms.sort());
  },
);
