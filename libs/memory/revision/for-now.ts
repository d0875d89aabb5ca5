const B = String.raw`(?<![\p{L}\p{M}'’])`;
const E = String.raw`(?![\p{L}\p{M}])`;

const COUNT = '(?:an?|two|three|four|five|six|a few|a couple of|several|\\d{1,2})';
const LENGTH = `(?:for|until|till) (?:${COUNT} |the |next |then )?\\p{L}+|(?:this|next) (?:week|month)|all (?:week|month|day)|today|tomorrow`;
const ABSENT =
  '(?:off(?: sick| ill)?|away|out (?:sick|of (?:the )?office)|ill|sick|abroad|in hospital|on (?:holiday|vacation|sabbatical|training|jury duty|a course|(?:(?:parental|maternity|paternity|sick|annual) )?leave))';
const BACK = '(?:back|better|well again|home|returns?)';

/** English: "off for two weeks", "away in Japan until September", "while she's away", "until Ingrid is back". */
const ENGLISH = [
  `${ABSENT}(?: (?:in|at|with) [^,;.]{1,30}?)? (?:${LENGTH})`,
  `while (?:\\p{L}+ )?(?:\\p{L}+ (?:is|are)|\\p{L}+['’](?:s|re|m)) (?:${ABSENT}|gone|recovering|travelling|traveling)`,
  `(?:until|till) (?:\\p{L}+ )?(?:\\p{L}+ (?:is|are|gets?|comes?)|\\p{L}+['’](?:s|re|m)) ${BACK}`,
  '(?:just|only) (?:for )?(?:this|the) (?:once|week|month|weekend|day)|just this once|temporarily|in the meantime',
];
const GERMAN = [
  '(?:im urlaub|in urlaub|krank(?:geschrieben)?|auf (?:schulung|dienstreise|reha|kur|fortbildung)|verreist|in elternzeit|abwesend|nicht da)',
  'vorübergehend|vertretungsweise|aushilfsweise|vertritt|solange \\p{L}+ [^,;.]{1,40}(?:weg|da|krank|fehlt)',
];
const SPANISH = [
  'mientras tanto|mientras (?:est[áée]\\p{L}*|dure\\p{L}*)|(?:de|tiene|tengo) vacaciones|(?<!(?:di|dio|dimos|dado|darme|darse) )de baja|temporalmente|provisionalmente',
];
const FRENCH = [
  'pendant (?:que|son|sa|ses|les vacances)|en (?:vacances|congés?|arrêt|formation)|provisoirement|temporairement',
];

const FORMS: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries({ en: ENGLISH, de: GERMAN, es: SPANISH, fr: FRENCH }).map(([language, forms]) => [
    language,
    new RegExp(`${B}(?:${forms.join('|')})${E}`, 'iu'),
  ]),
);

/** Whether a text tells how things are for a while: "Nadia is off for two weeks, Lukas is minding billing". What it is otherwise still holds. */
export const tellsForNow = (text: string, language: string): boolean => FORMS[language]?.test(text) ?? false;
