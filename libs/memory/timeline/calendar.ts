/** Names of the months in English, German, French, Spanish, Italian, Portuguese and Dutch, as patterns. */
export const MONTHS: readonly string[] = [
  'january|jan|januar|jänner|janvier|enero|gennaio|janeiro|januari',
  'february|feb|februar|feber|février|febrero|febbraio|fevereiro|februari',
  'march|mar|märz|mars|marzo|março|maart',
  'april|apr|avril|abril|aprile',
  'may|mai|mayo|maggio|maio|mei',
  'june|jun|juni|juin|junio|giugno|junho',
  'july|jul|juli|juillet|julio|luglio|julho',
  'august|aug|août|agosto|augustus',
  'september|sept|sep|septembre|septiembre|settembre|setembro',
  'october|oct|oktober|okt|octobre|octubre|ottobre|outubro',
  'november|nov|novembre|noviembre|novembro',
  'december|dec|dezember|dez|décembre|diciembre|dicembre|dezembro',
];
export const MONTH = `(?:${MONTHS.join('|')})`;
const MONTH_OF = new Map(MONTHS.flatMap((names, month) => names.split('|').map((name) => [name, month] as const)));

/** From 0; −1 if it is no month. */
export function monthOf(name = ''): number {
  return MONTH_OF.get(name.toLowerCase()) ?? -1;
}

/** Parts of a month in words, as patterns. Days count from 1; `to` is exclusive, and at most the end of the month. */
export const PARTS_OF_MONTH: readonly (readonly [names: string, from: number, to: number])[] = [
  ['early|beginning of|start of|anfang|début|principios de|inizio', 1, 11],
  ['mid|middle of|mitte|mi|mediados de|metà', 10, 21],
  ['late|end of|ende|fin|finales de|fine', 20, 32],
  ['(?:the )?(?:first|1st) half (?:of|in)|erste[nr]? hälfte (?:des|vom|im)', 1, 16],
  ['(?:the )?(?:second|2nd) half (?:of|in)|zweite[nr]? hälfte (?:des|vom|im)', 15, 32],
  ['(?:the )?(?:first|1st) (?:few |couple (?:of )?)?days (?:of|in)|erste[nr]? tage[n]? (?:im|des)', 1, 6],
  ['(?:the )?last (?:few |couple (?:of )?)?days (?:of|in)|letzte[nr]? tage[n]? (?:im|des)', 25, 32],
  ['(?:the )?(?:first|1st) week (?:of|in)|erste[nr]? woche im', 1, 8],
  ['(?:the )?second week (?:of|in)|zweite[nr]? woche im', 8, 15],
  ['(?:the )?third week (?:of|in)|dritte[nr]? woche im', 15, 22],
  ['(?:the )?last week (?:of|in)|letzte[nr]? woche im', 24, 32],
];

export const YEAR = '(?:19|20)\\d\\d';
