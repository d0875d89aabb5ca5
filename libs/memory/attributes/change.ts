/** Typical words of a text about a change, in any area of life. One of several signs (`memory/timeline`). */
const CHANGE = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[
    'no longer|any ?more|instead|new|now|these days|nowadays|in the meantime|for the time being|since|as of|rather|by now|finally|again|turned out',
    'moved?|switch(?:ed)?|changed?|replac(?:ed|es|ing)|swapped|upgraded|raised|bumped|postponed|pushed|rescheduled',
    'left|leav(?:es|ing)|sold|gone|went|stopped|quit|gave up|given up|closed|ended|retired|died|(?:is|are) over',
    'took over|taken over|takes over|bec[ao]mes?|back to|up to|down to',
    'from (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)',
    'nicht mehr|einstweilen|vorerst|statt|stattdessen|neue[rsnm]?|jetzt|inzwischen|mittlerweile|seit|ab|wieder|endlich|vorbei|weg',
    'gewechselt|umgezogen|gekündigt|verkauft|aufgehört|ersetzt|übernommen|übernimmt|verschoben|umgestiegen',
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
);

export function tellsOfChange(text: string): boolean {
  return CHANGE.test(text);
}
