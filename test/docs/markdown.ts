import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['docs', 'libs', 'apps', 'bench', 'scripts', 'test', 'packages'];

/** A file of the project as text; `path` from its root. */
export function read(path: string): Promise<string> {
  return readFile(join(ROOT, path), 'utf8');
}

/** Every Markdown file that we write, relative to the root. */
export async function markdownFiles(): Promise<string[]> {
  const top = await readdir(ROOT);
  const inside = await Promise.all(FOLDERS.map((folder) => filesOf(folder)));
  return [...top, ...inside.flat()].filter((path) => path.endsWith('.md')).sort();
}

/** Every file under a folder, relative to the root; none if the folder does not exist. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}

export interface Row {
  readonly name: string;
  readonly cells: readonly string[];
}

/** The rows of all tables whose first cell is one name in code: `` | `name` | … | ``. */
export function rowsByName(text: string): Row[] {
  return [...text.matchAll(/^\| `(\w+)` \|(.*)\|$/gm)].map(([, name = '', rest = '']) => ({
    name,
    cells: rest.split('|').map((cell) => cell.trim()),
  }));
}

/** The text under each `## heading`. */
export function sections(text: string): Map<string, string> {
  const parts = text.split(/^## /m).slice(1);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')).trim(), part.slice(part.indexOf('\n'))]));
}

/** The anchors of its headings, as GitHub generates them. */
export function anchorsOf(text: string): Set<string> {
  const headings = withoutCode(text).match(/^#{1,6} .*$/gm) ?? [];
  return new Set(
    headings.map((line) =>
      line
        .replace(/^#+ /, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  );
}

/** Without its fenced blocks. */
export function withoutCode(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, '');
}

/** The fenced shell blocks. */
export function shellBlocks(text: string): string[] {
  return [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
}
