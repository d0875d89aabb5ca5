/**
 * What a reader does not see and a model, or a terminal, does: control characters, marks of direction, invisible
 * operators, fillers, tags and supplementary variation selectors, in which whole texts can be hidden. Line ends and tabs
 * are none of them.
 */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex, no-misleading-character-class
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb]|[\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;
/** Joiners stay where a script or an emoji needs them. */
const STRAY_JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\p{M}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}])[\u200c\u200d]|[\u200c\u200d](?=[\u200c\u200d]|$)/gu;

/** A selector chooses the form of the sign before it: what follows another selector says nothing, and can carry bytes. */
const SELECTORS = /(?<=[\ufe00-\ufe0f])[\ufe00-\ufe0f]+/gu;

/** A stored text without what nobody sees: as it may stand in a prompt. Line ends are as they were. */
export function visible(text: string): string {
  return text.replace(INVISIBLE, '').replace(SELECTORS, '').replace(STRAY_JOINER, '');
}

/** Whether two readers see the same in it: nothing hidden, no space at an end, and none that is another than it looks. */
export function isPlainlySeen(text: string): boolean {
  return visible(text) === text && text.trim() === text && !/[^\S ]|[\u0080-\u009f]/.test(text);
}

/** Every text in a JSON value, names of keys included. */
export function visibleDeep<T>(value: T): T {
  return clean(value) as T;
}

/** The same with what is not seen shown: as it may stand before a person who wants to know. */
export function shown(text: string, show: (sign: string) => string): string {
  return text.replace(INVISIBLE, show).replace(SELECTORS, (run) => [...run].map(show).join(''));
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return visible(value);
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [visible(name), clean(inner)]));
}
