import { EventLoopTurns, inTurns } from '@kernel/event-loop-turns.js';
import { isVital } from '@memory/indexing/vital.js';
import { estimateTokens } from '@memory/indexing/passages.js';
import { Injectable } from '@nestjs/common';
import { Embedders } from '@platform/embeddings/embedders.js';
import { dayOf } from '../day.js';
import { chooseSentences } from './choose-sentences.js';
import { findConflicts } from './conflicts.js';
import { type Facts, factsOf, isAcknowledgement, isChatter, participantsOf, weightOf } from './facts.js';
import { keptOf } from './kept.js';
import { ASSISTANT, repeatedIn } from './replies.js';
import { isQuestion, splitSentences, withContinued } from './sentences.js';
import { Summarizer, type Summary, type SummarySource, type SummaryRequest } from './summarizer.js';
import { type ChosenSentence, writeSummary } from './write-summary.js';

interface Sentence {
  readonly source: number;
  readonly text: string;
  readonly facts: Facts;
  readonly asks: boolean;
}

/** Above this number, sentences are filtered by content before the model is called: 13–20 ms each on one core. */
const MOST_SENTENCES = 400;
/** Tokens per line for its line break, the speaker's name and its share of the day heading. */
const LINE_TOKENS = 3;

/** Chooses the sentences with the most content from the sources, verbatim. Deterministic. */
@Injectable()
export class ExtractiveSummarizer extends Summarizer {
  constructor(private readonly embedders: Embedders) {
    super();
  }

  async summarize(
    sources: readonly SummarySource[],
    { tokens, timeZone }: SummaryRequest,
    signal?: AbortSignal,
  ): Promise<Summary | null> {
    const speakers = participantsOf(
      sources.map(({ speaker }) => speaker),
      'en',
    );
    const sentences = thin(await sentencesOfAll(sources, speakers));
    if (sentences.length === 0) return null;
    const conflicts = await inTurns(
      findConflicts(sentences.map(({ source, text, facts }) => ({ ...sources[source]!, source, text, facts }))),
    );
    const must = new Set(conflicts.flatMap(({ earlier, later }) => [earlier, later]));
    const vectors = await this.embedders.current.embed(
      sentences.map(({ text }) => text),
      'document',
      signal,
    );
    const repeats = repeatedIn(sources, sentences);
    const candidates = sentences.map(({ text, ...sentence }, index) => ({
      ...sentence,
      tokens: estimateTokens(text) + LINE_TOKENS,
      vector: vectors[index]!,
      must: must.has(index),
      vital: isVital(text),
      reply: sources[sentence.source]!.role === ASSISTANT,
      empty: isChatter(sentence.facts) || isAcknowledgement(text) || repeats[index]!,
    }));
    const chosen = chooseSentences(candidates, tokens);
    const otherwise = new Map(conflicts.map((conflict) => [conflict.later, conflict]));
    const written = writeSummary(
      chosen.map((index): ChosenSentence => {
        const { source, text } = sentences[index]!;
        const { id, speaker, at } = sources[source]!;
        const conflict = otherwise.get(index);
        const before = conflict && sources[sentences[conflict.earlier]!.source]!;
        return {
          sourceId: id,
          text,
          speaker,
          day: dayOf(at, timeZone),
          ...(conflict && before && { otherwise: { day: dayOf(before.at, timeZone), text: conflict.instead } }),
        };
      }),
    );
    if (written.content === '') return null;
    return {
      content: written.content,
      tokens: estimateTokens(written.content),
      language: commonest(sources.map(({ language }) => language)),
      sources: new Map(
        sources.map((source) => {
          const spans = written.spans.get(source.id) ?? [];
          return [source.id, { spans, kept: keptOf(source, speakers, written.content, spans) }];
        }),
      ),
    };
  }
}

async function sentencesOfAll(sources: readonly SummarySource[], speakers: ReadonlySet<string>): Promise<Sentence[]> {
  const turns = new EventLoopTurns();
  const all: Sentence[] = [];
  for (const [index, source] of sources.entries()) {
    all.push(...sentencesOf(source, index, speakers));
    await turns.yieldToEventLoop();
  }
  return all;
}

function sentencesOf({ content, language }: SummarySource, source: number, speakers: ReadonlySet<string>): Sentence[] {
  const facts = (text: string): Facts => factsOf(text, language, speakers);
  return withContinued(splitSentences(content, language)).map((text) => ({
    source,
    text,
    facts: facts(text),
    asks: isQuestion(text),
  }));
}

/** Keeps the sentences with the most content, in order. */
function thin(sentences: readonly Sentence[]): readonly Sentence[] {
  if (sentences.length <= MOST_SENTENCES) return sentences;
  const worth = sentences.map(({ facts, text }) => (isVital(text) ? Infinity : weightOf(facts)));
  const least = [...worth].sort((a, b) => b - a)[MOST_SENTENCES - 1]!;
  return sentences.filter((_, index) => worth[index]! >= least).slice(0, MOST_SENTENCES);
}

function commonest(languages: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0]?.[0] ?? 'en';
}
