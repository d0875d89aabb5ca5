// @ts-expect-error The package ships no types: an object of string arrays, one a language.
import * as stopword from 'stopword';

const PACKAGE = stopword as unknown as Readonly<Record<string, readonly string[] | undefined>>;

/** ISO 639-1 → the package's name for the list. `porBr` is left out: it drops nouns such as "work" and "journey". */
// prettier-ignore
const LISTS: Readonly<Record<string, string>> = {
  en: 'eng', de: 'deu', fr: 'fra', es: 'spa', it: 'ita', pt: 'por', nl: 'nld', sv: 'swe', da: 'dan', no: 'nob',
  fi: 'fin', pl: 'pol', cs: 'ces', ro: 'ron', hu: 'hun', tr: 'tur', id: 'ind', lt: 'lit', ga: 'gle',
  ru: 'rus', uk: 'ukr', bg: 'bul', el: 'ell', ar: 'ara', fa: 'fas', ur: 'urd', he: 'heb', hy: 'hye',
  hi: 'hin', mr: 'mar', bn: 'ben', gu: 'guj', zh: 'zho', ja: 'jpn', ko: 'kor', th: 'tha', my: 'mya',
};

/** Function words missing from the package's list. Contractions are written without apostrophe, as `terms.ts` normalises them. */
const ADDED: Readonly<Record<string, string>> = {
  en: `does doing done having its itself myself yourself themselves ourselves herself us she hers ours yours theirs
    when why whom whose will shall may cannot dont doesnt didnt isnt arent wasnt werent havent hasnt hadnt wont wouldnt
    couldnt shouldnt im ive youre youve theyre weve so just really oh hey yeah yes ok okay`,
  es: `es son era eran fue soy eres somos está están estoy estamos estaba ser estar he ha han hemos había haber hay tengo tiene tienen tenemos tenía
    mis tus este estos estas esta esa esos esas nuestro nuestra nuestros nuestras nosotros ellos ellas les cuál cuáles cuánto cuánta cuántos cuántas
    cuándo dónde cómo quién quiénes entre aquí allí si voy va vamos`,
  fr: 'comment quand quoi combien ça cest jai si comme dont lorsque très donc chez nest quest était vais va',
  zh: '什么 怎么 我们 你们 他们 她们 这个 那个',
};

/** Words that the lists drop but that matter in memories: negations, numbers, times, people. */
const KEPT: Readonly<Record<string, string>> = {
  en: 'never under like make came come take way well said',
  de: `nicht nichts nie niemand niemandem niemanden nein kein keine keinem keinen keiner keines ohne jahr jahre jahren tag tage
    tagen uhr zeit mann mensch menschen morgen heute drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig zwei ordnung
    gott startseite wahr schlecht kurz ernst ende teil beispiel satt`,
  fr: 'ne pas sans',
  es: 'no ni sin contra',
  it: 'non contro',
  pt: 'não nem sem',
  nl: 'niet niets geen zonder tegen',
  sv: `inte aldrig ej icke ingen ingenting inget inga nej utan beslut dag dagar dagarna dagen idag igår imorgon övermorgon
    vänster höger hundra två tre fyra fem sex sju åtta nio tio`,
  da: 'ikke ingen intet uden nej',
  no: 'ikke ingen uten nei',
  fi: 'ei ensimmäinen ensimmäisen kaksi kolme yksi vuonna vuoden vuosina vuotta luvun luvulla kauden kaudella',
  pl: 'nie nigdy nic bez nikt żaden żadna żadne pan pana pani lat roku dziś dzisiaj',
  hu: 'nem ne nincs soha senki semmi semmilyen nélkül cikk cikkek cikkeket tegnap holnap ma napot',
  tr: 'değil hiç yok',
  id: 'tidak bukan jangan tanpa belum bapak bulan masalah bekerja',
  ru: 'не ни нет никогда ничего без нельзя сегодня два три',
  uk: 'не ні немає ніколи нічого без',
  ar: 'لا لم لن ليس غير دون بدون سنة سنوات مليون مليار زيارة صباح مساء',
  zh: '不 没 谁 年 月 日 时 分 秒 几 多 少 小 做 看 说 儿',
  ja: 'ない なく なかっ',
  th: 'ไม่ วัน',
};

const split = (words: string | undefined): string[] => words?.split(/\s+/) ?? [];

/** Languages whose lists detectLanguage may count. `detectionVotes` contains indexes into this. */
export const VOTING_LANGUAGES: readonly string[] = Object.keys(LISTS);

const NONE: ReadonlySet<string> = new Set();
const sets = new Map<string, ReadonlySet<string>>();

/** The stop words of a language, left out of documents and queries; empty if no list is known. Lower case, NFKC. */
export function stopWords(language: string): ReadonlySet<string> {
  if (!Object.hasOwn(LISTS, language)) return NONE;
  let set = sets.get(language);
  if (set === undefined) {
    const kept = new Set(split(KEPT[language]));
    const listed = [...(PACKAGE[LISTS[language]!] ?? []), ...split(ADDED[language])];
    set = new Set(listed.map((word) => word.normalize('NFKC')).filter((word) => !kept.has(word)));
    sets.set(language, set);
  }
  return set;
}

let votes: ReadonlyMap<string, readonly number[]> | undefined;

/** Stop word → indexes into VOTING_LANGUAGES. Single letters are left out. */
export function detectionVotes(): ReadonlyMap<string, readonly number[]> {
  if (votes !== undefined) return votes;
  const made = new Map<string, number[]>();
  VOTING_LANGUAGES.forEach((language, index) => {
    for (const word of new Set([...(PACKAGE[LISTS[language]!] ?? []), ...split(ADDED[language])])) {
      if (word.length < 2) continue;
      const known = made.get(word);
      if (known) known.push(index);
      else made.set(word, [index]);
    }
  });
  return (votes = made);
}
