/**
 * A refusal without the names in it, which come from the request, so that the refusals of foreign and absent ids can be
 * compared byte by byte. Handles a text inside JSON, or inside JSON inside JSON.
 */
export function unnamed(text: string): string {
  return text.replaceAll(/\\+".*?\\+"/g, '<name>');
}
