/** Whether a text has at most `most` characters (Unicode code points), as the schemas of the contracts count them. */
export function hasAtMost(text: string, most: number): boolean {
  return text.length <= most || (text.length <= 2 * most && Array.from(text).length <= most);
}

/** The beginning of a text, of at most `most` characters and no half of one. */
export function firstOf(text: string, most: number): string {
  if (hasAtMost(text, most)) return text;
  let end = 0;
  for (let left = most; left > 0; left -= 1) end += text.codePointAt(end)! > 0xffff ? 2 : 1;
  return text.slice(0, end);
}
