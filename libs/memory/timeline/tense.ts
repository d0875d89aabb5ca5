const B = String.raw`(?<![\p{L}\p{M}])`;
const E = String.raw`(?![\p{L}\p{M}])`;
export const wordsOf = (words: string): RegExp =>
  new RegExp(`${B}(?:${words.trim().replace(/\s*\|\s*/g, '|')})${E}`, 'iu');

/** Announces a change. */
export const ANNOUNCES = wordsOf(
  String.raw`will|won['’]t|(?:\p{L}+['’]ll)|going to|start(?:s|ing)?|begin(?:s|ning)?|mov(?:e|es|ing)|switch(?:es|ing)?|chang(?:e|es|ing)|
  join(?:s|ing)?|tak(?:e|es|ing) over|becom(?:e|es|ing)|rais(?:es|ing)|ris(?:es|ing)|go(?:es|ing) (?:up|down)|upgrad(?:e|es|ing)|migrat(?:e|es|ing)|
  werden?|wird|zieh(?:e|en|t)|umziehen|anfangen|fang(?:e|en|t)|fängt|beginn(?:e|en|t)|start(?:e|en|et)|wechs(?:le|eln|elt)|
  übernehmen?|übernimmt|steigt|erhöht|umsteigen|steigen?`,
);
/** Describes the present or a wish. */
const IS = wordsOf(
  String.raw`is|are|i am|can|could|should|would|may(?= \p{Ll}+)|must|wants?|hopes?|need|let['’]s|\p{L}+['’](?:m|re|d)|(?:it|he|she|that|there)['’]s|sollen?|soll|wollen|möchten?|muss|müssen`,
);
/** The date of an arrangement may lie ahead: "Booked a stall on 14 May." */
const ARRANGES = new RegExp(
  String.raw`${B}(?:book|schedul|plann|reserv|arrang|register|sign(?:ed|s)? up|enrol|enter(?:ed)?${E}|appl(?:y|ied)|invit|order|agree|decid|promis|announc|wanted|hoped|intend|expect|suppos|due${E}|postpon|delay|push|put off|confirm|accept|offer|hired|appointments?${E}|slots?${E}|tickets?${E}|flights?${E}|deadline|\p{L}*termin|gebuch|geplan|vereinbar|verschob|reservier|bestell|verabred)`,
  'iu',
);
/** A verb in the past tense. "Need" and "speed" are none. */
const DID = wordsOf(
  String.raw`was|were|had|did|ran|went|drove|flew|rode|swam|hiked|began|left|quit|broke|came|took|bought|sold|found|met|made|got|lost|won|saw|ate|slept|taught|grew|lived|worked|moved|switched|started|stopped|
  joined|changed|married|divorced|separated|opened|closed|finished|completed|passed|failed|graduated|sprained|recovered|replaced|stayed|visited|rented|learn(?:ed|t)|relocated|emigrated|arrived|hosted|fell|hurt|
  caught|sang|spent|built|wrote|died|ended|(?:i|we|he|she|they) (?:\p{L}+ly |just |also |both )?\p{L}{2,20}(?<!e)ed|
  war(?:en)?|hatten?|wurden?|ging(?:en)?|fuhr(?:en)?|kam(?:en)?|zog(?:en)?|lief(?:en)?|(?:habe?|haben|hat|bin|sind|ist)(?= .{1,80}${B}(?:\p{L}{0,4}ge\p{L}{2,20}[tn]|\p{L}{2,20}iert)${E})`,
);

/** Where a clause ends. */
const ENDS_CLAUSE = String.raw`[.!?;:\n]\s|,\s|\s(?:and|but|so|und|aber|et|mais|y|pero)\s`;
const LAST_CLAUSE = new RegExp(`^.*(?:${ENDS_CLAUSE})`, 'isu');
const NEXT_CLAUSE = new RegExp(`(?:${ENDS_CLAUSE}).*$`, 'isu');
/** Prepositions right before the date of an event. Not "for" or "to", as in "moved to 10 December". */
const AT = new RegExp(
  `${B}(?:on|in|am|im|early|late|mid|anfang|mitte|ende)(?:\\s(?:the|early|late|mid))?[\\s-]+$`,
  'iu',
);
const OF = 'the|my|our|his|her|their|de[mr]|(?:mein|unser|sein|ihr)e[mr]|la|le|mon|ma|notre|el|mi|nuestr[oa]';
/** Words before a date that had already begun: "since April", "since starting there in April", "nach dem Umzug im Mai". */
const SINCE = new RegExp(
  `${B}(?:(?:since|seit|depuis|desde)(?:\\s(?:the|early|mid|late|anfang|mitte|ende|dem|der|le|el))*` +
    `|(?:since|after)\\s\\p{L}+ing(?:\\s\\p{L}+){1,6}|(?:since|after|seit|nach|depuis|desde|après)\\s(?:${OF})\\s\\p{L}+\\s(?:in|on|im|am|en|le))[\\s-]+$`,
  'iu',
);

/** Whether a date in a text is past, by a verb in its clause or because something holds since then. @param date its position */
export function isOfPast(text: string, date: { readonly from: number; readonly to: number }): boolean {
  const [before, after] = [text.slice(0, date.from), text.slice(date.to)];
  const rest = after.replace(/[.!?;\n]\s.*$/su, '');
  if (SINCE.test(before)) return !ANNOUNCES.test(rest);
  if (!AT.test(before)) return false;
  const head = before.replace(LAST_CLAUSE, '');
  // "In April, I ran the marathon": the clause continues after the comma.
  const tail = (/^\S+\s+$/u.test(head) ? after.replace(/^,\s/u, ' ') : after).replace(NEXT_CLAUSE, '');
  const clause = `${head}${tail}`;
  return DID.test(clause) && ![ANNOUNCES, IS, ARRANGES].some((ahead) => ahead.test(clause));
}
