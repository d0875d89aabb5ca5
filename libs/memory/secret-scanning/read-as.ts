/** Invisible characters that may split a key; line ends are not among them. */
const UNSEEN = '[\\p{Default_Ignorable_Code_Point}\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u0084\\u0086-\\u009f]';
/** Letters, digits and signs of ASCII in full-width or mathematical forms. */
const OTHER_FORM = '[\\uff01-\\uff5e\\u{1d400}-\\u{1d7ff}]';
const ODD = new RegExp(`${UNSEEN}|${OTHER_FORM}`, 'gu');

/** A text as a reader would copy it, with the original position of each of its positions. */
export interface ReadAs {
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
