import type { AmpRecord } from '../../packages/client/src/recollect.js';
import { relativeDate } from './terminal/dates.js';
import { table } from './terminal/table.js';
import { styled, type Terminal } from './terminal/terminal.js';
import { fit, lineOf, oneLine, printable } from './terminal/text.js';

export interface SearchHit {
  readonly id: string;
  readonly score: number;
  readonly record: AmpRecord;
}

const SECONDARY = [
  'agent',
  'project',
  'session_id',
  'severity',
  'file_path',
  'language',
  'repo',
  'external_id',
] as const;

/** The title, otherwise the beginning of the text. */
export function headline(record: AmpRecord): string {
  const { title, content } = record as { title?: unknown; content?: unknown };
  return lineOf(typeof title === 'string' && title.trim() !== '' ? title : String(content ?? ''));
}

export function showRecords(terminal: Terminal, records: readonly AmpRecord[]): string {
  const now = terminal.now();
  return table(
    terminal,
    [
      { title: 'ID', cell: ({ id }) => printable(id) },
      { title: 'TYPE', cell: ({ type }) => oneLine(type) },
      { title: 'WHAT', cell: headline, flexible: true },
      { title: 'AGENT', cell: (record) => oneLine(text(record, 'agent')) },
      { title: 'CREATED', cell: ({ created_at }) => relativeDate(created_at, now) },
    ],
    records,
  );
}

/** Best first, each with its score, its text, and its id. */
export function showHits(terminal: Terminal, hits: readonly SearchHit[]): string {
  const now = terminal.now();
  const margin = '      ';
  const width = Math.max(40, terminal.columns - margin.length);
  return hits
    .map(({ id, score, record }) => {
      const title = lineOf(text(record, 'title'));
      const content = lineOf(text(record, 'content'));
      const lines = [
        `${styled(terminal, 'cyan', score.toFixed(2))}  ${styled(terminal, 'bold', fit(title || content, width))}`,
        ...(title && content !== title ? [margin + fit(content, width)] : []),
        margin +
          styled(
            terminal,
            'dim',
            `${oneLine(id)} · ${oneLine(record.type)} · ${relativeDate(happenedAt(record), now)}`,
          ),
      ];
      return `${lines.join('\n')}\n`;
    })
    .join('\n');
}

/** One record with all its fields. */
export function showRecord(terminal: Terminal, record: AmpRecord): string {
  const title = text(record, 'title');
  const about = [printable(record.id), oneLine(record.type), relativeDate(happenedAt(record), terminal.now())];
  const details = SECONDARY.flatMap((name) => {
    const value = text(record, name);
    return value === '' ? [] : [`${name}: ${oneLine(value)}`];
  });
  const tags = record.tags?.length ? [`tags: ${record.tags.map(oneLine).join(', ')}`] : [];
  return [
    ...(title ? [styled(terminal, 'bold', oneLine(title))] : []),
    styled(terminal, 'dim', about.join(' · ')),
    ...[...tags, ...details].map((line) => styled(terminal, 'dim', line)),
    '',
    printable(text(record, 'content')),
    ...showState((record as { state?: unknown }).state),
    '',
  ].join('\n');
}

/** A checkpoint's decisions, blockers, artifacts and flags. */
function showState(state: unknown): string[] {
  if (typeof state !== 'object' || state === null) return [];
  return Object.entries(state).flatMap(([name, items]) => {
    const list = (Array.isArray(items) ? items : [items]).map(
      (item) => `  - ${oneLine(typeof item === 'string' ? item : JSON.stringify(item))}`,
    );
    return list.length === 0 ? [] : ['', `${oneLine(name)}:`, ...list];
  });
}

/** When it was said or happened, not when it was stored or imported. AMP returns Unix milliseconds. */
function happenedAt(record: AmpRecord): number | string {
  const { occurred_at: at } = record as { readonly occurred_at?: unknown };
  return typeof at === 'number' || typeof at === 'string' ? at : record.created_at;
}

function text(record: AmpRecord, name: string): string {
  const value = (record as Readonly<Record<string, unknown>>)[name];
  return value === undefined || value === null ? '' : String(value);
}
