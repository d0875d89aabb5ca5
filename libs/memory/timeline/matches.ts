import type { Question } from '@memory/attributes/reading.js';
import type { Statement } from './statement.js';

/** Rare attributes are stronger evidence: "on Wednesdays" less than "orchestra". */
function rarityOf(spread: number, of: number): number {
  return Math.log(1 + of / (1 + spread));
}

/** How plainly each statement states the attributes of the question, 0…1. */
export function matchesOf(question: Question, statements: readonly Statement[]): number[] {
  const weights = [...question.attributes].map(([attribute, weight]) => {
    const spread = statements.reduce((sum, { reading }) => sum + saidOf(question, reading, attribute), 0);
    return [attribute, weight * rarityOf(spread, statements.length)] as const;
  });
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return statements.map(({ reading }) =>
    whole > 0
      ? weights.reduce((sum, [attribute, weight]) => sum + weight * saidOf(question, reading, attribute), 0) / whole
      : 0,
  );
}

/** How plainly a statement states an attribute, 0…1. A known name counts: "Lucia" for "my sister". */
function saidOf({ relations, called }: Question, reading: Statement['reading'], attribute: string): number {
  if (relations.has(attribute) && isCalled(called, reading)) return 1;
  return reading.attributes.get(attribute) ?? 0;
}

export function isCalled(called: Question['called'], { stems }: Statement['reading']): boolean {
  return called.some((stem) => stems.has(stem));
}

/** The share of the question's topic words in each statement, 0…1. */
export function topicsOf({ topic: named, asking }: Question, statements: readonly Statement[]): number[] {
  // "Before Linz" asks for statements without Linz.
  const topic = named.filter((stem) => !asking.before.has(stem));
  const weights = topic.map((stem) => {
    const spread = statements.filter(({ reading }) => says(reading, stem)).length;
    return spread === 0 ? 0 : rarityOf(spread - 1, statements.length);
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return statements.map(({ reading }) =>
    whole > 0 ? topic.reduce((sum, stem, i) => sum + (says(reading, stem) ? (weights[i] ?? 0) : 0), 0) / whole : 0,
  );
}

/** "Opas" and "Lenas" are the genitives of names, whose s no stemmer removes. */
function says({ stems }: Statement['reading'], stem: string): boolean {
  return stems.has(stem) || (stem.length > 3 && stem.endsWith('s') && stems.has(stem.slice(0, -1)));
}
