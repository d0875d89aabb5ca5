import { allMatches } from '@kernel/all-matches.js';
import { assignedSecrets, type Found, Heard } from './assignments.js';
import { isStandIn } from './looks-random.js';
import { TOKEN_KINDS } from './secret-kinds.js';

/** Invisible characters that may split a key; line ends are not among them. */
const UNSEEN = '[\\p{Default_Ignorable_Code_Point}\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u0084\\u0086-\\u009f]';
/** Letters, digits and signs of ASCII in full-width or mathematical forms. */
const OTHER_FORM = '[\\uff01-\\uff5e\\u{1d400}-\\u{1d7ff}]';
const ODD = new RegExp(`${UNSEEN}|${OTHER_FORM}`, 'gu');

/** A text as a reader would copy it, with the original position of each of its positions. */
interface ReadAs {
  readonly text: string;
  /** The original position of each position in `text`, and of its end. */
  place(at: number): number;
}

/** Null if the text is unchanged. */
export function readAs(original: string): ReadAs | null {
  const parts: string[] = [];
  /** After each odd character: its position in the normalised text, and in the original. */
  const read: number[] = [];
  const stands: number[] = [];
  let [from, length] = [0, 0];
  for (const { 0: sign, index } of original.matchAll(ODD)) {
    const plain = sign.normalize('NFKC');
    const kept = /^[!-~]$/.test(plain) ? plain : new RegExp(`^${UNSEEN}$`, 'u').test(sign) ? '' : sign;
    parts.push(original.slice(from, index), kept);
    length += index - from + kept.length;
    from = index + sign.length;
    read.push(length);
    stands.push(from);
  }
  if (read.length === 0) return null;
  return { text: parts.join('') + original.slice(from), place: (at) => placeOf(at, read, stands) };
}

/** Counted from the last odd character before the position. */
function placeOf(at: number, read: readonly number[], stands: readonly number[]): number {
  let [low, high] = [0, read.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (read[middle]! <= at) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? at : stands[low - 1]! + (at - read[low - 1]!);
}

/** A run longer than any key: images, archives and certificates in base64. A match for a key inside it is chance. */
const BLOB = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{512,}={0,2}/gu;
const KEY_BEGIN = /-----BEGIN (?:[A-Z0-9]{1,16} ){0,4}PRIVATE KEY(?: BLOCK)?-----/gu;
/** The lines of a truncated key. */
const KEY_LINES = /^(?:\s|\\[nr])*(?:[A-Za-z0-9+/=]{16,}(?:\s|\\[nr])*)*/u;
const LONGEST_KEY = 32_768;
const SHORTEST_KEY = 16;
const URL_PASSWORD =
  /(?<![A-Za-z0-9+.-])(?<scheme>[A-Za-z][A-Za-z0-9+.-]{1,31}):\/\/(?<user>[^\s:/@?#"'<>]{0,256}):(?<secret>[^\s/"'<>]{1,256})@(?=[\w[])/gu;

/**
 * The secrets in a text, in order and without overlaps, including those split by invisible characters or written in another form.
 * Linear in the text. Redacted text contains none.
 * @param heard passwords known from earlier texts, which are found without context
 */
export function findSecrets(text: string, heard: Heard = new Heard()): Found[] {
  const read = readAs(text);
  if (!read) return findIn(text, heard);
  return findIn(read.text, heard).map(({ start, end, ...found }) => ({
    ...found,
    start: read.place(start),
    end: read.place(end),
  }));
}

function findIn(text: string, heard: Heard): Found[] {
  const blobs = allMatches(text, BLOB).map(({ index, 0: run }) => ({ start: index, end: index + run.length }));
  const found = [...tokens(text), ...urlPasswords(text), ...assignedSecrets(text)].filter(
    ({ start }) => !isWithin(blobs, start),
  );
  for (const { start, end, kind } of found) heard.note(text.slice(start, end), kind);
  return apart([...privateKeys(text), ...found, ...heard.repeatedIn(text)]);
}

/** Whether a position is inside one of these sorted runs. Binary search, because there may be many. */
function isWithin(runs: readonly { readonly start: number; readonly end: number }[], place: number): boolean {
  let [low, high] = [0, runs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (runs[middle]!.end <= place) low = middle + 1;
    else high = middle;
  }
  return (runs[low]?.start ?? Infinity) < place;
}

/** Removing a secret may reveal another one. One more pass is enough, except for texts crafted against it. */
const LOOKS = 4;

interface Redacted {
  readonly text: string;
  /** The kinds of the removed secrets. */
  readonly kinds: readonly string[];
}

/** Replaces each secret by its kind, such as `[redacted: github token]`. */
export function redactSecrets(text: string, heard: Heard = new Heard()): Redacted {
  const kinds: string[] = [];
  let left = text;
  for (let look = 0; look < LOOKS; look += 1) {
    const found = findSecrets(left, heard);
    if (found.length === 0) break;
    left = without(left, found);
    kinds.push(...found.map(({ kind }) => kind));
  }
  return { text: left, kinds };
}

function without(text: string, found: readonly Found[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, kind } of found) {
    parts.push(text.slice(from, start), `[redacted: ${kind}]`);
    from = end;
  }
  return [...parts, text.slice(from)].join('');
}

function tokens(text: string): Found[] {
  const found: Found[] = [];
  for (const { kind, markers, pattern, check } of TOKEN_KINDS) {
    if (!markers.some((marker) => text.includes(marker))) continue;
    for (const match of allMatches(text, pattern)) {
      const secret = match.groups?.['secret'] ?? match[0];
      const start = match.index + match[0].lastIndexOf(secret);
      if (isStandIn(secret) || (check && !check(secret))) continue;
      found.push({ start, end: start + secret.length, kind });
    }
  }
  return found;
}

/** From the first line to the last; without a last line, as far as the lines of the key go. */
function privateKeys(text: string): Found[] {
  const begins = allMatches(text, KEY_BEGIN);
  return begins.flatMap(({ index: start, 0: begin }, place) => {
    const body = start + begin.length;
    const next = begins[place + 1]?.index ?? text.length;
    const rest = text.slice(body, Math.min(next, body + LONGEST_KEY));
    const last = /-----END [A-Z0-9 ]{1,80}-----/u.exec(rest);
    const lines = last ? rest.slice(0, last.index) : (KEY_LINES.exec(rest)?.[0] ?? '').trimEnd();
    // A header alone, as in documentation, is no key.
    if (lines.replace(/[^A-Za-z0-9]/gu, '').length < SHORTEST_KEY) return [];
    return [{ start, end: body + lines.length + (last?.[0].length ?? 0), kind: 'private key' }];
  });
}

function urlPasswords(text: string): Found[] {
  if (!text.includes('://')) return [];
  return allMatches(text, URL_PASSWORD).flatMap((match) => {
    const { scheme = '', user = '', secret = '' } = match.groups ?? {};
    const start = match.index + scheme.length + 3 + user.length + 1;
    const kind = 'connection string password';
    return isStandIn(secret) ? [] : [{ start, end: start + secret.length, kind }];
  });
}

/** Merges overlapping findings. The kind is that of the first in the list: formats come before guesses. */
function apart(found: readonly Found[]): Found[] {
  const merged: { start: number; end: number; rank: number }[] = [];
  const ranked = found.map(({ start, end }, rank) => ({ start, end, rank }));
  for (const one of ranked.sort((a, b) => a.start - b.start || a.rank - b.rank)) {
    const last = merged.at(-1);
    if (!last || one.start >= last.end) merged.push(one);
    else
      merged.splice(-1, 1, {
        start: last.start,
        end: Math.max(last.end, one.end),
        rank: Math.min(last.rank, one.rank),
      });
  }
  return merged.map(({ start, end, rank }) => ({ start, end, kind: found[rank]!.kind }));
}
