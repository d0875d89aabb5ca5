import { asksOfNothing } from './empty-words.js';
import type { Token } from './words.js';

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** How a language says that something is over. */
interface Ends {
  /** Words, or pairs of words, before what has ended: "sold the Jazz", "notice at Acme". */
  readonly before: ReadonlySet<string>;
  /** The same if something takes its place: "Y replaces X", "instead of the Jazz". */
  readonly replaced: ReadonlySet<string>;
  /** Words after what has ended: "the Toyota was stolen", "das Auto verkauft". */
  readonly after: ReadonlySet<string>;
  /** The same for words that end a clause: "the plaster's off", but not "Ada is off to Leeds". */
  readonly last?: ReadonlySet<string>;
  /** Words between such a verb and what has ended: "arrêté de fumer". */
  readonly joins?: ReadonlySet<string>;
  /** Words that end the phrase for what has ended: "sold the Jazz to Alfie's dad". */
  readonly stop: ReadonlySet<string>;
}

const ENDS: Readonly<Record<string, Ends>> = {
  en: {
    before: set(
      `sold gave given ditched scrapped binned dropped lost crashed totalled cancelled canceled quit quits left leaving traded swapped stopped finished
      smashed donated rehomed closed no_longer no_more came_off come_off notice_at resigned_from
      done_with finished_with bye goodbye ran_out run_out`,
    ),
    replaced: set('replaces replaced instead_of'),
    after: set(
      `sold stolen nicked closed cancelled canceled broken finished ended scrapped dropped closes ends died decommissioned deprecated archived
      removed deleted discontinued abolished drained emptied dissolved shut_down switched_off turned_off phased_out ran_out run_out`,
    ),
    last: set('off over gone dead'),
    stop: set(
      `to for because after with and but at in on when since so from by last this before until as if that which who where while now yesterday today i we
      he she they it him her them me us you i'm we're he's she's they're it's`,
    ),
  },
  de: {
    before: set('verkaufe verkaufen verkaufte verkauften verlor verloren kündige kündigte'),
    replaced: set('statt anstatt ersetzt ersetzte'),
    after: set(
      `verkauft weg kaputt gestohlen geklaut gekündigt aufgegeben aufgehört abgegeben abgeschafft abgesagt vorbei beendet verschenkt
      verloren geschlossen ausgelaufen verschrotten verschrottet storniert abgesetzt abbestellt entsorgt geschmissen hingeschmissen zurückgegeben
      weggegeben getrennt eingeschlafen eingeschläfert verstorben abgemeldet verreckt gestorben hinüber abgeschaltet stillgelegt eingestellt archiviert gelöscht entfernt aufgelöst zugemacht`,
    ),
    last: set('ab auf weg tot'),
    stop: set('an auf bei für in nach zu zum zur mit von vom seit weil und aber am im aus'),
  },
  fr: {
    before: set(
      'plus_besoin vendu vendue revendu revendue vends vendons quitté quitte arrêté arrête arrêter perdu perdue donné donnée rendu rendue résilié lâché',
    ),
    replaced: set('remplace remplacé remplacée lieu_de place_de'),
    after: set(
      'vendu vendue volé volée mort morte fini finie terminé terminée fermé fermée cassé cassée annulé annulée perdu perdue',
    ),
    joins: set('de du'),
    stop: set('à au aux pour parce après avec et mais chez dans en sur depuis par de du quand car'),
  },
  es: {
    before: set(
      'vendí vendimos vendido dejé dejamos dejado perdí perdimos perdido regalé regalamos regalado donado devuelto cancelé cancelamos robaron robado ya_no',
    ),
    replaced: set('sustituye sustituyó reemplaza vez_de lugar_de'),
    after: set('acabó terminó cerró vendido vendida robado robada roto rota cancelado cancelada perdido perdida'),
    joins: set('de del'),
    stop: set('a al para porque después con y pero en desde por de del cuando'),
  },
};
/** German separable verbs that end something, by their prefix: "Ich gebe den Chor auf", but not "Ich hole die Kinder ab". */
const SEPARATED: Readonly<Record<string, RegExp>> = {
  auf: /^(?:geb|gib|gab|hör|lös)/,
  ab: /^(?:geb|gib|gab|setz|schaff|bestell|meld|sag|ist|sind|war|komm|kam)/,
  weg: /^(?:geb|gib|gab|werf|wirf|warf|ist|sind|war)/,
};
/** Maximum number of words between such a word and what has ended. */
const WITHIN = 5;

/** The words for what a text says has ended, in order. */
export interface Ended {
  readonly ended: readonly Token[];
  /** Those of them that the text says are replaced. */
  readonly replaced: readonly Token[];
}

/**
 * Finds what a text says has ended: "Jazz" in "Sold the Jazz to Alfie's dad", "Plaster" in "Plaster's off". The subject of a verb with an
 * object has not ended: whoever left the choir is still there.
 */
export function endedIn(tokens: readonly Token[], language: string): Ended {
  const ends = ENDS[language];
  if (!ends) return { ended: [], replaced: [] };
  const [ended, replaced]: [Token[], Token[]] = [[], []];
  tokens.forEach(({ word }, at) => {
    const said = [ends.before, ends.replaced].map((words) => {
      if (words.has(`${word}_${tokens[at + 1]?.word}`)) return wordsAfter(at + 1);
      return words.has(word) ? wordsAfter(at) : [];
    });
    const [over = [], instead = []] = said;
    if (ends.replaced.has(word) && instead.length === 0 && word !== 'statt') instead.push(...wordsBefore(at));
    if (over.length === 0) over.push(...overBefore(word, at));
    ended.push(...over, ...instead);
    replaced.push(...instead);
  });
  return { ended, replaced };

  function overBefore(word: string, at: number): Token[] {
    if (language === 'de' && SEPARATED[word] && isLast(at)) return wordsSeparated(at);
    const isEnd = ends!.after.has(word) || ends!.after.has(`${word}_${tokens[at + 1]?.word}`);
    return isEnd || isLast(at) ? wordsBefore(at) : [];
  }

  function says({ word }: Token): boolean {
    const isVerb = ends!.before.has(word) || ends!.after.has(word) || ends!.replaced.has(word);
    return !isVerb && !asksOfNothing(word, language);
  }

  function isLast(at: number): boolean {
    const next = tokens[at + 1];
    return (ends!.last?.has(tokens[at]!.word) ?? false) && (!next || next.begins || next.apart);
  }

  function wordsSeparated(at: number): Token[] {
    const found: Token[] = [];
    for (let i = at - 1; i >= 0; i--) {
      if (SEPARATED[tokens[at]!.word]!.test(tokens[i]!.word)) return found.length > 0 ? found : wordsBefore(i);
      if (says(tokens[i]!)) found.push(tokens[i]!);
      if (tokens[i]!.begins || tokens[i]!.apart) break;
    }
    // "Gips ab!"
    return found.length === 1 ? found : [];
  }

  function wordsAfter(at: number): Token[] {
    const found: Token[] = [];
    for (const token of tokens.slice(at + 1, at + 1 + WITHIN)) {
      if (token.begins || token.apart) break;
      if (ends!.stop.has(token.word) && !(found.length === 0 && ends!.joins?.has(token.word))) break;
      // The verb of a German sentence follows its first phrase: "Statt Ramipril gibt es Candesartan".
      if (language === 'de' && !token.capital && found.at(-1)?.capital) break;
      if (says(token)) found.push(token);
    }
    return found;
  }

  function wordsBefore(at: number): Token[] {
    const found: Token[] = [];
    if (tokens[at]!.begins || tokens[at]!.apart) return found;
    for (let i = at - 1; i >= Math.max(0, at - WITHIN); i--) {
      if (ends!.stop.has(tokens[i]!.word)) break;
      if (says(tokens[i]!)) found.push(tokens[i]!);
      if (tokens[i]!.begins || tokens[i]!.apart) break;
    }
    return found;
  }
}
