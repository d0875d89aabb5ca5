/** In German the participle stands last. Behind its auxiliary it is read as in other languages: "Die Miete ist gestiegen auf 860 Euro". */

const CHANGED =
  'gestiegen|gesunken|gefallen|erhöht|angehoben|hochgesetzt|heraufgesetzt|gesenkt|herabgesetzt|reduziert|gekürzt|verlängert|verschoben|verlegt|vorverlegt|vorgezogen|umgestellt|aufgestockt|geändert';
const MOVED = 'gezogen|umgezogen';

const AUXILIARY = 'bin|ist|sind|habe|hat|haben|wurde|wurden';

const PERFECT = new RegExp(
  `^([^.,;:!?]{1,80}? (?:${AUXILIARY}))((?: [^.,;:!?]{1,80}?)?) ((?:auf|nach|zu|in|an) (?:[^.,;:!?]|(?<=\\d)[.,:]){1,80}?) (${CHANGED}|${MOVED})(?: worden)?[.!]?$`,
  'iu',
);

/** The verbs of change, and the auxiliaries, that a German text has beside the common ones. */
const CHANGES: ReadonlySet<string> = new Set(CHANGED.split('|'));
const AUXILIARIES: ReadonlySet<string> = new Set(['bin', 'wurde', 'wurden']);
/** "Nach Bonn", "auf 860 Euro". */
const TO: ReadonlySet<string> = new Set(['auf']);

export const isGermanChange = (word: string): boolean => CHANGES.has(word);
export const isGermanAuxiliary = (word: string): boolean => AUXILIARIES.has(word);
export const isGermanTo = (word: string): boolean => TO.has(word);

/** "Die Miete ist im Mai auf 860 Euro gestiegen" as "Die Miete ist gestiegen im Mai auf 860 Euro". */
const withParticipleFirst = (sentence: string): string => sentence.replace(PERFECT, '$1 $4$2 $3');

/** "Ich habe mit dem Rauchen aufgehört", "Lea hat aufgehört, Fleisch zu essen". */
const STOPPED: readonly (readonly [RegExp, string])[] = [
  [
    /^([^.;:!?]{1,60}?) (?:habe|hat|haben) (?:(?!(?:nicht|nie|fast|beinahe) )[\p{L}\p{N}.]+ ){0,4}?mit (?:dem |der |den )?([^.;:!?]{1,60}?) aufgehört[.!]?$/iu,
    '$1 $2 nicht mehr',
  ],
  [
    /^([^.;:!?]{1,60}?) (?:habe|hat|haben) (?:(?!(?:nicht|nie|fast|beinahe) )[\p{L}\p{N}.]+ ){0,4}?aufgehört,? ((?:[^.;:!?]{1,60} )?)zu (\p{L}+)[.!]?$/iu,
    '$1 $2$3 nicht mehr',
  ],
];

const asStopped = (sentence: string): string =>
  STOPPED.reduce((said, [form, plain]) => said.replace(form, plain), sentence);

/** The same statement in the order of other languages. */
export const inPlainOrder = (sentence: string): string => withParticipleFirst(asStopped(sentence));
