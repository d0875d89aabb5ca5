import { LONGEST_NAME, shortName } from './ids.js';
import type { BlockItem, Item, MessageItem, Place, RecordItem } from './item.js';
import type { Tally } from './tally.js';

/** The server's limits, as in docs/records.md. Lengths are in UTF-16 code units. */
const LIMITS = { content: 100_000, title: 1_000, tags: 64, tag: 128, type: 64, object: 32_768, depth: 8 } as const;
/** Not `content`: it is split into parts. */
const LABELS = ['agent', 'project', 'session_id'] as const;

type Open = Record<string, unknown>;

/**
 * An item within the server's limits: a text longer than a record may be becomes several, characters that no database
 * can store are removed, and what does not fit is reported. A text without a word is not a memory.
 */
export function fitted(item: Item, tally: Tally): readonly Item[] {
  if (item.kind === 'record') return fitText(item, item.record, tally).map((record) => ({ ...item, record }));
  if (item.kind === 'message') {
    const agent = item.agent === undefined ? {} : { agent: shortName('agent', item.agent) };
    return fitText(item, item.message, tally).map((message) => ({ ...item, ...agent, message }));
  }
  if (item.kind === 'block') return [fitBlock(item, tally)];
  return [item];
}

function fitText<T extends RecordItem['record'] | MessageItem['message']>(
  { place, kind }: RecordItem | MessageItem,
  given: T,
  tally: Tally,
): T[] {
  const fields = { ...given } as Open;
  for (const [name, value] of Object.entries(fields)) if (typeof value === 'string') fields[name] = storable(value);
  const content = fields['content'] as string;
  const calls = fields['tool_calls'];
  if (content.trim() === '' && !(Array.isArray(calls) && calls.length > 0)) {
    tally.problem({ ...place, field: 'content', message: 'is blank', lost: 'item' });
    return [];
  }
  fields['id'] = shortName('id', fields['id'] as string);
  for (const name of LABELS) if (typeof fields[name] === 'string') fields[name] = shortName(name, fields[name]);
  cut(fields, 'title', LIMITS.title);
  cut(fields, 'speaker', LONGEST_NAME);
  cut(fields, 'type', LIMITS.type);
  cut(fields, 'role', LIMITS.type);
  if (Array.isArray(fields['tags'])) fields['tags'] = fitTags(fields['tags'] as string[], place, tally);
  for (const name of ['metadata', 'provenance']) fitObject(fields, name, place, tally);
  if (kind === 'record') orderTimes(fields, place, tally);
  const parts = partsOf(content);
  if (parts.length > 1) tally.took(`${kind} longer than ${LIMITS.content} characters`, `${kind}s, one for each part`);
  return parts.map((part, index) => ({
    ...(fields as T),
    content: part,
    ...(index > 0 && { id: shortName('id', `${fields['id'] as string}#${index + 1}`) }),
  }));
}

function fitBlock(item: BlockItem, tally: Tally): BlockItem {
  const block = { ...item.block } as Open;
  for (const [name, value] of Object.entries(block)) if (typeof value === 'string') block[name] = storable(value);
  fitObject(block, 'metadata', item.place, tally);
  return { ...item, block: block as unknown as BlockItem['block'] };
}

/** Without what Postgres cannot store: NUL, and halves of a character. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

function cut(fields: Open, name: string, most: number): void {
  const value = fields[name];
  if (typeof value === 'string' && value.length > most) fields[name] = value.slice(0, most).toWellFormed();
}

function fitTags(tags: readonly string[], place: Place, tally: Tally): string[] {
  const fitting = tags
    .map((tag) => storable(tag).slice(0, LIMITS.tag).toWellFormed().trim())
    .filter((tag) => tag !== '');
  if (fitting.length > LIMITS.tags) {
    tally.problem({
      ...place,
      field: 'tags',
      message: `are more than ${LIMITS.tags}: the further ones are left out`,
      lost: 'field',
    });
  }
  return fitting.slice(0, LIMITS.tags);
}

/** Kept whole or left out whole, because half of it would mean something else. */
function fitObject(fields: Open, name: string, place: Place, tally: Tally): void {
  const value = fields[name];
  if (value === undefined) return;
  const clean = plain(value, 0);
  if (clean !== undefined && JSON.stringify(clean).length <= LIMITS.object) fields[name] = clean;
  else {
    delete fields[name];
    const message = `is longer than ${LIMITS.object} characters or nests deeper than ${LIMITS.depth} levels: left out`;
    tally.problem({ ...place, field: name, message, lost: 'field' });
  }
}

/** As JSON that the server accepts; undefined if it is nested too deeply. */
function plain(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return storable(value);
  if (typeof value === 'number') return Number.isInteger(value) && !Number.isSafeInteger(value) ? String(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= LIMITS.depth) return undefined;
  if (Array.isArray(value)) {
    const list = (value as unknown[]).map((one) => plain(one, depth + 1));
    return list.includes(undefined) ? undefined : list;
  }
  const pairs = Object.entries(value)
    .filter(([key, one]) => key !== '__proto__' && key !== '' && one !== undefined)
    .map(([key, one]) => [storable(key).slice(0, LONGEST_NAME), plain(one, depth + 1)] as const);
  return pairs.some(([, one]) => one === undefined) ? undefined : Object.fromEntries(pairs);
}

function orderTimes(fields: Open, place: Place, tally: Tally): void {
  const { valid_from: from, valid_to: to } = fields as { valid_from?: string; valid_to?: string };
  if (from === undefined || to === undefined || from < to) return;
  delete fields['valid_to'];
  tally.problem({ ...place, field: 'valid_to', message: 'is not later than valid_from: left out', lost: 'field' });
}

/** Splits a text that is too long, if possible at the end of a paragraph, a line or a sentence. */
export function partsOf(text: string, most: number = LIMITS.content): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const window = rest.slice(0, most);
    const ends = ['\n\n', '\n', '. ', ' '].map((mark) => [window.lastIndexOf(mark), mark.length] as const);
    const [at, length] = ends.find(([found]) => found > most / 2) ?? [most, 0];
    // Never splits a character.
    const end = length === 0 && /[\ud800-\udbff]$/.test(window) ? most - 1 : at + length;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  parts.push(rest);
  return parts.filter((part) => part.trim() !== '').length === 0 ? [text] : parts.filter((part) => part.trim() !== '');
}
