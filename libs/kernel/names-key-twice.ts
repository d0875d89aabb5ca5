const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/gsu;

/**
 * Whether an object in a JSON text has a duplicate key. Parsers take the last, the first or both, so such a text means
 * different things to different readers. @param text valid JSON
 */
export function namesKeyTwice(text: string): boolean {
  const open: (Set<string> | null)[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const key = JSON.parse(last) as string;
      const keys = open.at(-1);
      if (keys?.has(key)) return true;
      keys?.add(key);
    }
    last = token;
  }
  return false;
}
