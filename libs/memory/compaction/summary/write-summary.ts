/** A sentence that was chosen, with where it came from. */
export interface ChosenSentence {
  readonly sourceId: string;
  /** Others that it tells as well. */
  readonly alsoOf?: readonly string[];
  readonly text: string;
  readonly speaker: string | null;
  /** `2023-05-08`, in the owner's time zone. */
  readonly day: string;
  /** What was said otherwise before, and when; shown behind the sentence. */
  readonly otherwise?: { readonly day: string; readonly text: string };
}

/** A part of a text, in UTF-16 units. */
export type Span = readonly [start: number, end: number];

export interface WrittenSummary {
  readonly content: string;
  /** Where the lines of each source stand. */
  readonly spans: ReadonlyMap<string, readonly Span[]>;
}

/**
 * A line for each source that has something to say, `Speaker: sentences`, in order, under the day on which it was said:
 * "yesterday" is understood only with its date.
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
