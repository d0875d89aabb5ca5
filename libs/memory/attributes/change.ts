/** Typical words of a text about a change, in any area of life. One of several signs (`memory/timeline`). */
const CHANGE = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[
    'no longer|any ?more|instead|new|now|these days|nowadays|in the meantime|for the time being|since|as of|rather|by now|finally|again|turned out',
    'moved?|switch(?:ed)?|changed?|replac(?:ed|es|ing)|swapped|upgraded|raised|bumped|postponed|pushed|rescheduled',
    'left|leav(?:es|ing)|sold|gone|went|stopped|quit|gave up|given up|closed|ended|retired|died|(?:is|are) over',
    'cancell?ed|closes|closing|joined|slipped|doubled|halved|swaps?|traded|part-exchanged|scrapped|ditched|binned|got rid of|threw out',
    'took over|taken over|takes over|bec[ao]mes?|back to|up to|down to',
    'from (?:today|tomorrow|here on|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)',
    'nicht mehr|einstweilen|vorerst|statt|stattdessen|neue[rsnm]?|jetzt|inzwischen|mittlerweile|seit|ab|wieder|endlich|vorbei|weg',
    'gewechselt|umgezogen|gekündigt|verkauft|aufgehört|ersetzt|übernommen|übernimmt|verschoben|umgestiegen',
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
);

export function tellsOfChange(text: string): boolean {
  return CHANGE.test(text);
}

/** Words of a text that reports what has just begun or happened, and does not only plan it. */
const HAPPENED = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[
    'start(?:ed|s)|began|begun|bought|joined|opened|arrived|signed|installed|picked up|handed in|first (?:day|shift|week|time|class|lesson|night)',
    'done|finished|passed|born|(?:is|are|switched|turned) (?:off|on|live|out)|today|yesterday|this (?:week|morning|afternoon)|last night|tonight',
    'erste[rsn]? (?:tag|schicht|woche|mal|stunde|nacht)|angefangen|begonnen|gekauft|gestartet|eingezogen|unterschrieben|abgeholt|bekommen|bestanden',
    'fertig|geschafft|geboren|heute|gestern|diese woche|letzte nacht',
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
);

export function tellsWhatHappened(text: string): boolean {
  return HAPPENED.test(text) || CHANGE.test(text);
}
