import { tellsHearsay } from './hearsay.js';
import { END_FORMS, type EndKind } from './plain-end-forms.js';

/** What a whole sentence says is over. */
export interface PlainEnd {
  readonly kind: EndKind;
  /** The words that name it, in lower case and without articles: "orion", "team". */
  readonly what: readonly string[];
  /** The last of these, unless a capital tells a name: "book", in "I dropped the chemistry book". */
  readonly head: string | null;
}

const words = (list: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])`, 'iu');
const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that say that something is over, and nothing else. */
const GONE =
  'die|died|dead|dying|passed away|quit|quitting|resign|resigned|resigning|fired|laid off|sell|sold|selling|cancel|cancell?ed|canceled|cancelling|expired?|lapsed?|shut down|terminated?|decommission(?:ed)?|phased? out|retired?|scrap|scrapped|dissolved?|disband(?:ed)?|rehomed?|get rid|getting rid|got rid|give up|gave up|giving up|dropped|break up|broke up|broken up|split up|divorced?|put down|put to sleep|stolen|dumped|ditch|ditched|abandon(?:ed)?|(?:is|are|was|were|be|been) (?:over|finished)';
/** Words that may be others too: "the end", "close to home". */
const ENDS = `${GONE}|end|ended|stop|stopped|leave|left|close|closed|drop`;
const FEW = "(?:[\\p{L}\\p{N}’'-]+ ){0,4}?";

/** Nothing ended: it nearly did, did not, may or will; or it ended for a while, or as a figure of speech. */
const DOUBTS: readonly RegExp[] = [
  words(
    `(?:almost|nearly|narrowly|practically|as good as|just about) (?:[\\p{L}’']+ ){0,3}?(?:${GONE}|left|ended|stopped|closed)`,
  ),
  new RegExp(
    `(?:(?<!\\p{L})(?:not|never|cannot|hardly|barely|nobody|no one)|n['’]t) ${FEW}(?:${GONE})(?!\\p{L})(?!.{0,60} (?:any ?more|any longer))`,
    'iu',
  ),
  words(
    `(?:shall|would|could|might|should|ought to|wants? to|wanted to|plan(?:s|ned)? to|hop(?:es?|ing) to|intends? to|(?:was|were|am|are|is) going to|about to|tempted to|tried to|tries to|trying to|threaten(?:s|ed)? to|refus(?:es|ed) to|thinking (?:of|about)|thought (?:of|about)|thinks? (?:of|about)|consider(?:s|ed|ing)?|offered .{1,30} to|afraid (?:that )?|fears?|feared|worr(?:y|ies|ied) (?:that|about)|whether|in case|supposed to|dream(?:s|t|ed)?|thought) ${FEW}(?:be |been |being |have )?(?:${ENDS})`,
  ),
  words(
    `(?:forg[eo]t(?:s|ting|ten)?|fail(?:s|ed)?|meant|means|needs?|needed|have|has|promis(?:es?|ed)|agreed?|agrees|vow(?:s|ed)|(?:ask|tell|beg|urge|advise|encourage|remind|expect)(?:s|d|ed|ing)?|told|urging|advising|begg(?:ed|ing)) (?:(?:me|us|him|her|them|you|(?:my|our|the) \\p{L}+) )?(?:not )?to (?:be )?(?:${ENDS})`,
  ),
  words(
    `(?:close to|verge of|talk(?:s|ed|ing)? (?:of|about)|imagin(?:es?|ed|ing)|dread(?:s|ed|ing)?|suggest(?:s|ed)?|recommend(?:s|ed)?|advised|against|instead of|without|wish(?:es|ed)?|wishing) ${FEW}(?:${ENDS}|closing|leaving|stopping|ending|cancelling|canceling|dropping)`,
  ),
  words(`rumou?rs? (?:[\\p{L}’'-]+ ){0,8}?(?:${GONE})`),
  // Not "in May".
  new RegExp(`(?<!\\p{L})(?:will|may) ${FEW}(?:be |have )?(?:${ENDS})(?!\\p{L})`, 'u'),
  /^(?:if|unless|what if|imagine|should|shall|did|does|is|are|was|were|has|have|will|can|wenn|falls|ob|si)(?!\p{L}).*\?$/iu,
  words(
    '(?:died|dying|dead) (?:laughing|inside|tired|serious|of (?:laughter|laughing|boredom|embarrassment|shame|joy|curiosity)|for|on (?:me|us)|down)',
  ),
  words(
    `(?:died|dead|shut down|closed|cancell?ed|canceled|ended|finished|left|quit|(?:switched|turned) off|(?:is|was|are|were|went) (?:down|off|over)) ${FEW}(?:for (?:maintenance|repairs?|lunch|now|today|(?:an?|one|two|three|a few|\\d+) (?:hours?|minutes?|days?|weeks?)|the (?:night|day|weekend|week|holidays|summer|winter|season))|(?:over|during) (?:the )?(?:weekend|night|holidays?|christmas|easter|summer|winter|lunch)|overnight|at night|every (?:night|day|week|weekend|month|evening|morning|year)|each \\p{L}+|temporarily|briefly|until|early|on (?:mon|tues|wednes|thurs|fri|satur|sun)days|at (?:\\d|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))`,
  ),
  words(
    '(?:is|are|was|were|came|comes|went|brought|turned|switched|put|got) (?:\\p{L}+ )?(?:back|up again|running again|alive|online again)(?: (?:up|on|online|again|now))?(?=\\W*$)|restarted|rebooted|reopened|resumed|revived|reinstated|restored|reactivated|came back|false alarm',
  ),
  words(`(?:ends|expires|runs out|lapses|terminates|finishes) (?:in|on|next|this|at the end|by) \\p{L}+`),
  words(
    '(?:ended|finished|closed) (?:with|well|badly|early|late|at (?!the end)|in (?:an? |tears|laughter)|on (?:an? |time))',
  ),
  words(
    `(?:${GONE}|stopped|left|closed) [^.]{0,60} but [^.]{0,40}(?:again|back|works|fixed|restarted|kept|keep|keeps|still)`,
  ),
  words(
    'left (?:\\p{L}+ ){1,3}(?:(?:yesterday|today|tonight|early|this morning|at \\p{L}+) )?for (?:an? |the )?(?:\\p{L}+ )?(?:conference|trip|holiday|weekend|meeting|visit|wedding|funeral|day|night|week)',
  ),
  // German, Spanish and French.
  words(
    '(?:fast|beinahe|nicht(?! mehr)|nie|kaum|überleg\\p{L}*|würden?|wäre[nt]?|hätten?|vielleicht|wird|werden|werde|soll|sollte|möchte|will|wollte) (?:[\\p{L}\\p{N}-]+,? ){0,5}?(?:zu )?(?:gestorben|sterben|gekündigt|kündigen|verkauft|verkaufen|entlassen|verlassen|aufgelöst|abgeschaltet|eingestellt|beendet|getrennt|aufgegeben|abgebrochen|eingeschläfert|tot)',
  ),
  words('endet|enden|läuft .{1,40} aus'),
  words(
    '(?:casi|no|nunca|quizás?|tal vez|pienso|quiero|voy a) (?:\\p{L}+ ){0,2}(?:mur\\p{L}+|muert[oa]|renunci\\p{L}+|dej\\p{L}+|vend\\p{L}+|cancel\\p{L}+|termin\\p{L}+|falleci\\p{L}+)|termina en|vence en',
  ),
  words(
    "(?:a|ai|avons) failli|(?:n['’]\\p{L}+|ne \\p{L}+) (?:pas|jamais) (?:\\p{L}+ ){0,2}(?:mort|démissionné|quitté|vendu|résilié|arrêté|annulé)e?|se termine en|vais (?:\\p{L}+ )?(?:démissionner|quitter|vendre|résilier|arrêter)",
  ),
];

/** Number of UTF-16 units read. */
const MOST = 300;
const SENTENCE = /(?<=[.!?])\s+|\n+/u;
const CLOSE = /[\s.!…]+$/u;

/** Whether it says that something did not end, not yet or not for good: "Milo almost died", "Jenkins is shut down every night". */
export function doubtsEnd(written: string): boolean {
  const text = written.slice(0, MOST);
  return tellsHearsay(text) || DOUBTS.some((form) => form.test(text));
}

const OF_OTHERS =
  /['’]s(?= )|(?<!\p{L})(?:his|her|their|your|seine?|ihre?|deine?|sus?|ses|leurs?|half|one|some|most|parts?|rest)(?!\p{L})/iu;
const NO_NAMES = set(`
  my our the a an this that these those all dear poor at with for of on to in from and sadly has have had been be was were is finally just recently
  mein meine meinen meinem meiner unser unsere unseren der die das den dem des ein eine einen bei beim mit im von vom zu zur leider
  mi mis nuestro nuestra el la los las un una de del en con le les l un une mon ma mes notre d du des au aux chez à avec mr mrs ms dr herr frau`);
const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** What whole sentences of a text say is over. Nothing if the text also doubts it. */
export function plainEndsIn(written: string): readonly PlainEnd[] {
  const text = written.slice(0, MOST);
  if (text.includes('?') || doubtsEnd(text)) return [];
  return text.split(SENTENCE).flatMap((sentence) => endsIn(sentence.replace(CLOSE, '')));
}

const namesIn = (text: string): string[] =>
  (text.match(TOKEN) ?? []).filter((word) => !NO_NAMES.has(word.toLowerCase()));
/** What follows says of what, or where. */
const OF = / (?:of|at|in|from|on|with) /iu;

function endsIn(sentence: string): PlainEnd[] {
  return END_FORMS.flatMap(({ kind, form }) => {
    const said = form
      .exec(sentence)
      ?.slice(1)
      .find((group) => group !== undefined);
    if (said === undefined || OF_OTHERS.test(said)) return [];
    const named = namesIn(said);
    const what = named.map((word) => word.toLowerCase());
    const last = namesIn(said.split(OF)[0] ?? '').at(-1) ?? '';
    const head = what.length < 2 || /^\p{Lu}/u.test(last) ? null : last;
    const without = kind === 'life' ? MACHINES : kind === 'thing' ? OCCASIONS : null;
    return what.length > 0 && !what.some((word) => without?.has(word)) ? [{ kind, what, head }] : [];
  });
}

/** One of many is over or called off, and the others take place. */
const OCCASIONS = set(`
  run meeting class lesson session game match call show concert party trip flight dinner lunch breakfast rehearsal training event workshop walk ride date
  appointment interview exam test delivery film movie season episode standup retro practice service mass visit booking`);

/** Their battery dies. */
const MACHINES = set(
  `phone mobile iphone laptop computer pc tablet ipad battery watch camera engine car router screen headphones kindle torch server wifi internet connection line
  handy akku rechner móvil teléfono portable téléphone batterie`,
);

/** What a sentence says has ended, by its first words: "The second season of Severance", with "season" as its head. */
export interface PartEnded {
  readonly what: readonly string[];
  /** Null if a capital tells a name. */
  readonly head: string | null;
  /** "neighbour", in "The neighbour's cat Ginger". */
  readonly owner: string | null;
}

const PART = new RegExp(
  String.raw`^((?:[\p{L}\p{N}’'&+./-]+ ){2,7}?)(?:has |have |had |almost |nearly |just |finally |recently |was |were |is |are |got |been )*(?:died|passed away|ended|expired|lapsed|ran out|closed|finished|folded|disbanded|dissolved|dead|over|cancelled|canceled|decommissioned|deprecated|phased out|retired|archived|shut down|scrapped|switched off|turned off|terminated|discontinued|deleted|removed|disbanded|laid off|stolen|sold)(?!\p{L})`,
  'iu',
);

/** English only. Null if it does not say so of two words or more. */
export function partEndedIn(written: string): PartEnded | null {
  const said = PART.exec(written.slice(0, MOST))?.[1]?.trim();
  if (said === undefined) return null;
  const last = namesIn(said.split(OF)[0] ?? '').at(-1);
  const what = namesIn(said).map((word) => word.toLowerCase());
  if (last === undefined || what.length < 2) return null;
  const owner = /([\p{L}-]+)['’]s /u.exec(said)?.[1]?.toLowerCase() ?? null;
  return { what, head: /^\p{Lu}/u.test(last) ? null : last, owner };
}

const LEFT_BY =
  /^((?!(?:I|We)(?!\p{L}))\p{Lu}\p{L}+|[Mm]y \p{L}+|(?:Half|Some|Many|Most|Two|Three|Four|Several)(?: of (?:the|my|our))? \p{L}+) (?:(?:has|have|just|recently) )?(?:left|quit|resigned from|retired from|dropped out of|stepped down from|(?:was|were) (?:fired|laid off|dismissed) (?:from|by|at)|dropped|dropped out)(?!\p{L})/u;

/** Who, in lower case, is said to have left something: "Leo left the Orion team". Null if it is the speaker. English only. */
export const whoLeft = (written: string): string | null =>
  LEFT_BY.exec(written.slice(0, MOST))?.[1]?.toLowerCase().split(' ').at(-1) ?? null;

/** Nouns for what binds somebody to a thing. An end may name it although the fact does not: "My contract with Globex ended". */
const BONDS = set(`
  job contract employment position subscription membership plan account policy lease licence license engagement relationship marriage
  vertrag abo abonnement stelle mitgliedschaft konto police
  suscripción contrato cuenta puesto abonnement contrat compte poste`);
/** Nouns for a kind of thing, which a name may follow or precede: "our dog Rex", "the Falcon project". */
const KINDS = set(`
  dog cat pet hamster rabbit parrot horse pony car bike motorbike van boat project team service server system tool app course class classes lesson lessons club choir band account
  hund katze kater pferd auto rad projekt team dienst server kurs verein chor perro perra gato gata coche proyecto equipo curso chien chienne chat voiture projet équipe cours`);

export const isBond = (word: string): boolean => BONDS.has(word);
export const isKind = (word: string): boolean => KINDS.has(word);
