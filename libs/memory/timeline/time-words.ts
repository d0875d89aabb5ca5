import { stemsOf } from '@memory/attributes/words.js';
import { MONTHS } from './calendar.js';

const LANGUAGES = ['en', 'de', 'fr', 'es'];
const WORDS = `${MONTHS.join(' ').replaceAll('|', ' ')} first second third fourth last next past early late mid beginning middle end start week weeks
  weekend weekends day days month months year years night morning evening afternoon quarter spring summer autumn fall winter season monday tuesday
  wednesday thursday friday saturday sunday yesterday ago during between over happen happened spend spent
  woche wochen wochenende tag tage monat monate jahr jahre nacht quartal anfang mitte ende erste ersten zweite letzte letzten letzter vorige voriges
  vergangene vergangenen frühling frühjahr sommer herbst winter montag dienstag mittwoch donnerstag freitag samstag sonntag gestern passiert
  geschehen verbracht los semaine mois année jour printemps été automne hiver semana mes año día primavera verano otoño invierno`;
const STEMS: ReadonlySet<string> = new Set(
  WORDS.split(/\s+/).flatMap((word) => LANGUAGES.map((language) => stemsOf({ word }, language))),
);

/** Whether a stem only says when. */
export function isTimeWord(stem: string): boolean {
  return STEMS.has(stem) || /^\d+(?:st|nd|rd|th)?$/.test(stem);
}
