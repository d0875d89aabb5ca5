import { type Found, isTelling } from './assignments.js';

/** Each costs a look through every text that follows. The newest are kept. */
const MOST = 20;

/**
 * Passwords of one request, by what stood before them: "my password is …". Who answers repeats them without saying what
 * they are. They live as long as the request: nothing that is stored tells whether a text holds one.
 */
export class Heard {
  /** By value, its kind. */
  private readonly kinds = new Map<string, string>();

  /** What has a format of its own is found wherever it stands. What is weak may be a word of the language. */
  note(value: string, kind: string): void {
    if (!isTelling(value)) return;
    this.kinds.delete(value);
    this.kinds.set(value, kind);
    const [oldest] = this.kinds.keys();
    if (this.kinds.size > MOST && oldest !== undefined) this.kinds.delete(oldest);
  }

  /** Where they stand by themselves: not within a longer word. */
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
