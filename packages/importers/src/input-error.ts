import type { Place } from './item.js';

/** A source that cannot be read, or not to its end. The message names the file and the place in it. */
export class InputError extends Error {
  override name = 'InputError';

  constructor(
    readonly place: Place,
    readonly what: string,
    options?: ErrorOptions,
  ) {
    super(`${placeText(place)}: ${what}`, options);
  }
}

/** `export.json, line 3, memories[7]` */
export function placeText({ file, line, item }: Place): string {
  return [file, ...(line === undefined ? [] : [`line ${line}`]), ...(item ? [item] : [])].join(', ');
}
