import { estimateTokens } from '@memory/indexing/passages.js';
import { Injectable } from '@nestjs/common';
import { dayOf } from '../day.js';
import { ExtractiveSummarizer } from './extractive-summarizer.js';
import { participantsOf } from './facts.js';
import { keptOf } from './kept.js';
import { Summarizer, type Summary, type SummaryRequest, type SummarySource } from './summarizer.js';
import { type ChosenSentence, writeSummary } from './write-summary.js';
import { WriteSentences, type Written } from './write-sentences.js';

/** Maximum length of a written summary relative to the budget, if it is longer than the one without a model. */
const LONGER = 1.1;

/**
 * Lets a model write the summary, if a scope is given for which it may be called. Grounding must confirm each sentence. For sources
 * without a confirmed sentence, the extractive sentences are used.
 */
@Injectable()
export class WrittenSummarizer extends Summarizer {
  constructor(
    private readonly extractive: ExtractiveSummarizer,
    private readonly sentences: WriteSentences,
  ) {
    super();
  }

  async summarize(
    sources: readonly SummarySource[],
    request: SummaryRequest,
    signal?: AbortSignal,
  ): Promise<Summary | null> {
    const plain = await this.extractive.summarize(sources, request, signal);
    const { writer, tokens, timeZone } = request;
    if (!plain || !writer) return plain;
    const lines = sources.map(({ content, speaker, at }) => ({ text: content, speaker, day: dayOf(at, timeZone) }));
    const written = await this.sentences.run(writer, lines, { tokens, ...(signal && { signal }) });
    if (!written || written.sentences.length === 0) return plain;
    const summary = together(sources, plain, written, timeZone);
    return summary.tokens <= Math.max(tokens * LONGER, plain.tokens) ? summary : plain;
  }
}

/** Written sentences in order of the first line of each, with verbatim ones between them. */
function together(sources: readonly SummarySource[], plain: Summary, written: Written, timeZone: string): Summary {
  const told = new Set(written.sentences.flatMap(({ of }) => of.map((place) => sources[place]!.id)));
  const own = written.sentences.map(({ of, text }) => {
    const places = [...of].sort((a, b) => a - b);
    const [first, ...others] = [...new Set(places.map((place) => sources[place]!.id))];
    return { place: places[0]!, ofId: first!, alsoOf: others, text };
  });
  const taken = sources.flatMap(({ id }, place) => {
    if (told.has(id) || sources.findIndex((other) => other.id === id) !== place) return [];
    const spans = plain.sources.get(id)?.spans ?? [];
    return spans.map(([start, end]) => ({ place, ofId: id, alsoOf: [], text: plain.content.slice(start, end) }));
  });
  const ordered = [...own, ...taken].sort((a, b) => a.place - b.place);
  const { content, spans } = writeSummary(
    ordered.map(({ place, ofId, alsoOf, text }): ChosenSentence => {
      return { sourceId: ofId, alsoOf, text, speaker: null, day: dayOf(sources[place]!.at, timeZone) };
    }),
  );
  const speakers = participantsOf(sources.map(({ speaker }) => speaker), 'en'); // prettier-ignore
  return {
    content,
    tokens: estimateTokens(content),
    language: plain.language,
    sources: new Map(
      sources.map((source) => {
        const its = spans.get(source.id) ?? [];
        return [source.id, { spans: its, kept: keptOf(source, speakers, content, its) }];
      }),
    ),
    written: { model: written.model, sentences: own.length, taken: taken.length },
  };
}
