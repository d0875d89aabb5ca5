import type { Kind } from '@contracts/cognitive/cognitive.js';
import { firstOf } from '@kernel/characters.js';

/** The kinds that can be derived from a text alone. */
export type TextKind = Extract<Kind, 'episodic' | 'semantic' | 'procedural' | 'prospective'>;

const NUMBERED = /^(?:step ?)?\d{1,3}[.):] (.+)$/i;
const BULLET = /^[-*•] (.+)$/;
const INTENDS =
  /\b(?:i|we)(?:['’]ll| will|['’]m going to| am going to| are going to| plan to| intend to| want to| need to| must| should| have to)\b|\b(?:remind (?:me|us)|remember to|don['’]t forget to|to-?do|follow up)\b/i;
const HOW = /\b(?:how to|steps? to|in order to|procedure for|instructions? for)\b/i;
const SEQUENCE = /\b(?:first|then|next|after that|finally)\b/gi;
const WITNESS =
  /\b(?:i|we)\s+(?:saw|heard|met|visited|went|read|watched|noticed|observed|attended|learned|talked|spoke|asked|told|had|was|were|did|found|received|sent)\b/i;
const WHEN_PAST =
  /\b(?:yesterday|last (?:night|week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|this morning|earlier today|an? (?:hour|day|week|month|year) ago|\d+ (?:minutes|hours|days|weeks|months|years) ago)\b/i;

/** Number of UTF-16 units read. The beginning of a text shows its kind. */
const READ = 20_000;

/** Maximum number of steps of a procedure. */
const MOST_STEPS = 256;

/** Collapses spaces and line breaks, so that no pattern meets a long run of them. */
function plain(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/**
 * The kind of a text, by rules: numbered or sequenced steps are a procedure, a plan of somebody is an intention, an experience is an
 * episode, and everything else is a fact. Checked in this order, as in the published library.
 */
export function classify(content: string): TextKind {
  const text = plain(content.slice(0, READ));
  // A longer text is no list of steps.
  if (content.length > READ) return INTENDS.test(text.slice(0, 200)) ? 'prospective' : 'semantic';
  if (stepsIn(text).length >= 2 || (HOW.test(text) && (text.match(SEQUENCE) ?? []).length >= 1)) return 'procedural';
  if ((text.match(SEQUENCE) ?? []).length >= 2 && !WITNESS.test(text)) return 'procedural';
  if (INTENDS.test(text)) return 'prospective';
  if (WHEN_PAST.test(text) || WITNESS.test(text)) return 'episodic';
  return 'semantic';
}

/** The numbered or listed steps of a text; empty if there are none. */
export function stepsIn(content: string): string[] {
  const text = plain(content);
  const lines = text.split('\n');
  for (const form of [NUMBERED, BULLET]) {
    const steps = lines.flatMap((line) => form.exec(line)?.[1]?.trim() || []);
    if (steps.length >= 2) return steps;
  }
  const inline = text.split(/(?:^|[\s;,])(?:step ?)?\d{1,3}[.)]\s/i).slice(1).map((step) => step.trim().replace(/[;,]$/, '')).filter(Boolean); // prettier-ignore
  return inline.length >= 2 ? inline : [];
}

/** The steps of a procedure; its sentences if it lists none. */
export function procedureOf(content: string): { readonly name: string; readonly steps: string[] } {
  const text = plain(content);
  const listed = stepsIn(text);
  const sentences = text.split(/(?<=[.!?])\s|\n|,? ?\b(?:and )?then\b,? ?/i).map((one) => one.trim()).filter(Boolean); // prettier-ignore
  const [first = text] = text.trim().split('\n');
  const name = first.replace(/[:.] ?(?:(?:step ?)?\d{1,3}[.)].*)?$/i, '').trim() || first;
  const steps = listed.length > 0 ? listed : sentences.length > 0 ? sentences : [text];
  const rest = steps.slice(MOST_STEPS - 1).join(' ');
  return { name: firstOf(name, 200), steps: rest ? [...steps.slice(0, MOST_STEPS - 1), rest] : steps };
}

/** The condition of an intention: the text after "when" or "if", else the whole text. */
export function conditionOf(content: string): string {
  return statedCondition(content) ?? plain(content);
}

/** Null if it states none. */
export function statedCondition(content: string): string | null {
  return /\b(?:when(?:ever)?|if|once|as soon as)\b(.+)$/is.exec(plain(content))?.[1]?.trim() || null;
}
