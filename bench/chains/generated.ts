/**
 * A chain of facts: each names what the next one is about. The question names what the first fact is about and asks for
 * what the last one says.
 */
export interface Chain {
  readonly id: string;
  /** The links between its facts, which form a path from the first to the last. */
  readonly hops: number;
  readonly question: string;
  /** In the order of the path. */
  readonly facts: readonly string[];
}

type Kind = 'project' | 'person' | 'city' | 'company' | 'dog' | 'boat';

interface Relation {
  readonly from: Kind;
  readonly to: Kind;
  readonly told: (from: string, to: string) => string;
  /** How a question refers to what the link leads to. */
  readonly called: (from: string) => string;
}

const RELATIONS: readonly Relation[] = [
  { from: 'project', to: 'person', told: (a, b) => `The ${a} project is led by ${b}.`, called: (a) => `the leader of the ${a} project` },
  { from: 'person', to: 'person', told: (a, b) => `${a} shares an office with ${b}.`, called: (a) => `the one who shares an office with ${a}` },
  { from: 'person', to: 'person', told: (a, b) => `${b} is a cousin of ${a}.`, called: (a) => `a cousin of ${a}` },
  { from: 'person', to: 'city', told: (a, b) => `${a} has moved to ${b}.`, called: (a) => `the town to which ${a} has moved` },
  { from: 'person', to: 'company', told: (a, b) => `${a} works for ${b}.`, called: (a) => `the employer of ${a}` },
  { from: 'person', to: 'dog', told: (a, b) => `${a} has a dog named ${b}.`, called: (a) => `the dog of ${a}` },
  { from: 'person', to: 'boat', told: (a, b) => `${a} bought the boat ${b}.`, called: (a) => `the boat of ${a}` },
  { from: 'city', to: 'person', told: (a, b) => `The mayor of ${a} is ${b}.`, called: (a) => `the mayor of ${a}` },
  { from: 'company', to: 'city', told: (a, b) => `${a} has its head office in ${b}.`, called: (a) => `where the head office of ${a} is` },
  { from: 'company', to: 'person', told: (a, b) => `${a} was founded by ${b}.`, called: (a) => `the founder of ${a}` },
  { from: 'dog', to: 'person', told: (a, b) => `${a} is walked by ${b} at noon.`, called: (a) => `who walks ${a}` },
  { from: 'boat', to: 'city', told: (a, b) => `The boat ${a} lies in the harbour of ${b}.`, called: (a) => `the harbour of ${a}` },
]; // prettier-ignore

const FIRST = 'Maria Henrik Zora Otto Ines Pavel Lotte Amir Signe Tomas Greta Ivo Nadia Felix Runa Marek Yara Jonas Alma Bruno Vera Oskar Livia Emil Hana Anton Mira Lukas Dora Jakob'.split(' '); // prettier-ignore
const LAST = 'Lopez Dahl Novak Brandt Okafor Silva Maier Rossi Lund Petrov Weiss Costa Haas Moreau Vidal Kern Sato Boyd Ferrer Holm Quist Tanaka Ebner Fiala Grau Hribar Jensen Kovac Lehner Marin'.split(' '); // prettier-ignore
const HEADS =
  'Al Bor Cal Dun Esk Fal Gor Hel Isk Jor Kel Lor Mar Nor Orl Pel Quar Ros Sel Tor Ulm Vel Wes Yar Zel'.split(' ');
const ENDINGS = ['', 'sen', 'ova', 'ini', 'mann'];
const MIDDLES = ['', 'a', 'i', 'o', 'en', 'er', 'in', 'ol'];
const TAILS: Readonly<Record<Exclude<Kind, 'person'>, readonly string[]>> = {
  project: ['con', 'mond', 'gate', 'wing', 'beam', 'stone'],
  city: ['heim', 'burg', 'stadt', 'ville', 'mouth', 'by'],
  company: ['tec', 'works', 'soft', 'labs', 'line', 'corp'],
  dog: ['o', 'y', 'ie', 'us', 'ix', 'a'],
  boat: ['star', 'wave', 'maid', 'gull', 'drift', 'bell'],
};

/** Mulberry32: the same numbers for the same seed on every machine. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Creates names that it has not created before. */
class Namer {
  private readonly made = new Set<string>();

  constructor(private readonly random: () => number) {}

  of(kind: Kind): string {
    for (;;) {
      const name =
        kind === 'person'
          ? `${this.one(FIRST)} ${this.one(LAST)}${this.one(ENDINGS)}`
          : `${this.one(HEADS)}${this.one(MIDDLES)}${this.one(TAILS[kind])}`;
      if (this.made.has(name)) continue;
      this.made.add(name);
      return name;
    }
  }

  /** No two share a word, because a link between them would be a shortcut. */
  apart(kinds: readonly Kind[]): string[] {
    const words = new Set<string>();
    return kinds.map((kind) => {
      let name = this.of(kind);
      while (name.split(' ').some((word) => words.has(word))) name = this.of(kind);
      for (const word of name.split(' ')) words.add(word);
      return name;
    });
  }

  one<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)]!;
  }
}

export interface Generated {
  readonly chains: readonly Chain[];
  /** Facts of the same forms about others that no question asks about. */
  readonly distractors: readonly string[];
}

/** Deterministic for a seed. */
export function generateChains(seed: number, { perHops, distractors }: { readonly perHops: number; readonly distractors: number }): Generated {
  const namer = new Namer(randomOf(seed));
  const chains = [2, 3].flatMap((hops) =>
    Array.from({ length: perHops }, (_, n) => chainOf(namer, hops, `generated-${hops}-${n}`)),
  );
  const others = Array.from({ length: distractors }, (_, n) => {
    const { from, to, told } = RELATIONS[n % RELATIONS.length]!;
    return told(namer.of(from), namer.of(to));
  });
  return { chains, distractors: others };
} // prettier-ignore

function chainOf(namer: Namer, hops: number, id: string): Chain {
  for (;;) {
    const relations: Relation[] = [];
    let kind: Kind = namer.one(['project', 'person', 'company'] as const);
    while (relations.length <= hops) {
      const next = RELATIONS.filter(({ from, told }) => from === kind && told !== relations.at(-1)?.told);
      if (next.length === 0) break;
      relations.push(namer.one(next));
      kind = relations.at(-1)!.to;
    }
    if (relations.length <= hops) continue;
    const names = namer.apart([relations[0]!.from, ...relations.map(({ to }) => to)]);
    const called = relations.reduce((what, relation) => relation.called(what), names[0]!);
    return { id, hops, question: `Do you know ${called}?`, facts: relations.map(({ told }, i) => told(names[i]!, names[i + 1]!)) };
  }
} // prettier-ignore
