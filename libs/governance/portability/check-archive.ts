import { EXPORT_LINES, type ExportKind, type ExportLine } from '@contracts/portability/portability-lines.js';
import type { Archive } from './archive.js';
import { badArchive } from './bad-archive.js';

/**
 * Dependent lines are stored together with their row, such as the versions of a block, so they must fit in memory. In
 * characters.
 */
const LONGEST_GROUP = 64 * 1_024 * 1_024;

/**
 * The key that must rise from line to line where rows of several kinds are joined, and the row that a line belongs to.
 */
const ORDER: {
  readonly [K in ExportKind]?: { key: (line: ExportLine<K>) => string; group?: (line: ExportLine<K>) => string };
} = {
  records: { key: ({ id }) => id },
  record_versions: { key: (line) => numbered(line.record_id, line.version), group: ({ record_id: id }) => id },
  record_access: { key: ({ record_id: id }) => id },
  messages: { key: ({ record_id: id }) => id },
  blocks: { key: ({ id }) => id },
  block_versions: { key: (line) => numbered(line.block_id, line.sequence), group: ({ block_id: id }) => id },
};

function numbered(id: string, number: number): string {
  return `${id} ${String(number).padStart(16, '0')}`;
}

/**
 * Reads the whole archive before storing any of it. Checks every hash, every line, and the order of lines.
 * @throws RecollectError `invalid_input` that names what is wrong
 */
export async function checkArchive(archive: Archive): Promise<void> {
  for (const kind of new Set(archive.manifest.files.map((file) => file.kind))) {
    if (Object.hasOwn(EXPORT_LINES, kind)) await checkKind(archive, kind as ExportKind);
    else await archive.check(kind);
  }
}

async function checkKind<K extends ExportKind>(archive: Archive, kind: K): Promise<void> {
  const order = ORDER[kind];
  let [last, group, length] = ['', '', 0];
  for await (const line of archive.lines(kind)) {
    if (!order) continue;
    const key = order.key(line);
    if (key <= last) throw badArchive(`the lines of ${kind} are not in the order of their keys`);
    last = key;
    if (!order.group) continue;
    const own = order.group(line);
    length = own === group ? length + lengthOf(line) : lengthOf(line);
    group = own;
    if (length > LONGEST_GROUP) throw badArchive(`${kind} holds more versions of one row than can be stored at once`);
  }
}

function lengthOf(line: object): number {
  const { content, value } = line as { content?: unknown; value?: unknown };
  return 1_000 + [content, value].reduce<number>((sum, text) => sum + (typeof text === 'string' ? text.length : 0), 0);
}
