import type { Language } from '@memory/indexing/language.js';
import { isLetter, type Word } from './claim-words.js';
import { isGermanTo } from './german.js';
import { romanceOf } from './romance.js';
import { isAuxiliary, isChange, isForeign, relationOf } from './words.js';

/** A noun follows one of these: "the lead designer", "my work", "my will". */
const ENGLISH = new Set('the a an my our his her their'.split(' '));
export const DETERMINERS = new Set([...ENGLISH, 'der', 'die', 'das', 'mein', 'meine']);
/** Of these, those that may be all of the subject: "das ist". */
const SUBJECTS = new Set(['his', 'her', 'der', 'die', 'das']);

/** What a sentence is about, and what it says of it. */
interface Parts {
  /** Index of the verb; -1 if none is known. */
  readonly at: number;
  readonly about: readonly Word[];
  readonly rest: readonly Word[];
  /** The verb in its canonical form; null if unknown. */
  readonly relation: string | null;
  /** It is a change that says the new value: "We raised the timeout to 60", "Standup moved to 10". */
  readonly states: boolean;
  /** Of these, the thing stands behind the verb. */
  readonly ofThing: boolean;
  /** To whom that thing belongs: "*Mum* changed her number to 222". */
  readonly owner: readonly Word[];
  /** Whether the verb is one of change at all. */
  readonly changed: boolean;
  /** "Stopped smoking": the verb no longer holds. */
  readonly ended: boolean;
}

/** @param stems the stems of words, "(self)" for the speaker */
export function partsOf(
  head: readonly Word[],
  language: Language,
  stems: (words: readonly Word[]) => readonly string[],
): Parts {
  const { at, end, relation, changed, ended } = verbIn(head, language);
  const said = at < 0 ? [] : head.slice(0, at);
  const rest = at < 0 ? head : head.slice(end);
  // "They raised us to 4,550" names nothing.
  const namesThing = (words: readonly Word[]) => stems(words).some((term) => term !== '(self)');
  const to = changed ? rest.findIndex(({ lower }) => isTo(lower, language)) : -1;
  const value = rest.slice(to + 1);
  // "PgBouncer was put in front of billing", "We cut the list to save time": neither names a thing and its value.
  const hasThing = to >= 0 && !PLACES.test(rest[0]?.lower ?? '') && !tellsPurpose(value);
  const thing = hasThing ? withoutMeasure(rest.slice(0, to)) : [];
  const isValue = (words: readonly Word[]) => stems(words.filter(({ lower }) => !UNIT.test(lower))).length === 0;
  const parts = { at, changed, ended, owner: [] };
  if (namesThing(thing)) {
    const ofSubject = OF_SUBJECT.test(thing[0]!.lower);
    const about = ofSubject ? [...said, ...thing.slice(1)] : thing;
    const owner = ofSubject ? said : [];
    return { ...parts, about, rest: value, relation: 'be', states: true, ofThing: true, owner };
  }
  // "Standup moved to 10", "my rent rose by 80 euros to 980", but not "Anna moved to Paris".
  if (to >= 0 && namesThing(said) && isValue(value))
    return { ...parts, about: said, rest: value, relation: 'be', states: true, ofThing: false };
  return { ...parts, about: said, rest, relation, states: false, ofThing: false };
}

/** "Mum changed her number to 222": the number of the subject. */
const OF_SUBJECT = /^(?:his|her|their|its)$/;

/** What follows a verb of change and says where, not what: "in front of the service". */
const PLACES = /^(?:in|into|on(?:to)?|under|behind|beside|between|around|away)$/;
/** "To" begins what a change is for: "to save time", but not "to free". */
const PURPOSE =
  /^(?:avoid|stop|prevent|keep|make|let|help|save|fix|fit|give|get|see|have|be|reduce|protect|support|meet|sound|look|please|handle|cope|catch)$/;
const tellsPurpose = ([verb, object]: readonly Word[]): boolean => object !== undefined && PURPOSE.test(verb!.lower);

const UNITS = 'seconds?|minutes?|hours?|days?|weeks?|months?|years?|percent|euros?|dollars?|pounds?';
/** "4 pm", "half past six", "980 euros". */
const UNIT = new RegExp(`^(?:am|pm|o['’]clock|half|quarter|past|noon|midnight|${UNITS}|kilos?|kg)$`);
/** Between a change and its value: "moved *back* to 10", "slipped *a week* to Friday", "raised *by 100 euros* to 980". */
const MEASURE = new RegExp(
  `^(?:back|forward|up|down|out|over|on|by|an?|another|few|${UNITS}|[€$£%]?\\d[\\d.,]*[€$£%]?)$`,
);

const withoutMeasure = (words: readonly Word[]): Word[] => {
  const first = words.findIndex(({ lower }) => !MEASURE.test(lower));
  if (first < 0) return [];
  const last = words.findLastIndex(({ lower }) => !MEASURE.test(lower));
  return words.slice(first, last + 1);
};

const isTo = (word: string, language: Language): boolean =>
  word === 'to' ||
  (language === 'de' && isGermanTo(word)) ||
  (romanceOf(language) !== undefined && /^(?:al?|à|aux?)$/.test(word));

/** The main verb, after auxiliaries; `end` is where the object begins. */
function verbIn(
  words: readonly Word[],
  language: Language,
): { at: number; end: number; relation: string | null; changed: boolean; ended: boolean } {
  const at = words.findIndex(
    ({ lower }, i) =>
      isVerb(lower, language) && (words.length > 1 || tellsWho(lower, language)) && !isNoun(words, i, language),
  );
  if (at < 0) return { at, end: 0, relation: null, changed: false, ended: false };
  let last = at;
  if (isAuxiliary(words[at]!.lower, language)) {
    for (let i = at + 1; i <= at + 3 && i < words.length; i++) {
      const { lower } = words[i]!;
      if (relationOf(lower, language) === 'call' && hasObjectAt(words, at + 1)) break;
      if ((relationOf(lower, language) !== undefined && !isAuxiliary(lower, language)) || isChange(lower, language)) {
        last = i;
        break;
      }
    }
  }
  const { lower } = words[last]!;
  const quits = words.slice(0, last).findIndex((_, i) => last - i <= QUITS_WITHIN && quitsAt(words, i));
  return {
    at: quits < 0 ? at : Math.min(at, quits),
    ended: quits >= 0,
    end: last + 1,
    relation: relationOf(lower, language) ?? (isAuxiliary(lower, language) ? 'be' : null),
    changed: isChange(lower, language),
  };
}

/** "Fumo": a verb that alone says who. */
const tellsWho = (word: string, language: Language): boolean => romanceOf(language)?.ofSpeaker.has(word) ?? false;

/** "Stopped smoking", "gave up drinking", "dejó de fumar", "a arrêté de fumer": the second verb no longer holds. */
const QUITS = /^(?:stop|stops|stopped|quit|quits|ceased|dejo|dejé|dejó|dejado|dejamos|arrête|arrêté|cessé)$/;
const QUITS_WITHIN = 2;

function quitsAt(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at]!.lower, words[at + 1]?.lower ?? ''];
  return QUITS.test(word) || (/^(?:gave|given|give)$/.test(word) && next === 'up');
}

const isVerb = (word: string, language: Language): boolean =>
  relationOf(word, language) !== undefined || isAuxiliary(word, language) || isChange(word, language);

/** "I have a cat called Mishi": what is called so is the cat. */
const hasObjectAt = (words: readonly Word[], at: number): boolean =>
  /^(?:have|has|had)$/.test(words[at - 1]!.lower) && /^(?:an?|my|our|two|three)$/.test(words[at]!.lower);

/** Whether the word is no verb where it stands: "the lead", "my younger son", "my brother Will". */
function isNoun(words: readonly Word[], at: number, language: Language): boolean {
  const { raw, lower } = words[at]!;
  const [previous, next] = [words[at - 1], words[at + 1]];
  // "Plan B costs"
  if (at === 0 && next !== undefined && isLetter(next)) return true;
  // "Team A has": no article.
  const before = previous === undefined || (at > 1 && isLetter(previous)) ? '' : previous.lower;
  if (isForeign(lower, language) && words.slice(0, at).some((word) => ENGLISH.has(word.lower))) return true;
  const romance = romanceOf(language);
  if (romance) return romance.determiners.has(before);
  if (!isAuxiliary(lower, language)) return DETERMINERS.has(before);
  const isName = (at === 0 ? /^\p{Lu}/u : /^(?:Will|May)$/u).test(raw);
  return isName || (DETERMINERS.has(before) && !SUBJECTS.has(before));
}
