import { stemsOf } from '@memory/attributes/words.js';
import { MONTHS } from './calendar.js';

const LANGUAGES = ['en', 'de', 'fr', 'es'];
const WORDS = `${MONTHS.join(' ').replaceAll('|', ' ')} first second third fourth last next past early late mid beginning middle end start week weeks
  weekend weekends day days month months year years night morning evening afternoon quarter spring summer autumn fall winter season yesterday ago during between over happen happened spend spent
  woche wochen wochenende tag tage monat monate jahr jahre nacht quartal anfang mitte ende erste ersten zweite letzte letzten letzter vorige voriges
  vergangene vergangenen frühling frühjahr sommer herbst winter gestern passiert
  geschehen verbracht los semaine mois année jour printemps été automne hiver semana mes año día primavera verano otoño invierno`;
const WEEKDAYS = `monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag`;
const stemsAmong = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).flatMap((word) => LANGUAGES.map((language) => stemsOf({ word }, language))));
const WEEKDAY_STEMS = stemsAmong(WEEKDAYS);
const STEMS = stemsAmong(WORDS);

/** A weekday may be a habit: "I'm off on Fridays". */
export function isWeekday(stem: string): boolean {
  return WEEKDAY_STEMS.has(stem);
}

/** The stems of the words for a time, in any language that they may be of. */
export function timeStems(said: string): ReadonlySet<string> {
  return stemsAmong(
    said
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
}

/** Whether a stem only says when. */
export function isTimeWord(stem: string): boolean {
  return STEMS.has(stem) || isWeekday(stem) || /^\d+(?:st|nd|rd|th)?$/.test(stem);
}
