import { parseDocument } from 'yaml';
import { compact, Fields, isObject } from '../fields.js';
import type { Format, Reading } from '../format.js';
import { stableId } from '../ids.js';
import type { Entry, Input } from '../input/input.js';
import type { Item, Read } from '../item.js';

const MARKDOWN = /\.(md|markdown|mdx)$/i;
const LONGEST_FILE = 16 * 1_048_576;
const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const HEADING = /^#[ \t]+(.+?)[ \t]*#*[ \t]*$/m;
const DATE_IN_NAME = /(?:^|\/|[^\d])(\d{4})-?(\d\d)-?(\d\d)(?:[^\d]|$)/;
const NOTE = 'note';

/**
 * A folder of Markdown (or a ZIP of it, or one file): each file is a record. Its id is its path, so an edited file
 * edits its record.
 */
export const markdown: Format = {
  name: 'markdown',
  looksLike: 'a folder with Markdown files',
  async *read(input: Input, reading: Reading): AsyncGenerator<Read, void, undefined> {
    const entries = input.entries.filter(({ name }) => MARKDOWN.test(name));
    reading.expect(entries.reduce((sum, { size }) => sum + size, 0));
    for (const { name } of input.entries) {
      if (!MARKDOWN.test(name)) reading.tally.dropped(`*${/\.[^./]{1,8}$/.exec(name)?.[0] ?? ''}`, 'no Markdown');
    }
    for (const entry of entries) {
      const item = await noteOf(entry, reading);
      if (item) yield item;
    }
  },
};

async function noteOf(entry: Entry, { tally, options }: Reading): Promise<Item | undefined> {
  const place = { file: entry.name };
  if (entry.size > LONGEST_FILE) {
    tally.problem({ ...place, message: 'is longer than 16 MB, the limit for a note', lost: 'item' });
    return undefined;
  }
  const text = await textOf(entry);
  if (text === undefined) {
    tally.problem({ ...place, message: 'is not UTF-8 text', lost: 'item' });
    return undefined;
  }
  const [whole = '', front] = FRONT_MATTER.exec(text) ?? [];
  const content = text.slice(whole.length).trim();
  const fields = new Fields(
    front === undefined ? {} : frontMatter(front, entry.name, tally),
    { ...place, line: 1 },
    tally,
  );
  if (content === '' && front === undefined) return void tally.dropped('(file)', 'is empty');
  if (content === '') return fields.refuse('(text)', 'is empty');
  tally.took('(text)', 'content');
  tally.took('(path)', 'id, metadata.path');
  const date = fields.time('date', 'occurred_at') ?? fields.time('created', 'occurred_at');
  const record = compact({
    id: stableId('markdown', entry.name),
    type: fields.text('type', 'type') ?? NOTE,
    title: fields.text('title', 'title') ?? headingOf(content, entry.name),
    content,
    agent: options.agent,
    project: fields.text('project', 'project'),
    tags: fields.texts('tags', 'tags'),
    occurred_at: date ?? dateInName(entry.name, tally) ?? modified(entry, tally),
    metadata: { path: entry.name, ...fields.keepRest('metadata') },
  });
  return { kind: 'record', place, record };
}

async function textOf(entry: Entry): Promise<string | undefined> {
  const pieces: Buffer[] = [];
  for await (const chunk of await entry.open()) pieces.push(chunk);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces));
  } catch {
    return undefined;
  }
}

/** Front matter that cannot be parsed is left out, but the text below it counts. */
function frontMatter(text: string, file: string, tally: Fields['tally']): Record<string, unknown> {
  const document = parseDocument(text, { logLevel: 'silent' });
  const [error] = document.errors;
  // The first line is the mark above it.
  const line = error?.linePos ? error.linePos[0].line + 1 : 1;
  if (error) tally.problem({ file, line, field: '(front matter)', message: 'is not valid YAML', lost: 'field' });
  try {
    const value: unknown = error ? {} : document.toJS({ maxAliasCount: 50 });
    return isObject(value) ? { ...value } : {};
  } catch {
    tally.problem({ file, line: 1, field: '(front matter)', message: 'refers to itself too often', lost: 'field' });
    return {};
  }
}

function headingOf(content: string, name: string): string {
  return HEADING.exec(content)?.[1] ?? name.replace(MARKDOWN, '').split('/').at(-1) ?? name;
}

function dateInName(name: string, tally: Fields['tally']): string | undefined {
  const [, year, month, day] = DATE_IN_NAME.exec(name) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(at) || at < Date.UTC(1980) || at > Date.UTC(2100)) return undefined;
  tally.took('(date in the name)', 'occurred_at');
  return new Date(at).toISOString();
}

function modified({ modified: at }: Entry, tally: Fields['tally']): string | undefined {
  if (at === undefined || Number.isNaN(at.getTime())) return undefined;
  tally.took('(when the file was written)', 'occurred_at');
  return at.toISOString();
}
