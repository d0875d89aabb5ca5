import { allMatches } from '@kernel/all-matches.js';
import { isRelative } from './subject.js';
import type { Token } from './words.js';

/** How far behind its owner a relative stands: "Nora's old boss". */
const RELATIVE_WITHIN = 2;

/** The name of somebody whose relative a text begins with: "Nora's mother lives in Graz", "Noras Mutter wohnt in Graz". */
export function ownerOfSubject(text: string, tokens: readonly Token[], language: string): string | null {
  const [first] = tokens;
  if (!first?.capital) return null;
  const owned = tokens.slice(1, 1 + RELATIVE_WITHIN).some(({ word, begins }) => !begins && isRelative(word, language));
  if (!owned) return null;
  if (/^\P{L}{0,3}[\p{L}-]{1,40}['’]s /u.test(text)) return first.word;
  return language === 'de' && first.word.endsWith('s') ? first.word.slice(0, -1) : null;
}

const OWNER = /(?<!\p{L})(\p{Lu}[\p{L}-]{0,40})['’]s (\p{L}{1,40})(?: (\p{L}{1,40}))?/gu;

/** The names that a text gives only as the owner of a relative, in lower case: Alfie, of "Sold the Jazz to Alfie's dad". */
export function ownersOfRelatives(text: string, tokens: readonly Token[], language: string): readonly string[] {
  const owners = allMatches(text, OWNER).flatMap(([, owner = '', ...owned]) =>
    owned.some((word) => word && isRelative(word.toLowerCase(), language)) ? [owner.toLowerCase()] : [],
  );
  const times = (word: string, among: readonly string[]) => among.filter((one) => one === word).length;
  const words = tokens.map(({ word }) => word);
  return [...new Set(owners)].filter((owner) => times(owner, owners) >= times(owner, words));
}

const THEIRS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['his', 'her', 'their']),
  de: new Set('sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer'.split(' ')),
};
/** "Mein Bruder hat mir seine Wohnung überlassen": it is mine now. */
const GIVES = new Set(['mir', 'uns']);
/** What ends the words that "his" covers: "I gave her the keys". */
const ENDS_OWNED = new Set('a an the my our at to in with for of by from on about and is was that'.split(' '));
/** How many words "his" covers: "his new manager". */
const OWNED_WITHIN = 2;

/** Which words of an English or German text somebody else owns by a pronoun: the manager, in "Mo told me his manager is Greet". */
export function ownedByOthers(tokens: readonly Token[], language: string): readonly boolean[] {
  const owned = tokens.map(() => false);
  const theirs = THEIRS[language];
  if (!theirs || tokens.some(({ word }) => GIVES.has(word))) return owned;
  for (const [at, { word }] of tokens.entries()) {
    if (!theirs.has(word)) continue;
    const covered = tokens.slice(at + 1, at + 1 + OWNED_WITHIN);
    const end = covered.findIndex((token) => token.begins || ENDS_OWNED.has(token.word));
    owned.fill(true, at + 1, at + 1 + (end < 0 ? covered.length : end));
  }
  return owned;
}

/** Who is none of us by the word: "Competitors promise …", "The partner's backups …", "The landlord across the street …". */
const STRANGERS: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /^(?:the |an? |our |most |other |many )*(competitors?|competition|rivals?|leaflet|brochure|blog post|article|tutorial|neighbou?rs|investors)(?!\p{L})/iu,
    /^(?:most|other|many) (companies|people|teams)(?!\p{L})/iu,
    /^(?:another|a different|some other) (\p{L}{1,40})(?! \p{L}+ed(?!\p{L}))(?!\p{L})/iu,
    /^(?:the |an? |our )?(?:old |new |previous |external |other )?(partners?|consultants?|contractors?|vendors?|suppliers?|competitors?|rivals?|customers?|clients?|agency|freelancers?)['’]/iu,
    /^\p{L}{1,40}['’]s? (side project|hobby project|homelab|start-?up)(?!\p{L})/iu,
    /^the \p{L}{1,40} (next door|across|upstairs|downstairs|opposite)(?!\p{L})/iu,
    /(?<!\p{L})(?:in|on) (?:the |our )?(staging|sandbox|qa|dev|demo)(?!\p{L})/iu,
    /(?<!\p{L})(?:in|on|for) (?:the |our |my )?(demo|test|dev|development|preview) (?:environment|env|cluster|server|system|instance|database|account)(?!\p{L})/iu,
  ],
  de: [
    /^(?:die |der |das |ein(?:e|ige)? |unsere? |andere |viele |meine |alle )*(nachbarn|konkurrenz|konkurrenten|mitbewerber|kunden|kundin|partnerfirma|berater|lieferanten?|anbieter|leute|firmen)(?!\p{L})/iu,
  ],
  fr: [/^(?:les |mes |nos |la |des |le )*(voisins|concurrents|concurrence|clients|fournisseurs?|gens)(?!\p{L})/iu],
  es: [
    /^(?:los |las |mis |nuestros |la |el )*(vecinos|competidores|competencia|clientes|proveedor(?:es)?|gente)(?!\p{L})/iu,
  ],
};

/** Of whom or what else a text tells, in lower case: the partner, in "The partner's backups run at 4", staging, in "On staging it is Node 18". */
export function ofElse(text: string, language: string): string | null {
  for (const form of STRANGERS[language] ?? []) {
    const [, stranger] = form.exec(text) ?? [];
    if (stranger) return stranger.toLowerCase().split(' ')[0]!;
  }
  return null;
}
