import type { Question, Taught } from '../support/teacher.js';
import type { Case } from './cases.js';

interface Shown {
  readonly memories: readonly string[];
  readonly fresh: string;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const RELATIONS = ['restates', 'adds', 'changes', 'contradicts', 'new', 'chatter'];

/**
 * Answers the small questions and the language model's from the labels; a random share of the small answers is wrong.
 */
export class Labels {
  readonly #cases = new Map<string, Case[]>();

  constructor(
    cases: readonly Case[],
    private readonly errs: number,
    private readonly chance: () => number,
  ) {
    for (const one of cases) {
      const key = plain(one.fresh.text);
      this.#cases.set(key, [...(this.#cases.get(key) ?? []), one]);
    }
  }

  answer({ system, user }: Pick<Question, 'system' | 'user'>): Taught {
    const shown = shownIn(user);
    const { want, place } = this.#label(shown);
    const changes = want === 'changes';
    if (system.includes('What is the new statement to the memories?')) return this.#small('decider', want, RELATIONS);
    if (system.includes('Which memory does the new statement')) {
      const offered = ['none', ...shown.memories.map((_, at) => String(at + 1))];
      return this.#small('decider', want === 'new' || place === 0 ? 'none' : String(place), offered);
    }
    if (system.includes('already say everything')) return this.#small('decider', this.#isMeant(system, place) && want === 'restates' ? 'yes' : 'no', ['yes', 'no']); // prettier-ignore
    if (system.includes('still so?')) return this.#small('decider', this.#isMeant(system, place) && changes ? 'no' : 'yes', ['yes', 'no']); // prettier-ignore
    const memory = want === 'new' || place === 0 ? null : place;
    const relation = memory === null ? 'new' : want;
    return {
      name: 'model',
      answer: { why: 'as labelled', relation, memory, memory_still_holds: memory === null ? null : !changes },
    };
  }

  #isMeant(system: string, place: number): boolean {
    return Number(/memory (\d+)/i.exec(system.slice(system.lastIndexOf('\n\n')))?.[1] ?? /memory (\d+) (?:already|still)/.exec(system)?.[1]) === place; // prettier-ignore
  }

  /** The right outcome, and the position of the memory among those shown, from 1; 0 if it is not among them. */
  #label({ memories, fresh }: Shown): { want: string; place: number } {
    const named = this.#cases.get(plain(fresh)) ?? [];
    const own = named.find(({ stored }) => memories.every((text) => stored.some((one) => plain(one.text) === plain(text)))) ?? named[0]; // prettier-ignore
    const meant = own?.of === undefined ? undefined : own.stored[own.of];
    const place = meant ? memories.findIndex((text) => plain(text) === plain(meant.text)) + 1 : 0;
    return { want: own?.want ?? 'new', place };
  }

  #small(name: string, right: string, answers: readonly string[]): Taught {
    const wrong = answers.filter((one) => one !== right);
    const errs = this.chance() < this.errs && wrong.length > 0;
    return { name, answer: { answer: errs ? wrong[Math.floor(this.chance() * wrong.length)] : right, sure: 0.9 } };
  }
}

function shownIn(user: string): Shown {
  const lines = user.split('\n').filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Record<string, unknown>); // prettier-ignore
  return {
    memories: lines.filter((line) => 'memory' in line).map(({ text }) => String(text)),
    fresh: String(lines.find((line) => 'new' in line)?.['text'] ?? ''),
  };
}
