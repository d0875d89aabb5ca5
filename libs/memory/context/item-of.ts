import { showId } from '@kernel/ids.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import type { ToldHit } from '@memory/search/answer/tell-hits.js';
import type { Item } from './item.js';
import { neutral, neutralLine } from './neutral.js';
import { tierOf } from './tiers.js';
import { type ToldMemory, writeTold } from './told.js';

/** In characters. Of a longer text only the found passage is included; of a turn its beginning. */
const LONG_TEXT = 1_500;
const LONGEST_NAME = 80;
const LONGEST_TITLE = 200;

interface Told {
  readonly text: string;
  readonly truncated: boolean;
}

/** The item for a search hit. */
export function itemOfHit({ score, told, through }: ToldHit): Item {
  const { row, content, speaker, passage, excerpt } = told;
  const sources = through?.sources ?? [];
  return {
    ...itemOfRow(row, score),
    // The lines of a summary are what somebody said: not "user: Summary of 2026-05-30 — We live …".
    ...(through !== null && excerpt && { title: null }),
    by: nameOf(speaker ?? (row.type === 'message' ? row.role : null) ?? undefined),
    ...(content.length > LONG_TEXT ? cutOut(content, passage) : plain(content)),
    sources: sources.map(({ sourceId }) => sourceId),
    sourceIds: sources.map(({ type, sourceId }) => showId(type, sourceId)),
  };
}

/** The item for a search hit in a form that can be rebuilt without the search: the whole summary, not only the matching lines. */
export function itemOfLastingHit(hit: ToldHit): Item {
  const { sources, sourceIds } = itemOfHit(hit);
  return { ...itemOfTold(hit.told.row, placeOf(hit), hit.score), sources, sourceIds };
}

/** The item for a memory that was included before. */
export function itemOfTold(row: RecordRow, place: Omit<ToldMemory, 'id'>, score = 1): Item {
  const { content } = row;
  if (content.length <= LONG_TEXT) return { ...itemOfRow(row, score), ...plain(content) };
  const start = Math.min(place.start, content.length);
  const part = { start, end: Math.min(place.end, start + LONG_TEXT, content.length) };
  const told = writeTold(row.type, { id: row.id, ...part }, true);
  return { ...itemOfRow(row, score), ...cutOut(content, part), told };
}

function placeOf({ told: { row, content, excerpt, passage }, through }: ToldHit): Omit<ToldMemory, 'id'> {
  if (through === null || !excerpt) return passage;
  const [line = ''] = content.split('\n').filter((one) => row.content.includes(one));
  return { start: row.content.indexOf(line), end: row.content.length };
}

function itemOfRow(row: RecordRow, score: number): Omit<Item, 'text' | 'truncated'> {
  const id = showId(row.type, row.id);
  return {
    ...NO_LINEAGE,
    key: row.id,
    id,
    externalId: row.externalId,
    tier: tierOf(row.type),
    type: row.type,
    score,
    at: row.occurredAt,
    order: row.sequence,
    by: nameOf(row.speaker ?? (row.type === 'message' ? row.role : null) ?? undefined),
    role: row.role,
    title: row.title === null || row.title === '' ? null : neutralLine(row.title, LONGEST_TITLE),
    validUntil: row.validTo,
    told: id,
  };
}

/** The item for a turn of the stored history. */
export function itemOfTurn({ record: row, sequence }: { readonly record: RecordRow; readonly sequence: number }): Item {
  return {
    ...NO_LINEAGE,
    key: row.id,
    id: showId(row.type, row.id),
    externalId: row.externalId,
    tier: 'recent',
    type: row.type,
    score: 1,
    at: row.occurredAt,
    order: sequence,
    by: nameOf(row.speaker ?? undefined),
    role: row.role === null ? null : neutralLine(row.role, LONGEST_NAME),
    title: null,
    ...beginningOf(row.content),
  };
}

export interface OwnTurn {
  readonly role: string;
  readonly content: string;
  readonly name?: string | undefined;
  readonly at?: Date | undefined;
}

/** The item for a turn of the request. In a chat it is returned unchanged. */
export function itemOfOwnTurn({ role, content, name, at }: OwnTurn, order: number, asItCame: boolean): Item {
  return {
    ...NO_LINEAGE,
    key: `message ${order}`,
    id: null,
    externalId: null,
    tier: 'recent',
    type: 'message',
    score: 1,
    at: at ?? null,
    order,
    by: asItCame ? (name ?? null) : nameOf(name),
    role: asItCame ? role : neutralLine(role, LONGEST_NAME),
    title: null,
    ...(asItCame ? { text: content, truncated: false } : beginningOf(content)),
  };
}

/** The item for a block. Always whole, because half of a block could mean something else. */
export function itemOfBlock(block: BlockToTell): Item {
  return {
    ...NO_LINEAGE,
    key: block.id,
    id: block.shownId,
    externalId: block.externalId,
    tier: 'blocks',
    type: 'block',
    score: 1,
    at: block.createdAt,
    order: 0,
    by: neutralLine(`${block.label}${block.readOnly ? ' (read-only)' : ''}`, LONGEST_NAME),
    role: null,
    title: block.description === null ? null : neutralLine(block.description, LONGEST_TITLE),
    ...plain(block.value),
  };
}

export interface BlockToTell {
  readonly id: string;
  readonly shownId: string;
  readonly externalId: string | null;
  readonly label: string;
  readonly description: string | null;
  readonly value: string;
  readonly readOnly: boolean;
  readonly createdAt: Date;
}

const NO_LINEAGE = { validUntil: null, endedInPart: false, sources: [], sourceIds: [], derivedFrom: [] } as const;

function nameOf(name: string | undefined): string | null {
  const line = name === undefined ? '' : neutralLine(name, LONGEST_NAME);
  return line === '' ? null : line;
}

function plain(content: string): Told {
  const { text, shortened } = neutral(content);
  return { text, truncated: shortened };
}

function beginningOf(content: string): Told {
  if (content.length <= LONG_TEXT) return plain(content);
  return { text: `${neutral(content.slice(0, LONG_TEXT).toWellFormed()).text}…`, truncated: true };
}

/** A part of a long text, with marks where something is missing. Passages split no character. */
function cutOut(content: string, { start, end }: { start: number; end: number }): Told {
  const last = Math.min(end, start + LONG_TEXT);
  const part = neutral(content.slice(start, last).toWellFormed()).text;
  return { text: `${start > 0 ? '… ' : ''}${part}${last < content.length ? ' …' : ''}`, truncated: true };
}
