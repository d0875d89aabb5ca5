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

export const YEAR = '(?:19|20)\\d\\d';
export const DAY_MS = 86_400_000;
