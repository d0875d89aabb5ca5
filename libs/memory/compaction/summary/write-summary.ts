/** A chosen sentence with its source. */
export interface ChosenSentence {
  readonly sourceId: string;
  /** Other sources that it also covers. */
  readonly alsoOf?: readonly string[];
  readonly text: string;
  readonly speaker: string | null;
  /** `2023-05-08`, in the owner's time zone. */
  readonly day: string;
  /** The earlier contradicting statement with its day; shown after the sentence. */
  readonly otherwise?: { readonly day: string; readonly text: string };
}

/** A range of a text, in UTF-16 units. */
export type Span = readonly [start: number, end: number];

export interface WrittenSummary {
  readonly content: string;
  /** Positions of the lines of each source. */
  readonly spans: ReadonlyMap<string, readonly Span[]>;
}

/**
 * Writes a line for each source with content, `Speaker: sentences`, in order, under the day on which it was said, because
 * "yesterday" is clear only with its date.
 */
export function writeSummary(chosen: readonly ChosenSentence[]): WrittenSummary {
  const spans = new Map<string, Span[]>();
  let content = '';
  let day = '';
  let source = '';
  let speaker: string | null = null;
  for (const sentence of chosen) {
    const sameDay = sentence.day === day;
    if (!sameDay) content += `${content === '' ? '' : '\n'}${sentence.day}`;
    const goesOn = sameDay && sentence.sourceId === source && sentence.speaker === speaker;
    const said = sentence.otherwise
      ? `${sentence.text} [${sentence.otherwise.day}: ${sentence.otherwise.text}]`
      : sentence.text;
    content += goesOn ? ' ' : '\n';
    const start = content.length;
    content += goesOn || sentence.speaker === null ? said : `${sentence.speaker}: ${said}`;
    const own = spans.get(sentence.sourceId) ?? [];
    const last = own.at(-1);
    if (goesOn && last) own[own.length - 1] = [last[0], content.length];
    else own.push([start, content.length]);
    spans.set(sentence.sourceId, own);
    for (const id of sentence.alsoOf ?? []) spans.set(id, [...(spans.get(id) ?? []), [start, content.length]]);
    [day, source, speaker] = [sentence.day, sentence.sourceId, sentence.speaker];
  }
  return { content, spans };
}
