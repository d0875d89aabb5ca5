/**
 * Characters that a reader does not see but a model or a terminal does: control characters, direction marks, invisible
 * operators, fillers, tags and supplementary variation selectors. Whole texts can be hidden in them. Line ends and tabs
 * are excluded.
 */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex, no-misleading-character-class
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb]|[\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;
/** Joiners stay where a script or an emoji needs them. */
const STRAY_JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\p{M}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}])[\u200c\u200d]|[\u200c\u200d](?=[\u200c\u200d]|$)/gu;

/**
 * A selector chooses the form of the character before it. One that follows another selector means nothing, and can hide
 * data.
 */
const SELECTORS = /(?<=[\ufe00-\ufe0f])[\ufe00-\ufe0f]+/gu;

/** A stored text without invisible characters, safe for a prompt. Line ends stay as they are. */
export function visible(text: string): string {
  return text.replace(INVISIBLE, '').replace(SELECTORS, '').replace(STRAY_JOINER, '');
}

/** A selector that changes no form: only emoji, keycaps, Chinese characters and Mongolian letters have several. */
const IDLE_SELECTOR =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Han}\p{Script=Mongolian}])[\ufe00-\ufe0f](?!\u20e3)/u;

/**
 * Whether the text looks the same to every reader: nothing hidden, no leading or trailing space, and no unusual space.
 */
export function isPlainlySeen(text: string): boolean {
  if (visible(text) !== text || text.trim() !== text) return false;
  return !/[^\S ]|[\u0080-\u009f\u2800]/.test(text) && !IDLE_SELECTOR.test(text);
}

/** Cleans every text in a JSON value, including its keys. */
export function visibleDeep<T>(value: T): T {
  return clean(value) as T;
}

/** Makes invisible characters visible, for a person who wants to inspect the text. */
export function shown(text: string, show: (sign: string) => string): string {
  return text.replace(INVISIBLE, show).replace(SELECTORS, (run) => [...run].map(show).join(''));
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return visible(value);
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [visible(name), clean(inner)]));
}
