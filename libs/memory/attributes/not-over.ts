/**
 * Phrases in which an English word for an end has another meaning: "my *left* knee", "I'm *not leaving* Acme", "I *left* my
 * phone at Ana's", "the gym is *closed* today".
 */
const B = String.raw`(?<![\p{L}'’])`;
const E = String.raw`(?![\p{L}'’])`;
const OWNED = String.raw`(?:the|my|our|his|her|their|your|a|an)`;
const END =
  'left|leave|leaving|sold|sell|selling|quit|quitting|stop|stopped|stopping|gave|give|giving|given|drop|dropped|dropping|lost|lose|losing|finished|closed|close|closing|cancelled|canceled|cancel|replaced|replace|gone|getting rid|get rid|ditch|ditched|swap|swapped|trade|traded';
const DATE =
  'january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|(?:19|20)\\d\\d|time|the end|the beginning|good terms';

/** "Left" as a side or a remainder: "on my left", "the left one", "there is milk left". */
const SIDE = new RegExp(`${B}(?:${OWNED}|on|to|turn|turned|is|are|was|were) left${E}`, 'giu');
const NEGATED = new RegExp(
  `(?:${B}(?:not|never|cannot)|n['’]t)(?: \\p{L}+){0,2}? (?:${END})${E}(?!.{0,60} any ?(?:more|longer))`,
  'giu',
);
/** Leaving one of these is an end, even with a place: "I left my job at Acme". */
const OF_MEMBERS =
  'jobs?|position|post|role|career|team|company|firm|startup|business|choir|band|orchestra|club|gym|school|university|course|class|church|party|group|board|union|army|network|flat|house|apartment';
/** Something was forgotten, dropped or brought somewhere. */
const LAID = new RegExp(
  `${B}(?:left|dropped|leave|drop) (?:${OWNED}|him|her|them)(?!(?: [\\p{L}'’-]+){0,2} (?:${OF_MEMBERS})${E})(?: [\\p{L}\\p{N}'’-]+){0,3} (?:at|in|on|behind|off|with|under|inside|outside|by|near|beside|into|down|home)${E}(?! (?:${DATE})${E})`,
  'giu',
);
const BEHIND = new RegExp(
  `${B}left behind${E}|${B}left ${OWNED}(?: \\p{L}+){1,3} (?:home|there|here|behind)${E}`,
  'giu',
);
/** A temporary end. */
const FOR_NOW = new RegExp(
  `${B}(?:closed|gone|off|away) (?:for (?!good)|to |until|till|between|on|from \\d|at |today|tonight|tomorrow|this |all day|over |during )`,
  'giu',
);
/** Replaces such a word. It names nothing and ends nothing. */
const KEPT = 'kept';
const WORD = new RegExp(`${B}(?:${END}|off|away|behind)${E}`, 'giu');

/** Whether it denies an end: "We did not sell the Volvo". */
export const deniesEnd = (text: string): boolean => text.search(NEGATED) >= 0;

/** Whether it says where something was left or dropped: "I left my cello at Ana's". The owner stays the same. */
export const tellsWhereLeft = (text: string): boolean => [LAID, BEHIND].some((form) => text.search(form) >= 0);

/** Idioms for an end, each with a plain word. */
const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `${B}(?:went|gone|sent|taken|hauled|towed|off) to (?:the |a )?(?:scrap(?:per|yard|heap| yard| heap)?|breakers?(?:['’]s)?(?: yard)?|junkyard|dump|tip|crusher|charity shop|thrift store)${E}`,
      'giu',
    ),
    'scrapped',
  ],
  [new RegExp(`${B}bit the dust${E}|${B}gave up the ghost${E}|${B}conked out${E}`, 'giu'), 'died'],
  [new RegExp(`(?<=${B}and \\p{L}{1,30} are )(?:done|through|finished|history|no more)${E}`, 'giu'), 'over'],
];

/** Replaces words for an end that have another meaning, and idioms for an end by a plain word. */
export function withPlainEnds(text: string, language: string): string {
  if (language !== 'en') return text;
  const real = [NEGATED, SIDE, LAID, BEHIND, FOR_NOW].reduce(
    (said, form) => said.replace(form, (phrase) => phrase.replace(WORD, KEPT)),
    text,
  );
  return IDIOMS.reduce((said, [idiom, plain]) => said.replace(idiom, plain), real);
}
