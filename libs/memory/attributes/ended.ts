import { asksOfNothing } from './empty-words.js';
import type { Token } from './words.js';

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** How a language says that something is over. */
interface Ends {
  /** Verbs after which stands what is over: "sold the Jazz". */
  readonly before: ReadonlySet<string>;
  /** Words before which it stands: "the Toyota was stolen", "das Auto verkauft". */
  readonly after: ReadonlySet<string>;
  /** The same for words that end a clause: "the plaster's off", but not "Ada is off to Leeds". */
  readonly last?: ReadonlySet<string>;
  /** What is over does not go on behind these: "sold the Jazz to Alfie's dad". */
  readonly stop: ReadonlySet<string>;
}

const ENDS: Readonly<Record<string, Ends>> = {
  en: {
    before: set(
      `sold gave given ditched scrapped binned dropped lost crashed totalled cancelled canceled quit left leaving traded swapped stopped finished
      smashed donated rehomed closed`,
    ),
    after: set('sold stolen nicked closed cancelled canceled broken finished ended scrapped dropped closes ends died'),
    last: set('off over gone dead'),
    stop: set(
      `to for because after with and but at in on when since so from by last this before until as if that which who where while now yesterday today i we
      he she they it him her them me us you i'm we're he's she's they're it's`,
    ),
  },
  de: {
    before: set('verkaufe verkaufen verkaufte verkauften verlor verloren kündige kündigte'),
    after: set(
      `verkauft weg kaputt gestohlen geklaut gekündigt aufgegeben aufgehört abgegeben abgeschafft abgesagt vorbei beendet verschenkt
      verloren geschlossen ausgelaufen verschrottet abgemeldet verreckt gestorben hinüber`,
    ),
    last: set('ab tot'),
    stop: set('an auf bei für in nach zu zum zur mit von vom seit weil und aber am im aus'),
  },
  fr: {
    before: set(
      'vendu vendue vends vendons quitté quitte arrêté arrête perdu perdue donné donnée rendu rendue résilié lâché',
    ),
    after: set(
      'vendu vendue volé volée mort morte fini finie terminé terminée fermé fermée cassé cassée annulé annulée perdu perdue',
    ),
    stop: set('à au aux pour parce après avec et mais chez dans en sur depuis par de du quand car'),
  },
  es: {
    before: set(
      'vendí vendimos vendido dejé dejamos dejado perdí perdimos perdido regalé regalamos cancelé cancelamos robaron robado',
    ),
    after: set('acabó terminó cerró vendido vendida robado robada roto rota cancelado cancelada perdido perdida'),
    stop: set('a al para porque después con y pero en desde por de del cuando'),
  },
};
/** Maximum number of words between such a word and what is over. */
const WITHIN = 5;

/**
 * The words for what a text says is over, by their place: "Jazz" in "Sold the Jazz to Alfie's dad", "Plaster" in "Plaster's off". The subject of
 * a verb with an object is not: who left the choir still lives.
 */
export function endedIn(tokens: readonly Token[], language: string): readonly Token[] {
  const ends = ENDS[language];
  if (!ends) return [];
  const says = ({ word }: Token) => !asksOfNothing(word, language) && !ends.before.has(word) && !ends.after.has(word);
  return tokens.flatMap(({ word }, at) => {
    const objects = ends.before.has(word) ? wordsAfter(at) : [];
    return objects.length > 0 || !(ends.after.has(word) || isLast(at)) ? objects : wordsBefore(at);
  });

  function isLast(at: number): boolean {
    const next = tokens[at + 1];
    return (ends!.last?.has(tokens[at]!.word) ?? false) && (!next || next.begins || next.apart);
  }

  function wordsAfter(at: number): readonly Token[] {
    const found: Token[] = [];
    for (const token of tokens.slice(at + 1, at + 1 + WITHIN)) {
      if (token.begins || token.apart || ends!.stop.has(token.word)) break;
      if (says(token)) found.push(token);
    }
    return found;
  }

  function wordsBefore(at: number): readonly Token[] {
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
