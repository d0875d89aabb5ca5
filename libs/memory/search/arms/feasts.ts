import { DAY_MS } from '@kernel/durations.js';
import { YEAR } from '@memory/timeline/calendar.js';

/** Seasons of the northern hemisphere with their first month, and the holidays named after them. */
const SEASONS: readonly (readonly [names: string, first: number])[] = [
  ['spring|frühling|frühjahr|printemps|primavera|lente', 2],
  ['summer(?: holidays?| months| vacation| break)?|sommer(?:ferien|urlaub)?|été|verano|estate|verão|zomer', 5],
  ['autumn|fall|herbst(?:ferien|urlaub)?|automne|otoño|autunno|outono|herfst', 8],
  ['winter(?: months)?|hiver|invierno|inverno', 11],
];
/** All names of seasons, as a pattern. */
export const SEASON = SEASONS.map(([names]) => names).join('|');

/** The first month of a season, from 0. */
export function seasonBegins(name: string): number | undefined {
  return SEASONS.find(([names]) => new RegExp(`^(?:${names})$`, 'iu').test(name))?.[1];
}

/** Feasts as patterns, with their first day and their number of days. A longer name stands before one that it begins with. */
export const FEASTS: readonly (readonly [names: string, of: (year: number) => number, days: number])[] = [
  ['christmas (?:holidays?|break|vacation)|weihnachtsferien', (year) => Date.UTC(year, 11, 21), 17],
  ['christmas(?: eve| day)?|xmas|weihnachten|weihnachtstage|heiligabend|noël|navidad|natale|kerst(?:mis)?', (year) => Date.UTC(year, 11, 24), 3],
  // Of a named year it is the first of January; that of no year is the turn of the year.
  [`(?:new year(?:['’]s)?(?: day)?|neujahr(?:stag)?|nouvel an|año nuevo|capodanno|ano novo)(?=,?\\s+(?:(?:of|de)\\s+)?${YEAR})`, (year) => Date.UTC(year, 0, 1), 1],
  ["new year(?:['’]s)?(?: eve| day)?|silvester|neujahr(?:stag)?|jahreswechsel|nouvel an|nochevieja|año nuevo|capodanno|ano novo|oud en nieuw", (year) => Date.UTC(year, 11, 31), 2],
  ['easter (?:holidays?|break|vacation)|osterferien', (year) => easterOf(year) - 9 * DAY_MS, 18],
  ['easter(?: monday| sunday| weekend)?|ostern|osterwochenende|pâques|semana santa|pasqua|páscoa|pasen', (year) => easterOf(year) - 2 * DAY_MS, 4],
  ['good friday|karfreitag', (year) => easterOf(year) - 2 * DAY_MS, 1],
  ['ascension day|(?:christi )?himmelfahrt', (year) => easterOf(year) + 39 * DAY_MS, 1],
  ['pentecost|whitsun|pfingsten|pfingstwochenende|pentecôte', (year) => easterOf(year) + 48 * DAY_MS, 3],
  ['carnival|mardi gras|karneval|fasching|fastnacht', (year) => easterOf(year) - 52 * DAY_MS, 6],
  ["valentine(?:['’]?s)?(?: day)?|valentinstag|saint-valentin|san valentín", (year) => Date.UTC(year, 1, 14), 1],
  ['halloween', (year) => Date.UTC(year, 9, 31), 1],
  ['thanksgiving', (year) => Date.UTC(year, 10, 22 + ((11 - new Date(Date.UTC(year, 10, 1)).getUTCDay()) % 7)), 4],
]; // prettier-ignore

/** Easter Sunday by the Gregorian calendar (Meeus, Jones and Butcher). */
function easterOf(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return Date.UTC(year, month - 1, day);
}
