import { type Found, isTelling } from './assignments.js';

/** Maximum number, because each costs a search in every later text. The newest are kept. */
const MOST = 20;

/**
 * The passwords of one request, found by their introduction: "my password is …". A reply may repeat them without context. They exist
 * only during the request, so nothing stored reveals whether a text contains one.
 */
export class Heard {
  /** Kind by value. */
  private readonly kinds = new Map<string, string>();

  /** Secrets with a format of their own are found anywhere anyway. A weak password may be an ordinary word. */
  note(value: string, kind: string): void {
    if (!isTelling(value)) return;
    this.kinds.delete(value);
    this.kinds.set(value, kind);
    const [oldest] = this.kinds.keys();
    if (this.kinds.size > MOST && oldest !== undefined) this.kinds.delete(oldest);
  }

  /** Occurrences as whole words. */
  repeatedIn(text: string): Found[] {
    const found: Found[] = [];
    for (const [value, kind] of this.kinds) {
      for (let start = text.indexOf(value); start >= 0; start = text.indexOf(value, start + value.length)) {
        const end = start + value.length;
        if (!isPartOfWord(text[start - 1], value[0]) && !isPartOfWord(text[end], value.at(-1)))
          found.push({ start, end, kind });
      }
    }
    return found;
  }
}

function isPartOfWord(beside: string | undefined, sign: string | undefined): boolean {
  return /[A-Za-z0-9]/u.test(beside ?? '') && /[A-Za-z0-9]/u.test(sign ?? '');
}
