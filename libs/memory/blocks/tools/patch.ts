import { expandTabs, splitLines, withoutLastBreaks } from './python-text.js';
import { ToolError } from './tool-error.js';

/** One action of a patch over several blocks. */
export type PatchAction =
  | { readonly kind: 'add'; readonly label: string; description: string; readonly lines: string[] }
  | { readonly kind: 'update'; readonly label: string; readonly lines: string[] }
  | { readonly kind: 'delete'; readonly label: string }
  | { readonly kind: 'rename'; readonly label: string; readonly newLabel: string };

/** Limits per patch: each hunk is searched in a whole value, and each action is work for the database. */
const MOST_HUNKS = 256;
const MOST_ACTIONS = 100;
/** Lines searched for all hunks of a value: a few hundredths of a second. */
const MOST_SEARCHED = 2_000_000;
/** How many lines one call of `splice` takes: each is an argument on the stack. */
const MOST_ARGUMENTS = 10_000;

const HEADER = /^\*\*\* (Add Block|Delete Block|Update Block|Move to):(.*)$/;

/**
 * Applies unified hunks to a value, with tabs as spaces. The lines that a hunk expects must occur exactly once; a hunk without such
 * lines is appended. Line numbers of `@@` are ignored.
 * @throws ToolError
 */
export function patched(value: string, patch: string): string {
  const hunks = hunksOf(patch);
  if (hunks.length === 0) {
    throw new ToolError("No applicable hunks found in patch. Ensure lines start with ' ', '-', or '+'.");
  }
  checkCount(hunks.length, MOST_HUNKS, 'hunks');
  const lines = expandTabs(value).split('\n');
  const searched = hunks.length * lines.length;
  if (searched > MOST_SEARCHED) {
    const most = Math.floor(MOST_SEARCHED / lines.length);
    throw new ToolError(
      `Failed to apply patch: ${hunks.length} hunks are too many for ${lines.length} lines. Send no more than ${most} at once.`,
    );
  }
  for (const hunk of hunks) applyHunk(lines, hunk);
  return lines.join('\n');
}

/** The actions of a patch over several blocks, in order; null for a patch of a single block. @throws ToolError */
export function actionsOf(patch: string): PatchAction[] | null {
  const lines = splitLines(patch);
  if (!lines.some((line) => HEADER.test(line))) return null;
  const actions: PatchAction[] = [];
  let open: PatchAction | null = null;
  let last: string | null = null;
  for (const line of lines) {
    const [, header, named = ''] = HEADER.exec(line) ?? [];
    if (header === undefined) {
      if (open) collect(open, line);
      continue;
    }
    const action = actionFor(header, named.trim(), last);
    // The lines after a new name still belong to the block above it.
    if (action.kind !== 'rename') open = action;
    last = action.kind === 'rename' ? action.newLabel : action.label;
    actions.push(action);
  }
  checkCount(actions.length, MOST_ACTIONS, 'operations');
  return actions.filter((action, index) => !isOnlyNamed(action, actions[index + 1]));
}

/** An update without a line names only the block that is then renamed. */
function isOnlyNamed(action: PatchAction, next: PatchAction | undefined): boolean {
  if (action.kind !== 'update' || next?.kind !== 'rename') return false;
  return action.lines.every((line) => line.trim() === '' || line.startsWith('*** '));
}

/** The initial text of an added block. */
export function addedText(lines: readonly string[]): string {
  return withoutLastBreaks(lines.join('\n'));
}

function checkCount(count: number, most: number, what: string): void {
  if (count > most)
    throw new ToolError(`Failed to apply patch: ${count} ${what}, and no more than ${most} are allowed.`);
}

function actionFor(header: string, label: string, last: string | null): PatchAction {
  if (header === 'Move to') {
    if (!label) throw new ToolError('*** Move to: must specify a non-empty new label');
    if (last === null) throw new ToolError('*** Move to: must follow an Add/Update/Delete header');
    return { kind: 'rename', label: last, newLabel: label };
  }
  if (!label) throw new ToolError(`*** ${header}: must specify a non-empty label`);
  if (header === 'Add Block') return { kind: 'add', label, description: '', lines: [] };
  return header === 'Update Block' ? { kind: 'update', label, lines: [] } : { kind: 'delete', label };
}

function collect(action: PatchAction, line: string): void {
  if (action.kind === 'update') action.lines.push(line);
  if (action.kind !== 'add') return;
  const first = action.lines.length === 0 && action.description === '';
  if (first && line.startsWith('Description:')) action.description = line.slice('Description:'.length).trim();
  else if (line.startsWith('+')) action.lines.push(expandTabs(line.slice(1)));
  else if (line.trim() === '') action.lines.push('');
}

function hunksOf(patch: string): string[][] {
  const hunks: string[][] = [[]];
  for (const line of splitLines(patch)) {
    if (/^(\*\*\* |---|\+\+\+)/.test(line)) continue;
    if (line.startsWith('@@')) hunks.push([]);
    // The leading mark must not shift the tab stops.
    else if (/^[ +-]/.test(line)) hunks.at(-1)?.push(line.charAt(0) + expandTabs(line.slice(1)));
    else if (line.trim() === '') hunks.at(-1)?.push(' ');
  }
  return hunks.filter((hunk) => hunk.length > 0);
}

function applyHunk(lines: string[], hunk: readonly string[]): void {
  const side = (other: string) => hunk.filter((line) => !line.startsWith(other)).map((line) => line.slice(1));
  const [expected, replacement] = [side('+'), side('-')];
  if (expected.length === 0) return replaceLines(lines, lines.length, 0, replacement);
  const [place, second] = placesOf(lines, expected);
  if (place === undefined) {
    throw new ToolError(
      `Failed to apply patch: expected hunk context not found in the memory block. Verify the target lines exist and try providing more context. Expected start:\n${expected.slice(0, 4).join('\n')}`,
    );
  }
  if (second !== undefined) {
    throw new ToolError(
      'Failed to apply patch: hunk context matched multiple places in the memory block. Please add more unique surrounding context to disambiguate.',
    );
  }
  replaceLines(lines, place, expected.length, replacement);
}

/** In place: a copy of a million lines for each hunk is eight megabytes of garbage. */
function replaceLines(lines: string[], place: number, count: number, replacement: readonly string[]): void {
  lines.splice(place, count);
  for (let at = 0; at < replacement.length; at += MOST_ARGUMENTS)
    lines.splice(place + at, 0, ...replacement.slice(at, at + MOST_ARGUMENTS));
}

/** The first two positions of `wanted`. Knuth, Morris and Pratt: linear, even for very similar lines. */
function placesOf(lines: readonly string[], wanted: readonly string[]): number[] {
  const fallbacks = fallbacksOf(wanted);
  const places: number[] = [];
  let matched = 0;
  for (let i = 0; i < lines.length && places.length < 2; i += 1) {
    while (matched > 0 && lines[i] !== wanted[matched]) matched = fallbacks[matched - 1] ?? 0;
    if (lines[i] === wanted[matched]) matched += 1;
    if (matched < wanted.length) continue;
    places.push(i + 1 - matched);
    matched = fallbacks[matched - 1] ?? 0;
  }
  return places;
}

/** For each prefix of `wanted`, the length of its longest proper prefix that is also its suffix. */
function fallbacksOf(wanted: readonly string[]): number[] {
  const fallbacks = [0];
  let matched = 0;
  for (let i = 1; i < wanted.length; i += 1) {
    while (matched > 0 && wanted[i] !== wanted[matched]) matched = fallbacks[matched - 1] ?? 0;
    if (wanted[i] === wanted[matched]) matched += 1;
    fallbacks.push(matched);
  }
  return fallbacks;
}
