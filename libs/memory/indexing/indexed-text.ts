/** What of a record is searched: the parts of its text that stand outside the content come with every passage. */
export interface IndexedText {
  readonly title: string | null;
  readonly speaker: string | null;
  readonly content: string;
}

/**
 * The text of a passage as it is analysed and embedded. Without the speaker's name recall falls by 3.5 points on
 * LoCoMo: "what did Caroline …" is answered by turns in which she does not name herself.
 */
export function passageText(text: IndexedText, start: number, end: number): string {
  const body = text.content.slice(start, end);
  const titled = text.title ? `${text.title}\n${body}` : body;
  return text.speaker ? `${text.speaker}: ${titled}` : titled;
}
