/** See in-english.mjs. */
export function inEnglish(text: string): string;
