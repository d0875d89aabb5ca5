import type { Question } from '@memory/attributes/reading.js';
import type { Weighed } from './statement.js';

/**
 * Whether the later one only mentions again what the earlier one names: "I washed the Fiat", after "I drive a blue Fiat". It has no words of
 * change, and no name, number or word of the attribute that is in neither the earlier one nor the question.
 */
export function isMention(question: Question, { statement: later }: Weighed, { statement: earlier }: Weighed): boolean {
  const [old, young] = [earlier.reading, later.reading];
  if (!question.self || question.attributes.size === 0 || !young.tellsNames || young.changesPlainly) return false;
  const isAsked = (stem: string) => question.stems.has(stem);
  const names = [...question.attributes.keys()];
  const states = names.some((name) => !question.relations.has(name) && young.attributes.has(name));
  if (states && ![...young.content].some((stem) => old.content.has(stem) && !isAsked(stem))) return false;
  if (question.asking.kind === 'place' && !young.holds.has('place') && !young.happened) return true;
  const isNew = (stem: string) => !old.stems.has(stem) && !isAsked(stem);
  if ([...young.names].some(isNew) || (young.hasNumber && old.hasNumber)) return false;
  return !names.some((name) => [...(young.saidBy.get(name) ?? [])].some(isNew));
}

/**
 * Turns of a chat share words by chance: "I had a nap before the night shift", after "Night shifts are long, so I polish the brass on
 * Sunday".
 */
export function losesTopic({ statement, match, topic }: Weighed, earlier: Weighed): boolean {
  return statement.role !== null && !statement.reading.changes && match === 0 && topic === 0 && earlier.topic > 0;
}
