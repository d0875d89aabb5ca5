/**
 * The matches of a global pattern in a text, in order, as `text.matchAll(pattern)` gives them. `matchAll` copies the pattern each time,
 * and V8 compiles the copy anew once it has collected garbage twice since the last one. For the forty patterns that read times from a
 * query that took 70 ms.
 */
export function allMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  if (!pattern.global) throw new TypeError('the pattern must be global');
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += isPair(text, pattern) ? 2 : 1;
  }
  return found;
}

/** Whether a Unicode pattern has come to a character of two units. */
function isPair(text: string, { unicode, lastIndex }: RegExp): boolean {
  return unicode && (text.codePointAt(lastIndex) ?? 0) > 0xffff;
}
