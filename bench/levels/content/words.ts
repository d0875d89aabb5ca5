/** Invented, or too common to identify anybody. The second half of each list is for distracting memories. */
const EVENTS = [
  'Northern Harbour Games',
  'Alpine Rowing Cup',
  'Lakeland Student Games',
  'Meridian Island Games',
  'Coastal Masters',
  'Highland Trophy',
  'Delta Winter Festival',
  'Granite Valley Games',
];
const PLACES = [
  'Torvik',
  'Maravel',
  'Oldenmoor',
  'Kestrel Bay',
  'Sandrune',
  'Velmora',
  'Hartwick',
  'Brenholm',
  'Calder Point',
  'Eskdale',
  'Fjordby',
  'Granmere',
  'Ilmarin',
  'Juniper Falls',
];
const PEOPLE = [
  'Marta Lindqvist',
  'Tomas Berger',
  'Aino Salmela',
  'Rafael Quint',
  'Ingrid Solheim',
  'Pavel Horak',
  'Lucia Ferrand',
  'Niko Aalto',
  'Hanna Weiss',
  'Oskar Brandt',
  'Elif Demir',
  'Jonas Krull',
  'Mirela Popa',
  'Stellan Roos',
];
const TOOLS = ['corvid', 'plinth', 'marlin', 'tessel', 'quarry', 'bramble', 'lantern', 'gimbal'];
const FRAMEWORKS = [
  'Ember Nine',
  'Kite',
  'Lattice',
  'Moss',
  'Nimbus',
  'Orchard',
  'Pylon',
  'Quill',
  'Rook',
  'Sable',
  'Tundra',
  'Umbra',
];
const SPORTS = [
  'orienteering',
  'canoe slalom',
  'ski jumping',
  'archery',
  'fencing',
  'curling',
  'sculling',
  'speed climbing',
];

export interface Words {
  readonly events: readonly string[];
  readonly places: readonly string[];
  readonly people: readonly string[];
  readonly tools: readonly string[];
  readonly frameworks: readonly string[];
  readonly sports: readonly string[];
}

const half = (words: readonly string[], second: boolean) => words.filter((_, place) => place % 2 === (second ? 1 : 0));

/** Those asked about and those that distract: never the same event, person or tool. */
export function wordsOf(asked: boolean): Words {
  return {
    events: half(EVENTS, !asked), places: half(PLACES, !asked), people: half(PEOPLE, !asked), tools: half(TOOLS, !asked),
    frameworks: half(FRAMEWORKS, !asked), sports: half(SPORTS, !asked),
  }; // prettier-ignore
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']; // prettier-ignore

/** "February 13", with months from 1. */
export const dayName = (month: number, day: number): string => `${MONTHS[month - 1]} ${day}`;
export const isoDay = (month: number, day: number): string =>
  `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
export const ordinal = (number: number): string =>
  `${number}${number % 10 === 1 && number !== 11 ? 'st' : number % 10 === 2 && number !== 12 ? 'nd' : number % 10 === 3 && number !== 13 ? 'rd' : 'th'}`;
