import { inspect } from 'node:util';
import type { Explanation, SearchHit } from '../../bench/support/client.js';

/** The format of the demo: plain text to any stream, colour on a terminal that has not declined it. */
export type Colour = 'green' | 'yellow' | 'red' | 'dim' | 'bold' | 'cyan';
export type Paint = (colour: Colour, text: string) => string;

/** https://no-color.org: any value except an empty one declines. */
export function painter(isTerminal: boolean, noColor: string | undefined): Paint {
  if (!isTerminal || noColor) return (_, text) => text;
  return (colour, text) => {
    const [on, off] = inspect.colors[colour] ?? [0, 0];
    return `\x1b[${on}m${text}\x1b[${off}m`;
  };
}

/** The outcome of a question: all of its evidence is among the results shown, a part of it, or none. */
export type Verdict = 'found' | 'partly' | 'missed' | 'unanswerable';

/**
 * `evidence` and `shown` are turn ids. If there is more evidence than places, it counts as found when it fills every
 * place.
 */
export function verdict(evidence: readonly string[], shown: readonly string[], places: number): Verdict {
  if (evidence.length === 0) return 'unanswerable';
  const hits = evidence.filter((id) => shown.slice(0, places).includes(id)).length;
  if (hits === 0) return 'missed';
  return hits === Math.min(places, evidence.length) ? 'found' : 'partly';
}

/** Which arms found it, at what rank, and whether the turns beside it helped: `keyword 1 · vector 3 · neighbours`. */
export function reason(explain: Explanation | undefined): string {
  if (!explain) return '';
  const arms = Object.entries(explain.arms).flatMap(([arm, place]) => (place ? [`${arm} ${place.rank}`] : []));
  return [...arms.sort(), ...(explain.neighbours ? ['neighbours'] : [])].join(' · ');
}

/** '2025-09-06T09:12:01.000Z' as '6 Sep 2025'. */
export function day(instant: string | undefined): string {
  if (!instant) return '';
  const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(instant)).replace('Sept', 'Sep');
}

/** Words in lines of at most `width` characters; a longer word is not broken. Never empty. */
export function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines[lines.length - 1] ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** At most `width` characters, on one line. */
export function shorten(text: string, width: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= width ? line : `${line.slice(0, Math.max(0, width - 1)).trimEnd()}…`;
}

/** Lines for the hits of one question, in columns. A hit that is evidence is printed in full and marked. */
export function hitLines(
  hits: readonly SearchHit[],
  evidence: ReadonlySet<string>,
  width: number,
  paint: Paint,
): string[] {
  const rows = hits.map((hit) => ({
    hit,
    isEvidence: evidence.has(hit.external_id ?? ''),
    cells: [
      hit.score.toFixed(2),
      day(hit.record.occurred_at),
      hit.record.speaker ?? hit.record.role ?? '',
      reason(hit.explain),
    ],
  }));
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map(({ cells }) => (cells[column] ?? '').length)));
  const indent = 4 + widths.reduce((sum, one) => sum + one + 2, 0);
  const room = Math.max(24, width - indent);
  return rows.flatMap(({ hit, isEvidence, cells }) => {
    const [score, date, speaker, why] = cells.map((cell, column) => cell.padEnd((widths[column] ?? 0) + 2));
    const text = isEvidence ? wrap(hit.record.content, room) : [shorten(hit.record.content, room)];
    const mark = isEvidence ? paint('green', '✓') : ' ';
    const head = `  ${mark} ${score}${paint('cyan', date ?? '')}${speaker}${paint('dim', why ?? '')}`;
    return text.map(
      (line, index) => (index === 0 ? head : ' '.repeat(indent)) + (isEvidence ? line : paint('dim', line)),
    );
  });
}

/** A search command that can be pasted into a shell. The key stays in the environment. */
export function curl(url: string, user: string, query: string): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
  return [
    `curl -s ${quoted(`${url}/v1/search`)} \\`,
    `  -H "X-API-Key: $RECOLLECT_API_KEY" -H ${quoted(`X-User-Id: ${user}`)} -H 'Content-Type: application/json' \\`,
    `  -d ${quoted(JSON.stringify({ query, limit: 3 }))}`,
  ].join('\n');
}
