/** Whether a text has at most `most` characters (Unicode code points), as the schemas of the contracts count them. */
export function hasAtMost(text: string, most: number): boolean {
  return text.length <= most || (text.length <= 2 * most && Array.from(text).length <= most);
}
