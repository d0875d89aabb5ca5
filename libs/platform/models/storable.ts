/** What a model said, without what no database takes: NUL, and halves of characters. Some models write them for letters like "é". */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}
