import { deniedBy, negates, plain, softlyDenied, stemsOf } from '@memory/grounding/wording.js';
import type { Fact, Turn } from './fact.js';

/**
 * Whether a fact is negated but its quote is not, or the other way round. Only the words after "not" in the quote count
 * as denied: "it is not easy, but it helps" does not deny helping.
 * @param turns in order, including the source
 */
export function isFlipped({ content, quote }: Fact, source: Turn, turns: readonly Turn[]): boolean {
  const said = clauseOf(quote, source.text);
  if (turnsRound(content, said)) return true;
  const [told, denied] = [negates(content), negates(said)];
  if (told === null || denied === null || told === denied) return false;
  // Another sentence of the turn may contain the denial, because a quote need not cover the whole turn.
  if (told) return !sharesStem([...deniedBy(source.text), ...deniedBare(source, turns)], deniedBy(content));
  if (plansWhatHasNotBeen(content, said) || tellsTheOtherSide(content, said)) return false;
  return sharesStem(deniedBy(said), [...stemsOf(content)]);
}

/** "Not allergic" for "allergic": a word that negates by itself is denied on one side only. */
function turnsRound(content: string, said: string): boolean {
  const [told, denied] = [deniedBy(content), deniedBy(said)];
  const soft = softlyDenied(said);
  return softlyDenied(content).some((word) => soft.includes(word) && told.includes(word) !== denied.includes(word));
}

/** The sentence around a quote: "Tea, which I do not like" may be quoted as "which I do not like". */
function clauseOf(quote: string, text: string): string {
  const [wanted, whole] = [plain(quote), plain(text)];
  const at = whole.indexOf(wanted);
  const begin = Math.max(0, ...['. ', '! ', '? ', '; '].map((end) => whole.lastIndexOf(end, at - 1) + 1));
  const rest = /[.!?;]$/u.test(wanted) ? { index: 0 } : /[.!?;](?:\s|$)/u.exec(whole.slice(at + wanted.length));
  // If the quote is a clause of its own, a denial in another clause does not count.
  const sentence = whole.slice(begin, rest ? at + wanted.length + rest.index : undefined);
  return negates(wanted) === true ? wanted : /,|\bbut\b|\band\b|\baber\b|\bund\b/u.test(sentence) ? wanted : sentence;
}

/** "No, I didn't." */
const BARE =
  /^(?:no|nope|nein|not (?:really|yet|at all))\b(?=[,.!]|$)|\b(?:do|did|have|has|had|was|were|am|are|is|would|could|can|ca|will|wo)(?:n't| not)(?=[,.!]|$)/u;

/** What a bare no denies: the question asked before it. */
function deniedBare(source: Turn, turns: readonly Turn[]): string[] {
  const isBare = plain(source.text).split(/(?<=[.!?])\s/u).some((sentence) => BARE.test(sentence)); // prettier-ignore
  const asked = turns[turns.indexOf(source) - 1];
  if (!isBare || asked === undefined || asked.speaker === source.speaker) return [];
  const questions = asked.text.split(/(?<=[.!?])\s+/u).filter((sentence) => sentence.trim().endsWith('?'));
  return questions.flatMap((question) => [...stemsOf(question)]);
}

const NOT_SO_FAR = /\b(?:have|has|had)(?:n't| not| never)\b/u;
const PLANS = /\b(?:open to|plan(?:s|ning)? (?:to|on)|wants? to|would (?:like|love) to|hop(?:es?|ing) to|intends? to|consider(?:s|ing)|interested in|looking forward to)\b/u; // prettier-ignore

/** Somebody may plan what they have not done so far. */
function plansWhatHasNotBeen(content: string, said: string): boolean {
  return NOT_SO_FAR.test(said) && PLANS.test(plain(content));
}

/** Of "not this, but that", the fact shares more words with "that". */
function tellsTheOtherSide(content: string, said: string): boolean {
  const [one = '', ...others] = said.split(/\b(?:but|aber|sondern)\b/u);
  const other = others.join(' ');
  if (others.length === 0 || negates(one) !== true || negates(other) !== false) return false;
  const stems = stemsOf(content);
  const shared = (side: string) => [...stemsOf(side)].filter((stem) => stems.has(stem)).length;
  return shared(other) > shared(one);
}

function sharesStem(some: readonly string[], others: readonly string[]): boolean {
  return some.some((stem) => others.includes(stem));
}
