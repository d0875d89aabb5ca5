import { type ImportReport, placeText, type Problem } from '../../../packages/importers/src/importers.js';
import { styled, type Terminal } from '../terminal/terminal.js';
import { oneLine, printable } from '../terminal/text.js';

const SHOWN = 20;

/** The result of an import, as text. */
export function reportText(terminal: Terminal, report: ImportReport, did: 'imported' | 'read' | 'stopped'): string {
  return [
    headline(terminal, report, did),
    ...overview(report),
    ...fieldLines(
      terminal,
      'Taken',
      report.mapped.map(({ from, to, count }) => [`${from} → ${to}`, count]),
    ),
    ...fieldLines(
      terminal,
      'Dropped',
      report.dropped.map(({ from, why, count }) => [`${from}: ${why}`, count]),
    ),
    ...problemLines(terminal, report),
    ...checkLines(report),
    '',
  ].join('\n');
}

function headline(
  terminal: Terminal,
  { read, outcomes, format, source, dry_run: dry }: ImportReport,
  did: string,
): string {
  const words = { imported: 'Imported', read: 'Would import', stopped: 'Stopped' }[did] ?? did;
  const kinds = (['record', 'message', 'agent', 'block'] as const).filter((kind) => read[kind] > 0);
  const parts = kinds.map((kind) => {
    const { created, updated, unchanged, failed } = outcomes[kind];
    const named = `${read[kind]} ${kind}${read[kind] === 1 ? '' : 's'}`;
    return dry ? named : `${named} (${created} created, ${updated} updated, ${unchanged} unchanged, ${failed} refused)`;
  });
  const style = did === 'stopped' ? 'yellow' : 'green';
  return `${styled(terminal, style, words)} ${parts.join(', ') || 'nothing'} from ${oneLine(source)} (${format})`;
}

function overview(report: ImportReport): string[] {
  const { users, sessions, earliest, latest, resumed_after: resumed } = report;
  const span =
    earliest !== undefined && latest !== undefined ? `, ${earliest.slice(0, 10)} to ${latest.slice(0, 10)}` : '';
  return [
    `  ${users} ${users === 1 ? 'user' : 'users'}, ${sessions} ${sessions === 1 ? 'session' : 'sessions'}${span}`,
    ...(resumed > 0 ? [`  went on after ${resumed}, which were done before`] : []),
  ];
}

function fieldLines(terminal: Terminal, title: string, rows: readonly (readonly [string, number])[]): string[] {
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(([, count]) => String(count).length));
  const lines = rows.map(([text, count]) => `  ${String(count).padStart(width)}  ${oneLine(text)}`);
  return ['', styled(terminal, 'bold', title), ...lines];
}

function problemLines(
  terminal: Terminal,
  { problems, lost_items: items, lost_fields: fields, failures }: ImportReport,
): string[] {
  const told = problems.map(
    ({ message, field, ...place }: Problem) => `${placeText(place)}: ${field ? `${field} ` : ''}${message}`,
  );
  const refused = failures.map(({ message, ...place }) => `${placeText(place)}: ${message}`);
  const all = [...told, ...refused];
  if (all.length === 0) return [];
  const left = [
    ...(items > 0 ? [`${items} left out`] : []),
    ...(fields > 0 ? [`${fields} taken without a field`] : []),
  ];
  const title = [...left, ...(failures.length > 0 ? [`${failures.length} refused by the server`] : [])].join(', ');
  const shown = all.slice(0, SHOWN).map((line) => `  ${printable(oneLine(line))}`);
  const more = all.length > SHOWN ? [`  and ${all.length - SHOWN} more: --json tells them`] : [];
  return ['', styled(terminal, 'yellow', title), ...shown, ...more];
}

function checkLines({ check }: ImportReport): string[] {
  if (!check) return [];
  const { looked_for: all, found, missing, differ, searches, searches_found: hits } = check;
  const others = [
    ...(missing > 0 ? [`${missing} MISSING`] : []),
    ...(differ > 0 ? [`${differ} with another text`] : []),
  ];
  const searched = searches > 0 ? `; ${hits} of ${searches} searches find their memory` : '';
  return ['', `Check: ${found} of ${all} are there${others.map((one) => `, ${one}`).join('')}${searched}`];
}
