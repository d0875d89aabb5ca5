/**
 * A refusal without the names in it, which are those that the request brought: what is foreign and what is absent are
 * then answered alike, byte by byte. In a text inside JSON, or inside JSON inside JSON.
 */
export function unnamed(text: string): string {
  return text.replaceAll(/\\+".*?\\+"/g, '<name>');
}
