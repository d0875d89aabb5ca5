import type { Question, Taught } from '../support/teacher.js';
import type { LabelledTurn } from './labels.js';

/**
 * Why a fact of the noisy teacher is wrong. The last three have a real quote, and only names and numbers of the window.
 */
export const NOISES = [
  'invented name', 'invented number', 'wrong id', 'shifted date', 'foreign quote', 'wrong subject', 'wrong speaker', 'negation',
] as const; // prettier-ignore
export type Noise = (typeof NOISES)[number];
export const SUBTLE: ReadonlySet<Noise> = new Set(['wrong subject', 'wrong speaker', 'negation']);

export type Gold = 'gold' | 'said by another';

interface Shown {
  readonly number: number;
  readonly kind: string;
  readonly speaker: string;
  readonly text: string;
  readonly date: string;
}

interface Fact {
  readonly content: string;
  readonly type: string;
  readonly subject: string;
  readonly entities: readonly string[];
  readonly valid_from: string | null;
  readonly valid_to: null;
  readonly importance: number;
  readonly source: number;
  readonly quote: string;
}

/** Answers with the labels of the turns it is shown, and adds invented facts with the probability `noise`. */
export class Teacher {
  /**
   * Every fact it returned, by its words: a label's fact, one whose label names somebody who did not say the turn, or
   * what is wrong with it.
   */
  readonly given = new Map<string, Gold | Noise>();
  readonly #byText: ReadonlyMap<string, LabelledTurn>;

  constructor(
    turns: readonly LabelledTurn[],
    private readonly noise: number,
    private readonly chance: () => number,
  ) {
    this.#byText = new Map(turns.map((turn) => [turn.text, turn]));
  }

  answer({ system, user }: Pick<Question, 'system' | 'user'>): Taught {
    if (!system.includes('write down lasting facts')) return unasked(system);
    const shown = turnsIn(user);
    const facts = shown.flatMap((turn) => (turn.kind === 'new' ? this.#factsOf(turn, shown) : []));
    return { name: 'extract', answer: { facts } };
  }

  #factsOf(turn: Shown, window: readonly Shown[]): Fact[] {
    const labelled = this.#byText.get(turn.text);
    const labels = labelled?.facts ?? [];
    for (const { content, by } of labels) this.given.set(content, by === turn.speaker ? 'gold' : 'said by another');
    const gold = labels.map(({ content }) => factOf(turn, content));
    const made = gold
      .filter(({ content }) => this.given.get(content) === 'gold')
      .flatMap((fact) => (this.chance() < this.noise ? this.#wrong(fact, turn, window) : []));
    return [...gold, ...made];
  }

  #wrong(fact: Fact, turn: Shown, window: readonly Shown[]): Fact[] {
    const noise = NOISES[Math.floor(this.chance() * NOISES.length)]!;
    const other = window.find(({ speaker }) => speaker !== turn.speaker);
    const elsewhere = window.find(({ number, text }) => number !== turn.number && text.length > 30);
    const say = (over: Partial<Fact>): Fact[] => {
      const one = { ...fact, ...over };
      // A fact that a label states word for word is not an invention.
      if (this.given.get(one.content) === 'gold' && over.content !== undefined) return [];
      const content = this.given.has(one.content)
        ? `${one.content.replace(/\.$/, '')} (${noise}).`.replace(/ \(.*\)\.$/, ' again.')
        : one.content;
      this.given.set(content, noise);
      return [{ ...one, content }];
    };
    const about = fact.content.replace(/\.$/, '');
    switch (noise) {
      case 'invented name':
        return say({ content: `${about} with Zebulon.` });
      case 'invented number':
        return say({ content: `${about} for 8431 dollars.` });
      case 'wrong id':
        return say({ content: `${about}, as told.`, source: 99 });
      case 'shifted date':
        return say({ content: `${about}, since then.`, valid_from: shifted(turn.date) });
      case 'foreign quote':
        return elsewhere ? say({ content: `${about}, it was said.`, quote: elsewhere.text.slice(0, 60).trim() }) : [];
      case 'wrong subject':
        return other ? say({ content: swap(fact.content, turn.speaker, other.speaker), subject: other.speaker }) : [];
      case 'wrong speaker':
        return other ? say({ content: `${other.speaker} says: ${about}.`, subject: other.speaker }) : [];
      case 'negation':
        return say({ content: denied(fact.content, turn.speaker) });
    }
  }
}

/** Decisions: no memory is known for any of these. */
function unasked(system: string): Taught {
  if (system.includes('Which memory does the new statement'))
    return { name: 'decider', answer: { answer: 'none', sure: 0.9 } };
  if (system.includes('What is the new statement to the memories?'))
    return { name: 'decider', answer: { answer: 'new', sure: 0.9 } };
  return { name: 'model', answer: { why: '', relation: 'new', memory: null, memory_still_holds: null } };
}

function factOf({ speaker, text, number }: Shown, content: string): Fact {
  return {
    content,
    type: 'semantic',
    subject: content.includes(speaker) ? speaker : subjectOf(content),
    entities: [],
    valid_from: null,
    valid_to: null,
    importance: 0.5,
    source: number,
    quote: quoteOf(text, content),
  };
}

/** How a sentence without a speaker begins: "The sign said that …" */
function subjectOf(content: string): string {
  return content.split(/\s+/).slice(0, 2).join(' ');
}

/** The sentence with most of the fact's words, preferably not a question, as a model would copy it. */
function quoteOf(text: string, fact: string): string {
  const all = text.split(/(?<=[.!?])\s+/);
  const told = all.filter((one) => !one.endsWith('?'));
  const words = stemsOf(fact);
  const shared = (one: string) => [...stemsOf(one)].filter((stem) => words.has(stem)).length + one.length / 10_000;
  return (told.length > 0 ? told : all).reduce((best, one) => (shared(one) > shared(best) ? one : best));
}

function stemsOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4)));
}

function turnsIn(user: string): Shown[] {
  return user.split('\n').flatMap((line) => {
    if (!line.startsWith('{')) return [];
    const turn = JSON.parse(line) as { turn?: number; kind: string; speaker: string; text: string; date: string };
    return turn.turn === undefined
      ? []
      : [{ number: turn.turn, kind: turn.kind, speaker: turn.speaker, text: turn.text, date: turn.date }];
  });
}

function shifted(day: string): string {
  return new Date(new Date(day).getTime() - 1_234 * 86_400_000).toISOString().slice(0, 10);
}

function swap(content: string, speaker: string, other: string): string {
  return content.includes(speaker) ? content.replaceAll(speaker, other) : `${other}: ${content}`;
}

function denied(content: string, speaker: string): string {
  const verb = /\b(is|was|are|were|has|had|can|will)\b/.exec(content);
  if (verb) return `${content.slice(0, verb.index + verb[0].length)} not${content.slice(verb.index + verb[0].length)}`;
  return content.startsWith(speaker) ? content.replace(speaker, `${speaker} never`) : `It is not so that ${content}`;
}
